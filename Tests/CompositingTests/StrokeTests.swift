import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// Lines as pixels, against their definition: a pixel is as dark as the part of it that is within half
/// the width of the line, looked at in the plane of the layer.
@Suite struct StrokeTests {
  /// A way to show a layer of 60 by 40.
  enum View: CaseIterable, Sendable {
    case plain, scaled, turned, skewed, squeezed, tilted
  }

  /// Lines that do not touch themselves, in a box of 60 by 40.
  private static let paths: [Path] = [
    Path([.move(Point(10, 10)), .line(Point(50, 12.5)), .line(Point(30, 30))]),
    Path([
      .move(Point(10, 30)), .cubic(Point(20, 0), Point(40, 0), Point(50, 30)),
    ]),
    Path(ellipseIn: Rect(x: 12, y: 8, width: 36, height: 24)),
    Path([.move(Point(8, 20)), .quad(control: Point(30, 45), Point(52, 20))]),
  ]

  private static func layer(_ path: Path, _ width: Double, _ view: View) -> Layer {
    Layer("line") {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      switch view {
      case .plain: break
      case .scaled: $0.transform.scale = [0.7, 0.7, 1]
      case .turned: $0.transform.rotationZ = .degrees(33)
      case .skewed: $0.transform.skewX = .degrees(25)
      case .squeezed: $0.transform.scale = [1, 0.4, 1]
      case .tilted: $0.transform.rotationY = .degrees(40)
      }
      $0.content = .shape(
        ShapeContent(
          path, fill: nil,
          stroke: Stroke(.color(.black), width: width, cap: .round, join: .round)))
    }
  }

  /// The darkness that each pixel should have, from 0 to 1, by 16 × 16 samples.
  private static func darkness(_ line: [Point], _ width: Double, _ map: Projection) -> [Double] {
    guard let back = map.inverted() else { return Array(repeating: 0, count: 60 * 40) }
    let pieces = Array(zip(line, line.dropFirst()))
    return (0..<60 * 40).map { index in
      let origin = Point(Double(index % 60), Double(index / 60))
      let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
        back.map(Point(origin.x + $0.0, origin.y + $0.1))
      }
      // Most pixels are far from most of the line. A pixel is as large as its corners are apart.
      let near = corners[0].map { first in
        let reach = corners.map { $0.map { ($0 - first).length } ?? .infinity }.max() ?? 0
        return pieces.filter { distance(from: first, to: $0) < width / 2 + reach }
      }
      let inside = (0..<256).count(where: { sample in
        let x = origin.x + (Double(sample % 16) + 0.5) / 16
        let y = origin.y + (Double(sample / 16) + 0.5) / 16
        guard let point = back.map(Point(x, y)) else { return false }
        return (near ?? pieces).contains { distance(from: point, to: $0) < width / 2 }
      })
      return Double(inside) / 256
    }
  }

  private static func distance(from point: Point, to piece: (Point, Point)) -> Double {
    let (way, offset) = (piece.1 - piece.0, point - piece.0)
    let t = min(max(way.dot(offset) / way.dot(way), 0), 1)
    return (offset - way * t).length
  }

  @Test(arguments: View.allCases, [0.6, 1, 2, 7])
  func `a pixel is as dark as the line covers it`(view: View, width: Double) throws {
    for path in Self.paths {
      var layer = Self.layer(path, width, view)
      if view == .tilted {
        layer = Layer("room", children: [layer]) {
          $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
          $0.perspective = 90
        }
      }
      let surface = try TransitionEnvironment(size: Size(60, 40)).draw([layer])
      let scene = Scene(canvas: Canvas(size: Size(60, 40)), layers: [layer])
      let map = scene.projection(of: scene.items[scene.items.count - 1])
      let expected = Self.darkness(path.sampled(96), width, map)
      var worst = 0.0
      for index in expected.indices {
        let found = 1 - Double(surface[index % 60, index / 60].red) / 255
        worst = max(worst, (found - expected[index]).magnitude)
      }
      #expect(worst < 0.06, "\(view), \(width) along \(path)")
    }
  }

  /// An upright line whose edges lie between pixels, and one with edges that do not.
  @Test func `a line along pixels is sharp`() throws {
    func row(_ x: Double, scale: Double) throws -> [UInt8] {
      let path = Path([.move(Point(x, -5)), .line(Point(x, 45))])
      let stage = TransitionEnvironment(size: Size(6, 6), scale: scale)
      return try stage.draw([
        Layer("line") {
          $0.frame = Rect(x: 0, y: 0, width: 6, height: 6)
          $0.content = .shape(ShapeContent(path, fill: nil, stroke: Stroke(.color(.black))))
        }
      ]).row(2).map(\.red)
    }
    #expect(try row(2.5, scale: 1) == [255, 255, 0, 255, 255, 255])
    #expect(try row(2, scale: 2).prefix(6) == [255, 255, 255, 0, 0, 255])
    #expect(try row(2, scale: 1) == [255, 127, 127, 255, 255, 255])
  }

  @Test func `fill and line are one group`() throws {
    let square = Path(Rect(x: 10, y: 10, width: 20, height: 20))
    let surface = try TransitionEnvironment().draw([
      Layer("both") {
        $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
        $0.opacity = 0.5
        $0.content = .shape(
          ShapeContent(square, fill: .color(.black), stroke: Stroke(.color(.black), width: 6)))
      }
    ])
    #expect(Set((8..<32).map { surface[$0, 20] }).count == 1)
  }

  @Test func `trimming cuts fill and line`() throws {
    func drawn(_ start: Double, _ end: Double, _ offset: Double = 0) throws -> Surface {
      try TransitionEnvironment().draw([
        Layer("ring") {
          $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
          $0.content = .shape(
            ShapeContent(
              .ellipse, fill: nil, stroke: Stroke(.color(.black), width: 4), trimStart: start,
              trimEnd: end, trimOffset: offset))
        }
      ])
    }
    let white = try TransitionEnvironment().draw([])
    #expect(try drawn(0.5, 0.5) == white && drawn(0.7, 0.2) == white)
    let right = try drawn(0, 0.5)
    #expect(right[59, 20] == Pixel(.black) && right[0, 20] == Pixel(.white))
    let left = try drawn(0, 0.5, 0.5)
    #expect(left[59, 20] == Pixel(.white) && left[0, 20] == Pixel(.black))
    #expect(try drawn(0, 0.5, -0.5) == left)
  }
}

extension Path {
  /// Points along the first contour, those of curves in so many steps each.
  fileprivate func sampled(_ steps: Int) -> [Point] {
    var points: [Point] = []
    for element in elements {
      let pen = points.last ?? .zero
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let control, let end):
        points += (1...steps).map {
          let t = Double($0) / Double(steps)
          return pen.interpolated(to: control, at: t)
            .interpolated(to: control.interpolated(to: end, at: t), at: t)
        }
      case .cubic(let first, let second, let end):
        points += (1...steps).map {
          let t = Double($0) / Double(steps)
          let (a, b, c) = (
            pen.interpolated(to: first, at: t), first.interpolated(to: second, at: t),
            second.interpolated(to: end, at: t)
          )
          return a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t)
        }
      case .close: break
      }
    }
    return points
  }

  /// Each of 90 layers has a hundred thousand steps.
  @Test func `outlines beyond any screen are refused, not drawn`() throws {
    let corners = (0..<100_000).map { Point(Double($0 % 300) / 5, Double($0 / 300) / 9) }
    let layer = Layer("shape") {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      $0.content = .shape(ShapeContent(Path(polygon: corners), fill: .color(.black)))
    }
    let stage = TransitionEnvironment()
    #expect(!stage.list([layer]).exceedsLimits)
    let list = stage.list(Array(repeating: layer, count: 90))
    #expect(throws: MemoryError.tooManyPieces(limit: 8_000_000)) {
      try Rasterizer().render(list)
    }
  }
}
