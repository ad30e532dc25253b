import SegueRaster

/// How far one picture has become another one, by least squares over all pixels of an area.
struct FadeMeasure {
  /// The share of the last picture in each picture.
  private(set) var shares: [Double] = []
  /// How much of the change such shares leave unexplained, where it is most.
  private(set) var unexplained = 0.0

  /// What a fade may leave unexplained: what codecs do.
  private static let allowed = 0.02

  /// The measure of a film; nothing where it ends as it begins.
  init?(_ reel: FilmReel, in area: PixelRect) {
    guard let last = reel.pictures.last else { return nil }
    let first = reel.pictures[reel.lastAtRest]
    let blocks = Self.blocks(of: area)
    var length = 0
    for place in Self.places(blocks, reel.width) {
      let change = Int(last[place]) - Int(first[place])
      length += change * change
    }
    // Less than two levels as a rule is no fade.
    guard length > 4 * area.width * area.height else { return nil }
    var before = first
    let rest = reel.lastAtRest
    for (index, picture) in reel.pictures.enumerated() {
      if index <= rest {
        shares.append(0)
        continue
      }
      let (along, away, change) = Self.products(
        picture, before, (first, last), blocks, reel.width)
      let share = change > 0 ? Double(along) / Double(change) : shares.last ?? 0
      shares.append(share)
      if change > 0 {
        unexplained = max(
          unexplained,
          (Double(away) - share * share * Double(change)) / Double(max(change, length / 2)))
      }
      before = picture
    }
  }

  /// The side of the blocks in which codecs leave out what has hardly changed.
  private static let side = 16

  private static func blocks(of area: PixelRect) -> [PixelRect] {
    let tops = stride(from: area.minY / side * side, to: area.maxY, by: side)
    let lefts = stride(from: area.minX / side * side, to: area.maxX, by: side)
    return tops.flatMap { top in
      lefts.map { left in
        PixelRect(
          minX: max(left, area.minX), minY: max(top, area.minY),
          maxX: min(left + side, area.maxX), maxY: min(top + side, area.maxY))
      }
    }
  }

  private static func places(_ blocks: [PixelRect], _ width: Int) -> [Int] {
    blocks.flatMap { block in block.rows.flatMap { y in block.columns.map { y * width + $0 } } }
  }

  /// The sums that the share of a picture is made of, over the blocks that are not those of the picture
  /// before: of a fade, such blocks are late.
  private static func products(
    _ picture: [UInt8], _ before: [UInt8], _ ends: (first: [UInt8], last: [UInt8]),
    _ blocks: [PixelRect], _ width: Int
  ) -> (along: Int, away: Int, change: Int) {
    let fresh = blocks.filter { block in
      block.rows.contains { y in
        block.columns.contains { picture[y * width + $0] != before[y * width + $0] }
      }
    }
    var (along, away, length) = (0, 0, 0)
    for place in places(fresh, width) {
      let change = Int(ends.last[place]) - Int(ends.first[place])
      let offset = Int(picture[place]) - Int(ends.first[place])
      along += offset * change
      away += offset * offset
      length += change * change
    }
    return (along, away, length)
  }

  /// Whether the film is nothing but a fade.
  var isFade: Bool { unexplained < Self.allowed }
}
