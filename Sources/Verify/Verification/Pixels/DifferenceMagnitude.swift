package import SegueRaster
import SegueTextSupport

/// Size of the differences between two films: by how many levels, in which share of a frame, and where most.
package struct DifferenceMagnitude: Hashable, Sendable, Codable {
  /// Differences of one frame.
  package struct Frame: Hashable, Sendable, Codable {
    /// The number of the frame.
    package let number: Int
    /// Maximum difference of a channel, in levels.
    package let levels: Int
    /// Share of the frame that differs.
    package let share: PixelShare
    /// Box around everything that differs, in pixels.
    package let box: PixelRect
    /// Sum of all differences, in levels.
    let sum: Int
  }

  /// Maximum difference of a channel in any frame, in levels.
  package private(set) var levels: Int
  /// Maximum share of a frame that differs.
  package private(set) var share: PixelShare
  /// The frame in which all differences add up to most.
  package private(set) var worst: Frame
  /// Side of the squares whose mean colors are compared, and counted; `nil` where pixels are.
  package let square: Int?

  /// The size of the differences of some frames; `nil` of none.
  init?(_ frames: some Sequence<Frame>, ofSquares square: Int? = nil) {
    var all: DifferenceMagnitude?
    for frame in frames { all = all?.joined(by: frame) ?? DifferenceMagnitude(frame, square) }
    guard let all else { return nil }
    self = all
  }

  private init(_ frame: Frame, _ square: Int?) {
    (levels, share, worst, self.square) = (frame.levels, frame.share, frame, square)
  }

  private func joined(by frame: Frame) -> DifferenceMagnitude {
    var all = self
    all.levels = max(levels, frame.levels)
    if frame.share.count > share.count { all.share = frame.share }
    if frame.sum > worst.sum { all.worst = frame }
    return all
  }

  /// Description of the maximum, such as `at most 2 levels in 0.09 % of the pixels`.
  var words: String { Self.words(levels, share, square) }

  /// Description of the frame that differs most.
  package var worstWords: String {
    let (first, last) = (
      "\(worst.box.minX),\(worst.box.minY)", "\(worst.box.maxX - 1),\(worst.box.maxY - 1)"
    )
    return
      "most in frame \(worst.number): \(Self.words(worst.levels, worst.share, square)), within \(first) to"
      + " \(last)"
  }

  private static func words(_ levels: Int, _ share: PixelShare, _ square: Int?) -> String {
    let most = "at most \(levels.counted("level"))"
    return square.map { "\(most) on average in \(share) of the squares of \($0) pixels" }
      ?? "\(most) in \(share) of the pixels"
  }
}

extension DifferenceMagnitude: Plausible {
  /// True if frames can differ by that much.
  package var isPlausible: Bool {
    (0...255).contains(levels) && worst.number >= 0 && (square ?? 1) > 0 && !worst.box.isEmpty
  }
}
