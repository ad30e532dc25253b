/// Looks for what no frame shows clearly and many show alike: a shadow that is not there, or a film over
/// everything.
///
/// What a codec does to the lightness of a square evens out over frames; what stays is there.
struct FaintDifferences {
  private let match: FingerprintMatch
  /// Typical increase of each square's lightness, in levels.
  private let means: [Double]

  /// Minimum difference of a square, and minimum number of such squares side by side.
  private static let least = (levels: 2.5, squares: 8)

  init(_ match: FingerprintMatch) {
    self.match = match
    let pairs = Array(zip(match.old.frames, match.new.frames))
    means = (0..<match.old.grid.count).map { index in
      let sum = pairs.reduce(0) {
        $0 + Self.lightness($1.1.means[index]) - Self.lightness($1.0.means[index])
      }
      return sum / Double(max(pairs.count, 1))
    }
  }

  /// Finding of films that differ a little throughout; `nil` if they do not.
  var finding: RecordingDifference? {
    let squares = match.old.grid.patches(
      of: means.indices.filter { abs(means[$0]) > Self.least.levels },
      joining: { (means[$0] < 0) == (means[$1] < 0) }
    ).filter { $0.count >= Self.least.squares }
    if squares.isEmpty { return nil }
    let frames = frames(showing: squares.flatMap { $0 })
    guard let first = frames.first, let last = frames.last else { return nil }
    let boxes = squares.sorted { $0.count > $1.count }.map { match.old.grid.box(around: $0) }
    return .region(boxes, first: first, last: last, .look)
  }

  /// The frames in which these squares differ.
  private func frames(showing squares: [Int]) -> [Int] {
    let count = min(match.old.frames.count, match.new.frames.count)
    return (0..<count).filter { frame in
      let (old, new) = (match.old.frames[frame].means, match.new.frames[frame].means)
      let sum = squares.reduce(0) {
        $0 + (Self.lightness(new[$1]) - Self.lightness(old[$1])) * (means[$1] < 0 ? -1 : 1)
      }
      return sum > Self.least.levels * Double(squares.count) / 2
    }
  }

  private static func lightness(_ word: UInt32) -> Double {
    0.2126 * Double(word & 255) + 0.7152 * Double(word >> 8 & 255)
      + 0.0722 * Double(word >> 16 & 255)
  }
}
