import SegueRaster

/// Frames on their way from the tasks that draw them to the sink: a bounded window in which they may
/// arrive in any order.
struct FrameReorderBuffer<Encoder: FrameEncoder> {
  /// A frame that a task has finished.
  struct Item: Sendable {
    /// Its place in the schedule.
    let place: Int
    let packet: Result<Encoder.Packet, RenderError>
    let effort: FilmRenderer.Effort
  }

  private enum Slot {
    /// A task is drawing the frame.
    case started
    /// The frame is drawn, and nobody has related it to the one before it.
    case drawn(Encoder.Packet)
    /// A task is relating the frame to the one before it.
    case relating(Encoder.Packet)
    case ready(Encoder.Packet)
    /// The frame is the same as the one before it.
    case repeated
  }

  private let limit: Int
  private let encoder: Encoder
  private let workspaces: ScratchPool
  private var room: FrameRoom
  private var window: [Int: Slot] = [:]
  private var lastPacket: Encoder.Packet?
  /// Number of frames that the sink has been given.
  private(set) var written = 0
  /// The effort spent on the frames so far.
  var effort = FilmRenderer.Effort()

  /// A window of at most `limit` frames, which are drawn in `workspaces`, prepared by `encoder`, and
  /// fit into `room`.
  init(_ encoder: Encoder, workspaces: ScratchPool, limit: Int, room: FrameRoom) {
    self.encoder = encoder
    self.workspaces = workspaces
    self.limit = limit
    self.room = room
  }

  /// Returns the memory limit for the layers of a frame while it is drawn: that of the sample which has most.
  func layers(of exposure: FrameExposure) throws(MemoryError) -> Int {
    var most = 0
    for sample in exposure.samples { most = max(most, try room.layers(of: sample.list)) }
    return most
  }

  /// Returns what a frame is drawn in whose layers take so many bytes.
  func drawing(_ needed: Int) -> DrawingRoom { room.drawing(needed) }

  /// Returns true if there is memory for one more frame, whose layers take so many bytes; memory that rests
  /// makes room for it.
  func hasMemory(for needed: Int) -> Bool {
    let frames = window.count
    let resting = workspaces.resting(besides: room.drawn + 1, needing: needed)
    if room.admits(needed, besides: frames, resting: resting) { return true }
    guard room.admits(needed, besides: frames, resting: 0) else { return false }
    workspaces.empty()
    return true
  }

  /// True if there is room for one more frame.
  var hasRoom: Bool { window.count < limit }

  /// True if a task still has work to do on the next frame for the sink.
  var isWaiting: Bool {
    switch window[written] {
    case .started?, .drawn?, .relating?: true
    case .ready?, .repeated?, nil: false
    }
  }

  /// Notes a frame that a task draws, whose layers take so many bytes.
  mutating func note(started place: Int, _ needed: Int) {
    window[place] = .started
    room.begin(place, needed)
  }

  /// Notes a frame that needs no drawing.
  mutating func note(repeated place: Int) {
    window[place] = .repeated
  }

  /// Takes a finished frame; returns why there is none.
  mutating func accept(_ item: Item) -> RenderError? {
    effort = effort + item.effort
    room.end(item.place)
    switch item.packet {
    case .success(let packet):
      if encoder.relatesFrames, case .started? = window[item.place] {
        window[item.place] = .drawn(packet)
      } else {
        window[item.place] = .ready(packet)
      }
      return nil
    case .failure(let failure): return failure
    }
  }

  /// A frame that can be related to the one before it.
  typealias Pair = (place: Int, packet: Encoder.Packet, previous: Encoder.Packet?)

  /// The frames that can be related to the ones before them, for a task each.
  mutating func takePairs() -> [Pair] {
    var pairs: [Pair] = []
    var previous = lastPacket
    var isPreviousDrawn = true
    for place in written..<written + window.count {
      switch window[place] {
      case .drawn(let packet)?:
        if isPreviousDrawn {
          window[place] = .relating(packet)
          pairs.append((place, packet, previous))
        }
        (previous, isPreviousDrawn) = (packet, true)
      case .relating(let packet)?, .ready(let packet)?:
        (previous, isPreviousDrawn) = (packet, true)
      case .started?, nil: isPreviousDrawn = false
      case .repeated?: break
      }
    }
    return pairs
  }

  /// The next frame for the sink, if it is there.
  mutating func nextPacket() -> (place: Int, packet: Encoder.Packet)? {
    switch window[written] {
    case .ready(let packet)?:
      if let done = lastPacket.take() {
        if let left = encoder.remains(of: done) { workspaces.leave(left) }
        encoder.takeBack(done)
      }
      lastPacket = packet
    case .repeated?: break
    case .started?, .drawn?, .relating?, nil: return nil
    }
    guard let lastPacket else { return nil }
    window[written] = nil
    written += 1
    return (written - 1, lastPacket)
  }
}
