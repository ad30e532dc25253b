/// Finds where the pictures of an agreed film lie in those of a recording, by what rests at both ends.
struct PlaceSearch {
  private let recorded: LumaSequence
  private let agreed: LumaSequence
  /// Pictures that show the same: before anything moves, and when nothing moves any more.
  private let pairs: [(recorded: [UInt8], agreed: [UInt8])]
  /// Places of the agreed pictures at which something can be recognized.
  private let spots: [[(x: Int, y: Int)]]

  /// The scales that are looked at.
  private static let scales = 0.2...5.0
  /// From how many places on the search is refined.
  private static let tries = 12
  /// The most places of a picture that are compared.
  private static let mostSpots = 1200

  /// - Parameter isBeginAlone: true to look at the begin of both films and not at their ends.
  init(recorded: LumaSequence, agreed: LumaSequence, isBeginAlone: Bool = false) {
    (self.recorded, self.agreed) = (recorded, agreed)
    let last = (recorded.pictures.count - 1, agreed.pictures.count - 1)
    let ends = [(recorded.lastAtRest, agreed.lastAtRest)] + (isBeginAlone ? [] : [last])
    // The finer of the two rasters is softened more, so that both show the same.
    let sides = [recorded, agreed].map { Double(max($0.width, $0.height)) }
    let radii = sides.map { Int((1.5 * $0 / (sides.min() ?? 1)).rounded()) }
    pairs = ends.map {
      (
        recorded.softened(recorded.pictures[$0.0], by: radii[0]),
        agreed.softened(agreed.pictures[$0.1], by: radii[1])
      )
    }
    spots = pairs.map { Self.spots(in: $0.agreed, width: agreed.width, height: agreed.height) }
  }

  /// The place, and how far the pictures are apart there.
  func place() -> (place: LumaPlace, distance: Double) {
    let found = candidates().map { refined($0) }
    return found.min { $0.distance < $1.distance }
      ?? (LumaPlace(scale: 1, x: 0, y: 0), .infinity)
  }

  /// Returns the correlation of the pictures at the spots, of those at begin or end that are less alike; noise and a
  /// fainter picture leave it high where levels are far apart.
  func likeness(at place: LumaPlace) -> Double {
    let all = zip(pairs, spots).map { pair, spots in
      var sums = CorrelationSums()
      for spot in spots {
        guard let level = level(of: pair.recorded, under: spot, at: place) else { continue }
        sums.add(level, Double(pair.agreed[spot.y * agreed.width + spot.x]))
      }
      return sums.correlation
    }
    return all.min() ?? 0
  }

  /// The lightness of a recorded picture under a place of the agreed one; nothing where it does not show that.
  private func level(
    of picture: [UInt8], under spot: (x: Int, y: Int), at place: LumaPlace
  ) -> Double? {
    recorded.level(
      of: picture, x: place.scale * (Double(spot.x) + 0.5) + place.x - 0.5,
      y: place.scale * (Double(spot.y) + 0.5) + place.y - 0.5)
  }

  // MARK: - Where to begin

  private func candidates() -> [LumaPlace] {
    let (width, height) = (Double(recorded.width), Double(recorded.height))
    let plain = Set([width / Double(agreed.width), height / Double(agreed.height)]).sorted()
    let fitted = plain.map { scale in
      LumaPlace(
        scale: scale, x: (width - scale * Double(agreed.width)) / 2,
        y: (height - scale * Double(agreed.height)) / 2)
    }
    return fitted + searched()
  }

  /// The places whose columns and rows of edges are most alike.
  private func searched() -> [LumaPlace] {
    let (width, height) = (Double(recorded.width), Double(recorded.height))
    let sketches = pairs.map { pair in
      (
        EdgeSketch(pair.recorded, width: recorded.width, height: recorded.height),
        EdgeSketch(pair.agreed, width: agreed.width, height: agreed.height)
      )
    }
    let wholes = sketches.map {
      (EdgeSketch.softened($0.0.columns), EdgeSketch.softened($0.0.rows))
    }
    func likeliest(_ scale: Double) -> (likeness: Double, place: LumaPlace)? {
      sketches.indices.map { index -> (likeness: Double, place: LumaPlace) in
        let sketch = sketches[index].1
        let x = EdgeSketch.best(of: sketch.columns, times: scale, in: wholes[index].0)
        let y = EdgeSketch.best(of: sketch.rows, times: scale, in: wholes[index].1)
        let place = LumaPlace(scale: scale, x: Double(x.place), y: Double(y.place))
        return (x.likeness + y.likeness, place)
      }
      .max { $0.likeness < $1.likeness }
    }
    // The agreed picture is most of what was recorded, or most of it was.
    let whole = [width / Double(agreed.width), height / Double(agreed.height)]
    let range =
      max(
        Self.scales.lowerBound, 0.45 * (whole.min() ?? 1))...max(
        Self.scales.lowerBound, min(Self.scales.upperBound, 1.8 * (whole.max() ?? 1)))
    var found: [(likeness: Double, place: LumaPlace)] = []
    var scale = range.lowerBound
    while scale <= range.upperBound {
      if let place = likeliest(scale) { found.append(place) }
      scale *= 1.012
    }
    let unit = Double(agreed.shrink) / Double(recorded.shrink)
    let usual = Self.usual.map { $0 * unit }.filter(range.contains)
    return usual.compactMap { likeliest($0)?.place } + Self.distinct(found)
  }

  /// Common scale factors of screens, beside that of a scene.
  private static let usual = [0.5, 2.0 / 3, 1, 1.5, 2, 3]

  /// The likeliest places that are not near each other.
  private static func distinct(
    _ found: [(likeness: Double, place: LumaPlace)]
  ) -> [LumaPlace] {
    var chosen: [LumaPlace] = []
    for (_, place) in found.sorted(by: { $0.likeness > $1.likeness }) where chosen.count < tries {
      // Near ones lead to the same place.
      let isNew = chosen.allSatisfy { other in
        abs(other.scale / place.scale - 1) > 0.03 || abs(other.x - place.x) > 8
          || abs(other.y - place.y) > 8
      }
      if isNew { chosen.append(place) }
    }
    return chosen
  }

  // MARK: - From there on

  /// The nearest place at which the pictures are most alike, in ever smaller steps.
  private func refined(_ start: LumaPlace) -> (place: LumaPlace, distance: Double) {
    var best = (place: start, distance: distance(start))
    var step = 2.0
    while step > 0.02 {
      var hasImproved = false
      for change in Self.changes {
        var place = best.place
        // What is in the middle stays there while the scale changes.
        let growth = change.scale * step / Double(max(agreed.width, agreed.height))
        place.scale += growth
        place.x += change.x * step - growth * Double(agreed.width) / 2
        place.y += change.y * step - growth * Double(agreed.height) / 2
        guard Self.scales.contains(place.scale) else { continue }
        let distance = distance(place, unless: best.distance)
        if distance < best.distance - 1e-9 {
          best = (place, distance)
          hasImproved = true
        }
      }
      if !hasImproved { step /= 2 }
    }
    return best
  }

  private static let changes: [(x: Double, y: Double, scale: Double)] = [
    (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1),
  ]

  /// Returns the typical difference in lightness at the spots; differences beyond a clear one count no more.
  ///
  /// - Parameter limit: a distance above which nobody asks how large it is, which is found out early.
  private func distance(_ place: LumaPlace, unless limit: Double = .infinity) -> Double {
    let all = spots.reduce(0) { $0 + $1.count }
    var (sum, count, missed) = (0.0, 0, 0)
    for (pair, spots) in zip(pairs, spots) {
      for spot in spots {
        if let level = level(of: pair.recorded, under: spot, at: place) {
          sum += min(Self.most, abs(level - Double(pair.agreed[spot.y * agreed.width + spot.x])))
          count += 1
        } else {
          missed += 1
        }
        // What is not known yet could at best be alike.
        guard (count + missed) % 64 == 0, limit <= Self.most, count + missed < all else { continue }
        let least = Self.distance(sum: sum, count: all - missed, of: all)
        if least > limit + 1e-6 { return least }
      }
    }
    // What is out of sight explains nothing.
    guard Double(count) > 0.4 * Double(all), count > 0 else { return Self.most }
    return Self.distance(sum: sum, count: count, of: all)
  }

  /// The difference that is clear, and that of pictures which show nothing of each other.
  private static let most = 48.0

  private static func distance(sum: Double, count: Int, of all: Int) -> Double {
    sum / Double(count) + 12 * (1 - Double(count) / Double(all))
  }

  /// Places with an edge, and as many without one.
  private static func spots(
    in picture: [UInt8], width: Int, height: Int
  ) -> [(x: Int, y: Int)] {
    var edges: [(x: Int, y: Int)] = []
    // An edge has pixels on both sides.
    for y in 1..<max(1, height - 1) {
      for x in 1..<max(1, width - 1) {
        let index = y * width + x
        let step = max(
          abs(Int(picture[index + 1]) - Int(picture[index - 1])),
          abs(Int(picture[min(index + width, picture.count - 1)]) - Int(picture[index - width])))
        if step > 4 { edges.append((x, y)) }
      }
    }
    let stride = max(1, edges.count / mostSpots)
    return edges.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

/// Amount of edge in each column and each row of a picture.
private struct EdgeSketch {
  let columns: [Double]
  let rows: [Double]

  init(_ picture: [UInt8], width: Int, height: Int) {
    var (columns, rows) = (
      [Double](repeating: 0, count: width), [Double](repeating: 0, count: height)
    )
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let here = Int(picture[y * width + x])
        // Strong edges count no more than clear ones.
        columns[x] += Double(min(40, abs(Int(picture[y * width + x + 1]) - here)))
        rows[y] += Double(min(40, abs(Int(picture[(y + 1) * width + x]) - here)))
      }
    }
    self.columns = columns.map { $0 / Double(height) }
    self.rows = rows.map { $0 / Double(width) }
  }

  /// Returns the best similarity of the line `part`, scaled by a factor, to `whole` from a place on, and that
  /// place.
  static func best(
    of part: [Double], times scale: Double, in whole: [Double]
  ) -> (likeness: Double, place: Int) {
    let scaled = resized(part, times: scale)
    let least = max(4, scaled.count / 2)
    var sums = [0.0]
    for level in whole { sums.append(sums[sums.count - 1] + level) }
    var best = (likeness: -1.0, place: 0)
    for place in -(scaled.count - least)...max(-(scaled.count - least), whole.count - least) {
      let (first, last) = (max(0, -place), min(scaled.count, whole.count - place))
      guard last - first >= least else { continue }
      let range = first..<last
      let likeness = likeness(of: scaled, to: whole, at: place, in: range)
      // Of places that are alike, the one where more is seen of both.
      let share = Double(range.count) / Double(scaled.count)
      let end = place + range.upperBound
      let explained = (sums[end] - sums[place + range.lowerBound]) / max(sums[whole.count], 1e-9)
      let score = likeness * (0.7 + 0.3 * share) * (0.5 + 0.5 * explained)
      if score > best.likeness { best = (score, place) }
    }
    return best
  }

  private static func resized(_ line: [Double], times scale: Double) -> [Double] {
    let count = max(2, Int((Double(line.count) * scale).rounded()))
    var resized = [Double](repeating: 0, count: count)
    // An edge goes into the place where it lies, and a little beside it.
    for (index, level) in line.enumerated() {
      let place = (Double(index) + 1) * scale - 1
      let whole = Int(place.rounded(.down))
      let share = place - Double(whole)
      if (0..<count).contains(whole) { resized[whole] += level * (1 - share) }
      if (0..<count).contains(whole + 1) { resized[whole + 1] += level * share }
    }
    return softened(resized)
  }

  /// The line with every edge a little wider, so that near is better than far.
  static func softened(_ line: [Double]) -> [Double] {
    line.indices.map { index in
      let before = index > 0 ? line[index - 1] : 0
      let after = index + 1 < line.count ? line[index + 1] : 0
      return (before + 2 * line[index] + after) / 4
    }
  }

  private static func likeness(
    of part: [Double], to whole: [Double], at place: Int, in range: Range<Int>
  ) -> Double {
    var sums = CorrelationSums()
    for index in range { sums.add(part[index], whole[index + place]) }
    return sums.correlation
  }
}

/// Sums over pairs of numbers that tell their correlation.
private struct CorrelationSums {
  private var (n, a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

  mutating func add(_ x: Double, _ y: Double) {
    n += 1
    a += x
    b += y
    aa += x * x
    bb += y * y
    ab += x * y
  }

  /// From -1 to 1; 0 where one of both is always the same.
  var correlation: Double {
    guard n > 0 else { return 0 }
    let (first, second) = (aa - a * a / n, bb - b * b / n)
    guard first > 1e-9, second > 1e-9 else { return 0 }
    return (ab - a * b / n) / (first * second).squareRoot()
  }
}

extension LumaSequence {
  /// A picture without its finest details: each pixel the mean of those around it, twice.
  ///
  /// Letters and lines are another pattern on every raster. What is left of them here is how light they are,
  /// which is the same on each.
  func softened(_ picture: [UInt8], by radius: Int) -> [UInt8] {
    let lines = Self.softenedRows(of: picture, width: width, height: height, radius: radius)
    let columns = Self.softenedRows(
      of: Self.turned(lines, width: width, height: height), width: height, height: width,
      radius: radius)
    return Self.turned(columns, width: height, height: width)
  }

  private static func softenedRows(
    of picture: [UInt8], width: Int, height: Int, radius: Int
  ) -> [UInt8] {
    var rows = picture
    for _ in 0..<2 {
      for y in 0..<height { soften(&rows, from: y * width, count: width, radius) }
    }
    return rows
  }

  /// Pixels beyond an end are like that at the end.
  private static func soften(
    _ pixels: inout [UInt8], from start: Int, count: Int, _ radius: Int
  ) {
    let row = Array(pixels[start..<start + count])
    func pixel(_ x: Int) -> Int { Int(row[min(max(x, 0), count - 1)]) }
    let window = 2 * radius + 1
    var sum = (-radius...radius).reduce(0) { $0 + pixel($1) }
    for x in 0..<count {
      pixels[start + x] = UInt8((sum + radius) / window)
      sum += pixel(x + radius + 1) - pixel(x - radius)
    }
  }

  /// The picture with rows as columns.
  private static func turned(_ picture: [UInt8], width: Int, height: Int) -> [UInt8] {
    var turned = [UInt8](repeating: 0, count: picture.count)
    for y in 0..<height {
      for x in 0..<width { turned[x * height + y] = picture[y * width + x] }
    }
    return turned
  }
}
