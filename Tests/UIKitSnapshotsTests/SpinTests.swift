import HeadlessQuartzCore
import SegueUIKitSnapshots
import Testing
import UIKit

/// What UIKit code shows is compared with what was expected, like every other film.
@MainActor @Suite struct SpinTests {
  private static let device = HeadlessDevice(size: CGSize(width: 96, height: 160), scale: 1)

  @Test func `a card turns as expected`() async {
    await expectTransition(
      of: presenting(CardController(), over: ListController()), on: Self.device,
      as: .timeline, .filmStrip)
  }

  @Test func `a screen shows the pictures of its app`() async {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    AppAssets.add("/\(folder)/UIKitTests/Unchanged/Idioms/Pictures/Media.xcassets")
    let transition = UIKitTransition("pictures") { window in
      window.rootViewController = PhotoController()
    } begin: { window in
      UIView.animate(withDuration: 0.2) { window.rootViewController?.view.subviews[1].alpha = 0 }
    }
    var night = Self.device
    night.style = .dark
    await expectTransition(of: transition, on: Self.device, as: .filmStrip)
    await expectTransition(of: transition, on: night, as: .filmStrip, named: "night")
  }

  @Test func `what is found fails in the app's file, or else in the test's`() {
    SourcePlaces.register(
      #fileID, file: "App/Sources/Lost.swift", in: "/app",
      rows: "7 LostAnimator.animateTransition(using:)")
    let lost = UIKitRecording(of: presenting(LostController()), on: Self.device)
    withKnownIssue {
      lost.recordIssues(accepting: [], at: #_sourceLocation)
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.fileName == "Lost.swift" && place?.line == 7
        && issue.comments.contains { $0.rawValue.hasPrefix("App/Sources/Lost.swift:7: warning: ") }
    }
    let endless = UIKitRecording(
      of: UIKitTransition("again") { window in
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

/// A photo, an icon, and what a renderer makes of both.
final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Brand")
    let photo = UIImageView(image: UIImage(named: "hills"))
    photo.frame = CGRect(x: 8, y: 8, width: 80, height: 60)
    let heart = UIImageView(image: UIImage(named: "Icons/heart"))
    heart.frame.origin = CGPoint(x: 36, y: 80)
    heart.tintColor = .systemPink
    let both = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      photo.image?.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
      heart.image?.draw(at: CGPoint(x: 8, y: 3))
    }
    let copy = UIImageView(image: both)
    copy.frame.origin = CGPoint(x: 28, y: 116)
    for picture in [photo, heart, copy] { view.addSubview(picture) }
  }
}
