import Dispatch
import Glibc

/// Answers requests from this machine alone: at 127.0.0.1, to those who know the token.
///
///     let server = try LoopbackServer { request in WebResponse(.missing) }
///     print(server.address)
///
/// A connection is one request and its answer, on a thread of its own. Only so many are served at once,
/// and each of them has to come to its end in time. Where that is not enough, who says nothing is sent away.
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
  ) throws(ServerError) {
    (listener, port) = try Socket.listening(at: wanted)
    token = SecretToken()
    let authorizer = RequestAuthorizer(port: port, token: token)
    let (listener, places) = (listener, ServerPlaces(limits.connections))
    DispatchQueue(label: "loopback").async {
      Self.serve(listener, places: places) { connection in
        HTTPConnection(on: connection, authorizer, limits, places)
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
    _ listener: Socket, places: ServerPlaces,
    _ makeConnection: @Sendable (Socket) -> HTTPConnection,
    answering answer: @escaping HTTPConnection.Answer
  ) {
    while true {
      let connection: Socket
      do throws(ServerError) {
        connection = try listener.accept()
      } catch {
        guard error.isPassing else { return }
        // There may be no descriptors because too many say nothing.
        places.dismissSilent()
        usleep(Self.retryPause)
        continue
      }
      places.enter(connection)
      let conversation = makeConnection(connection)
      let queue = DispatchQueue(label: "loopback.connection")
      queue.async {
        guard let arrival = conversation.arrival() else { return places.leave(connection) }
        places.keep(connection)
        // The thread is free while the answer is made.
        Task {
          let response = await answer(arrival.request)
          queue.async {
            conversation.answer(response, to: arrival)
            places.leave(connection)
          }
        }
      }
    }
  }

  /// Microseconds between two tries where nobody can be let in.
  private static let retryPause: UInt32 = 10_000
}

/// One connection: a request, its answer, and the end.
private struct HTTPConnection: Sendable {
  private let connection: Socket
  private let authorizer: RequestAuthorizer
  private let limits: ServerLimits
  private let places: ServerPlaces

  /// Handler that answers a request.
  typealias Answer = @Sendable (WebRequest) async -> WebResponse

  /// The bytes of a request that is refused are read up to here, so that its sender gets to read why.
  private static let drained = 1 << 20

  init(
    on connection: Socket, _ authorizer: RequestAuthorizer, _ limits: ServerLimits,
    _ places: ServerPlaces
  ) {
    (self.connection, self.authorizer) = (connection, authorizer)
    (self.limits, self.places) = (limits, places)
  }

  /// A request that has arrived, and what of its answer is wanted.
  struct Arrival: Sendable {
    let request: WebRequest
    let range: String?
  }

  /// The request, as soon as it is here; whoever may not ask, or says it wrong, is told so.
  func arrival() -> Arrival? {
    do throws(ServerError) {
      return try read()
    } catch {
      send(WebResponse(error.status), withoutBody: false)
      drain()
      return nil
    }
  }

  /// Sends an answer and waits until it has been fetched.
  func answer(_ response: WebResponse, to arrival: Arrival) {
    send(response.part(arrival.range), withoutBody: arrival.request.method == .head)
  }

  // MARK: - Reading

  private func read() throws(ServerError) -> Arrival {
    let end = ContinuousClock.now + limits.patience
    var bytes: [UInt8] = []
    var searched = 0
    var headEnd: Int?
    while headEnd == nil {
      guard bytes.count < limits.head else { throw .refused(.headTooLarge) }
      bytes += try receive(until: end)
      headEnd = Self.emptyLine(in: bytes, from: max(searched - 3, 0))
      searched = bytes.count
    }
    let bodyStart = (headEnd ?? 0) + 4
    guard bodyStart <= limits.head + 4 else { throw .refused(.headTooLarge) }
    let head = try RequestHead(bytes[..<(headEnd ?? 0)])
    // Who may not ask is told so before anything else is read.
    let path = try authorizer.admit(head)
    let length = try head.bodyLength
    guard length <= limits.body else { throw .refused(.tooLarge) }
    while bytes.count < bodyStart + length { bytes += try receive(until: end) }
    let body = Array(bytes[bodyStart..<bodyStart + length])
    return Arrival(
      request: WebRequest(method: head.method, path: path, body: body), range: head["range"])
  }

  /// Returns the start of the empty line behind a head.
  private static func emptyLine(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (start...max(start, bytes.count - 4)).first { place in
      place + 4 <= bytes.count && bytes[place] == 13 && bytes[place + 1] == 10
        && bytes[place + 2] == 13 && bytes[place + 3] == 10
    }
  }

  private func receive(until end: ContinuousClock.Instant) throws(ServerError) -> [UInt8] {
    let bytes = try awaitBytes(until: end)
    if bytes.isEmpty { throw .refused(.malformed) }
    return bytes
  }

  /// Some bytes as soon as there are any; none at the end.
  private func awaitBytes(until end: ContinuousClock.Instant) throws(ServerError) -> [UInt8] {
    try places.awaiting(connection) { () throws(ServerError) in
      try connection.receive(atMost: 16 << 10, within: end - ContinuousClock.now)
    }
  }

  // MARK: - Sending

  private func send(_ response: WebResponse, withoutBody isHead: Bool) {
    let end = ContinuousClock.now + limits.patience
    var rest = response.message(withoutBody: isHead)[...]
    while !rest.isEmpty {
      guard let count = try? connection.send(rest, within: end - ContinuousClock.now) else {
        return
      }
      rest = rest.dropFirst(count)
    }
    connection.endSending()
  }

  /// Reads on for a while: a connection that is closed before all is read takes the answer with it.
  private func drain() {
    let end = ContinuousClock.now + limits.patience
    var count = 0
    while count < Self.drained, let bytes = try? awaitBytes(until: end), !bytes.isEmpty {
      count += bytes.count
    }
  }
}

/// Limits on what a server accepts from its callers.
package struct ServerLimits: Hashable, Sendable {
  /// Number of connections served at once; others wait until one has gone.
  package var connections = 32
  /// The most bytes of a request before its body.
  package var head = 16 << 10
  /// The most bytes of a body.
  package var body = 256 << 10
  /// Time limit for a request to arrive, and then for its answer to be fetched.
  package var patience = Duration.seconds(10)

  /// The limits of the program.
  package init() {}
}
