import SegueTextSupport

/// Keys and words.
extension JSONMistake {
  static func unquotedKey(_ key: String) -> JSONMistake {
    JSONMistake(
      "key \(Quote(key)) has no quotes", hint: "keys are written in double quotes", isMended: true)
  }

  static func misspelledWord(_ word: String, right: String) -> JSONMistake {
    JSONMistake("unknown word \(Quote(word))", hint: "write \(right)", isMended: true)
  }

  static func unknownWord(_ word: String) -> JSONMistake {
    JSONMistake(
      "unknown word \(Quote(word))",
      hint: Spelling.question(for: word, among: ["true", "false", "null"])
        ?? "text is written in double quotes")
  }
}

/// Numbers.
extension JSONMistake {
  static func notFinite(_ word: String) -> JSONMistake {
    JSONMistake("\(Quote(word)) is not allowed", hint: "numbers are finite")
  }

  static func outOfRange(_ text: String) -> JSONMistake {
    JSONMistake(
      "number \(Quote(text)) is out of range", hint: "the largest is about 1.8e308")
  }

  static func numberTooLong(limit: Int) -> JSONMistake {
    JSONMistake("number has more than \(limit) characters")
  }

  static func notANumber(_ text: String) -> JSONMistake {
    let hasUnit = text.last.map { $0.isLetter || $0 == "%" } ?? false
    return JSONMistake(
      "\(Quote(text)) is not a number", hint: hasUnit ? "text is written in double quotes" : nil)
  }

  static func numberForm(_ text: String, _ slip: NumberSlip, value: Double) -> JSONMistake {
    JSONMistake(
      "number \(Quote(text)) \(slip.words)", hint: "write \(JSONValue.number(value).compact)",
      isMended: true)
  }
}

/// Strings.
extension JSONMistake {
  static let singleQuotes = JSONMistake(
    "text in single quotes", hint: "use double quotes", isMended: true)

  static func unclosedString(quote: Unicode.Scalar) -> JSONMistake {
    JSONMistake(
      "string is not closed", hint: "it ends with \(quote), and a line break in it is written '\\n'"
    )
  }

  static func stringTooLong(limit: Int) -> JSONMistake {
    JSONMistake("string has more than \(limit) bytes")
  }

  static func controlCharacter(_ byte: UInt8) -> JSONMistake {
    let escape =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0C: "\\f"
      default: Unicode.Scalar(byte).escaped
      }
    let kind = byte == 0x09 ? "tab" : "control character"
    return JSONMistake("unescaped \(kind) in a string", hint: "write '\(escape)'", isMended: true)
  }

  static func unknownEscape(_ escape: String) -> JSONMistake {
    JSONMistake("unknown escape \(Quote(escape))", hint: "a backslash is written '\\\\'")
  }

  static func foreignEscape(_ escape: String, for value: Unicode.Scalar) -> JSONMistake {
    let hint = value == "'" ? "an apostrophe needs no backslash" : "write '\(value.escaped)'"
    return JSONMistake("JSON has no escape \(Quote(escape))", hint: hint, isMended: true)
  }

  static let lineContinuation = JSONMistake(
    "string goes on in the next line", hint: "remove the backslash and the line break",
    isMended: true)

  static func shortEscape(_ escape: String, digits: Int) -> JSONMistake {
    JSONMistake("escape \(Quote(escape)) needs \(digits) hexadecimal digits")
  }

  static func loneSurrogate(_ escape: String) -> JSONMistake {
    JSONMistake(
      "escape \(Quote(escape)) is half of a surrogate pair",
      hint: "write both halves, or the character itself")
  }
}
