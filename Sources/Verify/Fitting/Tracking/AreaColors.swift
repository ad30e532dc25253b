import SegueRaster

/// The colors of what fades in a film, where that is an area of one color that becomes another one.
struct AreaColors {
  /// The color in front of which it begins, red, green and blue.
  let first: FilmColor
  /// The color with which it ends.
  let last: FilmColor

  /// By how much of the largest change a pixel has to change to belong to the area: its border is mixed.
  private static let most = 0.6
  /// The most levels by which pixels of one color are off as a rule.
  private static let spread = 5.0
  /// The fewest pixels, at half the size of pictures.
  private static let least = 40

  /// The colors of an area of a film; nothing where it has many.
  init?(_ reel: LumaSequence, in area: PixelRect) {
    guard !reel.colors.isEmpty, let end = reel.pictures.indices.last else { return nil }
    let (old, new) = (HalfPicture(reel, reel.lastAtRest), HalfPicture(reel, end))
    let places = (area.minY / 2..<min(area.maxY / 2, reel.colorHeight)).flatMap { y in
      (area.minX / 2..<min(area.maxX / 2, reel.colorWidth)).map { y * reel.colorWidth + $0 }
    }
    let changes = places.map { old.distance(to: new, at: $0) }
    let limit = Self.most * (changes.max() ?? 0)
    let changed = zip(places, changes).filter { $0.1 > limit }.map(\.0)
    // A few levels, or half of what changes, are no area.
    guard limit > 8, changed.count >= Self.least,
      2 * changed.count > changes.count(where: { $0 > limit / 4 }),
      let first = old.color(of: changed, within: Self.spread),
      let last = new.color(of: changed, within: Self.spread)
    else { return nil }
    (self.first, self.last) = (first, last)
  }
}

/// A color of a film, in levels of red, green and blue.
package struct FilmColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// As BT.601 has it, of a lightness and its differences from blue and red.
  fileprivate init(light: Double, blue: Double, red: Double) {
    func level(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    let (b, r) = (blue - 128, red - 128)
    (self.red, self.blue) = (level(light + 1.402 * r), level(light + 1.772 * b))
    green = level(light - 0.344 * b - 0.714 * r)
  }
}

/// A picture at half its size, with its colors.
private struct HalfPicture {
  private let planes: [[Double]]

  init(_ reel: LumaSequence, _ index: Int) {
    let (columns, rows) = (reel.colorWidth, reel.colorHeight)
    let picture = reel.pictures[index]
    let light = (0..<columns * rows).map { place -> Double in
      let start = place / columns * 2 * reel.width + place % columns * 2
      let sum = [0, 1, reel.width, reel.width + 1].reduce(0) { $0 + Int(picture[start + $1]) }
      return Double(sum) / 4
    }
    let colors = reel.colors[index].map { Double($0) }
    planes = [light, Array(colors.prefix(columns * rows)), Array(colors.dropFirst(columns * rows))]
  }

  func distance(to other: HalfPicture, at place: Int) -> Double {
    zip(planes, other.planes).map { abs($0[place] - $1[place]) }.max() ?? 0
  }

  /// The color of some places; nothing where it is not the same.
  func color(of places: [Int], within spread: Double) -> FilmColor? {
    let count = Double(places.count)
    let means = planes.map { plane in places.reduce(0) { $0 + plane[$1] } / count }
    let isOne = zip(planes, means).allSatisfy { plane, mean in
      let square = places.reduce(0) { $0 + (plane[$1] - mean) * (plane[$1] - mean) }
      return (square / count).squareRoot() < spread
    }
    return isOne ? FilmColor(light: means[0], blue: means[1], red: means[2]) : nil
  }
}
