import SegueFitting
import SegueMotion
import SegueRaster
import SegueVerification

/// Frames of a recording and of the scene on which it lies, by what is seen in them.
///
/// Who follows edges loses them where frames are missing; frame by frame it is plain that they are.
struct AlignedFrames {
  private let recorded: LumaSequence
  private let agreed: LumaSequence

  /// The most squares along a side: in large ones what another size does to edges evens out.
  private static let squareLimit = 32

  init(_ films: AlignedFilms) { (recorded, agreed) = (films.recorded, films.agreed) }

  /// The differences, and by how many seconds the recording is late, if missing or doubled frames are all that differs
  /// beside when it all begins; otherwise `nil`.
  func findings() throws(MemoryError) -> (frames: [RecordingDifference], delay: Double)? {
    let interval = agreed.interval
    // In a recording of fewer pictures a second all others are missing, and are no finding.
    guard interval > 0, recorded.interval < 1.2 * interval else { return nil }
    let grid = FingerprintGrid(width: agreed.width, height: agreed.height, most: Self.squareLimit)
    let verdict = RecordingVerdict(
      expected: try agreed.frames(every: interval, in: grid),
      actual: try recorded.frames(every: interval, in: grid))
    let frames = verdict.findings.filter(\.isAboutFrames)
    let areAll = verdict.findings.allSatisfy { $0.isAboutFrames || $0.isAboutBegin }
    guard areAll, !frames.isEmpty else { return nil }
    let late = verdict.findings.compactMap(\.lateCount).first ?? 0
    return (frames, Double(late) * interval)
  }
}

extension RecordingDifference {
  /// True if it says which frames are missing or doubled.
  fileprivate var isAboutFrames: Bool {
    switch self {
    case .dropped, .doubled: true
    default: false
    }
  }

  /// The frames by which all is later.
  fileprivate var lateCount: Int? {
    if case .shifted(let count) = self { count } else { nil }
  }

  /// True if it says when all begins, or how long the film goes on.
  fileprivate var isAboutBegin: Bool {
    switch self {
    case .length, .shifted: true
    default: false
    }
  }
}

extension LumaSequence {
  /// The pictures that are seen at regular times, as what their squares look like.
  fileprivate func frames(
    every interval: Double, in grid: FingerprintGrid
  ) throws(MemoryError) -> FrameFingerprints {
    var frames = FrameFingerprints(in: grid, at: .sixty, isExact: false, hasCoarseColors: true)
    guard let first = times.first, let last = times.last else { return frames }
    var known: (index: Int, frame: FrameFingerprint)?
    // A time that both have may be a little too early.
    for number in 0...Int((last - first) / interval + 0.5) {
      let time = first + (Double(number) + 0.25) * interval
      let index = max(0, (times.firstIndex { $0 > time } ?? times.count) - 1)
      if known?.index != index {
        known = (index, FrameFingerprint(try surface(of: index), in: grid, onBlack: true))
      }
      guard let known, frames.add(known.frame) else { break }
    }
    return frames
  }
}
