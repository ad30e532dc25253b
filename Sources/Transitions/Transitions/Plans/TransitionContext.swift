public import SegueGeometry

/// Environment in which screens are shown.
public struct TransitionEnvironment: Hashable, Sendable {
  /// The extents of every screen, in points.
  package var size: Size
  /// Number of device pixels per point.
  package var scale: Double
  /// Insets at the edges that the system keeps for itself.
  package var safeArea: Insets
  /// The radius of the display's corners, in points.
  package var cornerRadius: Double
  /// The points of the display above the stage, which nobody sees: a status bar that is cut off.
  package var hiddenTop = 0.0
  /// True if reading begins at the right, so that content from the end comes from the left.
  package var isRightToLeft: Bool
  /// True if the screens are dark ones.
  package var isDark: Bool
  /// True if nothing may move far: each platform's reduced variant is shown.
  package var reducesMotion: Bool

  /// The stage with these values.
  public init(
    size: Size, scale: Double = 1, safeArea: Insets = Insets(), cornerRadius: Double = 0,
    isRightToLeft: Bool = false, isDark: Bool = false, reducesMotion: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.reducesMotion = reducesMotion
  }

  /// All of the stage.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The place that is so many points below the display's upper edge, within the stage.
  package func below(displayTop distance: Double) -> Double { max(distance - hiddenTop, 0) }

  /// The height of the display, as far as it is known.
  package var displayHeight: Double { size.height + hiddenTop }

  /// The upper part of the display that the system keeps for itself, whether it is seen or not.
  package var displayInset: Double { safeArea.top + hiddenTop }

  /// The width, positive towards the side where reading ends.
  package var widthTowardsEnd: Double { isRightToLeft ? -size.width : size.width }
}

/// One screen taking another's place: what a transition is asked about.
public struct TransitionContext: Hashable, Sendable {
  /// Operation of the app.
  package var operation: Operation
  /// Environment of the transition.
  package var stage: TransitionEnvironment
  /// Number of presentations below the screens.
  package var depth: Int
  /// The screen that leaves; `nil` where nobody knows it.
  package var from: TransitionScreen?
  /// The screen that arrives; `nil` where nobody knows it.
  package var to: TransitionScreen?
  /// Elements that the screens share, where the transition asks for them.
  package var shared: [SharedPair] = []
  /// True if a rule around the present one moves the shared elements.
  package var isMatched = false

  /// The transition by `operation` on `stage`.
  package init(
    _ operation: Operation, on stage: TransitionEnvironment, depth: Int = 0,
    from: TransitionScreen? = nil,
    to: TransitionScreen? = nil
  ) {
    self.operation = operation
    self.stage = stage
    self.depth = depth
    self.from = from
    self.to = to
  }
}

/// A rule by which two screens are exchanged.
///
/// Law: a plan depends on the transition alone. Of the screens nothing matters but their names, the values
/// they were given, and what they share.
public protocol ScreenTransition: Sendable {
  /// Returns the plan: the layers that move, their start and end values, and their timing.
  func plan(for context: TransitionContext) -> TransitionPlan

  /// The rule that serves a transition, where it depends on the screens which one that is; all that is
  /// asked about the transition is asked of that one.
  func chosen(for context: TransitionContext) -> any ScreenTransition

  /// Reduced variant, used where nothing may move far.
  var reduced: any ScreenTransition { get }

  /// Returns the accepted kinds of warnings about a transition by the rule.
  func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind>

  /// The rule, if a finger previews its transitions before they are carried out.
  var previewed: (any PreviewedTransition)? { get }

  /// Default interruption of a running transition by the rule.
  var interruption: Interruption { get }

  /// Matching of layers that show the same element on the two screens; `nil` if the rule does not use any.
  var matching: Matching? { get }

  /// Target of an element that both screens share, where the rule is made for that; `nil` if it does as well
  /// without.
  var target: SharedTarget? { get }

  /// Description of the fallback where the screens share nothing; `nil` if nobody would miss it.
  var fallback: String? { get }
}

extension ScreenTransition {
  /// A cross-fade, which no platform does without.
  public var reduced: any ScreenTransition { CrossFade() }

  /// The rule itself.
  public func chosen(for context: TransitionContext) -> any ScreenTransition { self }

  /// Nothing is meant that has not been said to be.
  public func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    []
  }

  /// No matching, because shared elements do not matter.
  public var matching: Matching? { nil }

  /// The screens themselves are exchanged.
  public var target: SharedTarget? { nil }

  /// Nobody would miss what the screens share.
  public var fallback: String? { nil }

  /// The rule itself, if it has previews.
  public var previewed: (any PreviewedTransition)? { self as? any PreviewedTransition }

  /// As UIKit's property animators are.
  public var interruption: Interruption { .reversal }
}
