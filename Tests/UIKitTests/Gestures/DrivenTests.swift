import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct DrivenTests {
  /// A stack with a page on top, which a pan pops.
  private func pop(
    _ touch: ScriptedTouch, _ kind: PageAnimation,
    _ change: @escaping (SwipedPage) -> Void = { _ in }, begin: @escaping () -> Void = {}
  ) -> UIKitRecording {
    let delegate = PageDelegate(kind)
    let transition = UIKitTransition("swiping back") { window in
      let page = SwipedPage()
      change(page)
      delegate.page = page
      let navigation = UINavigationController(rootViewController: BlankController())
      navigation.pushViewController(page, animated: false)
      navigation.delegate = delegate
      window.rootViewController = navigation
    } begin: { _ in
      begin()
    }
    return withExtendedLifetime(delegate) { UIKitRecording(of: transition, touches: [touch]) }
  }

  private func dismiss(_ touch: ScriptedTouch, _ kind: PageAnimation) -> UIKitRecording {
    let delegate = PageDelegate(kind)
    let transition = UIKitTransition("swiping away") { window in
      window.rootViewController = BlankController()
      window.makeKeyAndVisible()
      let page = SwipedPage()
      page.leave = { $0.dismiss(animated: true) }
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = delegate
      delegate.page = page
      window.rootViewController?.present(page, animated: false)
    } begin: { _ in
    }
    return withExtendedLifetime(delegate) { UIKitRecording(of: transition, touches: [touch]) }
  }

  /// Compares each frame with the closed form.
  private func check(
    _ recording: UIKitRecording, _ way: DrivenWay, _ comment: Comment,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(recording.findings == [], comment, sourceLocation: place)
    #expect(recording.cameToRest, comment, sourceLocation: place)
    for index in 0..<recording.scene.frameCount {
      let part = way.part(at: Double(index) / 60)
      let left = recording.left(of: "page", inFrame: index)
      // The page is gone when it has arrived.
      if left == nil, part > 1 - 1e-9 { continue }
      let error = abs((left ?? -1e9) / way.width - part)
      #expect(
        error < 1e-6, "\(comment), frame \(index): \(left ?? -1), \(part)", sourceLocation: place)
    }
    let last = recording.left(of: "page", inFrame: recording.scene.frameCount - 1)
    #expect(last == (way.finishes ? nil : 0), comment, sourceLocation: place)
  }

  static let far = ScriptedTouch.pan(
    from: .at(60, 400), to: .at(300, 400), after: 0.1, duration: 0.413, rest: 0.1)
  static let near = ScriptedTouch.pan(
    from: .at(60, 400), to: .at(160, 400), after: 0.1, duration: 0.413)
  static let flick = ScriptedTouch.pan(
    from: .at(60, 400), to: .at(160, 400), after: 0.1, duration: 0.413,
    velocity: CGVector(dx: 900, dy: 0))

  @Test(arguments: PageAnimation.allCases)
  func aPageFollowsTheFingerAndGoesOn(_ kind: PageAnimation) {
    check(pop(Self.far, kind), DrivenWay(touch: Self.far, finishes: true), "\(kind)")
    check(dismiss(Self.far, kind), DrivenWay(touch: Self.far, finishes: true), "away, \(kind)")
  }

  @Test(arguments: PageAnimation.allCases)
  func aPageFollowsTheFingerAndGoesBack(_ kind: PageAnimation) {
    for recording in [pop(Self.near, kind), dismiss(Self.near, kind)] {
      check(recording, DrivenWay(touch: Self.near, finishes: false), "\(kind)")
      let (first, last) = (recording.scene.scene(frame: 0), recording.scene.scene(at: .seconds(99)))
      #expect(first.items.map(\.id) == last.items.map(\.id))
      #expect(first.items.map(\.properties) == last.items.map(\.properties))
    }
  }

  @Test func aFlickDecides() {
    check(pop(Self.flick, .block), DrivenWay(touch: Self.flick, finishes: true), "flick")
  }

  @Test func speedsAndCurves() {
    for (curve, easing) in [(UIView.AnimationCurve.linear, Easing.linear), (.easeOut, .easeOut)] {
      for touch in [Self.far, Self.near] {
        let recording = pop(touch, .block) {
          ($0.completionSpeed, $0.completionCurve) = (0.7, curve)
        }
        let way = DrivenWay(
          touch: touch, speed: 0.7, easing: easing, finishes: touch == Self.far)
        check(recording, way, "\(curve)")
      }
    }
  }

  @Test func aFingerMayComeBackFromTheEnd() {
    let touch = ScriptedTouch.touch([
      (0, .at(5, 400)), (0.3, .at(450, 400)), (0.5, .at(450, 400)), (0.8, .at(60, 400)),
    ])
    check(pop(touch, .block), DrivenWay(touch: touch, finishes: false), "back")
  }

  @Test func aTouchThatIsTakenAwayGoesBack() {
    let recording = pop(Self.far.cancelled, .block)
    check(recording, DrivenWay(touch: Self.far, finishes: false), "cancelled")
  }

  @Test(arguments: PageAnimation.allCases)
  func whatMovesAlongFollowsToo(_ kind: PageAnimation) {
    for touch in [Self.far, Self.near] {
      let scene = pop(touch, kind).scene
      let way = DrivenWay(touch: touch, finishes: touch == Self.far)
      for index in 0..<scene.frameCount {
        let bar = scene.scene(frame: index).items.first { $0.id.name == "navigation-bar" }
        let opacity = bar?.properties.opacity ?? -1
        #expect(abs(1 - opacity - way.part(at: Double(index) / 60)) < 1e-6, "frame \(index)")
      }
    }
  }

  @Test func whatMovedBeforeGoesOnAfterACancel() {
    let light = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    light.accessibilityIdentifier = "light"
    let recording = pop(Self.near, .block) {
      $0.view.addSubview(light)
    } begin: {
      let blink = CABasicAnimation(keyPath: "opacity")
      (blink.fromValue, blink.duration) = (0, 3)
      light.layer.add(blink, forKey: nil)
    }
    #expect(recording.findings == [])
    func opacity(_ frame: Int) -> Double {
      recording.scene.scene(frame: frame).items.first { $0.id.name == "light" }?.properties.opacity
        ?? -1
    }
    // A finger leads the time of all that is in the container; the way back brings it to where it was.
    let (held, after) = (opacity(20), opacity(60))
    #expect(held < opacity(60))
    #expect(abs(after - (opacity(61) - 1.0 / 180)) < 1e-6)
    #expect(after < 1.0 / 3)
    #expect(recording.scene.duration > .seconds(3.3))
  }

  @Test func twoAttempts() {
    let delegate = PageDelegate(.block)
    let transition = UIKitTransition("swiping twice") { window in
      let page = SwipedPage()
      delegate.page = page
      let navigation = UINavigationController(rootViewController: BlankController())
      navigation.pushViewController(page, animated: false)
      navigation.delegate = delegate
      window.rootViewController = navigation
    } begin: { _ in
    }
    let touches = [Self.near, Self.far.delayed(by: 1.5)]
    let recording = withExtendedLifetime(delegate) {
      UIKitRecording(of: transition, touches: touches)
    }
    #expect(recording.findings == [])
    #expect(recording.left(of: "page", inFrame: 80) == 0)
    let last = recording.scene.frameCount - 1
    #expect(recording.left(of: "page", inFrame: last) == nil)
  }
}
