import UIKit

/// Subclasses that change what their class says by itself, and are asked as one of it.
final class ShiftedView: UIView {
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = super.convert(point, to: view)
    return CGPoint(x: place.x + 1, y: place.y)
  }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
}

final class CompactTraits: UITraitCollection, @unchecked Sendable {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
}

final class StretchedLayer: CALayer {
  override func affineTransform() -> CGAffineTransform { CGAffineTransform(scaleX: 2, y: 1) }
}

final class FussyTable: UITableView {
  private(set) var asked: [String] = []

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(identifier)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}
