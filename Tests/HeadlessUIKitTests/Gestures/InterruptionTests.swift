import HeadlessQuartzCore
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Exchanges that begin by themselves, and are taken hold of later.
@MainActor @Suite struct InterruptionTests {
  private static let curve = Easing.cubicBezier(0.2, 0, 0, 1)

  /// Documented: with `wantsInteractiveStart` false the animator starts by itself; `pause()` stops it
  /// where it is, and the exchange is interactive from then on.
  @Test(arguments: [true, false]) func `what began by itself is paused, led, and let go`(
    finishes: Bool
  ) {
    let driver = UIPercentDrivenInteractiveTransition()
    (driver.wantsInteractiveStart, driver.completionCurve) = (false, .linear)
    var log: [Bool] = []
    var percent: CGFloat = 0
    let film = Film(
      pushed(by: InterruptibleSlide(), driver: driver) { navigation in
        let coordinator = navigation.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { log.append($0.isInteractive) }
        after(0.05) { driver.update(0.9) }
        after(0.1) {
          driver.pause()
          percent = driver.percentComplete
        }
        after(0.2) { driver.update(0.75) }
        after(0.3) { finishes ? driver.finish() : driver.cancel() }
      })
    let caught = eased(Self.curve, from: 585, to: 195, 0.1, over: 0.5)
    #expect(abs(caught - (585 - 390 * Double(percent))) < 1e-6)
    let rest = (finishes ? 0.25 : 0.75) * 0.5
    film.expect("to", .position, until: 0.3 + rest) { time in
      if time < 0.1 - 1e-9 { return eased(Self.curve, from: 585, to: 195, time, over: 0.5) }
      if time < 0.2 - 1e-9 { return caught }
      return eased(
        .linear, from: 292.5, to: finishes ? 195 : 585, time, over: rest, after: 0.3)
    }
    #expect(film.findings == [])
    #expect(film.recording.cameToRest)
    #expect(log == [true, false])
    let last = film.recording.scene.frameCount - 1
    #expect((film.looks("to", last) != nil) == finishes)
  }

  @Test func `what was let go is caught again`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    let film = Film(
      pushed(by: InterruptibleSlide(), driver: driver) { _ in
        after(0.1) { driver.update(0.5) }
        after(0.2) { driver.cancel() }
        after(0.3) { driver.pause() }
        after(0.4) { driver.finish() }
      })
    film.expect("to", .position, until: 0.75) { time in
      if time < 0.1 - 1e-9 { return 585 }
      if time < 0.3 - 1e-9 {
        return eased(.linear, from: 390, to: 585, time, over: 0.25, after: 0.2)
      }
      return eased(.linear, from: 468, to: 195, time, over: 0.35, after: 0.4)
    }
    #expect(film.findings == [])
    #expect(film.looks("to", film.recording.scene.frameCount - 1) != nil)
  }

  /// Documented: `pause()` is for animators that have an interruptible animator.
  @Test func `what has no animator of its own goes on`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let paused = Film(pushed(by: Fold(), driver: driver) { _ in after(0.1) { driver.pause() } })
    #expect(paused.recording.scene == Film(pushed(by: Fold())).recording.scene)
    #expect(paused.findings == [])
  }
}

/// Fingers while screens are exchanged.
@MainActor @Suite struct BlockedTouchTests {
  /// How many of two taps are heard, of which the first comes while the page is pushed.
  private func taps(
    _ animator: @autoclosure @escaping @MainActor () -> UIViewControllerAnimatedTransitioning,
    driver: UIPercentDrivenInteractiveTransition? = nil
  ) -> Int {
    let counter = TapCounter()
    let film = Film(
      pushed(by: animator(), driver: driver) { navigation in
        counter.listen(to: navigation.view)
        if driver != nil { after(0.4) { driver?.finish() } }
      },
      touches: [.tap(at: .at(190, 500), after: 0.1), .tap(at: .at(190, 500), after: 3)])
    #expect(film.findings == [])
    return counter.count
  }

  @Test func `an exchange that nobody leads takes no touches`() {
    #expect(taps(Fold()) == 1)
  }

  @Test func `an exchange that can be led or caught takes touches`() {
    #expect(taps(InterruptibleSlide()) == 2)
    #expect(taps(Fold(), driver: UIPercentDrivenInteractiveTransition()) == 2)
  }

  @Test func `the system's exchanges take none`() {
    let counter = TapCounter()
    let film = Film(
      UIKitExchange("present") { window in
        window.rootViewController = Page("from")
      } begin: { window in
        counter.listen(to: window)
        window.rootViewController?.present(Page("to"), animated: true)
      },
      touches: [.tap(at: .at(190, 500), after: 0.1), .tap(at: .at(190, 500), after: 3)])
    #expect(film.findings == [])
    #expect(counter.count == 1)
  }
}

@MainActor
private final class TapCounter: HeadlessNames.NSObject {
  private(set) var count = 0

  func listen(to view: UIView) {
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", TapCounter.tap)))
  }

  func tap() { count += 1 }
}
