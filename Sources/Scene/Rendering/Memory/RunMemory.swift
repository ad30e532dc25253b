public import SegueRaster

/// The memory that a run may take for everything that grows with its input, and how much of it is left
/// for frames.
///
/// All numbers are fixed: what fits on one machine fits on every other, whatever that has. A run takes
/// less where less is needed, and draws fewer frames at once where more is.
public struct RunMemory: Hashable, Sendable {
  /// All bytes.
  public let total: Int
  /// The bytes that nothing has been promised yet.
  public private(set) var left: Int

  /// The default memory limit of a run.
  public static let usual = 2 << 30
  /// Maximum memory of the program, its libraries, its fonts and pages between two uses.
  public static let program = 192 << 20
  /// The least that can be asked for.
  public static let least = 256 << 20

  /// So many bytes for a run.
  public init(total: Int = RunMemory.usual) {
    self.total = total
    left = max(total - RunMemory.program, 0)
  }

  /// The share of it that pictures may take.
  public var pictures: MemoryBudget { MemoryBudget(bytes: left) }

  /// Promises bytes that something takes for all of the run.
  public mutating func take(_ bytes: Int) { left = max(left - bytes, 0) }

  /// The same memory for one of several films that are drawn at once.
  public func shared(by count: Int) -> RunMemory {
    RunMemory(total: RunMemory.program + max(total - RunMemory.program, 0) / max(count, 1))
  }
}

extension FrameForm {
  /// Returns the memory of a frame of so many pixels from its first pixel until it has been written: its
  /// picture, and the bytes that it becomes.
  public func bytes(_ pixels: Int) -> Int {
    switch self {
    case .pixels: pixels * 6
    case .video: pixels * 3
    }
  }
}
