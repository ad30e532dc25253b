import SegueGeometry
import SegueRaster

/// The places of a picture that are easily recognized, and where they are in other pictures when all of them go by one
/// flat map: turned, stretched, moved.
///
/// Places are counted from their middle. The map is found from the smallest picture to the largest, by least squares of
/// levels in which what is covered hardly counts.
struct WarpTemplate {
  /// A place, its level, and how steep levels are there along each axis.
  private struct Place {
    let x: Double
    let y: Double
    let level: Float
    let across: Double
    let down: Double
  }

  /// The middle of all places, in pixels.
  private let middle: Point
  /// The middle of the box around them, counted from their own one.
  let boxMiddle: Vector
  /// Typical distance of the places from their middle.
  let radius: Double
  /// The places of each size of the picture.
  private let places: [[Place]]

  /// The most places of a size.
  private static let most = 2400
  /// The fewest places that say anything.
  private static let least = 60
  /// The least slope of a place, in levels per pixel.
  private static let slope: Float = 6
  /// Limits beyond which something else is seen: levels, and pixels by which a place may be elsewhere.
  private static let covered = (levels: 24.0, pixels: 2.0)

  /// The places of a picture that change in a film; nothing where they are too few.
  ///
  /// - Parameter isChanging: whether the film changes a pixel of the whole picture.
  init?(_ picture: LumaPyramid, in area: PixelRect, isChanging: [Bool]) {
    let width = picture.sizes[0].width
    let found = picture.sizes.indices.map { index in
      Self.places(of: picture, size: index, in: area) { isChanging[$1 * width + $0] }
    }
    let whole = found[0]
    guard whole.count >= Self.least else { return nil }
    let count = Double(whole.count)
    let x = whole.reduce(0) { $0 + $1.x } / count
    let y = whole.reduce(0) { $0 + $1.y } / count
    middle = Point(x, y)
    boxMiddle = Vector(
      Self.middle(of: whole.map(\.x)) - x, Self.middle(of: whole.map(\.y)) - y)
    places = found.map { size in
      size.map {
        Place(x: $0.x - x, y: $0.y - y, level: $0.level, across: $0.across, down: $0.down)
      }
    }
    radius = (places[0].reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } / count).squareRoot()
    if radius < 4 { return nil }
  }

  /// The middle between the lowest and the highest numbers, but for a few.
  private static func middle(of numbers: [Double]) -> Double {
    let order = numbers.sorted()
    return (order[order.count / 100] + order[order.count - 1 - order.count / 100]) / 2
  }

  private static func places(
    of picture: LumaPyramid, size index: Int, in area: PixelRect,
    where isChanging: (Int, Int) -> Bool
  ) -> [Place] {
    let size = picture.sizes[index]
    let side = 1 << index
    var found: [Place] = []
    guard size.width > 2, size.height > 2 else { return [] }
    for y in max(1, area.minY / side)..<max(1, min(size.height - 1, area.maxY / side)) {
      for x in max(1, area.minX / side)..<max(1, min(size.width - 1, area.maxX / side)) {
        let place = y * size.width + x
        let across = (size.levels[place + 1] - size.levels[place - 1]) / 2
        let down = (size.levels[place + size.width] - size.levels[place - size.width]) / 2
        guard across * across + down * down > slope * slope,
          isChanging(x * side + side / 2, y * side + side / 2)
        else { continue }
        let scale = Double(side)
        found.append(
          Place(
            x: (Double(x) + 0.5) * scale - 0.5, y: (Double(y) + 0.5) * scale - 0.5,
            level: size.levels[place], across: Double(across) / scale, down: Double(down) / scale))
      }
    }
    guard found.count > most else { return found }
    // Every so many would be the same edge of each row.
    let share = UInt32(Double(UInt32.max) * Double(most) / Double(found.count))
    return found.indices.filter { UInt32(truncatingIfNeeded: $0) &* 0x9e37_79b1 < share }
      .map { found[$0] }
  }

  // MARK: - Where they are

  /// Returns where the places are in another picture, from the nearest of some guesses.
  func map(to picture: LumaPyramid, near guesses: [AffineTransform]) -> AffineTransform? {
    let coarsest = places.indices.last { places[$0].count >= Self.least / 2 } ?? 0
    var best: (map: AffineTransform, distance: Double)?
    // Small pictures know little of what is turned or stretched, but lead there from far away.
    for start in Set([min(1, coarsest), coarsest]).sorted() {
      for guess in guesses {
        let map = (0...start).reversed().reduce(guess) { aligned($0, to: picture, size: $1) }
        let distance = distance(map, in: picture)
        if distance < best?.distance ?? .infinity { best = (map, distance) }
        if distance < Self.near { return map }
      }
    }
    return best?.map
  }

  /// Typical distance of places at which nothing better is looked for, in pixels.
  private static let near = 0.3

  /// Typical distance of the places from where a map has them, in pixels, as their levels say.
  func distance(_ map: AffineTransform, in picture: LumaPyramid, size index: Int = 0) -> Double {
    var (off, slopes) = (0.0, 0.0)
    for place in places[index] {
      slopes += place.across * place.across + place.down * place.down
      guard let level = level(of: place, map, picture, index) else {
        off += Self.farOff * Self.farOff
        continue
      }
      let error = min(Self.farOff, abs(Double(level - place.level)))
      off += error * error
    }
    return (off / max(slopes, 1e-9)).squareRoot()
  }

  /// The most levels that count.
  private static let farOff = 64.0

  private func level(
    of place: Place, _ map: AffineTransform, _ picture: LumaPyramid, _ index: Int
  ) -> Float? {
    let x = map.a * place.x + map.c * place.y + map.tx + middle.x
    let y = map.b * place.x + map.d * place.y + map.ty + middle.y
    return picture.sizes[index].value(x: x, y: y, side: Double(1 << index))
  }

  /// The most steps towards a map.
  private static let steps = 20

  private func aligned(
    _ start: AffineTransform, to picture: LumaPyramid, size index: Int
  ) -> AffineTransform {
    var map = start
    for _ in 0..<Self.steps {
      guard let step = step(from: map, picture, index), let back = step.map.inverted() else {
        return map
      }
      map = back.followed(by: map)
      if step.length < 0.004 * Double(1 << index) { break }
    }
    return map
  }

  /// The step that brings the picture nearer to the template, and its length in pixels.
  private func step(
    from map: AffineTransform, _ picture: LumaPyramid, _ index: Int
  ) -> (map: AffineTransform, length: Double)? {
    var sums = InlineArray<36, Double>(repeating: 0)
    var (right, row) = (InlineArray<6, Double>(repeating: 0), InlineArray<6, Double>(repeating: 0))
    let reach = Self.covered.pixels * Double(1 << index)
    for place in places[index] {
      guard let level = level(of: place, map, picture, index) else { continue }
      let off = Double(level - place.level)
      let slope = place.across * place.across + place.down * place.down
      let part =
        1 + off * off / (Self.covered.levels * Self.covered.levels + slope * reach * reach)
      let weight = 1 / (part * part)
      let (x, y) = (place.x / radius, place.y / radius)
      (row[0], row[1]) = (place.across, place.down)
      (row[2], row[3]) = (place.across * x, place.across * y)
      (row[4], row[5]) = (place.down * x, place.down * y)
      for a in 0..<6 {
        right[a] += weight * row[a] * off
        for b in a..<6 { sums[6 * a + b] += weight * row[a] * row[b] }
      }
    }
    let matrix = (0..<6).map { a in (0..<6).map { b in sums[6 * min(a, b) + max(a, b)] } }
    guard let answer = LinearSystem(matrix)?.solution(for: right.indices.map { right[$0] }) else {
      return nil
    }
    let length = answer.map { abs($0) }.max() ?? 0
    guard length < radius else { return nil }
    return (
      AffineTransform(
        a: 1 + answer[2] / radius, b: answer[4] / radius, c: answer[3] / radius,
        d: 1 + answer[5] / radius, tx: answer[0], ty: answer[1]), length
    )
  }
}
