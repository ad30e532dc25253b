public import SegueGeometry
public import SegueKernels
import SegueTextSupport

/// A color at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place, in 1/65 536 of the gradient.
  public var offset: Int
  /// The color there.
  public var color: Pixel

  /// A color at a fraction of the gradient, which is limited to 0...1.
  public init(_ offset: Double, _ color: Pixel) {
    self.offset = Int((min(max(offset.isNaN ? 0 : offset, 0), 1) * 65_536).rounded())
    self.color = color
  }
}

/// Colors that change with the place; between stops they are mixed premultiplied.
///
/// Before the first stop and after the last the color stays; two stops at one place make an edge.
/// What is before 0 and beyond 1 is said by `spread`.
public struct GradientFill: Hashable, Sendable {
  /// The stops in order of place; those at one place keep their order.
  public let stops: [GradientStop]
  /// Along which lines colors are equal.
  public var geometry: Geometry
  /// Colors beyond the ends.
  public var spread = GradientSpread.pad

  /// The form of a gradient.
  public enum Geometry: Hashable, Sendable {
    /// Colors change along one direction: the place at the center of the pixel (0, 0), and its change
    /// to the right and downward, in 1/2³² of the gradient.
    case linear(at: Int64, dx: Int64, dy: Int64)
    /// Colors change with the distance from a center: the map takes the canvas to a circle, in which
    /// a texel is the radius.
    case radial(SamplingMap)
    /// Colors change along one direction of a tilted plane: the map takes the canvas to the plane,
    /// in which the gradient is 65 536 columns long.
    case tiltedLinear(ProjectiveMap)
    /// Colors change with the distance from a center in a tilted plane, in which the radius is
    /// 65 536 columns long.
    case tiltedRadial(ProjectiveMap)
    /// Colors change from circle to circle, or around a center, of a plane to which the map takes the
    /// canvas; a texel is its unit.
    case curved(GradientCurve, SamplingMap)
    /// The same in a tilted plane, of which a unit is 65 536 columns long.
    case tiltedCurved(GradientCurve, ProjectiveMap)
  }

  /// A gradient of these stops.
  public init(_ stops: [GradientStop], _ geometry: Geometry) {
    precondition(!stops.isEmpty, "a gradient has at least one stop")
    self.stops = stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    self.geometry = geometry
  }

  /// Limit for the change of a gradient within one pixel: more would look the same, an edge, and exceed the
  /// numbers in which positions are counted.
  private static let steepest = 32_768.0

  /// Colors from one point of the canvas to another; where the two are one, or less than a millionth
  /// of a pixel apart, the last color.
  public static func linear(
    from start: Point, to end: Point, _ stops: [GradientStop]
  ) -> GradientFill {
    let way = end - start
    let transform = AffineTransform(
      a: way.dx, b: way.dy, c: -way.dy, d: way.dx, tx: start.x, ty: start.y)
    return linear(transform, stops) ?? GradientFill(stops, .linear(at: 1 << 32, dx: 0, dy: 0))
  }

  /// Colors along the x axis, from its 0 to its 1, as `transform` takes it to the canvas; `nil` if it
  /// leaves nothing of a plane.
  public static func linear(_ transform: AffineTransform, _ stops: [GradientStop]) -> GradientFill?
  {
    guard let inverse = transform.inverted() else { return nil }
    let slope = (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot()
    let unit = 4_294_967_296 * min(1, GradientFill.steepest / slope)
    let farthest = -4_000_000_000_000_000_000...4_000_000_000_000_000_000
    func fixed(_ value: Double) -> Int64 {
      Int64(Int(clamping: (value * unit).rounded(), to: farthest))
    }
    return GradientFill(
      stops,
      .linear(
        at: fixed(inverse.map(Point(0.5, 0.5)).x), dx: fixed(inverse.a), dy: fixed(inverse.c)))
  }

  /// Colors from the center of a circle outward; `transform` takes the unit circle to the canvas.
  public static func radial(_ transform: AffineTransform, _ stops: [GradientStop]) -> GradientFill {
    // A texel center is half a texel in, and the center of the circle is at the texel (0, 0).
    let shifted = AffineTransform.translation(Vector(-0.5, -0.5)).followed(by: transform)
    guard let map = SamplingMap(shifted) else {
      return GradientFill(stops, .linear(at: 1 << 32, dx: 0, dy: 0))
    }
    return GradientFill(stops, .radial(map))
  }

  /// Colors along the x axis of a tilted plane, from its 0 to its 1; `nil` if the plane is seen from
  /// the edge.
  public static func linear(
    through projection: Projection, _ stops: [GradientStop]
  ) -> GradientFill? {
    ProjectiveMap(ofUnits: projection).map { GradientFill(stops, .tiltedLinear($0)) }
  }

  /// Colors from the center of the unit circle of a tilted plane outward; `nil` if the plane is seen
  /// from the edge.
  public static func radial(
    through projection: Projection, _ stops: [GradientStop]
  ) -> GradientFill? {
    ProjectiveMap(ofUnits: projection).map { GradientFill(stops, .tiltedRadial($0)) }
  }

  /// True if every color is opaque, and there is one at every point.
  public var isOpaque: Bool { stops.allSatisfy(\.color.isOpaque) && isEverywhere }

  private var isEverywhere: Bool {
    switch geometry {
    case .curved(.circles, _), .tiltedCurved(.circles, _): false
    default: true
    }
  }
}

extension ProjectiveMap {
  /// The map to a plane with 65 536 columns to a unit, of which `projection` takes the units to the
  /// canvas.
  init?(ofUnits projection: Projection) {
    self.init(projection, center: .zero)
    var columns = AffineTransform.scale(65_536, 65_536)
    // Positions are counted from the center of the first texel.
    columns.tx = 0.5
    columns.ty = 0.5
    inverse = inverse.followed(by: Projection(columns))
    level = 0
  }
}

extension GradientFill {
  /// A circle that a gradient begins or ends with.
  public struct Circle: Hashable, Sendable {
    /// The center.
    public var center: Point
    /// The radius.
    public var radius: Double

    /// The circle around a center.
    public init(_ center: Point, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// Colors from one circle to another, as a projection takes their plane to the canvas; `nil` if
  /// nothing of the plane is seen, or if the circles are the same.
  public static func circles(
    from start: Circle, to end: Circle, through projection: Projection, _ stops: [GradientStop]
  ) -> GradientFill? {
    let way = end.center - start.center
    let distance = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    // The plane is turned so that both centers are on its x axis, and the largest length is its unit.
    let unit = max(distance, start.radius, end.radius)
    guard unit > 0, unit.isFinite, distance > 0 || start.radius != end.radius else { return nil }
    let along = distance > 0 ? way * (unit / distance) : Vector(unit, 0)
    let plane = AffineTransform(
      a: along.dx, b: along.dy, c: -along.dy, d: along.dx, tx: start.center.x,
      ty: start.center.y)
    func fixed(_ length: Double) -> Int64 {
      Int64(Int(clamping: (length / unit * 0x1p32).rounded(), to: -1 << 32...1 << 32))
    }
    return curved(
      .circles(
        distance: fixed(distance), startRadius: fixed(start.radius), endRadius: fixed(end.radius)),
      projection: Projection(plane).followed(by: projection), stops: stops)
  }

  /// Colors around the origin of a plane, from an angle to a larger one, in turns from its x axis
  /// towards its y axis; `nil` if nothing of the plane is seen.
  ///
  /// A place is less than a turn around the origin; the ends may be further.
  public static func sweep(
    from start: Double, to end: Double, through projection: Projection, _ stops: [GradientStop]
  ) -> GradientFill? {
    func fixed(_ turns: Double) -> Int64 {
      Int64((min(max(turns.isNaN ? 0 : turns, -1_024), 1_024) * 0x1p32).rounded())
    }
    return curved(
      .sweep(start: fixed(start), end: fixed(end)), projection: projection, stops: stops)
  }

  private static func curved(
    _ curve: GradientCurve, projection: Projection, stops: [GradientStop]
  ) -> GradientFill? {
    guard let affine = projection.affine else {
      return ProjectiveMap(ofUnits: projection).map {
        GradientFill(stops, .tiltedCurved(curve, $0))
      }
    }
    // A texel center is half a texel in, and the origin is at the texel (0, 0).
    let shifted = AffineTransform.translation(Vector(-0.5, -0.5)).followed(by: affine)
    return SamplingMap(shifted).map { GradientFill(stops, .curved(curve, $0)) }
  }
}

extension GradientFill {
  /// The number of colors a gradient is divided in.
  static let tableSize = 4_096

  /// The colors at the middles of equal parts of the gradient.
  func table() -> [UInt32] {
    let parts = 0..<GradientFill.tableSize
    /// The parts whose middles lie before an offset.
    func count(before offset: Int) -> Int {
      min(
        max((offset - GradientFill.middle(0) + GradientFill.part - 1) / GradientFill.part, 0),
        parts.count)
    }
    let start = count(before: stops[0].offset)
    var table = [UInt32](repeating: stops[0].color.word, count: start)
    table.reserveCapacity(parts.count)
    var last = stops[0]
    for stop in stops.dropFirst() {
      let end = count(before: stop.offset)
      if end > table.count {
        var color = ColorSteps(
          last, stop, at: GradientFill.middle(table.count), step: GradientFill.part)
        for _ in table.count..<end { table.append(color.next()) }
      }
      last = stop
    }
    table += repeatElement(last.color.word, count: parts.count - table.count)
    return table
  }

  /// The length of a part.
  private static let part = 65_536 / tableSize

  /// The middle of a part.
  private static func middle(_ index: Int) -> Int { index * part + part / 2 }
}

/// The colors between two stops at equal distances, each rounded to nearest on its own.
private struct ColorSteps {
  private var channels: InlineArray<4, StraightSteps>

  init(_ a: GradientStop, _ b: GradientStop, at place: Int, step: Int) {
    let width = b.offset - a.offset
    let share = place - a.offset
    func channel(_ shift: UInt32) -> StraightSteps {
      let from = Int(a.color.word >> shift & 255)
      let change = Int(b.color.word >> shift & 255) - from
      return StraightSteps(
        from * width + change * share + width / 2, step: change * step, over: width)
    }
    channels = [channel(0), channel(8), channel(16), channel(24)]
  }

  /// The next color.
  mutating func next() -> UInt32 {
    var color: UInt32 = 0
    for index in channels.indices {
      color |= UInt32(truncatingIfNeeded: channels[index].place) << UInt32(8 * index)
      channels[index].advance()
    }
    return color
  }
}

extension StraightSteps {
  /// Whole quotients of numbers that are not negative, at equal distances.
  fileprivate init(_ number: Int, step: Int, over divisor: Int) {
    self.init()
    self.divisor = divisor
    (place, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    self.step = (step - (step < 0 ? divisor - 1 : 0)) / divisor
    stepRemainder = step - self.step * divisor
  }
}
