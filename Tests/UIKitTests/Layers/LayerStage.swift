import UIKit

/// A film of a layer of the app's own on an empty page; the layer is called "layer".
@MainActor
func filmed<Kind: CALayer>(
  _ make: @escaping @MainActor () -> Kind, limit: Double = 10,
  doing action: @escaping @MainActor (Kind) -> Void
) -> Film {
  var layer: Kind?
  let transition = UIKitTransition("layer") { window in
    window.rootViewController = UIViewController()
    let made = make()
    made.name = "layer"
    window.rootViewController?.view.layer.addSublayer(made)
    layer = made
  } begin: { _ in
    if let layer { action(layer) }
  }
  return Film(transition, limit: limit)
}

extension CALayer {
  /// The layer with a frame.
  func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Self {
    frame = CGRect(x: x, y: y, width: width, height: height)
    return self
  }
}
