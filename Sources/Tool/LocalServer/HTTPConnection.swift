/// One connection: a request, its answer, and the end.
struct HTTPConnection: Sendable {
  private let connection: Socket
  private let doorkeeper: RequestAuthorizer
  private let limits: ServerLimits

  /// Handler that answers a request.
  typealias Answer = @Sendable (WebRequest) async -> WebResponse

  /// The bytes of a request that is refused are read up to here, so that its sender gets to read why.
  private static let drained = 1 << 20

  init(on connection: Socket, _ doorkeeper: RequestAuthorizer, _ limits: ServerLimits) {
    (self.connection, self.doorkeeper, self.limits) = (connection, doorkeeper, limits)
  }

  /// A request that has arrived, and what of its answer is wanted.
  struct Arrival: Sendable {
    let request: WebRequest
    let range: String?
  }

  /// The request, as soon as it is here; whoever may not ask, or says it wrong, is told so.
  func arrival() -> Arrival? {
    do throws(Refusal) {
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

  private func read() throws(Refusal) -> Arrival {
    let end = ContinuousClock.now + limits.patience
    var bytes: [UInt8] = []
    var searched = 0
    var headEnd: Int?
    while headEnd == nil {
      guard bytes.count < limits.head else { throw Refusal(.headTooLarge) }
      bytes += try receive(until: end)
      headEnd = Self.emptyLine(in: bytes, from: max(searched - 3, 0))
      searched = bytes.count
    }
    let bodyStart = (headEnd ?? 0) + 4
    guard bodyStart <= limits.head + 4 else { throw Refusal(.headTooLarge) }
    let head = try RequestHead(bytes[..<(headEnd ?? 0)])
    // Who may not ask is told so before anything else is read.
    let path = try doorkeeper.admit(head)
    let length = try head.bodyLength
    guard length <= limits.body else { throw Refusal(.tooLarge) }
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

  private func receive(until end: ContinuousClock.Instant) throws(Refusal) -> [UInt8] {
    do throws(SocketFailure) {
      let bytes = try connection.receive(
        atMost: 16 << 10, within: end - ContinuousClock.now)
      if bytes.isEmpty { throw SocketFailure.system(code: 0) }
      return bytes
    } catch {
      throw Refusal(error == .late ? .late : .malformed)
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
    while count < Self.drained,
      let bytes = try? connection.receive(atMost: 16 << 10, within: end - ContinuousClock.now),
      !bytes.isEmpty
    {
      count += bytes.count
    }
  }
}
