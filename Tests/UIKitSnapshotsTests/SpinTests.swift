import HeadlessQuartzCore
import SegueUIKitSnapshots
import Testing
import UIKit

/// What UIKit code shows is compared with what was agreed, like every other film.
@MainActor @Suite struct SpinTests {
  private static let device = HeadlessDevice(size: CGSize(width: 96, height: 160), scale: 1)

  @Test func `a card turns as agreed`() async {
    await expectTransition(
      of: presenting(CardController(), over: ListController()), on: Self.device,
      as: .timeline, .filmStrip)
  }

  @Test func `what is found fails in the app's file, or else in the test's`() {
    SourcePlaces.register(
      #fileID, "App/Sources/Lost.swift", in: "/app", "7 LostAnimator.animateTransition(using:)")
    let lost = UIKitRecording(of: presenting(LostController()), on: Self.device)
    withKnownIssue {
      lost.recordIssues(accepting: [], at: #_sourceLocation)
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.fileName == "Lost.swift" && place?.line == 7
        && issue.comments.contains { $0.rawValue.hasPrefix("App/Sources/Lost.swift:7: warning: ") }
    }
    let endless = UIKitRecording(
      of: UIKitExchange("again") { window in
        window.rootViewController = BlankController()
      } begin: { _ in
        HeadlessNames.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      })
    withKnownIssue {
      endless.recordIssues(accepting: [], at: #_sourceLocation)
    } matching: {
      $0.sourceLocation?.fileName == "SpinTests.swift"
    }
    lost.recordIssues(accepting: [.neverCompleted], at: #_sourceLocation)
  }
}

/// A screen whose animator forgets to say that it is done.
final class LostController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator = LostAnimator()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

final class LostAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
  }
}

final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for row in 0..<6 {
      let line = UIView(frame: CGRect(x: 8, y: 12 + 24 * CGFloat(row), width: 80, height: 16))
      line.backgroundColor = row % 2 == 0 ? .systemGray5 : .systemGray4
      line.layer.cornerRadius = 4
      view.addSubview(line)
    }
  }
}

final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card = UIView(frame: CGRect(x: 16, y: 40, width: 64, height: 80))

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 12
    view.addSubview(card)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { TurnAnimator() }
}

final class TurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: controller)
    view.alpha = 0
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: -.pi / 2)
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
      view.alpha = 1
      view.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
