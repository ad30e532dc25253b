/// The lines of a request before its body, read strictly: what two readers could understand
/// differently is refused.
struct RequestHead: Hashable, Sendable {
  let method: WebRequest.Method
  /// The path as it was sent, without a query.
  let path: String
  private var fields: [String: String] = [:]

  /// The most lines.
  private static let limit = 100

  /// The head that these bytes are, without the empty line behind it.
  init(_ bytes: ArraySlice<UInt8>) throws(ServerError) {
    guard bytes.allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || (32...126).contains($0) }) else {
      throw .refused(.malformed)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.count <= Self.limit, lines.dropLast().allSatisfy({ $0.utf8.last == 13 }) else {
      throw .refused(.malformed)
    }
    let plain = lines.map { $0.utf8.last == 13 ? String($0.unicodeScalars.dropLast()) : $0 }
    guard plain.allSatisfy({ !$0.utf8.contains(13) }) else { throw .refused(.malformed) }
    (method, path) = try Self.wish(plain[0])
    for line in plain.dropFirst() { try add(line) }
  }

  /// Returns the value of a header; its name in lowercase letters.
  subscript(name: String) -> String? { fields[name] }

  /// Number of bytes in the body.
  var bodyLength: Int {
    get throws(ServerError) {
      if fields["transfer-encoding"] != nil { throw .refused(.unknownLength) }
      guard let text = fields["content-length"] else {
        if method == .post { throw .refused(.unknownLength) }
        return 0
      }
      guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
        throw .refused(.malformed)
      }
      guard text.utf8.count < 16, let length = Int(text) else { throw .refused(.tooLarge) }
      return length
    }
  }

  /// Returns the request that the first line makes.
  private static func wish(
    _ line: String
  ) throws(ServerError) -> (WebRequest.Method, String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/") else {
      throw .refused(.malformed)
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .refused(.unknownVersion) }
    guard let method = WebRequest.Method(rawValue: String(words[0])) else {
      throw .refused(.unknownMethod)
    }
    let path = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return (method, String(path))
  }

  private mutating func add(_ line: String) throws(ServerError) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw .refused(.malformed)
    }
    let name = line[..<colon].lowercased()
    let isName = name.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (48...57).contains(byte) || byte == 45 || byte == 95
    }
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let value = line[line.index(after: colon)...].drop(while: blank)
    let trimmed = String(value.reversed().drop(while: blank).reversed())
    // What is said twice has no clear meaning.
    guard isName, fields.updateValue(trimmed, forKey: name) == nil else {
      throw .refused(.malformed)
    }
  }
}
