import SegueCommandLine
import SegueJSON

/// A message of the protocol, JSON-RPC 2.0: a request, or a notification, which is not answered.
struct Message: Hashable, Sendable {
  /// The ID that the answer has to name; nothing for a notification.
  let id: RequestID?
  let method: String
  let parameters: JSONObject?
  /// The request that nobody waits for any more, if that is what it says.
  let cancelled: RequestID?
}

/// Text or number by which an answer names its request.
struct RequestID: Hashable, Sendable {
  /// The ID in JSON, a number digit by digit: as a `Double` it would have 53 bits.
  let json: String

  /// The ID of answers to what has none that can be read.
  static let unknown = RequestID(json: "null")

  private init(json: String) { self.json = json }

  /// The ID at a node; nothing where that is neither a text nor a number.
  init?(_ node: JSONNode, in source: SourceText) {
    switch node.value {
    case .string(let text): json = JSONValue.string(text).compact
    case .number: json = source.text(in: node.range)
    default: return nil
    }
  }
}

/// Outcome of reading something that should be a message.
enum ReadMessage: Hashable, Sendable {
  case message(Message)
  case mistake(MessageMistake)
  /// An answer, though nothing is ever asked here.
  case response
}

/// Outcome of reading a line.
enum ReadLine: Hashable, Sendable {
  case single(ReadMessage)
  /// Several messages, whose answers go together.
  case batch([ReadMessage])

  /// The limits of a line: a scene may be a text in it.
  private static var limits: JSONLimits {
    var limits = JSONLimits()
    limits.fileSize = Console.lineLimit
    limits.stringLength = Console.lineLimit
    return limits
  }

  /// Reads a line.
  init(_ line: [UInt8]) {
    var diagnostics = Diagnostics()
    let reader = JSONReader(.json, limits: Self.limits)
    let source = SourceText(name: "message", bytes: line)
    let node = reader.read(source, into: &diagnostics)
    guard let node, !diagnostics.hasErrors else {
      let sentence = diagnostics.sorted.first?.sentence ?? "no JSON"
      self = .single(.mistake(MessageMistake(.parse, sentence)))
      return
    }
    self =
      node.array.map { .batch($0.map { ReadMessage($0, in: source) }) }
      ?? .single(ReadMessage(node, in: source))
  }
}

extension ReadMessage {
  /// Reads a message at a node.
  init(_ node: JSONNode, in source: SourceText) {
    guard let object = node.object else {
      self = .mistake(
        MessageMistake(.invalidRequest, "found \(node.summary), expected an object"))
      return
    }
    if object["method"] == nil, object["result"] != nil || object["error"] != nil {
      self = .response
      return
    }
    let id = object["id"].flatMap { RequestID($0, in: source) }
    if let node = object["id"], id == nil {
      self = .mistake(
        MessageMistake(
          .invalidRequest, "'id': found \(node.summary), expected a text or a number"))
      return
    }
    guard object["jsonrpc"]?.string == "2.0", let method = object["method"]?.string else {
      self = .mistake(
        MessageMistake(.invalidRequest, "expected 'jsonrpc' 2.0 and a 'method'", id: id))
      return
    }
    let parameters = object["params"]?.object
    let cancelled = method == "notifications/cancelled" ? parameters?["requestId"] : nil
    self = .message(
      Message(
        id: id, method: method, parameters: parameters,
        cancelled: cancelled.flatMap { RequestID($0, in: source) }))
  }
}
