import SegueJSON
import Testing

/// A file and what a reader must make of it.
struct JSONCase: Sendable, CustomTestStringConvertible {
  enum Verdict {
    /// The value, written without spaces.
    case value(String)
    /// The byte where the first mistake stands.
    case mistake(at: Int)
  }

  let name: String
  let bytes: [UInt8]
  let verdict: Verdict

  var testDescription: String { name }

  static func yes(_ name: String, _ text: String, _ value: String) -> JSONCase {
    JSONCase(name: name, bytes: Array(text.utf8), verdict: .value(value))
  }

  static func yes(_ name: String, bytes: [UInt8], _ value: String) -> JSONCase {
    JSONCase(name: name, bytes: bytes, verdict: .value(value))
  }

  static func no(_ name: String, _ text: String, at offset: Int) -> JSONCase {
    JSONCase(name: name, bytes: Array(text.utf8), verdict: .mistake(at: offset))
  }

  static func no(_ name: String, bytes: [UInt8], at offset: Int) -> JSONCase {
    JSONCase(name: name, bytes: bytes, verdict: .mistake(at: offset))
  }

  /// The same file around the bytes of one string.
  static func no(_ name: String, inString bytes: [UInt8], at offset: Int) -> JSONCase {
    .no(name, bytes: Array("[\"".utf8) + bytes + Array("\"]".utf8), at: offset)
  }

  /// Reads the file and compares.
  func check(_ dialect: JSONDialect, sourceLocation: SourceLocation = #_sourceLocation) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "case", bytes: bytes)
    let root = JSONReader(dialect).read(source, into: &diagnostics)
    let messages = diagnostics.all.map(\.message)
    switch verdict {
    case .value(let value):
      let read = root.map { JSONValue($0).compact }
      #expect(messages == [], sourceLocation: sourceLocation)
      // Characters that show nothing are escaped where JSON is written, and mean the same.
      let again = SourceText(name: "case", text: read ?? "")
      var none = Diagnostics()
      let expected = JSONReader(dialect).read(SourceText(name: "case", text: value), into: &none)
      let written = JSONReader(dialect).read(again, into: &none)
      #expect(
        written.map { JSONValue($0) } == expected.map { JSONValue($0) },
        sourceLocation: sourceLocation)
    case .mistake(let offset):
      let isRefused = diagnostics.hasErrors
      let first = diagnostics.sorted.first?.place?.range.start
      #expect(isRefused, sourceLocation: sourceLocation)
      #expect(first == UInt32(offset), sourceLocation: sourceLocation)
    }
  }
}
