import UIKit

/// A color literal where Core Graphics wants a color.
func tint(_ layer: CALayer) {
  layer.borderColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
}
