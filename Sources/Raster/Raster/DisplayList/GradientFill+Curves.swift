import SegueTextSupport
public import SegueGeometry
import SegueKernels

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
      Int64(Int((length / unit * 0x1p32).rounded(), keptWithin: -1 << 32...1 << 32))
    }
    return curved(
      .circles(
        distance: fixed(distance), startRadius: fixed(start.radius), endRadius: fixed(end.radius)),
      Projection(plane).followed(by: projection), stops)
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
    return curved(.sweep(start: fixed(start), end: fixed(end)), projection, stops)
  }

  private static func curved(
    _ curve: GradientCurve, _ projection: Projection, _ stops: [GradientStop]
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
