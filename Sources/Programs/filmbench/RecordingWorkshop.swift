import SegueFiles

/// Many short recordings of a screen, which are held to their goldens.
///
///     filmbench RENDER recordings
struct RecordingWorkshop {
  /// Number of recordings, number of distinct ones, and time limit for all of them together, in seconds.
  private static let count = 500
  private static let films = 20
  private static let limit = 20.0

  private let program: String
  private let folder: ScratchFolder

  /// Makes recordings as MP4, APNG and GIF, and says how long holding them to their goldens takes.
  static func measure(_ program: String) throws {
    for ending in ["mp4", "apng", "gif"] {
      let stage = try RecordingWorkshop(program)
      defer { stage.folder.remove() }
      try stage.film(ending)
      try stage.run(["record", "films/", "--goldens", "goldens/"])
      var cost = ProcessCost.most
      for _ in 0..<3 {
        cost = cost.least(try stage.run(["verify", "films/", "--goldens", "goldens/"]).cost)
      }
      Report.note(
        "\(count) recordings of 24 frames, 390x844, .\(ending): \(Report.milliseconds(cost.seconds)), of"
          + " processors \(Report.milliseconds(cost.processorSeconds)); on two processors it may be"
          + " \(Report.milliseconds(limit))")
    }
  }

  private init(_ program: String) throws {
    self.program = program
    folder = try ScratchFolder()
  }

  @discardableResult
  private func run(_ words: [String]) throws -> Child {
    let words = words.map { $0.contains("/") || $0.contains(".") ? "\(folder.path)/\($0)" : $0 }
    return try Child.run([program] + words, output: "/dev/null")
  }

  /// Films of a screen with texts, boxes and a page that comes over it, each at another time.
  private func film(_ ending: String) throws {
    for number in 0..<Self.films {
      try write(Array(Self.scene(delay: 4 * number).utf8), to: "scene.json")
      try run(["scene.json", "-o", "film.\(ending)", "--quiet"])
      let bytes = try InputFile.read("\(folder.path)/film.\(ending)", limit: 1 << 30).bytes
      for copy in 0..<Self.count / Self.films {
        try OutputFolder.make(around: "\(folder.path)/films/x")
        try write(bytes, to: "films/film-\(number)-\(copy).\(ending)")
      }
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    var file = try OutputFile("\(folder.path)/\(name)")
    try file.write(bytes)
    try file.finish()
  }

  /// 24 frames, the last of which shows the end.
  private static func scene(delay: Int) -> String {
    let rows = (0..<9).map { row in
      """
      { "id": "row-\(row)", "frame": [20, \(120 + 76 * row), 350, 64], "background": "#FFFFFF",
        "cornerRadius": 14, "shadow": { "blur": 12, "opacity": 0.15, "offset": [0, 4] } }
      """
    }
    return """
      {
        "version": 1, "duration": 383,
        "canvas": { "size": [390, 844], "scale": 1, "fps": 60, "background": "#F2F2F7" },
        "defaults": {
          "animation": { "duration": 300, "delay": \(delay), "easing": "ease-in-out" }
        },
        "layers": [
          {
            "id": "list", "frame": [0, 0, 390, 844], "background": "#E5E5EA",
            "translateX": { "from": 0, "to": -117 }, "children": [\(rows.joined(separator: ", "))]
          },
          {
            "id": "page", "frame": [0, 0, 390, 844],
            "background": {
              "linear": { "stops": ["#0A84FF", "#BF5AF2"] }
            },
            "translateX": { "from": 390, "to": 0 }
          }
        ]
      }
      """
  }
}
