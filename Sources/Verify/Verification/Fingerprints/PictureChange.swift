import SegueRaster

/// Difference between two pictures of one moment, in numbers that tell noise from changes.
struct PictureChange: Sendable {
  /// Difference in a square of a picture.
  struct Square: Sendable {
    private let number: UInt32
    private let most: UInt8
    let hasMovedEdge: Bool

    init(_ index: Int, level: Int, hasMovedEdge: Bool) {
      (number, most) = (UInt32(index), UInt8(clamping: level))
      self.hasMovedEdge = hasMovedEdge
    }

    /// Number of the square.
    var index: Int { Int(number) }
    /// Maximum noise that does not explain it, in levels.
    var level: Int { Int(most) }
  }

  /// Squares that noise of some level does not explain.
  let squares: [Square]
  /// Number of pixels that differ by so many levels, as far as these may be noise.
  let counts: [Int]
  private let size: DifferenceMagnitude.Frame

  /// Mean increase of an area's lightness that is no noise, in levels, and the number of squares that are an area.
  private static let area = (levels: 1.5, squares: 8)

  /// The difference between two pictures in some squares; `nil` if no pixel differs there.
  init?(_ pair: PicturePair, in grid: FingerprintGrid, squares differing: [Int]) {
    var found: [(index: Int, change: SquareChange)] = []
    var shades: [Int: Double] = [:]
    var counts = [Int](repeating: 0, count: 256)
    var (count, sum, levels) = (0, 0, 0)
    var box: PixelRect?
    for index in differing {
      let place = grid.place(of: index)
      let change = SquareChange(pair, in: place, counting: &counts)
      guard let changed = change.box else { continue }
      (count, sum, levels) = (
        count + change.count, sum + change.sum, max(levels, change.levels)
      )
      box = box?.union(changed) ?? changed
      let shade = Double(change.increase) / Double(256 * place.width * place.height)
      if abs(shade) >= Self.area.levels { shades[index] = shade }
      if change.unexplained > 0 || shades[index] != nil { found.append((index, change)) }
    }
    guard let box else { return nil }
    size = DifferenceMagnitude.Frame(
      number: 0, levels: levels, share: PixelShare(count, of: grid.width * grid.height),
      box: box, sum: sum)
    self.counts = Array(counts[...(SquareChange.noise + 1)])
    let areal = Self.areas(of: shades, in: grid)
    squares = found.compactMap { index, change in
      let shade = areal.contains(index) ? shades[index] ?? 0 : 0
      let level = max(change.unexplained, Int(abs(2 * shade)))
      return level > 0 ? Square(index, level: level, hasMovedEdge: change.hasMovedEdge) : nil
    }
  }

  /// Squares that are parts of an area that has become lighter, or darker.
  private static func areas(of shades: [Int: Double], in grid: FingerprintGrid) -> Set<Int> {
    let areas = grid.patches(
      of: shades.keys.sorted(), joining: { (shades[$0] ?? 0 < 0) == (shades[$1] ?? 0 < 0) }
    ).filter { $0.count >= area.squares }
    return Set(areas.joined())
  }

  /// True if it is more than any noise.
  var isClear: Bool { squares.contains { $0.level > SquareChange.noise } }

  /// Sum of all differences, in levels.
  var sum: Int { size.sum }

  /// The size of the difference, in the frame with this number.
  func magnitude(of frame: Int) -> DifferenceMagnitude.Frame {
    DifferenceMagnitude.Frame(
      number: frame, levels: size.levels, share: size.share, box: size.box, sum: size.sum)
  }
}
