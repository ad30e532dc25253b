import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

/// A gradient in a box, by numbers that move: those of its way, and those of each of its colors.
struct PaintedGradient {
  /// Kind of way.
  private enum Kind { case linear, radial, conic }

  private let kind: Kind
  /// The way, and for each color its light, its opacity and its place.
  let numbers: [Double]

  private static let numbersOfWay = 4
  private static let numbersOfStop = 5

  /// The gradient of a paint; `nil` for a paint that is none.
  init?(_ paint: ResolvedPaint, in size: CGSize) {
    let (width, height) = (max(Double(size.width), 1e-9), max(Double(size.height), 1e-9))
    var way: [Double]
    var stops: [ResolvedGradient.Stop]
    switch paint {
    case .linear(let gradient, let start, let end):
      (kind, stops) = (.linear, gradient.stops)
      way = [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
    case .radial(let gradient, let center, let startRadius, let endRadius):
      (kind, stops) = (.radial, Self.stops(gradient, from: startRadius, to: endRadius))
      let radius = max(startRadius, endRadius)
      way = [Double(center.x), Double(center.y), radius / width, radius / height]
    case .elliptical(let gradient, let center, let start, let end):
      (kind, stops) = (.radial, Self.stops(gradient, from: start, to: end))
      way = [Double(center.x), Double(center.y), max(start, end), max(start, end)]
    case .angular(let gradient, let center, let start, let end):
      // Angles of scenes count from the top.
      (kind, stops) = (.conic, Self.stops(gradient, along: (end - start).degrees / 360))
      way = [Double(center.x), Double(center.y), start.degrees + 90, 0]
    case .color, .mesh, .material: return nil
    }
    numbers = way + stops.flatMap { $0.color.lightNumbers + [$0.location] }
  }

  /// The colors between two radii, as parts of the larger one.
  private static func stops(
    _ gradient: ResolvedGradient, from start: Double, to end: Double
  ) -> [ResolvedGradient.Stop] {
    let radius = max(start, end, 1e-9)
    let stops = gradient.stops.map {
      ResolvedGradient.Stop(
        color: $0.color, location: (start + $0.location * (end - start)) / radius)
    }
    return start <= end ? stops : stops.reversed()
  }

  /// The colors on a part of a turn; what is left of it has the color of the nearer end.
  private static func stops(
    _ gradient: ResolvedGradient, along turn: Double
  ) -> [ResolvedGradient.Stop] {
    guard turn > 0, turn < 1, let first = gradient.stops.first, let last = gradient.stops.last
    else { return gradient.stops }
    let middle = (1 + turn) / 2
    return gradient.stops.map { .init(color: $0.color, location: $0.location * turn) } + [
      .init(color: last.color, location: middle), .init(color: first.color, location: middle),
    ]
  }

  /// True if one can move to the other.
  func isAlike(_ other: PaintedGradient) -> Bool {
    kind == other.kind && numbers.count == other.numbers.count
  }

  /// The gradient with these numbers.
  func gradient(_ numbers: [Double]) -> SegueSceneGraph.Gradient {
    let (first, second) = (numbers[2], numbers[3])
    let point = SegueGeometry.UnitPoint(numbers[0], numbers[1])
    let shape: SegueSceneGraph.Gradient.Shape =
      switch kind {
      case .linear: .linear(start: point, end: SegueGeometry.UnitPoint(first, second))
      case .radial: .radial(center: point, radii: Size(first, second))
      case .conic: .conic(center: point, start: .degrees(first))
      }
    let stops = stride(
      from: Self.numbersOfWay, to: numbers.count, by: Self.numbersOfStop
    ).map { index in
      SegueSceneGraph.Gradient.Stop(
        Color.Resolved(lightNumbers: Array(numbers[index..<index + 4])).cgColor.color,
        at: numbers[index + 4])
    }
    return SegueSceneGraph.Gradient(shape, stops: stops)
  }

  var gradient: SegueSceneGraph.Gradient { gradient(numbers) }

  /// A property that has the gradient as its paint.
  func lane(_ property: Property) -> LaneProperty {
    LaneProperty(property, blendsLight: true) { .paint(.gradient(gradient($0))) }
  }
}

extension ResolvedPaint {
  /// The paint in the words of scenes, for a box; what scenes have no paint for has its main color.
  func scenePaint(in size: CGSize?) -> Paint {
    if let gradient = PaintedGradient(self, in: size ?? CGSize(width: 1, height: 1)) {
      return .gradient(gradient.gradient)
    }
    return .color((mainColor ?? .invisible).cgColor.color)
  }
}
