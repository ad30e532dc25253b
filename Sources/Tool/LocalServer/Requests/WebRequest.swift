/// Request to the server from a caller that is known to be allowed.
package struct WebRequest: Hashable, Sendable {
  /// Methods that an address supports.
  package enum Method: String, Hashable, Sendable {
    /// To look at what is there.
    case get = "GET"
    /// To look at what is known about it.
    case head = "HEAD"
    /// To send something and have an answer.
    case post = "POST"
  }

  /// Method of the request.
  package let method: Method
  /// The path behind the token, without a slash before it: letters, digits, `.`, `-`, `_` and `/`.
  package let path: String
  /// Bytes that were sent.
  package let body: [UInt8]
}
