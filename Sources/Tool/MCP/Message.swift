import SegueCommandLine
import SegueJSON

/// A message of the protocol: JSON-RPC 2.0, one to a line.
struct Message: Hashable, Sendable {
  /// The ID that the answer has to name; nothing for a notification, which is not answered.
  let id: JSONValue?
  let method: String
  let parameters: JSONObject?

  /// The limits of a message: a scene may be a text in it.
  private static var limits: JSONLimits {
    var limits = JSONLimits()
    limits.fileSize = Console.lineLimit
    limits.stringLength = Console.lineLimit
    return limits
  }

  /// Outcome of reading a line.
  enum Reading {
    case message(Message)
    case mistake(MessageMistake)
  }

  /// Returns the message on a line, or the mistake in it.
  static func reading(_ line: [UInt8]) -> Reading {
    var diagnostics = Diagnostics()
    let reader = JSONReader(.json, limits: Message.limits)
    let node = reader.read(SourceText(name: "message", bytes: line), into: &diagnostics)
    guard let node, !diagnostics.hasErrors else {
      let sentence = diagnostics.sorted.first?.sentence ?? "no JSON"
      return .mistake(MessageMistake(.parse, sentence, id: .null))
    }
    guard let object = node.object else {
      return .mistake(
        MessageMistake(.invalidRequest, "found \(node.summary), expected an object", id: .null))
    }
    let id = object["id"].map { JSONValue($0) }
    guard object["jsonrpc"]?.string == "2.0", let method = object["method"]?.string else {
      return .mistake(
        MessageMistake(
          .invalidRequest, "expected 'jsonrpc' 2.0 and a 'method'", id: id ?? .null))
    }
    return .message(Message(id: id, method: method, parameters: object["params"]?.object))
  }
}

/// Mistake in a message, which is answered.
struct MessageMistake: Hashable, Sendable {
  /// The numbers that JSON-RPC has for mistakes.
  enum Code: Int, Hashable, Sendable {
    case parse = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParameters = -32_602
    case notFound = -32_002
  }

  let code: Code
  let sentence: String
  let id: JSONValue

  init(_ code: Code, _ sentence: String, id: JSONValue) {
    self.code = code
    self.sentence = sentence
    self.id = id
  }

  /// The answer.
  var answer: JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": JSONValue(code.rawValue), "message": .string(sentence)],
    ]
  }
}
