import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph

/// A node whose views are inside a view of UIKit's.
@MainActor
protocol HostedViewNode: Node {
  var hostedView: UIView { get }
}

extension Node {
  /// Puts a view of UIKit's, which belongs to the node, into the one around.
  ///
  /// Touches find it there; its layer stays where the painter puts it.
  func host(_ view: UIView) {
    guard let around = viewAround, view.superview !== around else { return }
    around.addSubview(view)
  }

  /// The nearest view of UIKit's that the node is inside.
  private var viewAround: UIView? {
    var node = parent
    while let current = node {
      if let hosting = current as? any HostedViewNode { return hosting.hostedView }
      node = current.parent
    }
    return host.hostingView
  }
}

extension Node {
  /// Makes a controller of UIKit's, which belongs to the node, a child of the one that looks after the tree.
  func adopt(_ controller: UIViewController) {
    guard let parent = host.controller, controller.parent !== parent else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  /// Takes such a controller out again, with its view.
  func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}

extension LayeredElement {
  /// Puts a view of UIKit's into a box, to which it moves as changes move at this place.
  func moveHosted(_ view: UIView, to box: CGRect, in painter: Painter) {
    UIView.performWithoutAnimation { if view.frame != box { view.frame = box } }
    move(
      "frame", of: view.layer, to: box.numbers, in: painter,
      [
        LaneProperty(.position) { .pair($0[0] + $0[2] / 2, $0[1] + $0[3] / 2) },
        LaneProperty(.size) { .pair($0[2], $0[3]) },
      ])
  }
}
