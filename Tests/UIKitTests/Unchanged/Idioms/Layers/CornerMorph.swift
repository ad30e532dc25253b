import UIKit

/// A round button opens into a sheet: its box and its corners at once.
final class CornerMorph: UIViewController {
  private let button = UIView(frame: CGRect(x: 165, y: 700, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.accessibilityIdentifier = "button"
    button.backgroundColor = .purple
    button.layer.cornerRadius = 30
    view.addSubview(button)
  }

  func open() {
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
      self.button.bounds.size = CGSize(width: 350, height: 300)
      self.button.center = CGPoint(x: 195, y: 600)
      self.button.layer.cornerRadius = 12
      self.button.backgroundColor = .orange
    }
  }
}
