/// Frames on their way from the tasks that draw them to the sink: a bounded window in which they may
/// arrive in any order.
struct Conveyor<Encoder: FrameEncoder> {
  /// A frame that a task has finished.
  struct Item: Sendable {
    /// Its place in the schedule.
    let place: Int
    let workspace: Workspace
    let packet: Result<Encoder.Packet, FilmFailure>
    let effort: FilmEffort
  }

  private enum Slot {
    /// A task is drawing the frame.
    case started
    case ready(Encoder.Packet)
    /// The frame is the same as the one before it.
    case repeated
  }

  private let limit: Int
  private var free: [Workspace]
  private var window: [Int: Slot] = [:]
  private var lastPacket: Encoder.Packet?
  /// What frames were drawn in that the sink is done with.
  private var spares: [Frame.Content] = []
  private let encoder: Encoder
  /// How many frames the sink has been given.
  private(set) var written = 0
  /// What the frames have taken so far.
  var effort = FilmEffort()

  /// A window of at most `limit` frames, which `encoder` prepares.
  init(_ encoder: Encoder, limit: Int) {
    self.encoder = encoder
    self.limit = limit
    free = (0..<limit).map { _ in Workspace() }
  }

  /// A workspace for one more frame; `nil` while the window is full.
  mutating func admit() -> Workspace? {
    guard window.count < limit, let workspace = free.popLast() else { return nil }
    if let spare = spares.popLast() { workspace.leave(spare) }
    return workspace
  }

  /// Whether the next frame for the sink is still being drawn.
  var isWaiting: Bool {
    if case .started? = window[written] { true } else { false }
  }

  mutating func note(started place: Int) {
    window[place] = .started
  }

  /// Notes a frame that needs no drawing.
  mutating func repeatLast(at place: Int, returning workspace: Workspace) {
    window[place] = .repeated
    free.append(workspace)
  }

  /// Takes a finished frame, and its workspace for the next one; returns why there is none.
  mutating func accept(_ item: Item) -> FilmFailure? {
    free.append(item.workspace)
    effort = effort + item.effort
    switch item.packet {
    case .success(let packet):
      window[item.place] = .ready(packet)
      return nil
    case .failure(let failure): return failure
    }
  }

  /// The next frame for the sink, if it is there.
  mutating func nextPacket() -> (place: Int, packet: Encoder.Packet)? {
    switch window[written] {
    case .ready(let packet)?:
      if let done = lastPacket.take(), let spare = encoder.remains(of: done) {
        spares.append(spare)
      }
      lastPacket = packet
    case .repeated?: break
    case .started?, nil: return nil
    }
    guard let lastPacket else { return nil }
    window[written] = nil
    written += 1
    return (written - 1, lastPacket)
  }
}
