import SegueGeometry
import SegueSceneGraph
import Testing
import UIKit

/// Values of Core Animation's classes in closed form: what their documentation and headers say.
@MainActor @Suite struct ValueVectorTests {
  private func film(
    _ layer: @escaping @MainActor () -> CALayer = { CALayer().at(0, 0, 10, 10) },
    _ animations: @escaping @MainActor () -> [CAAnimation]
  ) -> Film {
    filmed(layer) { layer in
      for animation in animations() { layer.add(animation, forKey: nil) }
    }
  }

  private static let path = "transform.translation.x"

  private func basic(
    _ path: String, _ from: Any?, _ to: Any?, _ by: Any? = nil, over duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    return animation
  }

  /// The table of the documentation of CABasicAnimation, for a model value of 40.
  @Test(
    arguments: [
      (10.0, 70.0, nil, 10.0, 70.0), (10, nil, 20, 10, 30), (nil, 70, 20, 50, 70),
      (10, nil, nil, 10, 40), (nil, 70, nil, 40, 70), (nil, nil, 20, 40, 60),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func `two of three values say the way`(
    from: Double?, to: Double?, by: Double?, start: Double, end: Double
  ) {
    let film = film {
      let layer = CALayer().at(0, 0, 10, 10)
      layer.transform = CATransform3DMakeTranslation(40, 0, 0)
      return layer
    } _: {
      [basic(Self.path, from, to, by)]
    }
    film.expect("layer", .translate, until: 1) { start + (end - start) * $0 }
  }

  @Test func `additive animations add up, in any number`() {
    let film = film {
      let layer = CALayer().at(0, 0, 10, 10)
      layer.transform = CATransform3DMakeTranslation(40, 0, 0)
      return layer
    } _: {
      [10.0, -4, 7].map { by in
        let animation = basic(Self.path, 0, by, over: 2)
        animation.isAdditive = true
        return animation
      }
    }
    film.expect("layer", .translate, until: 2) { 40 + 13 * $0 / 2 }
  }

  /// Values 310, 60, 120, 60, 310 at quarters, by the formula of Kochanek and Bartels where they are curved.
  @Test(
    arguments: [
      (.linear, [], [], [], [0.1: 210, 0.125: 185, 0.25: 60, 0.375: 90, 0.625: 90, 0.875: 185]),
      (
        .cubic, [], [], [],
        [0.1: 213.12, 0.125: 181.25, 0.375: 78.125, 0.5: 120, 0.625: 78.125, 0.875: 181.25]
      ),
      (.cubic, [0.5], [], [], [0.1: 217.56, 0.125: 183.125, 0.375: 84.0625, 0.625: 84.0625]),
      (.cubic, [], [], [0.5], [0.1: 229.56, 0.125: 198.75, 0.375: 64.6875, 0.625: 91.5625]),
      (.cubic, [], [-1], [], [0.1: 210, 0.125: 185, 0.375: 90, 0.625: 90, 0.875: 185]),
      (
        .paced, [], [], [],
        [0.1: 248, 0.125: 232.5, 0.25: 155, 0.375: 77.5, 0.5: 120, 0.875: 232.5]
      ),
    ] as [(CAAnimationCalculationMode, [Double], [Double], [Double], [Double: Double])])
  func `keyframes pass through their values`(
    mode: CAAnimationCalculationMode, tension: [Double], continuity: [Double], bias: [Double],
    wanted: [Double: Double]
  ) {
    let film = film {
      let animation = CAKeyframeAnimation(keyPath: Self.path)
      animation.values = [310, 60, 120, 60, 310]
      animation.keyTimes = [0, 0.25, 0.5, 0.75, 1]
      animation.calculationMode = mode
      func all(_ value: [Double]) -> [NSNumber]? {
        value.first.map { value in (0..<5).map { _ in NSNumber(value: value) } }
      }
      animation.tensionValues = all(tension)
      animation.continuityValues = all(continuity)
      animation.biasValues = all(bias)
      animation.duration = 8
      return [animation]
    }
    for (progress, value) in wanted {
      let found = film.number("layer", .translate, Int((progress * 480).rounded())) ?? .nan
      #expect(abs(found - value) < 1e-3, "\(progress): \(found), \(value)")
    }
  }

  /// A spring of mass 1 and stiffness 100: the three solutions of its equation.
  @Test(arguments: [(10.0, 0.0), (20, 0), (10, 5)])
  func `a spring moves by its equation`(damping: Double, velocity: Double) {
    let film = film {
      let spring = CASpringAnimation(keyPath: Self.path)
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.damping = CGFloat(damping)
      spring.initialVelocity = CGFloat(velocity)
      spring.duration = 1
      return [spring]
    }
    let (frequency, ratio) = (10.0, damping / 20)
    film.expect("layer", .translate, until: 1) { time in
      let decay = exp(-ratio * frequency * time)
      // The distance that is left begins at one way, and shrinks at the initial velocity.
      let slope = ratio * frequency - velocity
      guard ratio < 1 else { return 100 * (1 - decay * (1 + slope * time)) }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return 100 * (1 - decay * (cos(damped * time) + slope / damped * sin(damped * time)))
    }
  }

  /// A value function makes the whole transform of a number, or of several: rows of the matrix, as vectors are
  /// multiplied from the left.
  @Test(
    arguments: [
      (.rotateX, 1.0), (.rotateY, 1), (.rotateZ, 1), (.scaleX, 3), (.scaleY, 3),
      (.translateX, 80), (.translateY, 80),
    ] as [(CAValueFunctionName, Double)])
  func `a value function makes a transform of a number`(name: CAValueFunctionName, end: Double) {
    let film = film {
      let animation = basic("transform", 0.0, end)
      animation.valueFunction = CAValueFunction(name: name)
      return [animation]
    }
    film.expectMap("layer", until: 1) { time in
      let v = end * time
      var rows: [SIMD4<Double>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
      switch name {
      case .rotateX: (rows[1], rows[2]) = ([0, cos(v), sin(v), 0], [0, -sin(v), cos(v), 0])
      case .rotateY: (rows[0], rows[2]) = ([cos(v), 0, -sin(v), 0], [sin(v), 0, cos(v), 0])
      case .rotateZ: (rows[0], rows[1]) = ([cos(v), sin(v), 0, 0], [-sin(v), cos(v), 0, 0])
      case .scaleX: rows[0][0] = v
      case .scaleY: rows[1][1] = v
      case .translateX: rows[3][0] = v
      default: rows[3][1] = v
      }
      return Transform(rows: rows[0], rows[1], rows[2], rows[3])
    }
    #expect(film.findings == [])
  }
}
