public import HeadlessCoreGraphics
import HeadlessUIKit

/// Choices of scroll views at a place.
struct ScrollSettings {
  var isDisabled = false
  var isPaging = false
  var isClipDisabled = false
  /// Room around the content.
  var margins = EdgeInsets()
  /// Name of what scrolls, in films.
  var name = "ScrollView"
  /// True where the content bounces though all of it is seen.
  var alwaysBounces = false
  /// Color behind the content.
  var background: UIColor?
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// Choices of scroll views.
  var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

/// Rules for where a content that a finger has let go comes to rest.
public protocol ScrollTargetBehavior {
  /// True if the content rests at whole pages.
  var restsAtPages: Bool { get }
}

extension ScrollTargetBehavior {
  public var restsAtPages: Bool { false }
}

/// Rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public var restsAtPages: Bool { true }
}

/// Rest at a view; here wherever it comes to rest by itself.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Number of views that a flick may pass.
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Parts of a scroll view that have margins.
public struct ContentMarginPlacement: Sendable {
  enum Part { case automatic, content, indicators }
  let part: Part
  public static var automatic: Self { Self(part: .automatic) }
  public static var scrollContent: Self { Self(part: .content) }
  public static var scrollIndicators: Self { Self(part: .indicators) }
}

/// Bouncing of a content that is let go beyond its end.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self { Self() }
  public static var always: Self { Self() }
  public static var basedOnSize: Self { Self() }
}

/// Visibility of the marks that say where a content is.
public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: Self { Self() }
  public static var visible: Self { Self() }
  public static var hidden: Self { Self() }
  public static var never: Self { Self() }
}

extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrolling) { $0.isDisabled = disabled || $0.isDisabled }
  }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrolling) { $0.isPaging = behavior.restsAtPages }
  }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.isClipDisabled = disabled }
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling) { settings in
      guard placement.part != .indicators else { return }
      for edge in Edge.allCases where edges.contains(edge) { settings.margins[edge] = insets[edge] }
    }
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(length ?? _PaddingLayout.usualLength, edges: edges), for: placement)
  }
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  // Nothing of these is seen in a film.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
