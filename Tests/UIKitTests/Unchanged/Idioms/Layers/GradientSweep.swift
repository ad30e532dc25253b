import UIKit

/// A gradient that changes its colors and its places: the shimmer of a page that loads.
final class GradientSweep: UIViewController {
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.name = "shimmer"
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.1, 0.2]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)
  }

  func sweep() {
    let places = CABasicAnimation(keyPath: "locations")
    places.fromValue = [0, 0.1, 0.2]
    places.toValue = [0.8, 0.9, 1.0]
    places.duration = 1
    places.repeatCount = 2
    gradient.add(places, forKey: "sweep")
  }

  func recolor() {
    let colors = CABasicAnimation(keyPath: "colors")
    colors.fromValue = gradient.colors
    colors.toValue = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.red.cgColor]
    colors.duration = 0.5
    gradient.add(colors, forKey: "colors")
  }
}
