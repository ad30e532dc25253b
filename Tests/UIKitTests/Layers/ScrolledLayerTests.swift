import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Layers whose bounds begin elsewhere: everything in their coordinates is shifted.
@MainActor @Suite struct ScrolledLayerTests {
  /// Where the left edge of the outline of an item is on the page.
  private func left(_ film: Film, _ frame: Int, in color: SegueSceneGraph.Color) -> Double? {
    let scene = film.recording.scene.scene(frame: frame)
    let item = scene.items.first { item in
      if case .shape(let shape) = item.properties.content { return shape.fill == .color(color) }
      return false
    }
    guard let item, case .shape(let shape) = item.properties.content else { return nil }
    var x = shape.outline(in: .zero).controlBox.minX
    var next: Int? = scene.items.firstIndex { $0.id == item.id }
    while let index = next {
      let looks = scene.items[index].properties
      x += looks.frame.minX
      next = scene.items[index].parent
    }
    return x
  }

  private func path(_ x: CGFloat) -> CGPath {
    UIBezierPath(rect: CGRect(x: x, y: 0, width: 20, height: 20)).cgPath
  }

  @Test func `an outline, and one that moves, is shifted with the bounds`() throws {
    let film = filmed { () -> CAShapeLayer in
      let layer = CAShapeLayer().at(100, 100, 50, 50)
      (layer.path, layer.fillColor) = (self.path(10), UIColor.red.cgColor)
      layer.bounds.origin.x = 30
      return layer
    } doing: { layer in
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.toValue, animation.duration) = (path(10), path(70), 1)
      layer.add(animation, forKey: nil)
    }
    for frame in film.frames(until: 1) {
      let found = try #require(left(film, frame, in: Color(red: 1, green: 0, blue: 0)))
      #expect((found - (100 - 30 + 10 + 60 * film.time(frame))).magnitude < 1e-6, "\(frame)")
    }
  }

  @Test func `what a layer draws is shifted with the bounds`() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 40, y: 0, width: 10, height: 10))
      }
    }
    let film = filmed { () -> Drawn in
      let layer = Drawn().at(100, 100, 50, 50)
      layer.bounds.origin.x = 30
      layer.setNeedsDisplay()
      return layer
    } doing: {
      $0.opacity = 0.5
    }
    #expect(left(film, 0, in: Color(red: 1, green: 0, blue: 0)) == 110)
  }

  @Test func `a mask is in the layer's coordinates`() throws {
    let film = filmed { () -> CALayer in
      let layer = CALayer().at(100, 100, 50, 50)
      let mask = CAShapeLayer().at(30, 0, 50, 50)
      (mask.path, mask.fillColor) = (self.path(0), UIColor.red.cgColor)
      layer.mask = mask
      layer.bounds.origin.x = 30
      return layer
    } doing: { layer in
      let animation = CABasicAnimation(keyPath: "bounds.origin.x")
      (animation.fromValue, animation.toValue, animation.duration) = (30, 10, 1)
      layer.add(animation, forKey: nil)
    }
    #expect(try #require(film.number("layer.mask", .position, 0)) == -30)
    #expect(try #require(film.number("layer.mask", .position, 30)) == -20)
  }
}
