import SegueRaster

/// The border of a layer that comes into sight, to a fraction of a pixel: where pictures change from what is behind it to the
/// layer itself.
///
/// Of what has hardly come in, only its border is seen. How far that is from where the layer's own places are is known from
/// the pictures that show both.
struct LayerEdge {
  private let reel: LumaSequence
  private let front: LayerFront
  private let back: LayerBack
  private let isAhead: Bool
  private let own: (front: [UInt8], back: [UInt8])
  /// The lines across the border on which the layer begins there: not those beyond a round corner.
  private let lines: [Int]
  /// Place of the border in the layer's own picture.
  private(set) var border: Double

  /// Of so many lines one is looked at.
  private static let step = 3
  /// Pixels on either side of the border that are looked at.
  private static let reach = 10
  /// The pixels by which the border may be elsewhere than where places begin, and by which it may be off.
  private static let near = (place: 3.0, spread: 0.35)
  /// The pixels of the layer that have to be in sight, and by how many its border is off at least.
  private static let (inSight, least) = (1.0, 0.2)
  /// Number of pictures that tell where the border is.
  private static let pictures = 8
  /// The most that may be left around the border as a rule, in squares of levels.
  private static let left = 12.0 * 12
  /// The least levels between the layer and what is behind it.
  private static let clear = 10.0

  /// The border of a layer; nothing where it is not the same in the pictures that show more of the layer.
  ///
  /// - Parameter border: where places begin in the layer's own picture.
  init?(
    _ reel: LumaSequence, _ front: LayerFront, _ back: LayerBack, isAhead: Bool,
    own: (front: Int, back: Int), border: Double
  ) {
    (self.reel, self.front, self.back, self.isAhead) = (reel, front, back, isAhead)
    (self.own, self.border) = ((reel.pictures[own.front], reel.pictures[own.back]), border)
    guard let state = back.states[own.front] ?? back.states[own.back] else { return nil }
    let inside = Int(border.rounded()) + (isAhead ? 2 : -2)
    guard (0..<front.places.length).contains(inside) else { return nil }
    lines = Self.lines(reel, front, of: self.own, inside: inside, state)
    guard lines.count >= 8 else { return nil }
    let known = front.offsets.indices.filter {
      front.offsets[$0] != nil && back.states[$0] != nil && abs(front.offsets[$0] ?? 0) > 3
    }
    let count = min(known.count, Self.pictures)
    let places = (0..<count).compactMap { number -> Double? in
      let index = known[number * known.count / count]
      guard let offset = front.offsets[index], let state = back.states[index] else { return nil }
      let expected = border + offset
      return place(
        in: reel.pictures[index], behind: state,
        within: expected - Self.near.place...expected + Self.near.place
      ) { _ in offset }
      .map { $0.place - offset }
    }
    .sorted()
    guard places.count > 2 else { return nil }
    let middle = places[places.count / 2]
    let spread = places.map { abs($0 - middle) }.sorted()[places.count / 2]
    guard spread < Self.near.spread else { return nil }
    self.border = middle
  }

  private static func lines(
    _ reel: LumaSequence, _ front: LayerFront, of own: (front: [UInt8], back: [UInt8]),
    inside: Int, _ state: LayerBack.State
  ) -> [Int] {
    let isAcross = front.places.axis == .x
    let count = isAcross ? reel.height : reel.width
    return stride(from: 2, to: count - 2, by: step).filter { line in
      let pixel = isAcross ? line * reel.width + inside : inside * reel.width + line
      let behind = state.contrast * Double(own.back[pixel]) + state.brightness
      return abs(Double(own.front[pixel]) - behind) > clear
    }
  }

  /// By how many pixels the layer is elsewhere than in its own picture, and how uncertain that is; nothing where its border is
  /// not seen.
  ///
  /// - Parameter range: between which offsets it is.
  func offset(in number: Int, within range: ClosedRange<Double>) -> (offset: Double, off: Double)? {
    guard let state = back.states[number] else { return nil }
    let range = border + range.lowerBound...border + range.upperBound
    guard
      let found = place(in: reel.pictures[number], behind: state, within: range, { $0 - border }),
      isAhead
        ? found.place < Double(front.places.length) - Self.inSight : found.place > Self.inSight
    else { return nil }
    return (found.place - border, max(Self.least, found.off))
  }

  // MARK: - One picture

  /// Place of the border in a picture, and how uncertain that is.
  ///
  /// - Parameter offset: by how much the layer is elsewhere where its border is at a place.
  private func place(
    in picture: [UInt8], behind state: LayerBack.State, within range: ClosedRange<Double>,
    _ offset: (Double) -> Double
  ) -> (place: Double, off: Double)? {
    let limit = Double(front.places.length)
    let (first, last) = (max(0, range.lowerBound), min(limit, range.upperBound))
    guard first < last else { return nil }
    func left(_ place: Double) -> Double {
      remainder(picture, state, border: place, offset(place))
    }
    let count = Int((last - first).rounded(.up)) * 2
    let rough = (0...count).map { first + (last - first) * Double($0) / Double(count) }
    guard var best = rough.map({ (place: $0, left: left($0)) }).min(by: { $0.left < $1.left })
    else { return nil }
    var step = (last - first) / Double(count)
    while step > 0.01 {
      step /= 2
      for place in [best.place - step, best.place + step] where (0...limit).contains(place) {
        let other = left(place)
        if other < best.left { best = (place, other) }
      }
    }
    // By how much it grows a pixel aside says how well it is known.
    let sides = [best.place - 1, best.place + 1].filter { (0...limit).contains($0) }.map(left)
    guard let side = sides.min() else { return nil }
    let noise = EdgeSurroundings.noise * EdgeSurroundings.noise
    // Neighboring lines err alike.
    let growth = Double(2 * Self.reach) * Double(lines.count).squareRoot() * (side - best.left)
    guard growth > 0, best.left < Self.left else { return nil }
    return (best.place, (noise / growth).squareRoot())
  }

  /// The mean square of what is left around a border.
  private func remainder(
    _ picture: [UInt8], _ state: LayerBack.State, border edge: Double, _ offset: Double
  ) -> Double {
    let isAcross = front.places.axis == .x
    let (middle, first) = (Int(edge), border.rounded())
    let pixels = max(0, middle - Self.reach)..<min(front.places.length, middle + Self.reach)
    let step = front.places.step
    var sum = 0.0
    for line in lines {
      let start = isAcross ? line * reel.width : line
      for along in pixels {
        let share = min(max(isAhead ? Double(along) + 1 - edge : edge - Double(along), 0), 1)
        let back = behind(line, along, in: state)
        var level = back
        if share > 0 {
          // Beyond its border, its own picture shows what is behind it.
          let from = Double(along) - offset
          let inside = isAhead ? max(from, first + 1) : min(from, first - 1)
          let place = min(max(inside, 0), Double(front.places.length - 1))
          let low = min(Int(place), front.places.length - 2)
          let (a, b) = (own.front[start + low * step], own.front[start + (low + 1) * step])
          level += share * (Double(a) + (place - Double(low)) * (Double(b) - Double(a)) - back)
        }
        let error = Double(picture[start + along * step]) - level
        sum += min(error * error, 48 * 48)
      }
    }
    return sum / Double(max(1, lines.count * pixels.count))
  }

  /// Level of what is behind at a place.
  private func behind(_ line: Int, _ along: Int, in state: LayerBack.State) -> Double {
    let isAcross = front.places.axis == .x
    let (x, y) = isAcross ? (along, line) : (line, along)
    let shift = (x: isAcross ? state.shift : 0, y: isAcross ? 0 : state.shift)
    let level = reel.level(of: own.back, x: Double(x) - shift.x, y: Double(y) - shift.y)
    return min(255, max(0, state.contrast * (level ?? 0) + state.brightness))
  }
}
