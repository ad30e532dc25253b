import SegueRaster

/// Differences between two films that another rasterizer explains, and the squares that differ by more.
struct FilmNoise {
  /// The squares of each frame that differ by more, where pixels were at hand.
  let squares: [Int: [Int]]?
  /// Size of the differences in the frames that differ by nothing else; `nil` if there are none.
  let magnitude: DifferenceMagnitude?

  /// The most levels that are noise wherever they are.
  let levels: Int

  /// The most levels of a mean color that are how two rasterizers round.
  private static let rounding = 1

  /// The noise of films whose pixels were compared.
  init(_ changes: FilmChanges) {
    levels = changes.noise
    squares = changes.beyondNoise
    magnitude = changes.noiseMagnitude
  }

  /// The noise of films of which only mean colors are known.
  init(_ old: FrameFingerprints, _ new: FrameFingerprints) {
    (squares, levels) = (nil, Self.rounding)
    let quiet = zip(old.frames, new.frames).enumerated().filter {
      $1.0.identity != $1.1.identity && Self.squares($1.0, $1.1).isEmpty
    }
    magnitude = DifferenceMagnitude(
      quiet.map { DifferenceMagnitude.Frame($0, $1.0, $1.1, in: new.grid, of: []) },
      ofSquares: new.grid.cell)
  }

  /// Returns the squares in which the mean colors of two frames differ by more.
  static func squares(_ a: FrameFingerprint, _ b: FrameFingerprint) -> [Int] {
    a.means.indices.filter { PicturePair.levels(a.means[$0], b.means[$0]) > rounding }
  }
}

extension DifferenceMagnitude {
  /// The size of the differences between some frames of two films, in the mean colors of squares; `nil` of no frames.
  init?(_ match: FingerprintMatch, in frames: [Int]) {
    let grid = match.new.grid
    self.init(
      frames.map { number in
        Frame(
          number, match.old.frames[number], match.new.frames[number], in: grid,
          of: match.differences(number, number))
      }, ofSquares: grid.cell)
  }
}

extension DifferenceMagnitude.Frame {
  /// The differences of a frame in the mean colors of these squares, or of all if they are none; around everything where
  /// no mean color differs.
  fileprivate init(
    _ number: Int, _ old: FrameFingerprint, _ new: FrameFingerprint, in grid: FingerprintGrid,
    of squares: [Int]
  ) {
    var (count, levels, sum) = (0, 0, 0)
    var box: PixelRect?
    for index in squares.isEmpty ? Array(old.means.indices) : squares {
      let step = PicturePair.levels(old.means[index], new.means[index])
      guard step > 0 else { continue }
      (count, levels, sum) = (count + 1, max(levels, step), sum + step)
      box = box?.union(grid.place(of: index)) ?? grid.place(of: index)
    }
    self.init(
      number: number, levels: levels, share: PixelShare(count, of: grid.count),
      box: box ?? PixelRect(x: 0, y: 0, width: grid.width, height: grid.height), sum: sum)
  }
}
