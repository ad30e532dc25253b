import Foundation
import SegueSnapshots
import Testing

/// A folder that stands for that of somebody's tests, and is gone when nobody holds it any more.
final class Scratch: Sendable {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The place of the test `opens()` in `CardTests.swift`.
  var place: SnapshotPlace {
    SnapshotPlace(of: ["CardTests", "opens()"], named: nil, in: file)
  }

  /// A line of `CardTests.swift`.
  func location(line: Int = 7) -> SourceLocation {
    SourceLocation(fileID: "AppTests/CardTests.swift", filePath: file, line: line, column: 1)
  }

  private var file: String { "\(folder)/CardTests.swift" }

  /// The files below the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
