import SegueFiles
import SegueImages
import SegueRaster

/// A folder with what is filmed, which goes with its owner.
final class MovieWorkshop {
  static let width = 1170
  static let height = 2532
  /// Arguments that draw some pictures of the film.
  static let pictures = ["push.json", "--every", "3"]

  private let program: String
  private let folder: ScratchFolder

  init(_ program: String) throws {
    self.program = program
    folder = try ScratchFolder()
  }

  deinit { folder.remove() }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func bytes(of name: String) throws -> [UInt8] {
    try InputFile.read(path(name), limit: 1 << 31).bytes
  }

  /// Runs the program in the folder.
  func render(_ words: [String]) throws -> Child {
    let words = words.enumerated().map { index, word in
      word.contains(".") || word.hasSuffix("/") ? path(word) : word
    }
    return Child.run([program] + words, output: path("report.json"))
  }

  /// Returns the decoding cost that the last run reported.
  func decoding() throws -> ProcessCost {
    let report = String(decoding: try bytes(of: "report.json"), as: UTF8.self)
    guard let value = report.split(separator: "\"decode\": ").dropFirst().first,
      let seconds = Double(value.prefix { $0.isNumber || $0 == "." })
    else { Child.fail("the report does not tell of decoding") }
    return ProcessCost(seconds: seconds, processorSeconds: seconds)
  }
}

/// Scenes and pictures that are filmed.
extension MovieWorkshop {
  /// Writes the scenes and their pictures.
  func write() throws {
    try write(Array(MovieWorkshop.small.utf8), to: "small.json")
    try write(Array(MovieWorkshop.push.utf8), to: "push.json")
    for (name, seed) in [("below.png", 1), ("above.png", 2)] {
      try write(try PNGEncoder().bytes(of: MovieWorkshop.photo(UInt32(seed))), to: name)
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    var file = try OutputFile(path(name))
    try file.write(bytes)
    try file.finish()
  }

  /// A screen slides over another one, which moves and darkens.
  private static let push = """
    {
      "version": 1, "canvas": { "device": "iphone-14", "fps": 60 },
      "defaults": { "animation": { "duration": 2000, "easing": "ease-in-out" } },
      "assets": { "below": "below.png", "above": "above.png" },
      "layers": [
        {
          "id": "below", "frame": [0, 0, 390, 844], "image": "below",
          "translateX": { "from": 0, "to": -117 }
        },
        {
          "id": "dim", "frame": [0, 0, 390, 844], "background": "#000000",
          "opacity": { "from": 0, "to": 0.25 }
        },
        {
          "id": "above", "frame": [0, 0, 390, 844], "image": "above", "background": "#FFFFFF",
          "shadow": { "blur": 16, "opacity": 0.3 }, "translateX": { "from": 390, "to": 0 }
        }
      ]
    }
    """

  private static let small = """
    {
      "version": 1, "canvas": { "size": [96, 64], "scale": 1 }, "duration": 100,
      "layers": [
        { "id": "box", "frame": [10, 10, 40, 30], "background": "#0A84FF", "cornerRadius": 6 }
      ]
    }
    """

  /// Rows as of a list above soft shapes with a little grain.
  private static func photo(_ seed: UInt32) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      var noise = seed
      for y in 0..<height {
        for x in 0..<width {
          noise = noise &* 1_664_525 &+ 1_013_904_223
          pixels[y * width + x] = color(x, y, seed: seed, grain: noise >> 29)
        }
      }
    }
    return surface
  }

  private static func color(_ x: Int, _ y: Int, seed: UInt32, grain: UInt32) -> UInt32 {
    if y < height / 2 {
      let isInk =
        y % 120 > 40 && y % 120 < 80 && x > 60 && (x / 9 * 7 + y / 120 * 13) % 11 < 4
        && x % 300 < 250
      return isInk ? 0xff24_1e1e : y % 120 < 2 ? 0xffd7_d2d2 : 0xffff_ffff
    }
    let red = UInt32(x * 180 / width) + 30 * seed + grain
    let green = UInt32((y - height / 2) * 260 / height) + 60 + grain
    let blue = 200 - UInt32(x * 90 / width) + grain
    return red | green << 8 | blue << 16 | 0xff00_0000
  }
}

/// The frames of the film, ready-made.
extension MovieWorkshop {
  /// As an encoder of movies takes them; some hundred megabytes.
  func planes() throws -> [VideoPlanes] {
    _ = try render(["push.json", "-o", "film.y4m"])
    let bytes = try bytes(of: "film.y4m")
    guard let header = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
    let luma = MovieWorkshop.width * MovieWorkshop.height
    let step = "FRAME\n".utf8.count + luma * 3 / 2
    return stride(from: header + 1, to: bytes.count, by: step).map { start in
      let first = start + "FRAME\n".utf8.count
      var planes = VideoPlanes(width: MovieWorkshop.width, height: MovieWorkshop.height)
      planes.luma = Array(bytes[first..<first + luma])
      planes.blue = Array(bytes[first + luma..<first + luma * 5 / 4])
      planes.red = Array(bytes[first + luma * 5 / 4..<first + luma * 3 / 2])
      return planes
    }
  }

  /// As an encoder of pictures takes them.
  func surfaces() throws -> [Surface] {
    _ = try render(MovieWorkshop.pictures + ["-o", "film.rgba"])
    let bytes = try bytes(of: "film.rgba")
    let count = MovieWorkshop.width * MovieWorkshop.height
    return try stride(from: 0, to: bytes.count, by: count * 4).map { start in
      var surface = try Surface(width: MovieWorkshop.width, height: MovieWorkshop.height)
      try surface.withPixels { pixels in
        for i in 0..<count {
          let place = start + i * 4
          pixels[i] =
            UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
            | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3]) << 24
        }
      }
      return surface
    }
  }
}
