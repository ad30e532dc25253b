import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Keyframes along outlines, discrete ones, and groups at their end.
@MainActor @Suite struct KeyframeTimingTests {
  /// 100 points to the right, then 200 down.
  private func hook(_ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 200, y: 100))
    path.addLine(to: CGPoint(x: 200, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.duration = 2
    return animation
  }

  private func film(_ animation: CAAnimation) -> Film {
    filmed {
      CALayer().at(0, 0, 10, 10)
    } doing: {
      $0.add(animation, forKey: nil)
    }
  }

  @Test func `key times and timing functions hold along a path`() {
    let animation = hook()
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
    let film = film(animation)
    film.expect("layer", .position, until: 2) { eased(.easeIn, from: 100, to: 200, $0, over: 0.5) }
    film.expect("layer", .position, part: 1, until: 2) {
      eased(.linear, from: 100, to: 300, $0, over: 1.5, after: 0.5)
    }
    #expect(film.findings == [])
  }

  /// Ease-in-out is 0.129162 at a quarter: 300 points evenly by their length, whatever the key times are.
  @Test func `a paced path heeds the animation's own curve alone`() throws {
    let animation = hook(.paced)
    animation.keyTimes = [0, 0.9, 1]
    animation.timingFunctions = [.init(name: .easeIn), .init(name: .easeIn)]
    animation.timingFunction = .init(name: .easeInEaseOut)
    let x = try #require(film(animation).number("layer", .position, 30))
    #expect((x - 100 - 300 * 0.129162).magnitude < 0.01)
  }

  @Test func `a discrete path holds each point from its time on`() {
    let animation = hook(.discrete)
    animation.keyTimes = [0, 0.5, 0.75, 1]
    let film = film(animation)
    film.expect("layer", .position, until: 2) { $0 < 1 - 1e-6 ? 100 : 200 }
    film.expect("layer", .position, part: 1, until: 2) { $0 < 1.5 - 1e-6 ? 100 : 300 }
  }

  @Test func `the heading goes by the same times`() {
    let animation = hook()
    animation.keyTimes = [0, 0.25, 1]
    animation.rotationMode = .rotateAuto
    let film = film(animation)
    #expect(film.number("layer", .rotate, 29) == 0)
    #expect(film.number("layer", .rotate, 31) == 90)
  }

  /// A third of a second is no whole number of nanoseconds; the frame of that moment shows the value anyway.
  @Test(arguments: [3, 7, 9, 11, 13, 21, 23])
  func `a discrete value is shown in the frame of its moment`(parts: Int) {
    let animation = CAKeyframeAnimation(keyPath: "isHidden")
    animation.calculationMode = .discrete
    animation.values = [true, false]
    animation.keyTimes = [0, NSNumber(value: 1 / Double(parts)), 1]
    animation.duration = Double(parts) / 3
    let film = film(animation)
    #expect(film.looks("layer", 19)?.isHidden == true)
    #expect(film.looks("layer", 20)?.isHidden == false)
    #expect(film.findings == [])
  }

  @Test func `both names of hidden move`() {
    for key in ["hidden", "isHidden"] {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (true, true)
      animation.duration = 0.5
      let film = film(animation)
      #expect(film.looks("layer", 10)?.isHidden == true && film.findings == [])
    }
  }

  /// A player's layer is seen from a quarter of the film until its end, and hidden before and after.
  @Test func `a group that is held shows what it showed just before its end`() {
    let visible = CAKeyframeAnimation(keyPath: "hidden")
    visible.calculationMode = .discrete
    visible.values = [true, false, true]
    visible.keyTimes = [0, 0.25, 1, 1]
    let moving = CABasicAnimation(keyPath: "position.x")
    (moving.fromValue, moving.toValue, moving.duration) = (10, 110, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([visible, moving], 1)
    (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
    let film = film(group)
    #expect(film.looks("layer", 14)?.isHidden == true)
    for frame in [15, 59, 60] { #expect(film.looks("layer", frame)?.isHidden == false, "\(frame)") }
    #expect(film.number("layer", .position, 60) == 110)
  }

  @Test func `a member that ends before its group is not held`() {
    let moving = CABasicAnimation(keyPath: "position.x")
    (moving.fromValue, moving.toValue, moving.duration) = (10, 110, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([moving], 1)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    #expect(film(group).number("layer", .position, 60) == 5)
  }
}
