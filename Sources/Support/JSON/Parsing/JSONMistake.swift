import SegueTextSupport

/// One way in which a file is not JSON, in words.
struct JSONMistake {
  /// Description of the mistake.
  let message: String
  /// Suggested correction.
  let hint: String?
  /// True if the replacement is surely what the author meant.
  let isMended: Bool

  init(_ message: String, hint: String? = nil, isMended: Bool = false) {
    self.message = message
    self.hint = hint
    self.isMended = isMended
  }

  func diagnostic(at place: SourcePosition, related: [Diagnostic.Related] = []) -> Diagnostic {
    Diagnostic(.error, message, at: place, hint: hint, related: related)
  }
}

/// The file as a whole.
extension JSONMistake {
  static func fileTooLarge(_ size: Int, limit: Int) -> JSONMistake {
    JSONMistake("file has \(size) bytes, more than the limit of \(limit)")
  }

  static func otherEncoding(_ name: String) -> JSONMistake {
    JSONMistake("file is not UTF-8 but \(name)", hint: "save it as UTF-8")
  }

  static func invalidUTF8(
    _ byte: UInt8, at offset: Int, _ kind: UTF8.ValidationError.Kind
  ) -> JSONMistake {
    let reason =
      switch kind {
      case .overlongEncodingByte: "starts an overlong form"
      case .surrogateCodePointByte: "starts half of a surrogate pair"
      case .truncatedScalar: "starts a character that is cut off"
      case .unexpectedContinuationByte: "continues a character that never started"
      default: "starts no character"
      }
    let digits = String(byte, radix: 16, uppercase: true)
    return JSONMistake(
      "invalid UTF-8 at byte offset \(offset): 0x\(digits) \(reason)",
      hint: "save the file as UTF-8")
  }

  static func zeroByte(at offset: Int) -> JSONMistake {
    JSONMistake("zero byte at byte offset \(offset)", hint: "is this a text file?")
  }

  static let empty = JSONMistake("file holds no value")
  static let tooManyMistakes = JSONMistake("too many mistakes, the rest was not read")

  static func tooDeep(limit: Int) -> JSONMistake {
    JSONMistake("objects and lists are nested deeper than \(limit) levels")
  }

  static func tooManyValues(limit: Int) -> JSONMistake {
    JSONMistake("file holds more than \(limit) values")
  }

  static let textAfterEnd = JSONMistake(
    "unexpected text after the end of the value", hint: "a file holds one value")
}

/// Between the values.
extension JSONMistake {
  static let comment = JSONMistake(
    "JSON has no comments", hint: "remove them, or give the file a name that ends in '.json5'",
    isMended: true)

  static let hashComment = JSONMistake(
    "'#' starts no comment", hint: "comments are written '// ...' or '/* ... */'", isMended: true)

  static let unclosedComment = JSONMistake("comment is not closed", hint: "it ends with '*/'")

  static func strangeSpace(_ scalar: Unicode.Scalar) -> JSONMistake {
    JSONMistake(
      "character \(scalar.codePoint) is no space in JSON", hint: "write a plain space",
      isMended: true)
  }

  static func trailingComma(before closing: Unicode.Scalar) -> JSONMistake {
    JSONMistake("trailing comma before '\(closing)'", hint: "remove the comma", isMended: true)
  }

  static let extraComma = JSONMistake("one comma too many", hint: "remove it", isMended: true)

  static let missingComma = JSONMistake(
    "missing comma", hint: "add ',' after this value", isMended: true)

  static func semicolon(closing: Unicode.Scalar) -> JSONMistake {
    JSONMistake("found ';', expected ',' or '\(closing)'", hint: "write ','", isMended: true)
  }

  static func equalsSign(after key: String) -> JSONMistake {
    JSONMistake("found '=', expected ':' after \(Quote(key))", hint: "write ':'", isMended: true)
  }

  static func missingColon(after key: String) -> JSONMistake {
    JSONMistake("missing ':' after \(Quote(key))", isMended: true)
  }

  static func duplicate(_ key: String) -> JSONMistake {
    JSONMistake("duplicate key \(Quote(key))", hint: "remove one of the two", isMended: true)
  }

  static func unexpected(_ found: Unicode.Scalar, expected: String) -> JSONMistake {
    JSONMistake("found \(Quote(String(found))), expected \(expected)")
  }

  static func curlyQuote(_ found: Unicode.Scalar) -> JSONMistake {
    JSONMistake("\(Quote(String(found))) quotes no text", hint: "use straight quotes: \"text\"")
  }

  static func wrongClosing(found: Unicode.Scalar, expected: Unicode.Scalar) -> JSONMistake {
    JSONMistake("found '\(found)', expected '\(expected)'")
  }

  static func endOfFile(inside container: UnclosedContainer?) -> JSONMistake {
    JSONMistake(
      "file ends before its \(container?.name ?? "value") is closed",
      hint: container.map { "'\(Unicode.Scalar($0.closing))' is missing" })
  }

  static let missingValue = JSONMistake("a value is missing here")
}
