import Foundation
import SegueRaster

/// FFmpeg's own transition between two pictures.
enum Xfade {
  /// Whether the program is on the path.
  static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

  /// What the program says of its filter, which lists the transitions that its version knows.
  private static let manual = (try? said(by: ["-h", "filter=xfade"], room: nil)) ?? []

  /// Whether the program knows a transition.
  static func knows(_ transition: String) -> Bool {
    String(decoding: manual, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .contains { $0 == transition }
  }

  /// The frames of a transition, one for each eighth of the way, the first of which shows `a` alone.
  static func frames(_ transition: String, from a: Surface, to b: Surface) throws -> [Surface] {
    let room = try Room()
    var inputs: [String] = []
    for (name, surface) in [("a", a), ("b", b)] {
      let file = room.folder.appending(path: name)
      let planes = Data(surface.planes)
      try (0..<9).reduce(into: Data()) { data, _ in data += planes }.write(to: file)
      inputs += [
        "-f", "rawvideo", "-pixel_format", "gbrp", "-video_size", "\(a.width)x\(a.height)",
        "-framerate", "8", "-i", file.path,
      ]
    }
    let filter = "[0][1]xfade=transition=\(transition):duration=1:offset=0"
    let bytes = try said(
      by: inputs + ["-filter_complex", filter, "-f", "rawvideo", "-pix_fmt", "gbrp", "-"],
      room: room)
    let size = 3 * a.width * a.height
    return try (0..<bytes.count / size).map {
      try Surface(planes: bytes[$0 * size..<($0 + 1) * size], a.width, a.height)
    }
  }

  /// What the program writes to its standard output.
  private static func said(by arguments: [String], room: Room?) throws -> [UInt8] {
    let room = try room ?? Room()
    let output = room.folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-nostdin"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: output))
  }

  /// A folder for the files of one run, which goes when nobody needs it.
  private final class Room {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "segue-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }
}

extension Surface {
  /// Green, blue and red, each by itself.
  fileprivate var planes: [UInt8] {
    [UInt32(8), 16, 0].flatMap { shift in
      pixels.indices.map { UInt8(truncatingIfNeeded: pixels[$0] >> shift) }
    }
  }

  fileprivate init(planes: ArraySlice<UInt8>, _ width: Int, _ height: Int) throws {
    let (first, size) = (planes.startIndex, width * height)
    self = try .filled(width, height) { x, y in
      let index = first + y * width + x
      return Pixel(
        red: planes[index + 2 * size], green: planes[index], blue: planes[index + size],
        alpha: 255)
    }
  }
}
