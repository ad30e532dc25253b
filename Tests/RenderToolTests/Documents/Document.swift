import Foundation
import TestSupport

/// A page of the documents with what terminals show on it.
///
/// A block in which a line begins with `$ ` is a session: such a line is a command, and the lines
/// below it are what the command prints. A block whose fence names a file besides its language, as in
/// "```json card.json", is that file.
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
    let places = [
      "", "Documentation/", "Documentation/first-days/", "Scenes/", "Examples/SnapshotTests/",
    ]
    let pages = try places.flatMap { place in
      try FileManager.default.contentsOfDirectory(
        atPath: Package.folder.appending(path: place).path
      ).map { place + $0 }
    }
    return pages.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The commands of all sessions.
  var commands: [String] {
    blocks.compactMap(session).joined().compactMap { command(lines[$0]) }
  }

  /// The text of the page where each command is followed by what `output` says of it.
  ///
  /// - Parameters:
  ///   - write: called for each file of the page before the commands below it.
  ///   - output: called for each command in its order.
  func text(
    _ write: (_ name: String, _ text: String) throws -> Void = { _, _ in },
    saying output: (_ command: String) throws -> String
  ) rethrows -> String {
    var result: [String] = []
    var rest = lines.startIndex
    for block in blocks {
      if let name = fileName(of: block) {
        try write(name, lines[block].joined(separator: "\n") + "\n")
      }
      guard let session = session(in: block) else { continue }
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

  /// What is shown of a terminal but not run: lines that begin with the program's name.
  var shownCommands: [String] {
    blocks.filter { session(in: $0) == nil }.joined().compactMap { index in
      let line = lines[index].trimmingCharacters(in: CharacterSet(charactersIn: " -"))
      let words = line.trimmingPrefix("run: ").trimmingPrefix("script: ")
      return words.hasPrefix("render ") ? String(words) : nil
    }
  }

  /// The places of the page that a link can lead to, as GitHub calls them.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    let inside = blocks.reduce(into: IndexSet()) { $0.insert(integersIn: $1) }
    let headings = lines.indices.filter { !inside.contains($0) && lines[$0].hasPrefix("#") }
    return Set(
      headings.map { index in
        let title = lines[index].trimmingPrefix(#/\#+\s/#).lowercased()
          .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
        let name = title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
        let count = counts[name, default: 0]
        counts[name] = count + 1
        return count == 0 ? name : "\(name)-\(count)"
      })
  }

  /// Where the page's links and pictures lead, but for other sites.
  var links: [String] {
    let inside = blocks.reduce(into: IndexSet()) { $0.insert(integersIn: $1) }
    let prose = lines.indices.filter { !inside.contains($0) }.map { lines[$0] }
      .joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") }
  }

  /// The lines inside each pair of fences.
  private var blocks: [Range<Int>] {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return stride(from: 0, to: fences.count - 1, by: 2).map { fences[$0] + 1..<fences[$0 + 1] }
  }

  private func fileName(of block: Range<Int>) -> String? {
    let words = lines[block.lowerBound - 1].dropFirst(3).split(separator: " ")
    return words.count == 2 ? String(words[1]) : nil
  }

  /// The lines of a block from its first command on.
  private func session(in block: Range<Int>) -> Range<Int>? {
    block.first { command(lines[$0]) != nil }.map { $0..<block.upperBound }
  }
}
