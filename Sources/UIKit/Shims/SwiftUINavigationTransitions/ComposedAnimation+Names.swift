import SegueMotion
public import SeguePresets

// The paces of the published library, by its names.

extension ComposedAnimation {
  public static func linear(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.linear, duration: .seconds(duration))
  }
  public static var linear: ComposedAnimation { ComposedAnimation(.linear) }
  public static func easeIn(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeIn, duration: .seconds(duration))
  }
  public static var easeIn: ComposedAnimation { ComposedAnimation(.easeIn) }
  public static func easeOut(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeOut, duration: .seconds(duration))
  }
  public static var easeOut: ComposedAnimation { ComposedAnimation(.easeOut) }
  public static func easeInOut(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeInOut, duration: .seconds(duration))
  }
  public static var easeInOut: ComposedAnimation { ComposedAnimation(.easeInOut) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> ComposedAnimation {
    let curve = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    return ComposedAnimation(curve.map { .curve($0) } ?? .linear, duration: .seconds(duration))
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> ComposedAnimation {
    let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
      .launched(at: initialVelocity)
    return spring.map { ComposedAnimation($0) } ?? .standard
  }
}
