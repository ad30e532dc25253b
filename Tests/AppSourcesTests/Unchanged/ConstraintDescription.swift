import UIKit

/// Overrides in an extension that call what only this file knows.
public extension LayoutConstraint {
  override var description: String { word(for: self) }
  override var priority: UILayoutPriority {
    get { raised(super.priority) }
    set { super.priority = newValue }
  }
}

private func word(for object: AnyObject) -> String { "constraint" }

private func raised(_ priority: UILayoutPriority) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + 1)
}
