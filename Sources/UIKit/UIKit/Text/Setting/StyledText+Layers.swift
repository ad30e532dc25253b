import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
package import SegueSceneGraph
import SegueTypesetting

// Words as layers, with what a text of a scene does not have: pictures, colors behind, lines through
// the middle, shadows.

extension StyledText {
  /// True if a text of a scene shows everything.
  package var isPlain: Bool { shadow == nil && stretches.allSatisfy(\.isPlain) }

  var shadow: NSShadow? {
    stretches.lazy.compactMap { $0.attributes[.shadow] as? NSShadow }.first
  }

  /// The layers that show the words in a rectangle, from its top on.
  package func layers(in rect: CGRect) -> [Layer] {
    let box = box(in: rect)
    let words = Layer("text") {
      $0.frame = box.rect
      $0.content = .text(content)
    }
    if isPlain { return [words] }
    let spots = spots(in: rect, box)
    return spots.compactMap(background) + shadowLayers(box) + [words]
      + spots.compactMap(strikethrough) + spots.flatMap(picture)
  }

  /// A stretch on one line.
  private struct Spot {
    let number: Int
    let stretch: Stretch
    let paint: Paint
    let left: CGFloat
    let right: CGFloat
    let top: CGFloat
    let baseline: CGFloat
  }

  private func spots(in rect: CGRect, _ box: CGRect) -> [Spot] {
    var spots: [Spot] = []
    for (row, line) in layout(width: rect.width).lines.enumerated() {
      for (run, stretch) in stretches.enumerated() {
        let glyphs = line.glyphs.filter { $0.run == run }
        guard let left = glyphs.map(\.x).min() else { continue }
        let right = glyphs.map { $0.x + $0.advance }.max() ?? left
        // A spaced letter stands in the middle of its room.
        let margin = CGFloat(content.runs[run].letterSpacing / 2)
        spots.append(
          Spot(
            number: spots.count, stretch: stretch, paint: content.runs[run].paint,
            left: box.minX + CGFloat(left) / 1_024 - margin,
            right: box.minX + CGFloat(right) / 1_024 - margin,
            top: rect.minY + CGFloat(row) * pitch,
            baseline: box.minY + CGFloat(line.baseline) / 1_024))
      }
    }
    return spots
  }

  private func background(_ spot: Spot) -> Layer? {
    looks.color(spot.stretch.attributes[.backgroundColor]).map { color in
      Layer(LayerID("background-\(spot.number)")) {
        $0.frame = Rect(
          x: Double(spot.left), y: Double(spot.top), width: Double(spot.right - spot.left),
          height: Double(lineHeight))
        $0.background = .color(color)
      }
    }
  }

  private func strikethrough(_ spot: Spot) -> Layer? {
    let attributes = spot.stretch.attributes
    guard (looks.number(attributes[.strikethroughStyle]) ?? 0) != 0 else { return nil }
    let font = spot.stretch.font
    let thickness = font.pointSize * looks.scale / 16
    let middle = spot.baseline - font.xHeight * looks.scale / 2
    let paint = looks.color(attributes[.strikethroughColor]).map { Paint.color($0) } ?? spot.paint
    return Layer(LayerID("strikethrough-\(spot.number)")) {
      $0.frame = Rect(
        x: Double(spot.left), y: Double(middle - thickness / 2),
        width: Double(spot.right - spot.left), height: Double(thickness))
      $0.background = paint
    }
  }

  private func picture(_ spot: Spot) -> [Layer] {
    guard let attachment = spot.stretch.attachment, let image = attachment.image else { return [] }
    let box = attachment.box
    let place = CGPoint(x: spot.left + box.minX, y: spot.baseline - box.maxY)
    var tint: UIColor = looks.color
    if let own = looks.color(spot.stretch.attributes[.foregroundColor]) {
      tint = UIColor(cgColor: CGColor(own))
    }
    let inside = image.drawing(in: box.size, tint: tint)
    let layer = Layer(LayerID("picture-\(spot.number)"), children: inside) {
      $0.frame = Rect(origin: place.point, size: box.size.size)
    }
    return [layer]
  }

  private func shadowLayers(_ box: CGRect) -> [Layer] {
    guard let shadow, let color = looks.color(shadow.shadowColor) else { return [] }
    var dark = content
    for index in dark.runs.indices { dark.runs[index].paint = .color(color) }
    let way = shadow.shadowOffset
    let blur = Double(shadow.shadowBlurRadius) / 2
    let layer = Layer("shadow") {
      $0.frame = box.offsetBy(dx: way.width, dy: way.height).rect
      $0.content = .text(dark)
      $0.filters = blur > 0 ? [.blur(sigma: blur)] : []
    }
    return [layer]
  }
}

extension StyledText.Stretch {
  fileprivate var isPlain: Bool {
    attachment == nil && attributes[.backgroundColor] == nil
      && attributes[.strikethroughStyle] == nil
  }
}
