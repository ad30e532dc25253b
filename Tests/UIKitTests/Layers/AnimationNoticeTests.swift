import HeadlessQuartzCore
import Testing
import UIKit

/// Many animations that begin together.
@MainActor @Suite struct AnimationNoticeTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var started = 0
    var stopped = 0

    func animationDidStart(_ anim: CAAnimation) { started += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped += flag ? 1 : 0 }
  }

  /// The commits of a film in which `count` layers move together.
  private func commits(_ count: Int, _ listener: Listener) -> Int {
    var commits = 0
    let film = filmed {
      CALayer().at(0, 0, 100, 100)
    } doing: { layer in
      let session = AppSession.current
      let before = session.beforeCommit
      session.beforeCommit = {
        commits += 1
        before()
      }
      for _ in 0..<count {
        let inside = CALayer().at(0, 0, 10, 10)
        layer.addSublayer(inside)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.toValue, animation.duration) = (50, 0.5)
        animation.delegate = listener
        inside.add(animation, forKey: nil)
      }
    }
    #expect(film.findings == [] && film.seconds == 0.5)
    return commits
  }

  @Test func `as many commits follow a hundred animations as one`() {
    let (one, many) = (Listener(), Listener())
    #expect(commits(1, one) == commits(100, many))
    #expect(one.started == 1 && one.stopped == 1)
    #expect(many.started == 100 && many.stopped == 100)
  }

  @Test func `notices keep their place among other jobs`() {
    var order: [String] = []
    let listener = Named { order.append($0) }
    _ = filmed {
      CALayer().at(0, 0, 100, 100)
    } doing: { layer in
      for name in ["a", "b"] {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.toValue, animation.duration, animation.delegate) = (0, 0.5, listener)
        animation.setValue(name, forKey: "name")
        layer.add(animation, forKey: name)
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append("after \(name)") } }
      }
    }
    #expect(order == ["a", "after a", "b", "after b"])
  }

  private final class Named: NSObject, CAAnimationDelegate {
    let say: (String) -> Void
    init(_ say: @escaping (String) -> Void) { self.say = say }
    func animationDidStart(_ anim: CAAnimation) { say(anim.value(forKey: "name") as? String ?? "") }
  }
}
