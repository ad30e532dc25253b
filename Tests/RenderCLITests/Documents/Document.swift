import Foundation
import TestSupport

/// A page of the documents with what terminals show on it.
///
/// A block in which a line begins with `$ ` is a session: such a line is a command, and the lines
/// below it are what the command prints.
struct Document {
  /// The path in the package.
  let path: String
  private let lines: [String]

  init(_ path: String) throws {
    self.init(lines: try Package.text(of: path), at: path)
  }

  init(lines text: String, at path: String = "") {
    self.path = path
    lines = text.components(separatedBy: "\n")
  }

  /// The paths of all pages people read, in an order that does not depend on the machine.
  static func paths() throws -> [String] {
    let places = ["", "Scenes/", "Examples/SnapshotTests/"]
    let pages = try places.flatMap { place in
      try FileManager.default.contentsOfDirectory(
        atPath: Package.folder.appending(path: place).path
      ).map { place + $0 }
    }
    return pages.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The commands of all sessions.
  var commands: [String] { sessions.joined().compactMap { command(lines[$0]) } }

  /// The text of the page where each command is followed by what `output` says of it.
  ///
  /// - Parameter output: called for each command in its order.
  func text(_ output: (_ command: String) throws -> String) rethrows -> String {
    var result: [String] = []
    var rest = lines.startIndex
    for session in sessions {
      result += lines[rest..<session.lowerBound]
      for index in session {
        guard let command = command(lines[index]) else { continue }
        result.append(lines[index])
        result += try output(command).split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
          .map(String.init)
      }
      rest = session.upperBound
    }
    return (result + lines[rest...]).joined(separator: "\n")
  }

  private func command(_ line: String) -> String? {
    line.hasPrefix("$ ") ? String(line.dropFirst(2)) : nil
  }

  /// The lines of each session, which begins with a command.
  private var sessions: [Range<Int>] {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return stride(from: 0, to: fences.count - 1, by: 2).compactMap { index in
      let block = fences[index] + 1..<fences[index + 1]
      return block.first { command(lines[$0]) != nil }.map { $0..<block.upperBound }
    }
  }
}
