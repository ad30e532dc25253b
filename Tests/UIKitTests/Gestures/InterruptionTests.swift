import HeadlessQuartzCore
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Transitions that begin by themselves, and are taken hold of later.
@MainActor @Suite struct InterruptionTests {
  private static let curve = Easing.cubicBezier(0.2, 0, 0, 1)

  /// Documented: with `wantsInteractiveStart` false the animator starts by itself; `pause()` stops it
  /// where it is, and the transition is interactive from then on.
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

  /// Documented: what runs alongside a transition is paused, led and turned around with it.
  @Test(arguments: [true, false]) func `what moves along is paused, led, and let go too`(
    finishes: Bool
  ) {
    let driver = UIPercentDrivenInteractiveTransition()
    (driver.wantsInteractiveStart, driver.completionCurve) = (false, .linear)
    let film = Film(
      pushedWithBar(by: InterruptibleSlide(), driver: driver) {
        after(0.1) { driver.pause() }
        after(0.2) { driver.update(0.75) }
        after(0.3) { finishes ? driver.finish() : driver.cancel() }
      })
    expectBar(of: film, finishes: finishes)
    #expect(film.findings == [])
    #expect(film.recording.cameToRest)
  }

  /// The same, by a driver of the app's own that tells the context.
  @Test(arguments: [true, false]) func `a driver of one's own leads what moves along`(
    finishes: Bool
  ) {
    let driver = HandDriver(slide: InterruptibleSlide())
    let film = Film(
      pushedWithBar(by: driver.slide, driver: driver) {
        after(0.1) { driver.catchIt() }
        after(0.2) { driver.lead(to: 0.75) }
        after(0.3) { driver.letGo(finishes) }
      })
    expectBar(of: film, finishes: finishes)
    #expect(film.findings == [])
    #expect(film.recording.cameToRest)
  }

  private func expectBar(of film: Film, finishes: Bool) {
    let rest = (finishes ? 0.25 : 0.75) * 0.5
    film.expect("bar", .opacity, until: 0.3 + rest) { time in
      if time < 0.1 - 1e-9 { return eased(.easeInOut, from: 1, to: 0, time, over: 0.5) }
      if time < 0.2 - 1e-9 { return eased(.easeInOut, from: 1, to: 0, 0.1, over: 0.5) }
      return eased(.linear, from: 0.25, to: finishes ? 0 : 1, time, over: rest, after: 0.3)
    }
  }

  /// A push, along with which a bar of the window fades out.
  private func pushedWithBar(
    by animator: InterruptibleSlide, driver: any UIViewControllerInteractiveTransitioning,
    while running: @escaping @MainActor () -> Void
  ) -> UIKitTransition {
    UIKitTransition("push") { window in
      let navigation = UINavigationController(rootViewController: Page("from"))
      navigation.delegate = Giver(animator, driver)
      window.rootViewController = navigation
    } begin: { window in
      guard let navigation = window.rootViewController as? UINavigationController else { return }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
      bar.accessibilityIdentifier = "bar"
      bar.backgroundColor = .green
      window.addSubview(bar)
      navigation.pushViewController(Page("to", .blue), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
      running()
    }
  }

  /// Documented: `pause()` is for animators that have an interruptible animator.
  @Test func `what has no animator of its own goes on`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let paused = Film(pushed(by: Fold(), driver: driver) { _ in after(0.1) { driver.pause() } })
    let (scene, twin) = (paused.recording.scene, Film(pushed(by: Fold())).recording.scene)
    #expect(scene.frameCount == twin.frameCount)
    for frame in 0..<scene.frameCount {
      let (items, others) = (scene.scene(frame: frame).items, twin.scene(frame: frame).items)
      #expect(items.map(\.properties) == others.map(\.properties), "frame \(frame)")
    }
    #expect(paused.findings == [])
  }
}

/// Drives a transition as apps do that do not use the system's driver.
@MainActor
private final class HandDriver: HeadlessNames.NSObject, UIViewControllerInteractiveTransitioning {
  let slide: InterruptibleSlide
  private var context: (any UIViewControllerContextTransitioning)?

  init(slide: InterruptibleSlide) {
    self.slide = slide
    super.init()
    slide.noteContext = { [weak self] in self?.context = $0 }
  }

  var wantsInteractiveStart: Bool { false }
  var completionCurve: UIView.AnimationCurve { .linear }
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}

  private var animator: (any UIViewImplicitlyAnimating)? {
    context.map { slide.interruptibleAnimator(using: $0) }
  }

  func catchIt() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func lead(to fraction: CGFloat) {
    animator?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func letGo(_ finishes: Bool) {
    finishes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    animator?.isReversed = !finishes
    let timing = UICubicTimingParameters(animationCurve: .linear)
    let rest = animator?.fractionComplete ?? 0
    animator?.continueAnimation(
      withTimingParameters: timing, durationFactor: finishes ? 1 - rest : rest)
    context = nil
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

  @Test func `a transition that nobody leads takes no touches`() {
    #expect(taps(Fold()) == 1)
  }

  @Test func `a transition that can be led or caught takes touches`() {
    #expect(taps(InterruptibleSlide()) == 2)
    #expect(taps(Fold(), driver: UIPercentDrivenInteractiveTransition()) == 2)
  }

  @Test func `the system's transitions take none`() {
    let counter = TapCounter()
    let film = Film(
      UIKitTransition("present") { window in
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
