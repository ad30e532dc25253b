import Dispatch

/// Answers requests from this machine alone: at 127.0.0.1, to those who know the token.
///
///     let server = try LoopbackServer { request in WebResponse(.missing) }
///     print(server.address)
///
/// A connection is one request and its answer, on a thread of its own. Only so many are served at once,
/// and each of them has to come to its end in time.
package final class HTTPServer: Sendable {
  /// The port it listens at.
  package let port: UInt16
  /// Secret token with which addresses must begin.
  package let token: SecretToken
  private let listener: Socket

  /// A server at a port, or at a free one, until it is stopped.
  package init(
    at wanted: UInt16? = nil, limits: ServerLimits = ServerLimits(),
    answering answer: @escaping @Sendable (WebRequest) async -> WebResponse
  ) throws(SocketFailure) {
    (listener, port) = try Socket.listening(at: wanted)
    token = SecretToken()
    let doorkeeper = RequestAuthorizer(port: port, token: token)
    let (listener, slots) = (listener, DispatchSemaphore(value: limits.connections))
    DispatchQueue(label: "loopback").async {
      Self.serve(listener, slots) { connection in
        HTTPConnection(on: connection, doorkeeper, limits)
      } answering: {
        await answer($0)
      }
    }
  }

  deinit { listener.shut() }

  /// The address that leads to everything.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Takes no more calls.
  package func stop() { listener.shut() }

  /// Takes one call after the other, until the socket is shut.
  private static func serve(
    _ listener: Socket, _ slots: DispatchSemaphore,
    _ exchange: @Sendable (Socket) -> HTTPConnection,
    answering answer: @escaping HTTPConnection.Answer
  ) {
    while true {
      slots.wait()
      let connection: Socket
      do throws(SocketFailure) {
        connection = try listener.accept()
      } catch {
        slots.signal()
        if error.isPassing { continue }
        return
      }
      let exchange = exchange(connection)
      let queue = DispatchQueue(label: "loopback.connection")
      queue.async {
        guard let arrival = exchange.arrival() else {
          slots.signal()
          return
        }
        // The thread is free while the answer is made.
        Task {
          let response = await answer(arrival.request)
          queue.async {
            exchange.answer(response, to: arrival)
            slots.signal()
          }
        }
      }
    }
  }
}
