import SegueGeometry
import TestSupport
import Testing

@Suite struct RoundedRectTests {
  static let box = Rect(x: 10, y: 20, width: 200, height: 120)
  /// How far the continuous curve reaches along an edge, in radii.
  static let extent = 1.52866483

  @Test(arguments: CornerCurve.allCases)
  func `without radii it is the rectangle`(_ curve: CornerCurve) {
    let path = Path(roundedRect: Self.box, radii: .zero, curve: curve)
    #expect(path == Path(Self.box))
    #expect(path.points == Self.box.corners.points)
  }

  @Test func `circular corners are one cubic each, clockwise from the left edge`() {
    let radii = CornerRadii(topLeft: 10, topRight: 20, bottomRight: 30, bottomLeft: 40)
    let path = Path(roundedRect: Self.box, radii: radii)
    let ends = path.elements.compactMap(\.points.last)
    #expect(
      ends == [
        Point(10, 30), Point(20, 20), Point(190, 20), Point(210, 40), Point(210, 110),
        Point(180, 140), Point(50, 140), Point(10, 100),
      ])
    #expect(path.elements.last == .close)
  }

  /// A quarter circle from (10, 60) about (50, 60): its control points stand 0.5522847498 radii
  /// away from its ends.
  @Test func `the control points of a quarter circle`() {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: 40))
    let k = 40 * 0.5522847498307936
    expect(
      path.elements[1].points.flatMap(\.numbers), within: 1e-13,
      of: [10, 60 - k, 50 - k, 20, 50, 20])
  }

  @Test func `a square corner stands between round ones`() {
    let radii = CornerRadii(topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 0)
    let path = Path(roundedRect: Self.box, radii: radii)
    #expect(path.elements.first == .move(Point(10, 20)))
    #expect(path.elements[1] == .line(Point(190, 20)))
    #expect(path.points.suffix(2) == [Point(210, 140), Point(10, 140)])
  }

  @Test func `continuous corners begin 1.52866483 radii from the corner`() {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: 20), curve: .continuous)
    let reach = 20 * Self.extent
    expect(path.points[0], within: 1e-13, of: Point(10, 20 + reach))
    expect(path.points[11], within: 1e-12, of: Point(10 + reach, 20))
    expect(path.points[12], within: 1e-12, of: Point(210 - reach, 20))
  }

  /// The corner of radius 1, one edge along x and the other along y, as published.
  @Test func `the points of a continuous corner`() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 4, height: 4), radii: CornerRadii(all: 1),
      curve: .continuous)
    expect(
      path.points.prefix(12).flatMap(\.numbers), within: 1e-15,
      of: [
        0, 1.52866483, 0, 1.08849323, 0, 0.86840689, 0.06549600, 0.66993427, 0.07491100,
        0.63149399, 0.16905899, 0.37282392, 0.37282392, 0.16905899, 0.63149399, 0.07491100,
        0.66993427, 0.06549600, 0.86840689, 0, 1.08849323, 0, 1.52866483, 0,
      ])
  }

  @Test(arguments: CornerCurve.allCases, [1.0, 20, 39, 45, 55, 60, 90])
  func `it mirrors itself and stays in its box`(_ curve: CornerCurve, _ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius), curve: curve)
    let center = Self.box.center
    let flat = FlatPath(path)
    let bounds = flat.bounds
    expect(
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], within: 1e-10,
      of: [10, 20, 210, 140])
    for mirror in [
      { (point: Point) in Point(2 * center.x - point.x, point.y) },
      { (point: Point) in Point(point.x, 2 * center.y - point.y) },
    ] {
      for point in path.map(mirror).points {
        let nearest = path.points.map { ($0 - point).length }.min() ?? .infinity
        #expect(nearest < 1e-12)
      }
    }
  }

  @Test(arguments: [1.0, 20, 45, 60])
  func `circular corners join their edges smoothly`(_ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius))
    #expect(path.turnsAtJoints.allSatisfy { $0.magnitude < 1e-9 })
  }

  /// The published curve itself turns by up to 6.3° at the two short lines in its corner.
  @Test(arguments: [1.0, 20, 39, 45, 55, 60])
  func `continuous corners join their edges smoothly and turn little inside`(_ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius), curve: .continuous)
    let turns = path.turnsAtJoints
    #expect(turns.allSatisfy { $0.magnitude < 0.11 })
    #expect(turns.count { $0.magnitude > 1e-9 } == 16)
  }

  @Test(arguments: [5.0, 20, 39])
  func `a continuous corner cuts off 0.2247 squares of its radius`(_ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius), curve: .continuous)
    let cutOff = (Self.box.width * Self.box.height - FlatPath(path).area) / 4
    #expect((cutOff / (radius * radius) - 0.2247025).magnitude < 5e-6)
  }

  @Test(arguments: [5.0, 20, 60])
  func `a circular corner cuts off 0.2146 squares of its radius`(_ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius))
    let cutOff = (Self.box.width * Self.box.height - FlatPath(path).area) / 4
    #expect((cutOff / (radius * radius) - (1 - .pi / 4)).magnitude < 2.3e-4)
  }

  @Test(arguments: CornerCurve.allCases)
  func `radii that do not fit are fitted first`(_ curve: CornerCurve) {
    let wanted = CornerRadii(topLeft: 100, topRight: 20, bottomRight: 0, bottomLeft: 140)
    let path = Path(roundedRect: Self.box, radii: wanted, curve: curve)
    let fitted = Path(roundedRect: Self.box, radii: wanted.fitted(to: Self.box.size), curve: curve)
    #expect(path == fitted)
    expect(FlatPath(path).bounds.corners, within: 1e-10, of: Self.box.corners)
  }

  /// Half the shorter side is 60: a radius of 60 leaves no room, one of 60 / 1.52866483 enough.
  @Test(arguments: [39.3, 42, 45, 50, 55, 59])
  func `a continuous corner near its limit uses the room that is left`(_ radius: Double) {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: radius), curve: .continuous)
    expect(path.points[0], within: 1e-12, of: Point(10, 80))
    let blend = (60 / radius - 1) / 0.52866483
    let full = Point(0.16905899, 0.37282392)
    let circle = Point(0.17202142, 0.37507096)
    let inner = circle.interpolated(to: full, at: blend)
    expect(path.points[5], within: 1e-12, of: Point(10 + inner.x * radius, 20 + inner.y * radius))
  }

  @Test func `a continuous corner without room is circular`() {
    let path = Path(roundedRect: Self.box, radii: CornerRadii(all: 60), curve: .continuous)
    for point in FlatPath(path).points where point.x < 70 && point.y < 80 {
      #expect((Vector(point.x - 70, point.y - 80).length - 60).magnitude < 60 * 2.3e-4)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `its points stay in the box and it runs clockwise`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for curve in CornerCurve.allCases {
      let rect = random.rect()
      let radii = CornerRadii.zero.map { _ in random.double(in: 0...500) }
      let path = Path(roundedRect: rect, radii: radii, curve: curve)
      #expect(rect.outset(by: 1e-9).contains(path.controlBox))
      let area = FlatPath(path, pieces: 20).area
      #expect(area > 0.5 * rect.width * rect.height)
      #expect(area <= rect.width * rect.height + 1e-9)
    }
  }

  @Test func `an ellipse touches the middles of the edges`() {
    let path = Path(ellipseIn: Self.box)
    let ends = path.elements.compactMap(\.points.last)
    #expect(
      ends == [Point(110, 20), Point(210, 80), Point(110, 140), Point(10, 80), Point(110, 20)])
    expect(FlatPath(path).bounds.corners, within: 1e-12, of: Self.box.corners)
    #expect(path.turnsAtJoints.allSatisfy { $0.magnitude < 1e-12 })
    for point in FlatPath(path).points {
      let radius = Vector((point.x - 110) / 100, (point.y - 80) / 60).length
      #expect((radius - 1).magnitude < 2.8e-4)
    }
  }
}

extension Path {
  /// The angles, in radians, by which the closed outline turns where one step meets the next.
  fileprivate var turnsAtJoints: [Double] {
    var steps: [[Point]] = []
    var pen = points[0]
    for element in elements.dropFirst() {
      let end = element.points.last ?? points[0]
      let step = [pen] + (element == .close ? [end] : element.points)
      // A line of no length has no direction.
      if step.contains(where: { ($0 - pen).length > 1e-9 }) { steps.append(step) }
      pen = end
    }
    return zip(steps, steps.dropFirst() + steps.prefix(1)).map { arriving, leaving in
      let into = arriving[arriving.count - 1] - arriving[arriving.count - 2]
      let out = leaving[1] - leaving[0]
      let forward = into.dx * out.dx + into.dy * out.dy
      return PortableMath.atan2(into.cross(out), forward)
    }
  }
}
