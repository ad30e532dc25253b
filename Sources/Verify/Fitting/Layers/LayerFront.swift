/// The places, picture by picture, of a layer that goes along an axis in front of all else, and comes into sight or goes out
/// of it.
struct LayerFront {
  /// Its places in the picture in which all of it is in sight.
  let places: LayerPlaces
  /// By how many pixels it is elsewhere in each picture; nothing where it is out of sight.
  private(set) var offsets: [Double?]
  /// Number of places in sight in each picture.
  private(set) var seen: [Int]

  /// Levels by which a place may be off, and pixels.
  private static let off: (levels: Float, pixels: Float) = (12, 1)
  /// The least share of the places in sight that are where they should be; of few, and of many.
  private static let matched = (few: 0.85, many: 0.6)
  /// The least share of all places that have to be in sight, and up to which they are few.
  private static let least = 0.06
  static let few = 0.4
  /// The most pictures in a row of which nothing can be told.
  private static let patience = 2
  /// From one picture to the next it goes no farther than so much of the picture.
  private static let reach = 0.5
  /// The pixels around where it is expected in which it is looked for first.
  private static let near = 12.0

  /// The parts of a picture's length in which a front is looked for: what it covers may move as well, and is seen beside it.
  static let parts = [0.0...1, 0.5...1, 0...0.5]

  /// Follows what a picture shows; nothing where it does not go out of sight.
  ///
  /// - Parameters:
  ///   - all: the places of the first picture that do not look like that in the last one.
  ///   - order: the pictures from the one in which all of it is in sight to the one in which nothing is.
  ///   - part: the part of the picture's length in which its places are.
  init?(
    of all: LayerPlaces, in reel: LumaSequence, through order: [Int],
    within part: ClosedRange<Double>
  ) {
    guard let own = order.first, let other = order.last, own != other,
      let places = all.within(part)
    else { return nil }
    self.places = places
    offsets = [Double?](repeating: nil, count: reel.pictures.count)
    seen = [Int](repeating: 0, count: reel.pictures.count)
    // What is whole at both ends is nothing that comes into sight.
    let (whole, isPart) = (Double(places.all.count), part != Self.parts[0])
    if let end = find(in: reel.pictures[other], near: 0, within: 1, isWhole: isPart),
      Double(places.seenCount(after: end)) > Self.whole * whole
    {
      return nil
    }
    offsets[own] = 0
    seen[own] = places.all.count
    let shown = order.filter { $0 == own || reel.pictures[$0] != reel.pictures[other] }
    guard follow(reel, through: shown, isPart: isPart) else { return nil }
    // What rests with a part of it in sight is followed by its edges all along its way.
    if let far = order.last(where: { offsets[$0] != nil }), let last = offsets[far],
      let rest = find(in: reel.pictures[other], near: last, within: Self.aside, isWhole: isPart),
      Double(places.seenCount(after: rest)) >= Self.resting * whole
    {
      return nil
    }
    steady = steadyPlaces(among: all.all, in: reel)
  }

  /// The places that go with most of the others: what is seen beside the layer is none of it.
  private(set) var steady: [LayerPlaces.Place] = []

  /// The most pictures in which it is looked what goes with it, and the least share of them in which a place does.
  private static let (looked, going) = (8, 0.75)
  /// The part of its way in sight from where on that shows.
  private static let far = 0.15

  private func steadyPlaces(
    among all: [LayerPlaces.Place], in reel: LumaSequence
  ) -> [LayerPlaces.Place] {
    let farthest = offsets.compactMap { $0 }.map { abs($0) }.max() ?? 0
    let moving = offsets.indices.filter { abs(offsets[$0] ?? 0) > max(3, Self.far * farthest) }
    let count = min(moving.count, Self.looked)
    let pictures = (0..<count).map { moving[$0 * moving.count / count] }
    return all.filter { place in
      let levels = pictures.compactMap { index in
        places.level(place, after: offsets[index] ?? 0, in: reel.pictures[index])?.level
      }
      let near = levels.count {
        abs(Float($0) - place.level) < Self.off.levels + 0.45 * abs(place.slope)
      }
      return Double(near) >= Self.going * Double(max(1, levels.count))
    }
  }

  /// The part of the picture's length by which it may rest beside where it was seen last.
  private static let aside = 0.1
  /// The least share of places in sight of what rests in sight.
  private static let resting = 0.12

  /// The least share of places in sight of what is in sight as a whole.
  private static let whole = 0.7

  /// - Parameter isPart: true if its rows may look like one another, because not all of them are looked at.
  private mutating func follow(
    _ reel: LumaSequence, through order: [Int], isPart: Bool
  ) -> Bool {
    var (place, speed, missed) = (0.0, 0.0, 0)
    for (before, picture) in zip(order, order.dropFirst()) {
      if reel.pictures[before] == reel.pictures[picture], let same = offsets[before] {
        (offsets[picture], seen[picture]) = (same, seen[before])
        speed = 0
        continue
      }
      let expected = place + speed * Double(missed + 1)
      let levels = reel.pictures[picture]
      let near = isPart ? max(Self.near, abs(speed)) / Double(places.length) : nil
      if let found = near.flatMap({ find(in: levels, near: expected, within: $0) })
        ?? find(in: levels, near: expected, within: Self.reach)
      {
        offsets[picture] = found
        seen[picture] = places.seenCount(after: found)
        (speed, place, missed) = ((found - place) / Double(missed + 1), found, 0)
      } else {
        missed += 1
        if missed > Self.patience { break }
      }
    }
    let known = offsets.compactMap { $0 }
    let range = (known.max() ?? 0) - (known.min() ?? 0)
    let fewest = seen.filter { $0 > 0 }.min() ?? 0
    return range > Self.leastWay && Double(fewest) < Self.whole * Double(places.all.count)
  }

  /// The least way in sight, in pixels.
  private static let leastWay = 16.0

  /// Finds the shift of a picture: the whole number of pixels after which most places are where they should be, and a
  /// fraction.
  ///
  /// - Parameters:
  ///   - range: the part of the picture's length within which it is looked for.
  ///   - isWhole: true if nearly all have to be there, and not only what nothing else covers.
  private func find(
    in picture: [UInt8], near expected: Double, within range: Double, isWhole: Bool = false
  ) -> Double? {
    let fewest = max(LayerPlaces.least / 2, Int(Self.least * Double(places.all.count)))
    let (middle, length) = (Int(expected.rounded()), places.length)
    func best(of shifts: ClosedRange<Int>, every step: Int) -> Int? {
      var best: (score: Double, shift: Int)?
      func look(at shift: Int, than least: Double) -> Double? {
        // Of places that are alike, those where it is expected.
        let away = min(1, abs(Double(shift) - expected) / (0.25 * Double(length)))
        let part = 1 - Self.care * away
        guard
          let found = score(
            of: shift, in: picture, every: step, unlessBelow: least, times: part),
          found.seen * step >= fewest, found.score > 0
        else { return nil }
        return found.score * part
      }
      // What is worse than where it is expected is nowhere the best.
      let known = shifts.contains(middle) ? look(at: middle, than: 0) ?? 0 : 0
      for shift in shifts {
        guard let score = look(at: shift, than: max(known, best?.score ?? 0)) else { continue }
        if score > best?.score ?? 0 { best = (score, shift) }
      }
      return best?.shift
    }
    let reach = Int(range * Double(length))
    let (lowest, highest) = (max(4 - length, middle - reach), min(length - 4, middle + reach))
    guard lowest < highest, let rough = best(of: lowest...highest, every: Self.roughStep),
      let shift = best(of: rough - 1...rough + 1, every: 1)
    else { return nil }
    return refined(Double(shift), in: picture, isWhole: isWhole)
  }

  /// Weight of a shift that is near the one expected.
  private static let care = 0.1
  /// Of so many places one is looked at first.
  private static let roughStep = 4

  /// Number of places after which it is asked if the rest can still change anything.
  private static let asked = 16

  /// Number of places in sight after a shift, and how many more are where they should be than are not; nothing where these
  /// are fewer than a least number once a factor is heeded.
  private func score(
    of shift: Int, in picture: [UInt8], every part: Int, unlessBelow least: Double,
    times factor: Double
  ) -> (seen: Int, score: Double)? {
    let (length, step, all, levels) = (places.length, places.step, places.all.span, picture.span)
    var (seen, off, looked): (Int, Float, Int) = (0, 0, 0)
    let count = (all.count + part - 1) / part
    for index in stride(from: 0, to: all.count, by: part) {
      looked += 1
      let place = all[index]
      let along = place.along + shift
      guard along >= 1, along < length - 2 else { continue }
      seen += 1
      let error = abs(Float(levels[place.pixel + shift * step]) - place.level)
      off += min(1, error / (Self.off.levels + Self.off.pixels * abs(place.slope)))
      if looked % Self.asked == 0,
        (Double(seen + count - looked) - 2 * Double(off)) * factor < least
      {
        return nil
      }
    }
    return (seen, Double(seen) - 2 * Double(off))
  }

  /// The shift to a fraction of a pixel; nothing where too many places are not where they should be.
  private func refined(_ start: Double, in picture: [UInt8], isWhole: Bool) -> Double? {
    var shift = start
    for _ in 0..<8 {
      var (top, bottom) = (0.0, 0.0)
      for place in places.all {
        guard let (level, slope) = places.level(place, after: shift, in: picture) else { continue }
        let error = level - Double(place.level)
        let mean = (slope + Double(place.slope)) / 2
        let part = 1 + error * error / (Self.covered + 4 * mean * mean)
        top += mean * error / (part * part)
        bottom += mean * mean / (part * part)
      }
      guard bottom > 0 else { return nil }
      let step = top / bottom
      shift -= step
      if abs(shift - start) > 2 { return nil }
      if abs(step) < 1e-3 { break }
    }
    var (seen, matched) = (0, 0)
    for place in places.all {
      guard let (level, _) = places.level(place, after: shift, in: picture) else { continue }
      seen += 1
      let error = abs(Float(level) - place.level)
      if error < Self.off.levels + 0.45 * abs(place.slope) { matched += 1 }
    }
    let isFew = Double(seen) < Self.few * Double(places.all.count)
    let least = isFew || isWhole ? Self.matched.few : Self.matched.many
    return Double(matched) >= least * Double(seen) ? shift : nil
  }

  /// Square of the levels beyond which something else is seen.
  private static let covered = 24.0 * 24
}
