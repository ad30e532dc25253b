/// An answer of the server.
package struct WebResponse: Hashable, Sendable {
  /// Outcomes of a request.
  package enum Status: Int, Hashable, Sendable {
    case done = 200
    case partial = 206
    case malformed = 400
    case forbidden = 403
    case missing = 404
    case unknownMethod = 405
    case late = 408
    case superseded = 409
    case unknownLength = 411
    case tooLarge = 413
    case unsatisfiable = 416
    case unprocessable = 422
    case headTooLarge = 431
    case failed = 500
    case unknownVersion = 505

    /// The words that HTTP has for it.
    var words: String {
      switch self {
      case .done: "OK"
      case .partial: "Partial Content"
      case .malformed: "Bad Request"
      case .forbidden: "Forbidden"
      case .missing: "Not Found"
      case .unknownMethod: "Method Not Allowed"
      case .late: "Request Timeout"
      case .superseded: "Conflict"
      case .unknownLength: "Length Required"
      case .tooLarge: "Content Too Large"
      case .unsatisfiable: "Range Not Satisfiable"
      case .unprocessable: "Unprocessable Content"
      case .headTooLarge: "Request Header Fields Too Large"
      case .failed: "Internal Server Error"
      case .unknownVersion: "HTTP Version Not Supported"
      }
    }
  }

  /// Outcome of the request.
  package var status: Status
  /// Media type of the bytes.
  package var type: String
  /// The answer itself.
  package var bytes: [UInt8]
  /// Additional headers.
  package var notes: [String: Int] = [:]
  /// Range of this part in a larger answer, in HTTP's notation.
  private var place: String?

  /// An answer of these bytes.
  package init(_ type: String, _ bytes: [UInt8], status: Status = .done) {
    (self.status, self.type, self.bytes) = (status, type, bytes)
  }

  /// An answer in words.
  package init(_ status: Status) {
    self.init("text/plain; charset=utf-8", Array((status.words + "\n").utf8), status: status)
  }

  /// The part of the answer that a header asks for; all of it where that is not understood.
  func part(_ header: String?) -> WebResponse {
    guard status == .done, let header, let range = ByteRange(header) else { return self }
    var part = self
    guard let bounds = range.bounds(in: bytes.count) else {
      part = WebResponse(.unsatisfiable)
      part.place = "bytes */\(bytes.count)"
      return part
    }
    part.status = .partial
    part.bytes = Array(bytes[bounds])
    part.place = "bytes \(bounds.lowerBound)-\(bounds.upperBound - 1)/\(bytes.count)"
    return part
  }

  /// The answer as it is sent.
  func message(withoutBody isHead: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(type)",
      "Content-Length: \(bytes.count)", "Connection: close", "Cache-Control: no-store",
      "Accept-Ranges: bytes", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin",
    ]
    lines += notes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if let place { lines.append("Content-Range: \(place)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : bytes)
  }
}

/// A part of an answer, as players of movies ask for it: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
private struct ByteRange: Hashable, Sendable {
  private let first: Int?
  private let last: Int?

  /// The only range of a header; `nil` where there are several or none.
  init?(_ header: String) {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends[0].utf8.count < 18, ends[1].utf8.count < 18 else { return nil }
    let numbers = ends.map { $0.isEmpty ? nil : Int($0) }
    for (end, number) in zip(ends, numbers) where !end.isEmpty && number == nil { return nil }
    (first, last) = (numbers[0], numbers[1])
    if first == nil, last == nil { return nil }
    if let first, let last, first > last { return nil }
  }

  /// Returns the range of bytes that is meant out of a number of bytes; `nil` where it means none.
  func bounds(in count: Int) -> Range<Int>? {
    guard let first else {
      let length = min(last ?? 0, count)
      return length > 0 ? count - length..<count : nil
    }
    return first < count ? first..<min((last ?? count - 1) + 1, count) : nil
  }
}
