public import Foundation
import SegueFiles
public import Testing

/// Expects `text` to be what stands in the file `path` under `Tests/Goldens`.
///
/// - Parameter path: such as `cli/help.txt`.
public func expectGolden(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectDocument(text, at: "\(Package.goldens)/\(path)", sourceLocation: sourceLocation)
}

/// Expects `text` to be what stands in a document of the package, which is a golden like any other.
///
/// - Parameter path: such as `README.md`.
public func expectDocument(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let bytes = Array(text.utf8)
  expectAgreement(on: bytes, at: path, sourceLocation: sourceLocation) { agreed in
    guard var damage = GoldenError(comparing: agreed, to: bytes) else { return nil }
    damage.file = path
    return "\(damage.place): agreed was \(damage.found), now it is \(damage.expected)"
  }
}

/// Expects `bytes` to be what was expected in a file of the package, as `difference` sees it.
///
/// On a mismatch the bytes are written below `output/Goldens`, so that the two can be compared. When they
/// are written as expected in place of being compared, `RecordMode` says, as to users of SegueSnapshots.
///
/// - Parameters:
///   - path: such as `Tests/Goldens/strips/push.png`.
///   - difference: how what was expected differs from what is, in words; `nil` if it does not.
public func expectAgreement(
  on bytes: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation,
  difference: ([UInt8]) throws -> String?
) {
  let variables = ProcessInfo.processInfo.environment
  guard let mode = RecordMode.chosen(by: variables) else {
    Issue.record("\(RecordMode.unknown(in: variables))", sourceLocation: sourceLocation)
    return
  }
  do {
    let words: String
    switch try Package.golden(path).outcome(in: mode, of: bytes, difference: difference) {
    case .same, .recorded: return
    case .missing: words = "\(path): the file is missing"
    case .different(let found): words = found
    }
    try Package.golden(Package.report(of: path)).write(bytes)
    Issue.record(
      "\(words); all of it is in \(Package.report(of: path)); 'make snapshots' accepts it",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// The package and what stands in it.
public enum Package {
  /// The folder that `Package.swift` is in.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path in the package.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The folder of goldens, as a path in the package.
  fileprivate static let goldens = "Tests/Goldens"

  /// A file of the package as a golden.
  fileprivate static func golden(_ path: String) -> GoldenFile {
    GoldenFile(folder.appending(path: path).path)
  }

  /// Where to find what is there instead of what was expected.
  fileprivate static func report(of path: String) -> String {
    "output/Goldens/"
      + (path.hasPrefix("\(goldens)/") ? path.dropFirst(goldens.count + 1) : path[...])
  }
}
