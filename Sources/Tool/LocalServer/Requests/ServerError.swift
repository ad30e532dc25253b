/// Reasons why a server or a connection of it fails.
package enum ServerError: Error, Hashable, Sendable {
  /// Nothing came, or nothing could be sent, in the time there was.
  case late
  /// A system error, by its number.
  case system(code: Int32)
  /// A request that is answered with nothing but its status.
  case refused(WebResponse.Status)

  /// Status with which a request is answered that could not be received.
  var status: WebResponse.Status {
    switch self {
    case .late: .late
    case .system: .malformed
    case .refused(let status): status
    }
  }
}
