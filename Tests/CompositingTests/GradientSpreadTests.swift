import Foundation
import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Gradients beyond their ends, and around a center, against colors that are computed for every pixel.
@Suite struct GradientSpreadTests {
  private static let size = 120.0
  private static let box = Rect(x: 25, y: 30, width: 70, height: 60)
  private static let stops = [Color(rgb: 0xFF2000), Color(rgb: 0x0040FF)]

  /// A layer that is bent in one way.
  enum Bend: CaseIterable {
    case upright, turned, tilted

    var transform: LayerTransform {
      switch self {
      case .upright: .identity
      case .turned: LayerTransform(skewX: .degrees(20), rotationZ: .degrees(33))
      case .tilted: LayerTransform(rotationX: .degrees(35), rotationY: .degrees(-40))
      }
    }
  }

  private func scene(_ bend: Bend, _ shape: Gradient.Shape, _ spread: GradientSpread) -> Scene {
    let colors = Gradient(shape, colors: Self.stops)
    let card = Layer("card") {
      $0.frame = Self.box
      $0.background = .gradient(Gradient(shape, stops: colors.stops, spread: spread))
      $0.transform = bend.transform
    }
    let space = Layer("space", children: [card]) {
      $0.frame = Rect(x: 0, y: 0, width: Self.size, height: Self.size)
      $0.perspective = bend == .tilted ? 220 : 0
    }
    return Scene(canvas: Canvas(size: Size(Self.size, Self.size)), layers: [space])
  }

  private func end(_ share: Double, _ spread: GradientSpread) -> Double {
    switch spread {
    case .pad: min(max(share, 0), 1)
    case .repeat: share - share.rounded(.down)
    case .reflect: 1 - abs(share - 2 * (share / 2).rounded(.down) - 1)
    }
  }

  /// The worst difference in levels, over all pixels well inside the layer and away from places where
  /// the last color meets the first.
  private func worst(
    _ scene: Scene, _ spread: GradientSpread, seam: Double = 0.05, share: (Point) -> Double
  ) throws -> (pixels: Int, worst: Double) {
    let surface = try Rasterizer().render(Compositor().displayList(for: scene))
    let inverse = try #require(scene.projections[1].inverted())
    let inside = Rect(origin: .zero, size: Self.box.size).inset(by: Insets(all: 1.5))
    var result = (pixels: 0, worst: 0.0)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        guard let point = inverse.map(Point(Double(x) + 0.5, Double(y) + 0.5)),
          inside.contains(point)
        else { continue }
        let t = share(point)
        if spread != .reflect, abs(t - t.rounded()) < seam { continue }
        let part = end(t, spread)
        let color = Self.stops[0].components * (1 - part) + Self.stops[1].components * part
        let pixel = surface[x, y]
        result.pixels += 1
        result.worst = max(
          result.worst, abs(Double(pixel.red) - color.x * 255),
          abs(Double(pixel.green) - color.y * 255), abs(Double(pixel.blue) - color.z * 255))
      }
    }
    return result
  }

  @Test(arguments: GradientSpread.allCases, Bend.allCases)
  func `a linear gradient goes on beyond its ends`(spread: GradientSpread, bend: Bend) throws {
    let shape = Gradient.Shape.linear(start: UnitPoint(0.4, 0.4), end: UnitPoint(0.6, 0.5))
    let (from, way) = (Point(28, 24), Vector(14, 6))
    let result = try worst(scene(bend, shape, spread), spread) { point in
      let offset = point - from
      return (offset.dx * way.dx + offset.dy * way.dy) / (way.dx * way.dx + way.dy * way.dy)
    }
    #expect(result.pixels > 500)
    #expect(result.worst <= (bend == .tilted ? 6 : 0.6), "\(result.worst)")
  }

  @Test(arguments: GradientSpread.allCases, Bend.allCases)
  func `a radial gradient goes on beyond its rim`(spread: GradientSpread, bend: Bend) throws {
    let shape = Gradient.Shape.radial(center: UnitPoint(0.4, 0.5), radii: Size(0.3, 0.25))
    let result = try worst(scene(bend, shape, spread), spread, seam: 0.08) { point in
      let (x, y) = ((point.x - 28) / 21, (point.y - 30) / 15)
      return (x * x + y * y).squareRoot()
    }
    #expect(result.pixels > 500)
    #expect(result.worst <= (bend == .tilted ? 6 : 0.6), "\(result.worst)")
  }

  @Test(arguments: [0.0, 90, -150], Bend.allCases)
  func `a conic gradient turns clockwise from the top`(start: Double, bend: Bend) throws {
    let shape = Gradient.Shape.conic(center: UnitPoint(0.3, 0.6), start: .degrees(start))
    // Near the center colors change faster than a pixel can show.
    let center = Point(21, 36)
    let result = try worst(scene(bend, shape, .pad), .repeat) { point in
      let offset = point - center
      if hypot(offset.dx, offset.dy) < 8 { return 0 }
      return (atan2(offset.dx, -offset.dy) * 180 / .pi - start) / 360
    }
    #expect(result.pixels > 500)
    #expect(result.worst <= (bend == .tilted ? 4 : 0.7), "\(result.worst)")
  }
}
