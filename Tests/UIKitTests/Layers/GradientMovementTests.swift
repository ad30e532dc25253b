import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Colors, places and both ends of one gradient, each in its own time.
@MainActor @Suite struct GradientMovementTests {
  private func gradient(_ film: Film, _ frame: Int) -> Gradient? {
    guard case .paint(.gradient(let gradient))? = film.looks("layer", frame)?[.fill] else {
      return nil
    }
    return gradient
  }

  private func basic(
    _ key: String, from: Any?, to: Any, over duration: Double,
    _ curve: CAMediaTimingFunctionName = .linear
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    animation.timingFunction = CAMediaTimingFunction(name: curve)
    return animation
  }

  private let black = UIColor.black.cgColor
  private let white = UIColor.white.cgColor

  @Test func `all four move side by side, each by its own timing`() throws {
    let film = filmed { () -> CAGradientLayer in
      let layer = CAGradientLayer().at(0, 0, 100, 100)
      layer.colors = [self.black, self.black]
      return layer
    } doing: { layer in
      layer.add(
        basic("colors", from: [black, black], to: [white, white], over: 1, .easeIn), forKey: "a")
      layer.add(
        basic("locations", from: [0, 1] as [CGFloat], to: [0.5, 0.5] as [CGFloat], over: 0.5),
        forKey: "b")
      layer.add(
        basic("startPoint", from: nil, to: CGPoint(x: 1, y: 1), over: 2), forKey: "c")
      layer.add(
        basic(
          "endPoint", from: NSValue(cgPoint: .zero), to: CGPoint(x: 0, y: 1), over: 0.25, .easeOut),
        forKey: "d")
    }
    #expect(film.findings == [])
    for frame in film.frames(until: 2) {
      let (t, found) = (film.time(frame), try #require(gradient(film, frame)))
      let gray = t < 1 ? eased(.easeIn, from: 0, to: 1, t, over: 1) : 0
      let first = t < 0.5 ? eased(.linear, from: 0, to: 0.5, t, over: 0.5) : 0
      #expect((found.stops[0].color.red - gray).magnitude < 1e-6, "\(frame)")
      #expect((found.stops[0].offset - first).magnitude < 1e-6, "\(frame)")
      #expect((found.stops[1].offset - (1 - first)).magnitude < 1e-6, "\(frame)")
      guard case .linear(let start, let end) = found.shape else { return #expect(Bool(false)) }
      let ending = t < 0.25 ? eased(.easeOut, from: 0, to: 1, t, over: 0.25) : 1
      #expect(
        (start.x - (0.5 + 0.5 * t / 2)).magnitude < 1e-6 && (start.y - t / 2).magnitude < 1e-6)
      #expect((end.x - (t < 0.25 ? 0 : 0.5)).magnitude < 1e-6 && (end.y - ending).magnitude < 1e-6)
    }
    #expect(film.seconds == 2)
  }

  @Test func `colors that the model has not are seen while they move`() throws {
    let film = filmed {
      CAGradientLayer().at(0, 0, 100, 100)
    } doing: { layer in
      layer.locations = [0, 0.25, 1]
      layer.add(
        basic("colors", from: [black, black, black], to: [white, white, white], over: 1),
        forKey: nil)
    }
    let found = try #require(gradient(film, 30))
    #expect(found.stops.map(\.offset) == [0, 0.25, 1])
    #expect((found.stops[2].color.red - 0.5).magnitude < 1e-6)
    #expect(try #require(gradient(film, 60)).stops.allSatisfy { $0.color.alpha == 0 })
  }

  @Test func `a presentation has the colors and places of the moment`() throws {
    var seen: CAGradientLayer?
    _ = filmed { () -> CAGradientLayer in
      let layer = CAGradientLayer().at(0, 0, 100, 100)
      layer.colors = [self.black, self.black]
      return layer
    } doing: { layer in
      layer.add(basic("colors", from: [black, black], to: [white, white], over: 1), forKey: nil)
      layer.add(basic("locations", from: [0, 0], to: [1, 1], over: 1), forKey: nil)
      after(0.25) { seen = layer.presentation() }
    }
    let colors = try #require(seen?.colors as? [CGColor])
    #expect((colors[0].color.red - 0.25).magnitude < 1e-6)
    #expect(((seen?.locations?[1].doubleValue ?? 0) - 0.25).magnitude < 1e-6)
  }

  /// Core Animation mixes straight components: half way from red to a clear blue is half a violet.
  @Test func `colors are mixed straight`() throws {
    let film = filmed { () -> CAGradientLayer in
      let layer = CAGradientLayer().at(0, 0, 100, 100)
      layer.colors = [UIColor.red.cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 0).cgColor]
      return layer
    } doing: {
      $0.opacity = 0.5
    }
    #expect(try #require(gradient(film, 0)).interpolation == .straight)
  }

  /// Documented: colors begin in the direction of the end point and go clockwise, here from the top.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0), 0.0), (CGPoint(x: 1, y: 0.5), 90), (CGPoint(x: 0.5, y: 1), 180),
    (CGPoint(x: 0, y: 0.5), -90),
  ])
  func `a conic gradient begins where its end point is`(end: CGPoint, degrees: Double) throws {
    let film = filmed { () -> CAGradientLayer in
      let layer = CAGradientLayer().at(0, 0, 100, 100)
      (layer.type, layer.colors) = (.conic, [self.black, self.white])
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), end)
      return layer
    } doing: {
      $0.opacity = 0.5
    }
    guard case .conic(_, let start)? = gradient(film, 0)?.shape else { return #expect(Bool(false)) }
    #expect((start.degrees - degrees).magnitude < 1e-9)
  }
}
