/// A place as glass has it: its distance from the edge, and the way out.
struct LensPoint: Sendable {
  /// Distance from the edge, in 1/256 pixel; negative inside.
  var distance: Int
  /// Direction in which the distance grows, in 1/16,384; shorter than one where shapes flow together.
  var x: Int
  var y: Int
}

extension Lens.Box {
  /// The distance of a place from the edge of the box, and the way there.
  ///
  /// Where two sides are equally near, the upper and lower one counts.
  @inline(__always)
  func point(_ placeX: Int, _ placeY: Int) -> LensPoint {
    let (dx, dy) = (placeX &- x, placeY &- y)
    if sine == 0 && cosine == Lens.whole { return upright(dx, dy) }
    let half = Lens.whole / 2
    var point = upright(
      (dx &* cosine &+ dy &* sine &+ half) >> 14, (dy &* cosine &- dx &* sine &+ half) >> 14)
    (point.x, point.y) = (
      (point.x &* cosine &- point.y &* sine &+ half) >> 14,
      (point.x &* sine &+ point.y &* cosine &+ half) >> 14
    )
    return point
  }

  /// The same for a place in the axes of the box, counted from its middle.
  @inline(__always)
  private func upright(_ dx: Int, _ dy: Int) -> LensPoint {
    let radius = dx < 0 ? (dy < 0 ? radii[0] : radii[3]) : (dy < 0 ? radii[1] : radii[2])
    let across = abs(dx) &- (halfWidth &- radius)
    let down = abs(dy) &- (halfHeight &- radius)
    let (right, below) = (dx < 0 ? -1 : 1, dy < 0 ? -1 : 1)
    if across > 0 && down > 0 {
      let length = max(LensPoint.root(across &* across &+ down &* down), 1)
      return LensPoint(
        distance: length &- radius, x: right &* (across &* Lens.whole / length),
        y: below &* (down &* Lens.whole / length))
    }
    if across > down {
      return LensPoint(distance: across &- radius, x: right &* Lens.whole, y: 0)
    }
    return LensPoint(distance: down &- radius, x: 0, y: below &* Lens.whole)
  }
}

extension LensPoint {
  /// The nearest whole number to a square root, which is rounded alike everywhere.
  @inline(__always)
  static func root(_ square: Int) -> Int { Int(Double(square).squareRoot() + 0.5) }

  /// The place as the union of two shapes has it, which flow together within a difference of distances.
  ///
  /// That is the polynomial smooth minimum, min - h² / 4k with h = k - |a - b|, whose k shrinks to nothing where both
  /// ways out are the same: what lies inside of another shape, or goes on in line with it, bulges nowhere.
  @inline(__always)
  func merged(with other: LensPoint, within fusion: Int) -> LensPoint {
    let (near, far) = other.distance < distance ? (other, self) : (self, other)
    let gap = far.distance &- near.distance
    if gap >= fusion { return near }
    let likeness = (x &* other.x &+ y &* other.y) >> 14
    let width = fusion &* max(Lens.whole &- likeness, 0) / (2 &* Lens.whole)
    if gap >= width { return near }
    let blend = width &- gap
    let share = blend &* Lens.whole / (2 &* width)
    let (rest, half) = (Lens.whole &- share, Lens.whole / 2)
    // The way is as long as the field is steep: halfway between two that face each other none leads out.
    return LensPoint(
      distance: near.distance &- blend &* blend / (4 &* width),
      x: (near.x &* rest &+ far.x &* share &+ half) >> 14,
      y: (near.y &* rest &+ far.y &* share &+ half) >> 14)
  }
}

/// The displacement of one channel, by the distance from the rim.
struct LensCurve: Sendable {
  /// Displacements at every sixteenth of a pixel, in 1/256 pixel.
  private let steps: [Int32]

  /// The displacements in glass of an index of refraction.
  init(_ optics: Lens.Optics, index: Double) {
    steps = (0..<optics.bevel / 16 + 2).map { step in
      let rest = optics.bevel == 0 ? 0 : max(1 - Double(16 * step) / Double(optics.bevel), 0)
      let way =
        Double(optics.depth)
        * LensCurve.deflection(at: rest, isCircular: optics.isCircular, index: index)
      return Int32(way.rounded())
    }
  }

  /// The tangent of the angle by which light is bent at a place of the rim: 1 at the edge, 0 where the rim ends.
  ///
  /// With the sine of the surface's lean, which is that of the light's angle to the normal, the rest is Snell's law and
  /// the sum formulas; no angle is ever needed.
  private static func deflection(at u: Double, isCircular: Bool, index: Double) -> Double {
    let square = u * u
    // The slope of √(1 - u²) is u / √(1 - u²), and that of ∜(1 - u⁴) is u³ / (1 - u⁴)^¾.
    let rest = max(1 - square * square, 0)
    let run =
      isCircular
      ? max(1 - square, 0).squareRoot() : rest.squareRoot() * rest.squareRoot().squareRoot()
    let rise = isCircular ? u : square * u
    let lean = rise / (rise * rise + run * run).squareRoot()
    let upright = max(1 - lean * lean, 0).squareRoot()
    let bent = lean / index
    let straight = (1 - bent * bent).squareRoot()
    return (lean * straight - upright * bent) / (upright * straight + lean * bent)
  }

  /// The displacement at a distance from the rim, in 1/256 pixel; the rim has to be at least as wide.
  @inline(__always)
  func displacement(at distance: Int) -> Int {
    let (step, part) = (distance >> 4, distance & 15)
    return (Int(steps[step]) &* (16 &- part) &+ Int(steps[step &+ 1]) &* part &+ 8) >> 4
  }
}
