import SegueGeometry
import SegueSceneGraph

extension Path {
  /// The path of the same structure whose coordinates `combine` makes of two.
  func combined(with other: Path, _ combine: (Double, Double) -> Double) -> Path {
    Path(
      zip(elements, other.elements).map { a, b in
        var targets = b.points.makeIterator()
        return a.map { point in
          let target = targets.next() ?? point
          return Point(combine(point.x, target.x), combine(point.y, target.y))
        }
      })
  }
}

extension Paint {
  /// The paint whose numbers `combine` makes of two; `nil` for paints of different structure.
  ///
  /// A plain color meets a gradient as a gradient of that color.
  func combined(with other: Paint, _ combine: (Double, Double) -> Double) -> Paint? {
    switch (self, other) {
    case (.color(let a), .color(let b)): .color(a.combined(with: b, combine))
    case (.gradient(let a), .gradient(let b)):
      a.combined(with: b, combine).map { .gradient($0) }
    case (.color(let a), .gradient(let b)):
      b.plain(a).combined(with: b, combine).map { .gradient($0) }
    case (.gradient(let a), .color(let b)):
      a.combined(with: a.plain(b), combine).map { .gradient($0) }
    }
  }
}

extension Gradient {
  /// This gradient with one color everywhere.
  fileprivate func plain(_ color: Color) -> Gradient {
    Gradient(
      shape, stops: stops.map { Stop(color, at: $0.offset) }, interpolation: interpolation,
      spread: spread)
  }

  fileprivate func combined(
    with other: Gradient, _ combine: (Double, Double) -> Double
  ) -> Gradient? {
    guard stops.count == other.stops.count, interpolation == other.interpolation,
      spread == other.spread, let shape = shape.combined(with: other.shape, combine)
    else { return nil }
    let stops = zip(stops, other.stops).map { a, b in
      Stop(a.color.combined(with: b.color, combine), at: combine(a.offset, b.offset))
    }
    return Gradient(shape, stops: stops, interpolation: interpolation, spread: spread)
  }
}

extension Gradient.Shape {
  fileprivate func combined(
    with other: Gradient.Shape, _ combine: (Double, Double) -> Double
  ) -> Gradient.Shape? {
    switch (self, other) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      .linear(
        start: start.combined(with: otherStart, combine),
        end: end.combined(with: otherEnd, combine))
    case (.radial(let center, let radii), .radial(let otherCenter, let otherRadii)):
      .radial(
        center: center.combined(with: otherCenter, combine),
        radii: Size(
          combine(radii.width, otherRadii.width), combine(radii.height, otherRadii.height)))
    case (.conic(let center, let start), .conic(let otherCenter, let otherStart)):
      .conic(
        center: center.combined(with: otherCenter, combine),
        start: .degrees(combine(start.degrees, otherStart.degrees)))
    default: nil
    }
  }
}

extension UnitPoint {
  fileprivate func combined(
    with other: UnitPoint, _ combine: (Double, Double) -> Double
  ) -> UnitPoint {
    UnitPoint(combine(x, other.x), combine(y, other.y))
  }
}

extension Color {
  fileprivate func combined(with other: Color, _ combine: (Double, Double) -> Double) -> Color {
    Color(
      red: combine(red, other.red), green: combine(green, other.green),
      blue: combine(blue, other.blue), alpha: combine(alpha, other.alpha))
  }
}
