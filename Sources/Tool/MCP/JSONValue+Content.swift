import SegueCommandLine
import SegueJSON
import SegueTextSupport

extension JSONValue {
  /// A block of text in an answer.
  static func text(_ words: String) -> JSONValue { ["type": "text", "text": .string(words)] }

  /// Bytes as text.
  static func base64(_ bytes: [UInt8]) -> JSONValue { .string(Base64(bytes).text) }

  /// The result of a call that has no answer; a model reads why, and tries again.
  static func failure(_ error: RunError) -> JSONValue {
    let words = [error.message ?? "", error.hint.map { "  hint: \($0)" } ?? ""]
    let said = words.filter { !$0.isEmpty }.joined(separator: "\n")
    let isLong = said.count > ToolAnswer.limit
    return [
      "content": [.text(isLong ? said.prefix(ToolAnswer.limit - 1) + "…" : said)], "isError": true,
    ]
  }
}
