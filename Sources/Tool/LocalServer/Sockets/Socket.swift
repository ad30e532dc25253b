import CSockets
import Glibc

/// A socket of the operating system, closed when nobody has it any more.
package final class Socket: Sendable {
  private let number: CInt

  private init(taking result: CInt) throws(ServerError) {
    if result < 0 { throw ServerError(-result) }
    number = result
  }

  deinit { csockets_close(number) }

  /// A socket that listens at 127.0.0.1, and its port: the one that is wanted, or a free one.
  static func listening(at port: UInt16?) throws(ServerError) -> (socket: Socket, port: UInt16) {
    var port = port ?? 0
    let socket = try Socket(taking: unsafe csockets_listen(&port))
    return (socket, port)
  }

  /// A connection to a port of this machine.
  package static func connected(to port: UInt16) throws(ServerError) -> Socket {
    try Socket(taking: csockets_connect(port))
  }

  /// Waits for the next one who calls.
  func accept() throws(ServerError) -> Socket {
    try Socket(taking: csockets_accept(number))
  }

  /// Some bytes as soon as there are any; none at the end.
  package func receive(
    atMost count: Int, within patience: Duration
  ) throws(ServerError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = unsafe bytes.withUnsafeMutableBytes {
      unsafe csockets_receive(number, $0.baseAddress, $0.count, patience.milliseconds)
    }
    if received < 0 { throw ServerError(Int32(-received)) }
    bytes.removeSubrange(Int(received)...)
    return bytes
  }

  /// True if there is something to receive.
  var hasBytes: Bool { csockets_has_bytes(number) }

  /// Sends some of the bytes; how many.
  package func send(
    _ bytes: ArraySlice<UInt8>, within patience: Duration
  ) throws(ServerError) -> Int {
    let sent = unsafe bytes.withUnsafeBytes {
      unsafe csockets_send(number, $0.baseAddress, $0.count, patience.milliseconds)
    }
    if sent < 0 { throw ServerError(Int32(-sent)) }
    return Int(sent)
  }

  /// Says that nothing more will be sent.
  package func endSending() { csockets_end_sending(number) }

  /// Ends whatever goes on here; whoever waits is told.
  func shut() { csockets_shut(number) }
}

extension Duration {
  /// Whole milliseconds, rounded up, for a call that waits; none for a time that has passed.
  fileprivate var milliseconds: CInt {
    let (seconds, rest) = components
    guard seconds >= 0, rest >= 0 else { return 0 }
    let whole = min(seconds, 1_000_000) * 1000
    return CInt(whole + (rest + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension ServerError {
  init(_ code: Int32) { self = code == ETIMEDOUT ? .late : .system(code: code) }

  /// Description of the failure.
  package var words: String {
    switch self {
    case .late: "nothing came in time"
    case .system(let code): unsafe String(cString: strerror(code)).lowercased()
    case .refused(let status): "the request is answered with \(status.rawValue)"
    }
  }

  /// True if somebody else has the port.
  package var isTaken: Bool { self == .system(code: EADDRINUSE) }

  /// True if the next call may succeed: somebody hung up, or there are no descriptors for a while.
  var isPassing: Bool {
    let codes = [ECONNABORTED, EAGAIN, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO, EPERM]
    return codes.contains { self == .system(code: $0) }
  }
}
