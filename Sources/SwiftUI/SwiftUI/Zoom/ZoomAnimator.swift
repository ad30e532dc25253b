import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueMotion
import SegueSceneGraph

/// Has a screen grow out of a view of the one before, and shrink back into it.
///
/// It is the transition that films of two screens call `ios.zoom`, in the words of layers. Apple has published no
/// numbers of it; these are a model's.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The critically damped spring on which everything moves.
  private static let spring = SegueMotion.Spring.response(0.45, dampingFraction: 1)

  private let source: ZoomSourceElement
  private let isOpening: Bool

  init(of source: ZoomSourceElement, isOpening: Bool) {
    (self.source, self.isOpening) = (source, isOpening)
    super.init()
  }

  private var duration: Double { Self.spring.settlingDuration() ?? 0 }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let zoomed = context.view(forKey: isOpening ? .to : .from),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    if let to = context.view(forKey: .to) {
      to.frame = context.finalFrame(for: arriving)
      if !isOpening { container.insertSubview(to, at: 0) }
    }
    let zoomedKey: UITransitionContextViewControllerKey = isOpening ? .to : .from
    let frame = context.viewController(forKey: zoomedKey).map {
      isOpening ? context.finalFrame(for: $0) : context.initialFrame(for: $0)
    }
    let stage = ZoomStage(
      of: source, around: zoomed, at: frame ?? container.bounds, in: container)
    let run = PageRun(.spring(Self.spring), lasting: .seconds(roundingUp: duration))
    move(stage, on: run)
    source.layer.isHidden = true
    run.atEnd { [source, isOpening] in
      source.layer.isHidden = false
      stage.end(keepsPage: isOpening)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func move(_ stage: ZoomStage, on run: PageRun) {
    let isOpening = isOpening
    /// Numbers of something at a fraction of the run.
    func at(_ numbers: @escaping (Double) -> SIMD4<Double>) -> (Double) -> SIMD4<Double> {
      { numbers(isOpening ? $0 : 1 - $0) }
    }
    run.move(stage.dimming.layer, [(.opacity, true, at(stage.darkness))])
    run.move(
      stage.card.layer,
      [
        (.position, true, at(stage.cardPlace)), (.size, true, at(stage.cardSize)),
        (.cornerRadius, false, at(stage.cornerRadius)),
      ])
    run.move(stage.page.layer, [(.scale, true, at(stage.pageScale))])
    run.move(
      stage.picture.layer,
      [
        (.position, true, at(stage.picturePlace)), (.scale, false, at(stage.pictureScale)),
        (.opacity, false, at { stage.pictureOpacity($0, isOpening: isOpening) }),
      ])
  }
}

/// The views of a zoom, and where they are when the card is open so far: 0 on the view, 1 over the whole screen.
@MainActor
private struct ZoomStage {
  /// Darkness over the screen behind.
  private static let mostDarkness = 0.2
  /// Share of the way on which the view's picture goes, and of that on which it comes back.
  private static let going = 0.75
  private static let coming = 0.25
  /// Last share of the way, in which the corners become square, as no display masks them.
  private static let squaring = 0.1

  let dimming: UIView
  let card: UIView
  let picture: UIView
  let page: UIView
  private let container: UIView
  private let start: CGRect
  private let end: CGRect
  private let radius: Double

  init(
    of source: ZoomSourceElement, around page: UIView, at end: CGRect, in container: UIView
  ) {
    (self.page, self.container, self.end) = (page, container, end)
    let hosting = source.node.host.hostingView
    start = hosting?.convert(source.box, to: container) ?? end
    radius = Double(source.modifier.looks.cornerRadius)
    dimming = UIView(frame: container.bounds)
    dimming.accessibilityIdentifier = "dimming"
    dimming.backgroundColor = .black
    card = UIView(frame: end)
    card.accessibilityIdentifier = "zoom-card"
    card.clipsToBounds = true
    card.layer.cornerCurve = .continuous
    picture = source.makePicture()
    for view in [dimming, card] { container.addSubview(view) }
    page.frame = end
    page.layer.anchorPoint = .zero
    page.layer.position = .zero
    card.addSubview(page)
    card.addSubview(picture)
  }

  /// Puts the page back into the container, or takes it away, and removes everything else.
  func end(keepsPage: Bool) {
    page.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    page.frame = end
    page.layer.removeAllAnimations()
    if keepsPage { container.addSubview(page) } else { page.removeFromSuperview() }
    for view in [dimming, card] { view.removeFromSuperview() }
  }

  private func mix(_ a: CGFloat, _ b: CGFloat, _ part: Double) -> Double {
    Double(a) + Double(b - a) * part
  }

  func darkness(_ openness: Double) -> SIMD4<Double> {
    SIMD4(repeating: Self.mostDarkness * openness)
  }

  func cardPlace(_ openness: Double) -> SIMD4<Double> {
    [mix(start.midX, end.midX, openness), mix(start.midY, end.midY, openness), 0, 0]
  }

  func cardSize(_ openness: Double) -> SIMD4<Double> {
    [mix(start.width, end.width, openness), mix(start.height, end.height, openness), 0, 0]
  }

  func cornerRadius(_ openness: Double) -> SIMD4<Double> {
    let share = min(max((1 - openness) / Self.squaring, 0), 1)
    return SIMD4(repeating: radius * (1 - openness) * share)
  }

  /// The page is as wide as the card.
  func pageScale(_ openness: Double) -> SIMD4<Double> {
    let least = Double(start.width / max(end.width, 1))
    return SIMD4(repeating: least + (1 - least) * openness)
  }

  func picturePlace(_ openness: Double) -> SIMD4<Double> { cardSize(openness) * 0.5 }

  /// The picture covers the card.
  func pictureScale(_ openness: Double) -> SIMD4<Double> {
    let size = cardSize(openness)
    let across = size.x / Double(max(start.width, 1))
    let down = size.y / Double(max(start.height, 1))
    return SIMD4(repeating: max(across, down))
  }

  func pictureOpacity(_ openness: Double, isOpening: Bool) -> SIMD4<Double> {
    let part =
      isOpening
      ? (1 - openness) / Self.going : (Self.coming - openness) / Self.coming
    return SIMD4(repeating: min(max(part, 0), 1))
  }
}

extension ZoomAnimator {
  /// The animator of an exchange of two screens; `nil` where none of them grows out of a view of the other.
  static func animator(
    forward isOpening: Bool, of zoomed: UIViewController, over other: UIViewController
  ) -> ZoomAnimator? {
    guard let key = ScreenBars.settings(of: zoomed).zoom,
      let host = (other.viewIfLoaded as? any TreeShowing)?.host,
      let source = host.singleIfMade(ZoomSources.self)?.source(of: key)
    else { return nil }
    return ZoomAnimator(of: source, isOpening: isOpening)
  }
}
