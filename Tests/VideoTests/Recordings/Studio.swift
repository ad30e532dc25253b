import Foundation
import SegueRaster
import SegueVideo
import Testing

/// A folder of its own in which other programs make films and read them; it goes with its owner.
final class Studio {
  let folder: URL

  static let hasFFmpeg = isThere("ffmpeg -version")
  static let hasPillow = isThere("python3 -c 'import PIL'")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  /// Runs a script in the folder, which must not complain.
  func run(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(String(decoding: words, as: UTF8.self))")
  }

  /// The same, for a script in Python.
  func python(_ script: String) throws {
    try write(script.utf8, to: "script.py")
    try run("python3 script.py")
  }

  private static func isThere(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "\(command) > /dev/null 2>&1"]
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

extension Recording {
  /// All of its pictures.
  func frames() throws -> [RecordedFrame] {
    var frames: [RecordedFrame] = []
    while let frame = try next() { frames.append(frame) }
    return frames
  }
}

extension Surface {
  /// The pixels with straight alpha, four bytes each.
  var straightBytes: [UInt8] {
    get throws {
      let surface = try straight()
      return surface.pixels.indices.flatMap { index in
        (0..<4).map { UInt8(truncatingIfNeeded: surface.pixels[index] >> UInt32(8 * $0)) }
      }
    }
  }
}
