import UIKit

/// Classes that are asked for methods by name.
let answers = UIApplication.responds(to: Selector(("sharedApplication")))

func app() -> UIApplication? {
  UIApplication.perform(Selector(("sharedApplication")))?.takeUnretainedValue() as? UIApplication
}

let plainFont = UIFont()

class SwipeCell: UITableViewCell {
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { [UIAccessibilityCustomAction(name: "delete") { _ in true }] }
    set {}
  }
}
