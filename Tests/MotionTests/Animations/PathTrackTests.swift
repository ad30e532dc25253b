import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct PathCourseTests {
  typealias Mode = PathTrack.Mode

  /// A line of 30, a corner, a line of 10.
  static let hook = Path([.move(.zero), .line(Point(30, 0)), .line(Point(30, 10))])

  private static func point(_ path: Path, _ mode: Mode = .paced, at progress: Double) -> Point {
    let numbers = PathTrack(path, mode: mode).value(at: progress).numbers
    return Point(numbers.x, numbers.y)
  }

  private static func heading(
    _ path: Path, _ mode: Mode = .paced, turnedBy turn: Angle = .zero, at progress: Double
  ) -> Double {
    PathTrack(path, mode: mode, part: .heading(turnedBy: turn)).value(at: progress).numbers.x
  }

  private static func expect(
    _ point: Point, at expected: Point, within tolerance: Double = 1e-9, _ comment: Comment? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect((point - expected).length <= tolerance, comment, sourceLocation: location)
  }

  // MARK: - Places

  @Test(arguments: [
    (Mode.paced, [Point(0, 0), Point(10, 0), Point(20, 0), Point(30, 0), Point(30, 10)]),
    (.linear, [Point(0, 0), Point(15, 0), Point(30, 0), Point(30, 5), Point(30, 10)]),
    (.discrete, [Point(0, 0), Point(0, 0), Point(30, 0), Point(30, 10), Point(30, 10)]),
  ])
  func `lines are passed by their length, by their number, or from end to end`(
    mode: Mode, expected: [Point]
  ) {
    for (quarter, place) in expected.enumerated() {
      Self.expect(Self.point(Self.hook, mode, at: Double(quarter) / 4), at: place)
    }
  }

  @Test(arguments: [
    (Path([.move(Point(5, 7))]), Point(5, 7)),
    (Path([.move(Point(1, 1)), .move(Point(5, 7))]), Point(5, 7)),
    (Path([.move(Point(5, 7)), .line(Point(5, 7)), .close]), Point(5, 7)),
    (Path(), .zero),
  ])
  func `an outline that leads nowhere is stood upon`(path: Path, place: Point) {
    for mode: Mode in [.paced, .linear, .discrete, .cubic, .cubicPaced, .catmullRom, .monotone] {
      for progress in [-1, 0, 0.5, 1, 2] {
        #expect(Self.point(path, mode, at: progress) == place, "\(mode) at \(progress)")
        #expect(Self.heading(path, mode, at: progress) == 0)
      }
    }
  }

  @Test func `a closed contour leads back, once`() {
    let open = Path([.move(.zero), .line(Point(10, 0)), .line(Point(10, 10)), .close])
    let closed = Path(
      [.move(.zero), .line(Point(10, 0)), .line(Point(10, 10)), .line(.zero), .close])
    #expect((PathTrack(open).length - 20 - 200.0.squareRoot()).magnitude < 1e-9)
    for step in 0...12 {
      let progress = Double(step) / 12
      #expect(Self.point(open, .linear, at: progress) == Self.point(closed, .linear, at: progress))
    }
    #expect(Self.point(open, at: 1) == .zero)
  }

  @Test func `between contours the way jumps in no time`() {
    let dashes = Path([
      .move(.zero), .line(Point(10, 0)), .move(Point(50, 50)), .line(Point(50, 80)),
    ])
    #expect((PathTrack(dashes).length - 40).magnitude < 1e-9)
    Self.expect(Self.point(dashes, at: 0.125), at: Point(5, 0))
    Self.expect(Self.point(dashes, at: 0.25), at: Point(50, 50))
    Self.expect(Self.point(dashes, .linear, at: 0.499999999), at: Point(10, 0), within: 1e-6)
    Self.expect(Self.point(dashes, .linear, at: 0.5), at: Point(50, 50))
    let held = (0..<4).map { Self.point(dashes, .discrete, at: Double($0) / 4) }
    #expect(held == [.zero, Point(10, 0), Point(50, 50), Point(50, 80)])
  }

  @Test(arguments: [
    (Mode.paced, Point(-4, 0), Point(30, 14)), (.linear, Point(-6, 0), Point(30, 12)),
    (.discrete, Point(0, 0), Point(30, 10)),
  ])
  func `beyond its ends the way goes on straight`(mode: Mode, before: Point, after: Point) {
    Self.expect(Self.point(Self.hook, mode, at: -0.1), at: before)
    Self.expect(Self.point(Self.hook, mode, at: 1.1), at: after)
  }

  // MARK: - Times and curves of its own

  @Test(
    arguments: [
      (0, Point(0, 0)), (0.1, Point(15, 0)), (0.2, Point(30, 0)), (0.6, Point(30, 5)),
      (1, Point(30, 10)),
    ] as [(Double, Point)])
  func `lines are passed at the times of their ends`(progress: Double, place: Point) {
    let track = PathTrack(Self.hook, mode: .linear, times: [0, 0.2, 1], easings: [])
    let value = track.value(at: progress).numbers
    Self.expect(Point(value.x, value.y), at: place)
  }

  /// Ease-in at a half is 0.315357, by the table of Core Animation's curves.
  @Test func `each line has a curve of its own, and evenly shared times where none are given`() {
    let track = PathTrack(
      Self.hook, mode: .linear, times: nil, easings: [.cubicBezier(0.42, 0, 1, 1)])
    #expect((track.value(at: 0.25).numbers.x - 30 * 0.315357).magnitude < 1e-4)
    #expect(track.value(at: 0.75) == .pair(30, 5))
  }

  @Test(
    arguments: [
      (0, Point(0, 0)), (0.49, Point(0, 0)), (0.5, Point(30, 0)), (0.74, Point(30, 0)),
      (0.75, Point(30, 10)), (1, Point(30, 10)),
    ] as [(Double, Point)])
  func `stops are held from their times on`(progress: Double, place: Point) {
    let track = PathTrack(Self.hook, mode: .discrete, times: [0, 0.5, 0.75, 1], easings: [])
    #expect(track.value(at: progress) == .pair(place.x, place.y))
  }

  @Test func `an even speed, and another number of times, heed no times`() {
    let times = [0, 0.9, 1]
    for progress in [0, 0.3, 0.5, 1] {
      #expect(
        PathTrack(Self.hook, mode: .paced, times: times, easings: []).value(at: progress)
          == PathTrack(Self.hook).value(at: progress))
      #expect(
        PathTrack(Self.hook, mode: .linear, times: [0, 1], easings: []).value(at: progress)
          == PathTrack(Self.hook, mode: .linear).value(at: progress))
    }
  }

  /// The last line takes a half of the run: 10 points in 0.5, so 20 in a whole one.
  @Test func `beyond its ends a way goes on as its last line does`() {
    let track = PathTrack(Self.hook, mode: .linear, times: [0, 0.5, 1], easings: [])
    let value = track.value(at: 1.1).numbers
    Self.expect(Point(value.x, value.y), at: Point(30, 12))
  }

  // MARK: - Length

  @Test(arguments: SeededGenerator.seeds)
  func `a paced way is as far as its length says`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(reach: random.pick([1, 100, 1000]))
    let course = PathTrack(path)
    let reference = DenseWay(path)
    #expect((course.length - reference.length).magnitude <= 1e-3)
    let tolerance = 2e-3
    for step in 0...40 {
      let progress = Double(step) / 40
      let place = Self.point(path, at: progress)
      let expected = reference.point(at: progress)
      Self.expect(place, at: expected, within: tolerance, "at \(progress) of \(path)")
    }
  }

  /// The ellipse of 100 by 40, by its complete integral of the second kind; its four cubics are off
  /// by a part of 2.7e-4 at most.
  @Test func `an ellipse has the length of its integral`() {
    let ellipse = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 80))
    #expect((PathTrack(ellipse).length - 460.2622).magnitude < 0.1)
  }

  @Test func `extremes are measured too`() {
    let far = 1_000_000.0
    let path = Path([
      .move(Point(-far, 0)), .cubic(Point(far, far), Point(-far, far), Point(far, -far)),
      .quad(control: Point(far, far), Point(1e-9, 0)), .line(.zero),
    ])
    let course = PathTrack(path)
    #expect(course.length.isFinite && course.length > 4 * far)
    #expect(Self.point(path, at: 1) == .zero)
  }

  // MARK: - Smooth ways

  @Test(arguments: SeededGenerator.seeds)
  func `smooth ways pass the ends of lines as keyframes do`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let knots = (0..<random.int(in: 2...6)).map { _ in random.point(reach: 100) }
    let path = Path([.move(knots[0])] + knots.dropFirst().map { .line($0) })
    let values = knots.map { Value.pair($0.x, $0.y) }
    let pairs: [(Mode, Keyframes.Mode, Double)] = [
      (.cubic, .cubic([]), 1e-9), (.catmullRom, .catmullRom([]), 1e-9),
      (.monotone, .monotone, 1e-9), (.cubicPaced, .cubicPaced([]), 0.5),
    ]
    for (mode, keyframeMode, tolerance) in pairs {
      let keyframes = Keyframes(values, mode: keyframeMode)
      for step in 0...20 {
        let progress = Double(step) / 20
        let numbers = keyframes.value(at: progress).numbers
        Self.expect(
          Self.point(path, mode, at: progress), at: Point(numbers.x, numbers.y),
          within: tolerance, "\(mode) at \(progress)")
      }
    }
  }

  // MARK: - Headings

  @Test(
    arguments: [
      (Point(10, 0), 0), (Point(0, 10), 90), (Point(-10, 0), 180), (Point(0, -10), -90),
      (Point(10, 10), 45),
    ] as [(Point, Double)])
  func `a heading turns clockwise from the right`(end: Point, degrees: Double) {
    let line = Path([.move(.zero), .line(end)])
    for progress in [-0.5, 0, 0.3, 1, 1.5] {
      #expect((Self.heading(line, at: progress) - degrees).magnitude < 1e-12)
    }
    let reversed = Self.heading(line, turnedBy: .degrees(180), at: 0.5)
    #expect((reversed - degrees - 180).magnitude < 1e-12)
  }

  @Test(arguments: [Mode.paced, .linear])
  func `at a corner the line behind it counts`(mode: Mode) {
    let corner = mode == .paced ? 0.75 : 0.5
    #expect(Self.heading(Self.hook, mode, at: corner - 1e-9) == 0)
    #expect(Self.heading(Self.hook, mode, at: corner) == 90)
    #expect([0, 0.4, 0.8].map { Self.heading(Self.hook, .discrete, at: $0) } == [0, 90, 90])
  }

  /// Control points on the ends, all on one another, and a curve that turns back within itself.
  @Test(
    arguments: [
      ([.cubic(.zero, Point(10, 0), Point(10, 10))], 0, 0),
      ([.cubic(.zero, .zero, Point(10, 10))], 0, 45),
      ([.cubic(Point(0, 10), Point(10, 10), Point(10, 10))], 1, 0),
      ([.cubic(Point(10, 10), Point(10, 10), Point(10, 10))], 1, 45),
      ([.cubic(Point(10, 10), Point(0, 10), Point(10, 0))], 0.5, -90),
      ([.line(Point(0, 5)), .line(Point(0, 5))], 1, 90),
      ([.line(.zero), .line(Point(0, 5))], 0, 90),
    ] as [([PathElement], Double, Double)])
  func `where the way stands still it heads as it leaves`(
    elements: [PathElement], progress: Double, degrees: Double
  ) {
    let path = Path([.move(.zero)] + elements)
    let heading = Self.heading(path, .linear, at: progress)
    #expect((heading - degrees).magnitude < 1e-9, "\(heading)")
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a heading is the way from a moment before to a moment after`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(reach: 100)
    for mode: Mode in [.linear, .cubic, .catmullRom, .monotone] {
      let progress = random.double(in: 0.01...0.99)
      let around = [-1e-6, 1e-6].map { Self.point(path, mode, at: progress + $0) }
      let way = around[1] - around[0]
      let heading = Angle.degrees(Self.heading(path, mode, at: progress)).radians
      let across = way.cross(Vector(PortableMath.cos(heading), PortableMath.sin(heading)))
      #expect(across.magnitude <= 1e-3 * way.length + 1e-9, "\(mode) at \(progress) of \(path)")
    }
  }
}

/// A way measured the slow way: by thousands of chords a piece.
private struct DenseWay {
  private var points: [Point] = []
  private var passed: [Double] = []

  var length: Double { passed.last ?? 0 }

  init(_ path: Path) {
    var pen = Point.zero
    for element in path.elements {
      let start = pen
      switch element {
      case .move(let point): append(point, isJump: true)
      case .line(let end): append { start.interpolated(to: end, at: $0) }
      case .quad(let control, let end):
        append { t in
          let (a, b) = (
            start.interpolated(to: control, at: t), control.interpolated(to: end, at: t)
          )
          return a.interpolated(to: b, at: t)
        }
      case .cubic(let first, let second, let end):
        append { t in
          let (a, b, c) = (
            start.interpolated(to: first, at: t), first.interpolated(to: second, at: t),
            second.interpolated(to: end, at: t)
          )
          let (d, e) = (a.interpolated(to: b, at: t), b.interpolated(to: c, at: t))
          return d.interpolated(to: e, at: t)
        }
      case .close: break
      }
      pen = element.points.last ?? pen
    }
  }

  private mutating func append(_ curve: (Double) -> Point) {
    for step in 1...4096 { append(curve(Double(step) / 4096), isJump: false) }
  }

  private mutating func append(_ point: Point, isJump: Bool) {
    passed.append(isJump ? length : length + (point - points[points.count - 1]).length)
    points.append(point)
  }

  func point(at progress: Double) -> Point {
    let wanted = progress * length
    let next = passed.firstIndex { $0 > wanted } ?? passed.count - 1
    let (from, to) = (passed[next - 1], passed[next])
    let part = to > from ? min((wanted - from) / (to - from), 1) : 1
    return points[next - 1].interpolated(to: points[next], at: part)
  }
}

extension SeededGenerator {
  fileprivate mutating func point(reach: Double) -> Point {
    Point(double(in: -reach...reach), double(in: -reach...reach))
  }

  /// One contour of a few pieces.
  fileprivate mutating func path(reach: Double) -> Path {
    let pieces = (0..<int(in: 1...4)).map { _ in
      switch int(in: 0...3) {
      case 0: PathElement.line(point(reach: reach))
      case 1: PathElement.quad(control: point(reach: reach), point(reach: reach))
      default:
        PathElement.cubic(point(reach: reach), point(reach: reach), point(reach: reach))
      }
    }
    return Path([.move(point(reach: reach))] + pieces)
  }
}
