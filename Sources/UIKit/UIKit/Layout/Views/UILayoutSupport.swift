public import ObjectiveC

/// A strip along an edge of a screen that bars lie over.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view above or below its safe area.
@MainActor
private final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  var topStrip: any UILayoutSupport {
    view.guide(.top) { view in
      EdgeLayoutGuide(
        in: view, "top",
        .inset { ($0 as? UIView)?.insets(ofEdge: \.top, isTop: true) ?? .zero })
    }
  }
  var bottomStrip: any UILayoutSupport {
    view.guide(.bottom) { view in
      EdgeLayoutGuide(
        in: view, "bottom",
        .inset { ($0 as? UIView)?.insets(ofEdge: \.bottom, isTop: false) ?? .zero })
    }
  }
}
