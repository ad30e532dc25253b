package import SegueRaster

/// The memory that a run may take for everything that grows with its input, and how much of it is left
/// for frames.
///
/// All numbers are fixed: what fits on one machine fits on every other, whatever that has. A run takes
/// less where less is needed, and draws fewer frames at once where more is.
package struct RunMemory: Hashable, Sendable {
  /// All bytes.
  package let total: Int
  /// The bytes that nothing has reserved yet.
  package private(set) var left: Int

  /// The default memory limit of a run.
  package static let usual = 2 << 30
  /// Maximum memory of the program, its libraries, its fonts and pages between two uses.
  package static let program = 192 << 20
  /// The least that can be asked for.
  package static let least = 256 << 20

  /// So many bytes for a run.
  package init(total: Int = RunMemory.usual) {
    self.total = total
    left = max(total - RunMemory.program, 0)
  }

  /// The share of it that pictures may take.
  package var pictures: MemoryBudget { MemoryBudget(bytes: left) }

  /// Reserves bytes that something takes for all of the run.
  package mutating func take(_ bytes: Int) { left = max(left - bytes, 0) }

  /// The same memory for one of several films that are drawn at once.
  package func shared(by count: Int) -> RunMemory {
    RunMemory(total: RunMemory.program + max(total - RunMemory.program, 0) / max(count, 1))
  }
}

extension RunMemory {
  /// Returns the most bytes of layers that one worker keeps from frame to frame, on a canvas of so many pixels.
  ///
  /// Those are four screens, however large one is, so that nothing is drawn again because pixels are smaller.
  /// Small ones may have more.
  package static func reused(canvas pixels: Int) -> Int { max(64 << 20, 4 * 4 * pixels) }
}

extension Frame.Form {
  /// Returns the memory of a frame of so many pixels from its first pixel until it has been written: its
  /// picture, and the bytes that it becomes.
  package func bytes(_ pixels: Int) -> Int {
    switch self {
    case .pixels: pixels * 6
    case .video: pixels * 3
    }
  }

  /// Returns the memory of the picture alone, which a task keeps for its next frame.
  func keptBytes(_ pixels: Int) -> Int {
    switch self {
    case .pixels: pixels * 4
    case .video: pixels * 3 / 2
    }
  }
}

/// The memory in which a task draws a frame.
struct DrawingRoom: Hashable, Sendable {
  /// The memory limit of the frame's layers.
  let layers: Int
  /// True if the task keeps the frame for its next one, which then need not be drawn as a whole.
  let keepsFrame: Bool
}

/// The memory budget of the frames on their way, which decides if there is room for another one.
///
/// One frame is always let in when it is alone; whether it fits is known before it is drawn.
struct FrameRoom {
  /// The memory limit of all frames.
  private let bytes: Int
  /// The memory of a frame until it has been written.
  private let frame: Int
  /// The memory of a frame that a task keeps.
  private let kept: Int
  /// The memory that a frame takes besides while it is exposed.
  private let exposure: Int
  /// Minimum number of frames that are there at once: the one before stays until the next one is drawn.
  private let least: Int
  /// The memory of the layers of those that are being drawn.
  private var layers: [Int: Int] = [:]

  /// The memory kept for glyphs.
  private static let letters = 8 << 20

  /// Room for so many frames that take `frame` bytes each, `kept` in the task that has drawn one, and `exposure`
  /// while a shutter is open.
  init(_ bytes: Int, frame: Int, kept: Int = 0, exposure: Int = 0, count: Int) {
    self.bytes = bytes
    self.frame = frame
    self.kept = kept
    self.exposure = exposure
    least = min(count, 2)
  }

  /// The bytes that are left for the layers of a frame that is drawn alone.
  private var alone: Int { bytes - least * frame - exposure }

  /// Returns the memory limit for the layers of a frame that is drawn alone.
  func layersAlone() throws(MemoryError) -> Int {
    guard alone > 0 else { throw .tooLargeFrames(needed: bytes - alone, left: bytes) }
    return alone
  }

  /// Returns the memory of a list's layers while it is drawn, with what is kept for the frame after it.
  func layers(of list: DisplayList) throws(MemoryError) -> Int {
    let alone = try layersAlone()
    let needed = try list.layerBytes(limit: alone, reusing: true)
    let canvas = Surface.bytes(width: list.width, height: list.height)
    let reused = RunMemory.reused(canvas: list.width * list.height)
    return min(alone, needed + min(reused, needed + 2 * canvas) + Self.letters)
  }

  /// Returns what a frame is drawn in whose layers take so many bytes.
  ///
  /// It is kept only where that leaves them as much as without.
  func drawing(_ needed: Int) -> DrawingRoom {
    DrawingRoom(layers: needed, keepsFrame: needed + kept <= alone)
  }

  /// Returns true if another frame can be drawn beside so many that have not been written; those at rest hold
  /// so many bytes of layers.
  func admits(_ needed: Int, besides frames: Int, resting: Int) -> Bool {
    let drawing = layers.values.reduce(0, +)
    let needed = taken(by: needed)
    return frames == 0 || (frames + 2) * frame + drawing + needed + resting <= bytes
  }

  /// The number of frames that are being drawn.
  var drawn: Int { layers.count }

  /// Notes a frame that is being drawn.
  mutating func begin(_ place: Int, _ needed: Int) { layers[place] = taken(by: needed) }

  private func taken(by needed: Int) -> Int {
    (drawing(needed).keepsFrame ? needed + kept : needed) + exposure
  }

  /// Notes that it has been drawn.
  mutating func end(_ place: Int) { layers[place] = nil }
}
