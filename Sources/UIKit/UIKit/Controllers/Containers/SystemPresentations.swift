public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// A sheet: a card that leaves a part of what it covers in sight.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  @MainActor @preconcurrency
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    /// The height of the sheet, of a largest one.
    let height: (CGFloat) -> CGFloat

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }
    public static func medium() -> Detent { Detent(.medium) { ($0 / 2).rounded() } }
    public static func large() -> Detent { Detent(.large) { $0 } }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) {
        resolver(DetentContext(maximumDetentValue: $0)) ?? $0
      }
    }
  }

  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersEdgeAttachedInCompactHeight = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.5, delay: 0, options: .system) {
        changes()
        self.containerView?.layoutIfNeeded()
      }
    }
  }
  private let dimming = UIView()

  /// Share of the screen's height that a large sheet leaves free.
  private static let gap: CGFloat = 0.08
  private static let dimmed: CGFloat = 0.1

  open override var presentationStyle: UIModalPresentationStyle { .pageSheet }
  open override var shouldRemovePresentersView: Bool { false }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let box = containerView?.bounds else { return .zero }
    let largest = (box.height * (1 - UISheetPresentationController.gap)).rounded()
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let height = min(chosen?.height(largest) ?? largest, largest)
    return CGRect(x: 0, y: box.height - height, width: box.width, height: height)
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.accessibilityIdentifier = "sheet-dimming"
    dimming.backgroundColor = .black
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedView?.layer.cornerRadius = preferredCornerRadius ?? 12
    presentedView?.layer.cornerCurve = .continuous
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
    fade(to: isDimmed ? UISheetPresentationController.dimmed : 0)
  }

  open override func dismissalTransitionWillBegin() { fade(to: 0) }

  open override func containerViewDidLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else {
      return
    }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private var isDimmed: Bool {
    let shown = selectedDetentIdentifier ?? detents.first?.identifier
    return largestUndimmedDetentIdentifier == nil || largestUndimmedDetentIdentifier != shown
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// A popover, which is a sheet where there is little room, as on every phone.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UISheetPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open override var presentationStyle: UIModalPresentationStyle { .popover }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
