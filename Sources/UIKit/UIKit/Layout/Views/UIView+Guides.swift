import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

// A view's guides: those that a program adds, and those that every view has.

/// The guides that every view has.
enum SystemGuide {
  case safeArea, margins, readable, keyboard, top, bottom
}

extension UIView {
  func take(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
    LayoutChanges.note()
  }
  func letGo(_ layoutGuide: UILayoutGuide) {
    layoutState.guides.removeAll { $0 === layoutGuide }
    for constraint in pathToRoot.flatMap(\.heldConstraints)
    where constraint.items.contains(where: { $0 === layoutGuide }) { constraint.letGo() }
    layoutGuide.owner = nil
    LayoutChanges.note()
  }

  var safeAreaGuide: UILayoutGuide {
    guide(.safeArea) { view in
      UILayoutGuide(in: view, "safe-area", .inset { ($0 as? UIView)?.safeAreaInsets ?? .zero })
    }
  }
  var marginsGuide: UILayoutGuide {
    guide(.margins) { view in
      UILayoutGuide(in: view, "margins", .inset { $0.marginInsets })
    }
  }
  var readableGuide: UILayoutGuide {
    guide(.readable) { view in
      UILayoutGuide(in: view, "readable", .inset { ($0 as? UIView)?.readableInsets ?? .zero })
    }
  }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) { view in
      UIKeyboardLayoutGuide(
        in: view, "keyboard",
        .inset { ($0 as? UIView)?.insets(ofEdge: \.bottom, isTop: false) ?? .zero })
    }
  }

  /// A guide of every view, made when it is first asked for.
  func guide<Guide: UILayoutGuide>(_ kind: SystemGuide, _ make: (UIView) -> Guide) -> Guide {
    let known = layoutState.systemGuides.first { $0.kind == kind }
    if let guide = known?.guide as? Guide { return guide }
    let guide = make(self)
    layoutState.systemGuides.append((kind, guide))
    return guide
  }

  /// The insets of a strip along an edge that is as thick as the safe area there.
  func insets(ofEdge edge: KeyPath<UIEdgeInsets, CGFloat>, isTop: Bool) -> UIEdgeInsets {
    let rest = bounds.height - safeAreaInsets[keyPath: edge]
    return UIEdgeInsets(top: isTop ? 0 : rest, left: 0, bottom: isTop ? rest : 0, right: 0)
  }

  /// The insets of a column of text that is not too wide to read.
  private var readableInsets: UIEdgeInsets {
    let (widest, margins): (CGFloat, UIEdgeInsets) = (672, layoutMargins)
    let excess = max(bounds.width - margins.left - margins.right - widest, 0)
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom,
      right: margins.right + excess / 2)
  }
}

/// Guide of the keyboard: below the safe area, because there is none.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

// MARK: - Margins

extension UIView {
  var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, isRightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = isRightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// The margins that count: those that were set, inside the safe area, and inside those around.
  var effectiveMargins: UIEdgeInsets {
    var margins = layoutState.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if controller != nil {
      // UIKit's least margins of a screen, which are wider on large phones.
      let least: CGFloat = bounds.width >= 414 ? 20 : 16
      if layoutState.margins == nil { margins = .zero }
      (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least))
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    let (around, frame) = (parent.layoutMargins, solvedFrame)
    return UIEdgeInsets(
      top: max(margins.top, around.top - frame.minY),
      left: max(margins.left, around.left - frame.minX),
      bottom: max(margins.bottom, around.bottom - (parent.bounds.height - frame.maxY)),
      right: max(margins.right, around.right - (parent.bounds.width - frame.maxX)))
  }
}

extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// A strip along an edge of a screen that bars lie over.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view above or below its safe area.
@MainActor
private final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  var topStrip: any UILayoutSupport {
    view.guide(.top) { view in
      EdgeLayoutGuide(
        in: view, "top",
        .inset { ($0 as? UIView)?.insets(ofEdge: \.top, isTop: true) ?? .zero })
    }
  }
  var bottomStrip: any UILayoutSupport {
    view.guide(.bottom) { view in
      EdgeLayoutGuide(
        in: view, "bottom",
        .inset { ($0 as? UIView)?.insets(ofEdge: \.bottom, isTop: false) ?? .zero })
    }
  }
}
