import CVector

#if WIDE_KERNELS
  import SegueKernels
#else
  /// Neighboring lines of a picture that is cut in strips: 16 texels each.
  @frozen
  public struct StripLines: Hashable, Sendable {
    /// The first line.
    public var first: Int
    /// The number of lines.
    public var count: Int

    /// The lines from `first` on.
    @inlinable
    public init(first: Int, count: Int) {
      self.first = first
      self.count = count
    }
  }
#endif

/// Lines that are asked of the memory a few at a time, spread over the runs that are sampled
/// meanwhile: hints, which change no byte.
@safe
struct LinesAhead {
  private let texels: Texels
  private let lines: UnsafeBufferPointer<StripLines>
  /// The number of lines per run.
  private let share: Int
  private var next = 0
  /// Remainder of the lines before `next`.
  private var line = 0
  private var left = 0

  @inline(__always)
  init(_ lines: UnsafeBufferPointer<StripLines>, runs: Int, _ texels: Texels) {
    self.texels = texels
    unsafe self.lines = lines
    var total = 0
    for index in 0..<lines.count { total &+= unsafe lines[index].count }
    share = (total &+ runs &- 1) / max(runs, 1)
  }

  /// Asks for the next lines: always as many, so that the processor foresees how often it goes
  /// around.
  @inline(__always)
  mutating func prefetch() {
    for _ in 0..<share {
      if left == 0 {
        if unsafe next == lines.count { return }
        line = unsafe lines[next].first
        left = unsafe lines[next].count
        next &+= 1
      }
      texels.prefetch(line &* 16)
      line &+= 1
      left &-= 1
    }
  }
}
