import Dispatch
import SegueTextSupport

/// Places of a server: so many connections are served at once.
///
/// Where all are taken, whoever comes next gets the place of the oldest that says nothing. Anybody on this machine
/// can connect and be silent, without knowing the token; nobody has to wait for that.
final class ServerPlaces: Sendable {
  /// A connection whose request is not here yet.
  private struct Arriving {
    let socket: Socket
    let since: ContinuousClock.Instant
    /// True while nothing of it is here that has not been read.
    var isAwaited = false
  }

  private let free: DispatchSemaphore
  private let arriving = Locked<[ObjectIdentifier: Arriving]>([:])

  /// Time that nobody is sent away in, though all places are taken: a request is under way.
  private static let grace = Duration.milliseconds(100)
  /// Milliseconds between two looks for somebody who can be sent away.
  private static let pause = 10

  /// So many places, all of them free.
  init(_ count: Int) { free = DispatchSemaphore(value: count) }

  /// Waits until there is a place for a connection, and gives it that.
  func enter(_ connection: Socket) {
    while free.wait(timeout: .now() + .milliseconds(Self.pause)) == .timedOut {
      dismissSilent()
    }
    let arrival = Arriving(socket: connection, since: .now)
    arriving.withLock { $0[ObjectIdentifier(connection)] = arrival }
  }

  /// Keeps a connection, whose request is here, until it is answered.
  func keep(_ connection: Socket) {
    arriving.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Frees the place of a connection.
  func leave(_ connection: Socket) {
    keep(connection)
    free.signal()
  }

  /// Does what waits for bytes of a connection, which may be sent away meanwhile.
  func awaiting<Bytes>(
    _ connection: Socket, _ body: () throws(ServerError) -> Bytes
  ) throws(ServerError) -> Bytes {
    note(connection, isAwaited: true)
    defer { note(connection, isAwaited: false) }
    return try body()
  }

  private func note(_ connection: Socket, isAwaited: Bool) {
    let key = ObjectIdentifier(connection)
    arriving.withLock { arriving in
      guard var arrival = arriving[key] else { return }
      arrival.isAwaited = isAwaited
      arriving[key] = arrival
    }
  }

  /// Ends the oldest connection that says nothing; whoever waits for its bytes frees its place.
  func dismissSilent() {
    let oldest = arriving.withLock { arriving in
      arriving.values.filter { $0.isAwaited && $0.since < .now - Self.grace }
        .min { $0.since < $1.since }?.socket
    }
    // Bytes that are here already are a request that nobody had the time to read.
    if let oldest, !oldest.hasBytes { oldest.shut() }
  }
}
