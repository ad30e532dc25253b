/// What somebody asks of the server, once it is known that they may.
package struct WebRequest: Hashable, Sendable {
  /// What may be done with an address.
  package enum Method: String, Hashable, Sendable {
    /// To look at what is there.
    case get = "GET"
    /// To look at what is known about it.
    case head = "HEAD"
    /// To send something and have an answer.
    case post = "POST"
  }

  /// What is to be done.
  package let method: Method
  /// The path behind the token, without a slash before it: letters, digits, `.`, `-`, `_` and `/`.
  package let path: String
  /// What was sent.
  package let body: [UInt8]
}
