import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import UIKit

/// The four examples that UIKit for Linux was founded on, as an app has them: each moves as our preset of it.
@MainActor @Suite struct FoundingTests {
  @Test func `a custom presentation turns twice, grows and fades in`() throws {
    let recording = UIKitRecording(of: presenting(SpinController()))
    #expect(recording.findings == [])
    #expect(recording.scene.duration == .seconds(1))
    let twin = try PresetTwin("classic.rotate-scale", .present)
    try twin.expect(recording.scene, to: "SpinController")
  }

  @Test(arguments: [true, false])
  func `a delegate fades the new page in above the old one`(isPush: Bool) throws {
    let delegate = FadeNavigationDelegate()
    let navigation = {
      let controller = UINavigationController(rootViewController: FirstPage())
      if !isPush { controller.pushViewController(SecondPage(), animated: false) }
      controller.delegate = delegate
      return controller
    }
    let recording = UIKitRecording(
      of: isPush ? pushing(SecondPage(), onto: navigation()) : popping(from: navigation()))
    #expect(recording.findings == [])
    #expect(delegate.operations == [isPush ? .push : .pop])
    let twin = try PresetTwin("classic.fade", isPush ? .push : .pop)
    try twin.expect(
      recording.scene, to: isPush ? "SecondPage" : "FirstPage",
      from: isPush ? "FirstPage" : "SecondPage")
  }

  @Test func `replacing the top is a push`() {
    let delegate = FadeNavigationDelegate()
    let transition = UIKitTransition("replacing") { window in
      let navigation = UINavigationController(rootViewController: FirstPage())
      navigation.pushViewController(FirstPage(), animated: false)
      navigation.delegate = delegate
      window.rootViewController = navigation
    } begin: { window in
      guard let navigation = window.rootViewController as? UINavigationController,
        let top = navigation.topViewController
      else { return }
      top.perform(ReplaceTopSegue(identifier: nil, source: top, destination: SecondPage()))
    }
    let recording = UIKitRecording(of: transition)
    #expect(recording.findings == [])
    #expect(delegate.operations == [.push])
  }

  @Test func `a page slides up, and the other one steps back`() throws {
    let recording = UIKitRecording(
      of: pushing(SecondPage(), onto: SlideUpNavigation(rootViewController: FirstPage())))
    #expect(recording.findings == [])
    let twin = try PresetTwin("classic.slide-up", .push)
    try twin.expect(recording.scene, to: "SecondPage", from: "FirstPage")
  }

  @Test(arguments: [(500.0, true), (300.0, false)])
  func `a finger pulls the page up as it leads the preset`(_ way: Double, _ isFinished: Bool) throws
  {
    let touch = ScriptedTouch.pan(
      from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 700 - way), duration: 1)
    let transition = UIKitTransition("pulling the page up") { window in
      let navigation = PulledUpNavigation(rootViewController: FirstPage())
      navigation.nextPage = SecondPage()
      window.rootViewController = navigation
    } begin: { _ in
    }
    let recording = UIKitRecording(of: transition, touches: [touch])
    #expect(recording.findings == [])
    try PulledTwin(way: way, duration: 1).expect(recording.scene)
    let last = recording.scene.scene(frame: recording.scene.frameCount - 1)
    #expect((last.item("SecondPage") != nil) == isFinished)
  }
}

/// The preset that the page is pulled up as, led by the same finger.
private struct PulledTwin {
  private let film: AnimatedScene

  /// The film in which a finger comes `way` points up, evenly.
  init(way: Double, duration: Double) throws {
    let stage = TransitionEnvironment(size: Size(390, 844))
    let preset = try #require(PresetCatalog.preset(named: "classic.slide-up"))
    var flow = Flow(
      exchanging: Screen("FirstPage"), with: Screen("SecondPage"), by: .push, preset, on: stage)
    // A pan is one from ten points on, and counts from there.
    let start = 10 / way * duration
    let frames = (0...Int(duration * 60)).map { Double($0) / 60 }
    let touches = frames.map { time in
      // The transition begins in the frame before the first one that can move anything.
      let isBegun = time - 1 / 60 > start + 1e-9
      return Gesture.Touch(
        isBegun ? (time - start) / duration * way : 0, at: .milliseconds(time * 1000))
    }
    var gesture = Gesture(
      touches, velocity: 0, direction: .vertical, rule: .percentDriven(PercentDrivenRelease()))
    gesture.mode = .linear
    flow.steps[flow.steps.count - 1].gesture = gesture
    film = try flow.film(on: Canvas(size: stage.size))
  }

  /// A time is a whole number of nanoseconds, and the page moves by up to 2,500 points in a second.
  private static let bound = 2.5e-6

  /// Expects both pages to look in every frame as the film has them look.
  func expect(_ scene: AnimatedScene) throws {
    for frame in 0..<scene.frameCount {
      let (shown, twin) = (scene.scene(frame: frame), film.scene(frame: frame))
      for name in ["FirstPage", "SecondPage"] {
        // What has gone, or has not come, is in one of them only where nobody sees it.
        guard let page = shown.item(LayerID(name)), let other = twin.item(LayerID(name)) else {
          continue
        }
        #expect(
          abs(page.properties.opacity - other.properties.opacity) < Self.bound,
          "\(name) in \(frame)")
        let found = page.properties.localTransform.entries
        for (a, b) in zip(found, other.properties.localTransform.entries) {
          #expect(abs(a - b) < Self.bound, "\(name) in \(frame): \(found)")
        }
      }
    }
    #expect(abs(scene.duration.seconds - film.duration.seconds) < 1.5 / 60)
  }
}

final class FirstPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}

final class SecondPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}

/// A stack that keeps its own delegate.
final class SlideUpNavigation: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator() }
}
