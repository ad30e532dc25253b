import Foundation

import UIKit

/// A view as far as layouts care.
@MainActor
final class Box: ArrangingItem {
  private(set) weak var parent: Box?
  private(set) var children: [Box] = []
  private(set) var guides: [UILayoutGuide] = []
  var heldConstraints: [NSLayoutConstraint] = []
  var solvedFrame: CGRect
  var translatesAutoresizingMaskIntoConstraints = false
  var resizingMask: UIView.AutoresizingMask = []
  var layoutIntrinsicSize = CGSize(width: -1, height: -1)
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
  var marginInsets = UIEdgeInsets.zero
  var isRightToLeft = false
  var baselines: TextBaselines?
  var nameInLayouts = "box"
  var stackArrangement: StackArrangement?

  init(_ frame: CGRect = .zero) { solvedFrame = frame }

  convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    layoutIntrinsicSize = CGSize(width: width, height: height)
  }

  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var guidesInLayout: [UILayoutGuide] { guides }
  var arrangedItems: [any LayoutItem] { stackArrangement == nil ? [] : children }
  var collapsedItems: [CollapsedItem] { [] }
  func contentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging }
  func contentCompressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance
  }

  func add(_ child: Box) -> Box {
    child.parent = self
    children.append(child)
    return child
  }

  func add(_ guide: UILayoutGuide) -> UILayoutGuide {
    guide.owner = self
    guides.append(guide)
    return guide
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  var left: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  var right: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  var leading: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  var trailing: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  var centerX: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  var top: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  var bottom: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  var centerY: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  var firstBaseline: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  var width: NSLayoutDimension { NSLayoutDimension(self, .width) }
  var height: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
