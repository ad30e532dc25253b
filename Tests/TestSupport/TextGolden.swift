public import Foundation
public import Testing

/// Expects `text` to be what stands in the file `path` under `Tests/Goldens`.
///
/// On a mismatch the text is written to the same path under `output/Goldens`, so that the two can
/// be compared. `SEGUE_RECORD` writes goldens in place of comparing: `all` of them, those that are
/// `missing`, or those that have `failed`. Where `CI` is `true` nothing is ever written to them.
///
/// - Parameter path: such as `cli/help.txt`.
public func expectGolden(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectDocument(text, at: "Tests/Goldens/\(path)", sourceLocation: sourceLocation)
}

/// Expects `text` to be what stands in a document of the package, which is a golden like any other.
///
/// - Parameter path: such as `README.md`.
public func expectDocument(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = TextGolden(path: path)
  do {
    if let complaint = try golden.complaint(about: text, mode: .current) {
      Issue.record("\(complaint)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// When goldens are written in place of being compared.
enum RecordMode: String {
  case never, all, missing, failed

  /// What the environment asks for.
  static var current: RecordMode {
    let variables = ProcessInfo.processInfo.environment
    guard variables["CI"] != "true", let name = variables["SEGUE_RECORD"] else { return .never }
    guard let mode = RecordMode(rawValue: name) else {
      preconditionFailure("SEGUE_RECORD is '\(name)': expected all, missing, failed or never")
    }
    return mode
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
}

/// A text that was agreed on, in a file.
struct TextGolden {
  /// The path in the package.
  let path: String

  private var agreed: URL { Package.folder.appending(path: path) }
  private var actual: URL { Package.folder.appending(path: report) }

  /// Where to find what is there instead.
  private var report: String {
    let prefix = "Tests/Goldens/"
    return "output/Goldens/" + (path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...])
  }

  /// What is wrong with `text`; nil when it is as agreed, or has just been agreed on.
  func complaint(about text: String, mode: RecordMode) throws -> String? {
    let expected = try? String(contentsOf: agreed, encoding: .utf8)
    let isWritten =
      switch mode {
      case .never: false
      case .all: true
      case .missing: expected == nil
      case .failed: expected != text
      }
    if isWritten { return try write(text, to: agreed) }
    guard expected != text else { return nil }
    try write(text, to: actual)
    return "\(path): " + Self.difference(from: expected, to: text)
      + "; the whole text is in \(report); 'make snapshots' accepts it"
  }

  @discardableResult
  private func write(_ text: String, to file: URL) throws -> String? {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    return nil
  }

  /// The first line that differs, in words.
  private static func difference(from expected: String?, to actual: String) -> String {
    guard let expected else { return "the file is missing" }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let (was, now) = (old.dropFirst(same).first, new.dropFirst(same).first)
    return "line \(same + 1): expected \(quoted(was)), got \(quoted(now))"
  }

  private static func quoted(_ line: Substring?) -> String { line.map { "'\($0)'" } ?? "the end" }
}
