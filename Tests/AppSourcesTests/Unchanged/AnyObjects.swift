import UIKit

/// Members of any object, by their names.
@objc protocol MenuDelegate {
  @objc optional func menuOpened(_ menu: UIView)
  @objc optional func title(of menu: UIView) -> String
}

final class CircleMenu: UIView {
  weak var delegate: AnyObject?
  func open() { delegate?.menuOpened?(self) }
  func title() -> String? { self.delegate?.title?(of: self) }
  func rect(in note: Notification) -> CGRect? { (note.userInfo?["x"] as AnyObject).cgRectValue }
  func duration(in note: Notification) -> Double {
    (note.userInfo?["seconds"] as AnyObject).doubleValue ?? 0
  }
}

final class MenuKeeper: NSObject, MenuDelegate {
  private(set) var opened = 0
  func menuOpened(_ menu: UIView) { opened += 1 }
}
