import SegueRaster

/// Progress from one picture to another one over all pixels of an area, their colors among them.
///
/// The share of a picture is the mean of those that are neither far behind nor ahead: codecs leave many pixels behind, and
/// hardly any before. Where it goes beyond its end, only levels that have room for it count (`FadeRoom`).
struct FadeMeasure {
  /// The share of the last picture in each picture.
  private(set) var shares: [Double] = []
  /// Largest part of the change that such shares leave unexplained.
  private(set) var unexplained = 0.0
  /// By how many levels pixels change, as a rule.
  let levels: Double
  /// True if all pixels change alike, so that a codec errs in all of them alike.
  let isEven: Bool

  /// Unexplained part that a fade may have: the error of codecs.
  private static let allowed = 0.02

  /// The measure of a film; nothing where it ends as it begins.
  ///
  /// - Parameter lastAtRest: the last picture that looks like the first one.
  init?(_ reel: LumaSequence, in area: PixelRect, lastAtRest: Int) {
    guard let last = reel.pictures.indices.last else { return nil }
    let rest = Self.lastAtRest(reel, in: area, before: lastAtRest)
    let planes = FadePlane.all(of: reel, in: area, from: rest, to: last)
    let length = planes.reduce(0) { $0 + $1.length }
    // Less than two levels as a rule is no fade.
    guard length > 4 * area.width * area.height else { return nil }
    let count = planes.map(\.changedCount).max() ?? 0
    levels = (Double(length) / Double(max(count, 1))).squareRoot()
    isEven = planes.reduce(0) { $0 + $1.evenLength } > Self.even * Double(length)
    shares = [Double](repeating: 0, count: min(rest, last) + 1)
    for index in shares.count..<reel.pictures.count {
      if reel.isRepeated(index) {
        shares.append(shares.last ?? 0)
        continue
      }
      var counts = ShareCounts()
      for plane in planes { plane.forEachChange(in: index) { counts.add($0, of: $1, weight: $2) } }
      shares.append(counts.common ?? shares.last ?? 0)
      let sums = planes.map { $0.products(of: index) }.reduce(FadePlane.Sums(), +)
      // What hardly changes at all says nothing.
      guard 20 * sums.change > length else { continue }
      let share = Double(sums.along) / Double(sums.change)
      unexplained = max(
        unexplained,
        (Double(sums.away) - share * share * Double(sums.change))
          / Double(max(sums.change, length / 2)))
    }
    goBeyond(FadeRoom(reel, in: area, from: rest, to: last))
  }

  /// The part of what changes that pixels which change alike have in common, as squares.
  private static let even = 0.8

  /// By how much a fade has to be beyond its end, and in how many pictures, to be no error of a codec.
  private static let beyond = (share: 0.02, pictures: 2)

  /// Takes the shares of levels that have room for it, where the film goes beyond its end.
  private mutating func goBeyond(_ room: FadeRoom?) {
    guard let room else { return }
    var other = shares
    for index in shares.indices where shares[index] != 0 {
      other[index] = room.share(of: index) ?? shares[index]
    }
    let count = other.count { $0 > 1 + Self.beyond.share }
    if count >= Self.beyond.pictures { shares = other }
  }

  /// The pictures before the first that looks different, in which a slow fade may have begun.
  private static let faintPictures = 16
  /// The share of a picture that is none.
  private static let nothing = 0.004

  /// The last picture of which nothing has become the last one yet: a slow begin is too faint to be seen.
  private static func lastAtRest(
    _ reel: LumaSequence, in area: PixelRect, before last: Int
  ) -> Int {
    guard last > 1 else { return last }
    let first = max(0, last - faintPictures)
    let planes = FadePlane.all(of: reel, in: area, from: first, to: reel.pictures.count - 1)
    let shares = (first...last).map { index in
      let sums = planes.map { $0.products(over: index) }.reduce(FadePlane.Sums(), +)
      return Double(sums.along) / Double(max(sums.change, 1))
    }
    // The first pictures of a movie are coarse, and all of them may be off.
    let usual = shares.prefix((shares.count + 1) / 2).sorted()
    let limit = usual[usual.count / 2] + nothing
    return first + (shares.lastIndex { $0 < limit } ?? 0)
  }

  /// True if the film is nothing but a fade.
  var isFade: Bool { unexplained < Self.allowed }
}

/// The lightness or a color of a film that fades.
private struct FadePlane {
  /// The sums that the share of a picture is made of.
  struct Sums {
    var (along, away, change) = (0, 0, 0)

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(along: a.along + b.along, away: a.away + b.away, change: a.change + b.change)
    }
  }

  private let pictures: [[UInt8]]
  private let first: [UInt8]
  private let last: [UInt8]
  private let width: Int
  private let blocks: [PixelRect]
  /// Number of pixels that each value stands for.
  private let weight: Int

  /// The side of the blocks in which codecs leave out what has hardly changed, in pixels.
  private static let side = 16

  /// The planes of a reel that becomes the picture `last` after the picture `first`.
  static func all(
    of reel: LumaSequence, in area: PixelRect, from first: Int, to last: Int
  ) -> [FadePlane] {
    let light = FadePlane(
      reel.pictures, width: reel.width, blocks: blocks(of: area, side), weight: 1, first: first,
      last: last)
    guard !reel.colors.isEmpty else { return [light] }
    let half = PixelRect(
      minX: area.minX / 2, minY: area.minY / 2, maxX: area.maxX / 2, maxY: area.maxY / 2)
    let colors = [0, reel.colorHeight].map { top in
      let blocks = blocks(of: half, side / 2).map { block in
        PixelRect(x: block.minX, y: block.minY + top, width: block.width, height: block.height)
      }
      return FadePlane(
        reel.colors, width: reel.colorWidth, blocks: blocks, weight: 4, first: first, last: last)
    }
    return [light] + colors
  }

  private init(
    _ pictures: [[UInt8]], width: Int, blocks: [PixelRect], weight: Int, first: Int,
    last: Int
  ) {
    (self.pictures, self.width, self.blocks, self.weight) = (pictures, width, blocks, weight)
    (self.first, self.last) = (pictures[first], pictures[last])
  }

  private static func blocks(of area: PixelRect, _ side: Int) -> [PixelRect] {
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

  private func forEachPlace(of blocks: [PixelRect], _ body: (Int) -> Void) {
    for block in blocks {
      for y in block.rows {
        for x in block.columns { body(y * width + x) }
      }
    }
  }

  /// Levels by which a pixel has to change to tell of a share.
  private static let clear = 8

  /// Calls for each pixel of a picture that changes clearly: with its step so far, its whole step, and for how many it stands.
  func forEachChange(in index: Int, _ body: (Int, Int, Int) -> Void) {
    let picture = pictures[index]
    forEachPlace(of: blocks) { place in
      let change = Int(last[place]) - Int(first[place])
      if abs(change) > Self.clear { body(Int(picture[place]) - Int(first[place]), change, weight) }
    }
  }

  /// The squares of what changes, in sum.
  var length: Int { sums(of: last, over: blocks).change }

  /// The part of these that all pixels which change have in common.
  var evenLength: Double {
    var (sum, count) = (0, 0)
    forEachPlace(of: blocks) { place in
      let change = Int(last[place]) - Int(first[place])
      if abs(change) > 2 { (sum, count) = (sum + change, count + 1) }
    }
    return Double(weight) * Double(sum) * Double(sum) / Double(max(count, 1))
  }

  /// For how many pixels more than two levels change.
  var changedCount: Int {
    var count = 0
    forEachPlace(of: blocks) { if abs(Int(last[$0]) - Int(first[$0])) > 2 { count += weight } }
    return count
  }

  /// The sums of a picture over all blocks.
  func products(over index: Int) -> Sums { sums(of: pictures[index], over: blocks) }

  /// The sums of a picture over the blocks that are not those of the picture before: of a fade, such blocks
  /// are late.
  func products(of index: Int) -> Sums {
    let (picture, before) = (pictures[index], pictures[index - 1])
    let fresh = blocks.filter { block in
      block.rows.contains { y in
        block.columns.contains { picture[y * width + $0] != before[y * width + $0] }
      }
    }
    return sums(of: picture, over: fresh)
  }

  private func sums(of picture: [UInt8], over blocks: [PixelRect]) -> Sums {
    var sums = Sums()
    forEachPlace(of: blocks) { place in
      let change = Int(last[place]) - Int(first[place])
      let offset = Int(picture[place]) - Int(first[place])
      sums.along += offset * change
      sums.away += offset * offset
      sums.change += change * change
    }
    return Sums(
      along: weight * sums.along, away: weight * sums.away, change: weight * sums.change)
  }
}
