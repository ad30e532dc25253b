import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says. Looks of bars keep those of their items by
// reference: what is set on them before the bar takes them counts.

/// Looks of a bar's buttons in each state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  public private(set) var normal = UIBarButtonItemStateAppearance()
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  public private(set) var focused = UIBarButtonItemStateAppearance()

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      (state.titlePositionAdjustment, state.backgroundImage) = (.zero, nil)
    }
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    (copy.normal, copy.highlighted) = (normal.copied(), highlighted.copied())
    (copy.disabled, copy.focused) = (disabled.copied(), focused.copied())
    return copy
  }
}

@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func copied() -> UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    (copy.titlePositionAdjustment, copy.backgroundImage) = (
      titlePositionAdjustment, backgroundImage
    )
    return copy
  }
}

/// Looks of a tab in each state.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public private(set) var normal = UITabBarItemStateAppearance()
  public private(set) var selected = UITabBarItemStateAppearance()
  public private(set) var disabled = UITabBarItemStateAppearance()
  public private(set) var focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
  public init(style: Style) { super.init() }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    (copy.normal, copy.selected) = (normal.copied(), selected.copied())
    (copy.disabled, copy.focused) = (disabled.copied(), focused.copied())
    return copy
  }
}

@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func copied() -> UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    (copy.titlePositionAdjustment, copy.iconColor) = (titlePositionAdjustment, iconColor)
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    return copy
  }
}
