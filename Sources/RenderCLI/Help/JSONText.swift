/// A JSON document to be written: its objects keep the order of their keys.
indirect enum JSONText {
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
}

extension JSONText {
  /// The document with two spaces of indentation per level.
  var pretty: String { pretty(indent: "") }

  private func pretty(indent: String) -> String {
    let deeper = indent + "  "
    return switch self {
    case .bool(let value): String(value)
    case .number(let number): String(number)
    case .string(let text): Self.quoted(text)
    case .array(let items):
      Self.block("[", items.map { deeper + $0.pretty(indent: deeper) }, "]", indent)
    case .object(let members):
      Self.block(
        "{",
        members.map { deeper + Self.quoted($0) + ": " + $1.pretty(indent: deeper) }, "}", indent)
    }
  }

  private static func block(
    _ opening: String, _ lines: [String], _ closing: String, _ indent: String
  ) -> String {
    guard !lines.isEmpty else { return opening + closing }
    return opening + "\n" + lines.joined(separator: ",\n") + "\n" + indent + closing
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
