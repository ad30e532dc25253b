import Foundation
import TestSupport
import Testing

/// The bytes of every kind of output, made again under circumstances that must not show in them.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers have memory of their own"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmBytesTests {
  /// Circumstances of a run: what stands in front of the program, and behind it.
  struct Circumstances: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var settings = ""
    var options = ""

    /// Addresses are others in every run.
    static let usual = Circumstances(testDescription: "usual")

    static let others = [
      Circumstances(testDescription: "again"),
      Circumstances(testDescription: "fixed addresses", settings: "setarch -R"),
      Circumstances(
        testDescription: "memory of one kind",
        settings: "env GLIBC_TUNABLES=glibc.malloc.perturb=90"),
      Circumstances(
        testDescription: "memory of another kind, mapped each time",
        settings: "env GLIBC_TUNABLES=glibc.malloc.perturb=165:glibc.malloc.mmap_threshold=4096"),
      Circumstances(testDescription: "one worker", options: "-j 1"),
      Circumstances(testDescription: "seven workers", options: "-j 7"),
      Circumstances(testDescription: "narrow kernels", settings: "env RENDER_SIMD=baseline"),
    ]
  }

  /// Outputs of every encoder and writer, and the options of each.
  private static let outputs = [
    "film.mp4", "film.mov", "film.mkv", "film.webm", "clear.webm --background transparent",
    "film.apng", "film.webp",
    "lossy.webp --quality high", "film.gif --fps 50", "film.y4m", "film.rgba", "frames/",
    "moment.png --at 150", "strip.png --strip",
  ]

  /// A scene with an SVG, a picture that the program makes itself, a text, a blur and a shadow.
  private static let scene = """
    {
      "version": 1,
      "canvas": { "size": [96, 64], "scale": 1, "fps": 50 },
      "duration": 200,
      "assets": { "drawing": "drawing.svg", "picture": "picture.png" },
      "layers": [
        { "id": "drawing", "frame": [0, 0, 40, 40], "image": "drawing" },
        { "id": "picture", "frame": [50, 4, 40, 30], "image": "picture", "cornerRadius": 9,
          "rotate": { "from": 0, "to": 40, "duration": 200 } },
        { "id": "text", "frame": [4, 40, 90, 20],
          "text": { "string": "Same bytes", "size": 14, "color": "#345" } },
        { "id": "card", "size": [24, 24], "background": "#FA0", "cornerRadius": 6,
          "shadow": { "color": "#0008", "blur": 8, "offset": [0, 3] },
          "position": { "from": [14, 30], "to": [80, 44], "duration": 200 } }
      ]
    }
    """

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><filter id="f">\
    <feGaussianBlur stdDeviation="1.5"/></filter><radialGradient id="g"><stop stop-color="#f06"/>\
    <stop offset="1" stop-color="#06f"/></radialGradient></defs>\
    <circle cx="20" cy="20" r="15" fill="url(#g)" filter="url(#f)"/></svg>
    """

  private func workshop() throws -> Workshop {
    let workshop = try Workshop(Workshop.scene(seconds: 1))
    let made = try workshop.run("\"$render\" scene.json --at 500 -o picture.png --quiet")
    try #require(made.status == 0, "\(made.error)")
    try workshop.write(Data(Self.scene.utf8), to: "scene.json")
    try workshop.write(Data(Self.drawing.utf8), to: "drawing.svg")
    return workshop
  }

  /// A line for each output: its name, and the sum of its bytes.
  private func sums(
    in workshop: Workshop, _ circumstances: Circumstances, _ outputs: [String], planted: String = ""
  ) throws -> [Substring] {
    let runs = outputs.map { output in
      let name = output.prefix { $0 != " " }
      return """
        rm -rf made; mkdir -p made/frames
        \(planted) \(circumstances.settings) "$render" scene.json -o made/\(output) \
        \(circumstances.options) --quiet || echo failed
        echo "\(name) $(find made -type f | sort | xargs cat | sha256sum)"
        """
    }
    let run = try workshop.run(runs.joined(separator: "\n"))
    #expect(run.error.isEmpty, "\(run.error)")
    return run.output.split(separator: "\n")
  }

  @Test func `no circumstance of a run changes a byte`() throws {
    let workshop = try workshop()
    let usual = try sums(in: workshop, .usual, Self.outputs)
    #expect(usual.count == Self.outputs.count, "\(usual)")
    for circumstances in Circumstances.others {
      let sums = try sums(in: workshop, circumstances, Self.outputs)
      #expect(sums == usual, "\(circumstances.testDescription)")
    }
  }

  /// A fault, and between which circumstances it shows.
  struct Plant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let circumstances: [Int]
  }

  @Test(arguments: [
    Plant(testDescription: "race", circumstances: [0]),
    Plant(testDescription: "time", circumstances: [0]),
    Plant(testDescription: "address", circumstances: [0, 1]),
    Plant(testDescription: "uninitialized", circumstances: [2, 3]),
    Plant(testDescription: "workers", circumstances: [4, 5]),
    Plant(testDescription: "kernels", circumstances: [6]),
  ])
  func `a fault that is planted is found`(_ plant: Plant) throws {
    let workshop = try workshop()
    try workshop.buildPlanted()
    let planted = "LD_PRELOAD=./planted.so PLANTED_FAULT=\(plant.testDescription)"
    let outputs = ["moment.png --at 150"]
    for index in plant.circumstances {
      let other = Circumstances.others[index]
      // A number may be the same by chance, but not five times.
      let isFound = try (0..<5).contains { _ in
        try sums(in: workshop, .usual, outputs, planted: planted)
          != sums(in: workshop, other, outputs, planted: planted)
      }
      #expect(isFound, "\(other.testDescription)")
    }
  }
}
