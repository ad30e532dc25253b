import SegueJSON

/// Answer to a request.
struct Response: Hashable, Sendable {
  /// The answer in JSON, on one line.
  let json: String

  /// The result of a request.
  init(_ result: JSONValue, to id: RequestID) {
    self.init(id, member: "result", result)
  }

  /// The answer to a mistake, in a version of the protocol; nothing is agreed on before the first message.
  init(_ mistake: MessageMistake, in version: ProtocolVersion?) {
    // JSON-RPC has null for what has no ID; the protocol takes no null, and since that version no ID at all.
    let hasID = mistake.id != .unknown || version.map { $0 < .v2025November } ?? true
    self.init(
      hasID ? mistake.id : nil, member: "error",
      ["code": JSONValue(mistake.code.rawValue), "message": .string(mistake.sentence)])
  }

  /// The answers to a batch.
  init(batch answers: [Response]) {
    json = "[\(answers.map(\.json).joined(separator: ","))]"
  }

  // An ID is JSON already, which no value can hold: see `RequestID`.
  private init(_ id: RequestID?, member: String, _ value: JSONValue) {
    let named = id.map { #","id":\#($0.json)"# } ?? ""
    json = #"{"jsonrpc":"2.0"\#(named),"\#(member)":\#(value.compact)}"#
  }
}

/// Mistake in a message, which is answered.
struct MessageMistake: Error, Hashable, Sendable {
  /// The numbers for mistakes: JSON-RPC's, the protocol's, and one of those that are left to servers.
  enum Code: Int, Hashable, Sendable {
    case parse = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParameters = -32_602
    case notFound = -32_002
    case tooMuch = -32_000
  }

  let code: Code
  let sentence: String
  let id: RequestID

  /// The mistake in a message; without `id`, in one whose ID cannot be told.
  init(_ code: Code, _ sentence: String, id: RequestID? = nil) {
    self.code = code
    self.sentence = sentence
    self.id = id ?? .unknown
  }
}
