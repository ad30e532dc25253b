import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct GradientPartTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static func gradient(
    _ colors: [Color] = [red, blue], at offsets: [Double] = [0, 1],
    _ shape: Gradient.Shape = .linear(start: UnitPoint(0, 0), end: UnitPoint(1, 0))
  ) -> Value {
    .paint(.gradient(Gradient(shape, stops: zip(colors, offsets).map { .init($0, at: $1) })))
  }

  /// What an animation makes of a gradient after a part of a second.
  private static func moved(
    _ part: GradientPart, from: Value? = nil, to: Value, at time: Double, current: Value,
    model: Value? = nil
  ) -> Gradient? {
    var animation = Animation(from: from, to: to, timing: Timing(duration: .seconds(1)))
    animation.gradientPart = part
    let value = animation.value(at: time, model: model ?? current, current: current)
    guard case .paint(.gradient(let gradient))? = value else { return nil }
    return gradient
  }

  @Test func `colors move, and nothing else of what the animation knows`() throws {
    let to = Self.gradient(
      [Self.blue, Self.blue], at: [0.3, 0.4], .linear(start: UnitPoint(9, 9), end: UnitPoint(8, 8)))
    let found = try #require(
      Self.moved(.colors, to: to, at: 0.25, current: Self.gradient(at: [0.1, 0.9])))
    #expect(found.stops.map(\.offset) == [0.1, 0.9])
    #expect(found.stops[0].color == Color(red: 0.75, green: 0, blue: 0.25))
    #expect(found.shape == .linear(start: UnitPoint(0, 0), end: UnitPoint(1, 0)))
  }

  @Test func `places and both ends of the way move beside colors`() throws {
    var current = Self.gradient([Self.blue, Self.red])
    let to = Self.gradient(
      at: [0.5, 0.6], .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)))
    for part in [GradientPart.offsets, .start, .end] {
      let moved = try #require(
        Self.moved(part, from: Self.gradient(), to: to, at: 0.5, current: current))
      current = .paint(.gradient(moved))
    }
    #expect(
      current
        == Self.gradient(
          [Self.blue, Self.red], at: [0.25, 0.8],
          .linear(start: UnitPoint(0.25, 0), end: UnitPoint(0.75, 0.5))))
  }

  /// The ends at (0.2, 0.2) and (0.6, 0.8) go to (0.4, 0.2) and (0.2, 0.8): halfway the radii are
  /// 0.1 and 0.6.
  @Test func `the radii of an ellipse are what lies between both ends, wherever each is`() throws {
    func shape(_ start: UnitPoint, _ end: UnitPoint) -> Gradient.Shape {
      .radial(center: start, radii: Size(end.x - start.x, end.y - start.y))
    }
    let (start, end) = (UnitPoint(0.2, 0.2), UnitPoint(0.6, 0.8))
    var current = Self.gradient(at: [0, 1], shape(start, end))
    let model = current
    for (part, to) in [
      (GradientPart.end, shape(start, UnitPoint(0.2, 0.8))),
      (.start, shape(UnitPoint(0.4, 0.2), end)),
    ] {
      let moved = try #require(
        Self.moved(
          part, to: Self.gradient(at: [0, 1], to), at: 0.5, current: current, model: model))
      current = .paint(.gradient(moved))
    }
    guard case .paint(.gradient(let found)) = current,
      case .radial(let center, let radii) = found.shape
    else { return #expect(Bool(false), "no ellipse") }
    #expect((center.x - 0.3).magnitude < 1e-12 && (center.y - 0.2).magnitude < 1e-12)
    #expect((radii.width - 0.1).magnitude < 1e-12 && (radii.height - 0.6).magnitude < 1e-12)
  }

  @Test func `more colors come with places of their own`() throws {
    let three = Self.gradient([Self.red, Self.red, Self.blue], at: [0, 0.5, 1])
    let found = try #require(
      Self.moved(.colors, from: three, to: three, at: 0.5, current: Self.gradient()))
    #expect(found.stops.map(\.offset) == [0, 0.5, 1])
  }
}
