import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

extension UIView {
  func showBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  func tintHasChanged() {
    tintColorDidChange()
    for child in children { child.tintHasChanged() }
  }

  /// Colors that depend on the style are resolved anew.
  func traitsHaveChanged() {
    showBackground()
    traitCollectionDidChange(nil)
    for child in children { child.traitsHaveChanged() }
  }

  var ownTraits: UITraitCollection {
    let around = parent?.traitCollection ?? UIScreen.main.traitCollection
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return UITraitCollection(
      traitsFrom: [around, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
  }

  /// A view that keeps showing what this one shows now.
  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let size = rect.size
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    picture.accessibilityIdentifier = "\(nameInRecordings).snapshot"
    picture.isUserInteractionEnabled = false
    picture.clipsToBounds = size != bounds.size
    picture.layer.backdrop = .layers(layer.drawnLayers(of: rect), size: size)
    picture.layer.contentsGravity = .resize
    return picture
  }

  /// Draws what the view shows into the current context.
  func drawNow(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.draw(layer.drawnLayers(of: bounds))
    context.restoreGState()
    return true
  }
}
