public import HeadlessCoreGraphics
package import SegueSceneGraph

extension UIImage {
  /// Draws the picture as large as a rectangle.
  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    draw(into: context, in: rect, tint: look.tint)
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the picture, from its top left on.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// The layers that show the picture in a box at the origin.
  ///
  /// - Parameter tint: the color for a picture that is drawn as a template.
  package func drawing(in size: CGSize, tint: UIColor? = nil) -> [Layer] {
    let context = CGContext(size: size, scale: scale)
    let isTemplate =
      renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
    let color = isTemplate ? look.tint ?? tint : look.tint
    draw(into: context, in: CGRect(origin: .zero, size: size), tint: color)
    return context.drawing
  }

  private func draw(into context: CGContext, in rect: CGRect, tint: UIColor?) {
    guard let cgImage else { return }
    if look.capInsets == .zero {
      draw(cgImage, into: context, in: rect, tint)
    } else {
      for piece in pieces(of: rect) {
        guard let part = cgImage.cropping(to: piece.pixels) else { continue }
        context.drawUpright(part, in: piece.place, tint: tint?.cgColor)
      }
    }
  }

  private func draw(
    _ image: CGImage, into context: CGContext, in rect: CGRect, _ tint: UIColor?
  ) {
    if look.orientation == .up {
      return context.drawUpright(image, in: rect, tint: tint?.cgColor)
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(look.orientation.transform)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint?.cgColor)
    context.restoreGState()
  }

  /// The nine pieces of a resizable picture that is as large as a rectangle: the corners keep their
  /// size, and what lies between is stretched.
  private func pieces(of rect: CGRect) -> [(pixels: CGRect, place: CGRect)] {
    let insets = look.capInsets
    func spans(
      of size: CGFloat, wanted: CGFloat, first: CGFloat, last: CGFloat
    )
      -> [(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)]
    {
      // Caps that do not fit share what there is.
      let factor = first + last > wanted ? max(wanted, 0) / (first + last) : 1
      let (from, to) = (
        [0, first, size - last, size],
        [
          0, first * factor, wanted - last * factor, wanted,
        ]
      )
      return (0..<3).compactMap { index in
        guard from[index] < from[index + 1], to[index] < to[index + 1] else { return nil }
        return (from[index]...from[index + 1], to[index]...to[index + 1])
      }
    }
    let columns = spans(of: size.width, wanted: rect.width, first: insets.left, last: insets.right)
    let rows = spans(of: size.height, wanted: rect.height, first: insets.top, last: insets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let pixels = CGRect(column.from, row.from)
          .applying(CGAffineTransform(scaleX: scale, y: scale))
        return (pixels, CGRect(column.to, row.to).offsetBy(dx: rect.minX, dy: rect.minY))
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) {
    self.init(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}
