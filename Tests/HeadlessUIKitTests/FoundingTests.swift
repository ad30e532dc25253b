import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import UIKit

/// The four examples that the door was founded on, as an app has them: each moves as our preset of it.
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
    let exchange = UIKitExchange("replacing") { window in
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
    let recording = UIKitRecording(of: exchange)
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
