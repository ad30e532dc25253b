import UIKit

/// A card with two sides, which turns around when it is tapped.
final class FlipCard: UIViewController {
  private let holder = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 300))
  private let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private(set) var ends: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    holder.accessibilityIdentifier = "holder"
    front.accessibilityIdentifier = "card-front"
    back.accessibilityIdentifier = "card-back"
    front.backgroundColor = .red
    back.backgroundColor = .blue
    holder.addSubview(front)
    view.addSubview(holder)
  }

  func flip(_ options: UIView.AnimationOptions) {
    let (from, to) = front.superview == nil ? (back, front) : (front, back)
    UIView.transition(from: from, to: to, duration: 0.6, options: options) { self.ends.append($0) }
  }
}
