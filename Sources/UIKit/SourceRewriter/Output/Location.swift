/// Says to the compiler where a line is from.
enum Location {
  /// The directive that gives the line below it a place in a file.
  static func directive(line: Int, of file: SourceFile) -> String {
    "#sourceLocation(file: \(literal(file.path)), line: \(line))"
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
