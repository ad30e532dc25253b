import UIKit

/// A label's words are pushed out by the next ones: a transition of the layer's contents.
final class PushTransition: UIViewController {
  let board = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    board.accessibilityIdentifier = "board"
    board.backgroundColor = .red
    view.addSubview(board)
  }

  func next(_ type: CATransitionType) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 0.5
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    board.layer.add(transition, forKey: kCATransition)
    board.backgroundColor = .blue
  }
}
