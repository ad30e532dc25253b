import SegueRaster

/// Contrasts of a square of two pictures and of what is next to it, each found once.
struct SquareContrasts {
  private let box: PixelRect
  private var known: [UInt16]

  /// A pair of contrasts that has not been asked for; one that is found to be the same is found again.
  private static let unknown: UInt16 = 0xfffe

  /// The contrasts in and around a square.
  init(around place: PixelRect) {
    box = place.outset(by: 1)
    known = [UInt16](repeating: Self.unknown, count: box.width * box.height)
  }

  /// Returns the contrast of a place and its neighbors in each of the pictures, in levels.
  mutating func contrast(of pair: PicturePair, _ x: Int, _ y: Int) -> (old: Int, new: Int) {
    let index = (y - box.minY) * box.width + x - box.minX
    let both = known[index]
    if both != Self.unknown { return (Int(both >> 8), Int(both & 255)) }
    let found = pair.contrast(x, y)
    known[index] = UInt16(found.old) << 8 | UInt16(found.new)
    return found
  }
}
