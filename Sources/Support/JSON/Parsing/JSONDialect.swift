/// Dialects of JSON in which a file is written.
package enum JSONDialect: Hashable, Sendable {
  /// RFC 8259, to the letter.
  case json
  /// JSON5 1.0: comments, trailing commas, single quotes, keys without quotes, line continuations,
  /// `0x10`, `+1`, `.5` and `5.`; but no `Infinity` and no `NaN`, and no control character in a
  /// string except the tab.
  case json5

  /// The dialect of a file with that name: JSON5 if it ends in `.json5`, in any case.
  package init(fileName: String) {
    self = fileName.lowercased().hasSuffix(".json5") ? .json5 : .json
  }
}

/// Size limits of a file in every respect.
package struct JSONLimits: Hashable, Sendable {
  /// The most bytes of a file.
  package var fileSize = 64 << 20
  /// The most objects and lists inside each other.
  package var depth = 128
  /// The most values, those inside others included.
  package var values = 1_000_000
  /// The most bytes of a string, escapes resolved.
  package var stringLength = 64 << 10
  /// The most characters of a number.
  package var numberLength = 1 << 20
  /// The most mistakes looked for.
  package var mistakes = 100

  /// The limits of the program.
  package init() {}
}
