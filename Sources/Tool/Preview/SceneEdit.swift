import SegueJSON
import SegueTextSupport

/// Another text for a stretch of a scene file.
struct SceneEdit: Hashable {
  let range: SourceRange
  let text: String
}

/// A scene file with edits, none of which is saved.
struct EditedScene {
  /// The file with its edits.
  let source: SourceText
  /// The lines that are different.
  let lines: [Line]

  /// A line as it is to be.
  struct Line: Hashable {
    /// Its number, from 1.
    let number: Int
    let text: String
  }

  /// A file with edits that do not touch each other.
  init(_ original: SourceText, _ edits: [SceneEdit]) {
    var bytes: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      bytes += original.bytes[place..<edit.range.bytes.lowerBound] + Array(edit.text.utf8)
      place = edit.range.bytes.upperBound
    }
    bytes += original.bytes[place...]
    source = SourceText(name: original.name, bytes: bytes)
    let (old, new) = (Self.lines(of: original.bytes), Self.lines(of: bytes))
    // A value that went over several lines and does no more makes fewer of them.
    guard old.count == new.count else {
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      lines = new.indices.dropFirst(start).dropLast(min(end, new.count - start)).map {
        Line(number: $0 + 1, text: new[$0])
      }
      return
    }
    lines = new.indices.filter { old[$0] != new[$0] }.map { Line(number: $0 + 1, text: new[$0]) }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
