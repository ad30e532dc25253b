import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// A letter that brings its colors, on its way to the canvas.
struct DrawnColorLetter {
  let letter: ColorLetter
  /// From the units of its font to the canvas.
  let projection: Projection
  /// Paint of the text.
  let paint: Paint

  /// Opacity of the glyph: that of the text's color, as in browsers.
  var opacity: UInt8 {
    if case .color(let color) = paint { Pixel.byte(color.alpha) } else { 255 }
  }
}

extension PlacedLayer {
  /// The letters of the layer's text that bring their colors, where they can be among the visible
  /// pixels.
  func colorLetters(_ set: SetText?, visible: PixelRect) -> [DrawnColorLetter] {
    guard let set, set.hasColors, case .text(let text) = properties.content else { return [] }
    return baselines(of: set, text).enumerated().flatMap { number, placed in
      let (line, map) = placed
      return line.pieces.flatMap { piece in
        (text.slice.map { piece.part($0, onLine: number) } ?? piece).colored.compactMap {
          place -> DrawnColorLetter? in
          let letter = AffineTransform.scale(place.unit, place.unit)
            .followed(by: .translation(place.origin - .zero))
          let projection = Projection(letter).followed(by: map)
          if projection.hides(place.letter.box, from: visible) { return nil }
          return DrawnColorLetter(
            letter: place.letter, projection: projection, paint: text.runs[piece.run].paint)
        }
      }
    }
  }
}

extension Projection {
  /// Returns `true` if nothing inside a box can be among the visible pixels.
  fileprivate func hides(_ box: Rect, from visible: PixelRect) -> Bool {
    guard let affine else { return false }
    let seen = Rect(around: box.corners.points.map { affine.map($0) }).outset(by: 2)
    return
      !(seen.maxX > Double(visible.minX) && seen.minX < Double(visible.maxX)
      && seen.maxY > Double(visible.minY) && seen.minY < Double(visible.maxY))
  }
}

extension DrawnColorLetter {
  /// Returns the paint source of a part of the glyph.
  func paint(_ ink: ColorLetter.Ink, on layer: PlacedLayer) -> PaintSource {
    switch ink {
    case .color(.own(let color)): .color(color)
    case .color(.text(let alpha)):
      switch paint {
      case .color(let color): .color(Pixel(color.opaque, opacity: alpha))
      case .gradient(let gradient): layer.paint(gradient)
      }
    case .gradient(let blend): self.paint(blend)
    }
  }

  private func paint(_ blend: ColorLetter.Blend) -> PaintSource {
    let stops = blend.stops.map { GradientStop($0.offset, color($0.tone)) }
    let plane = Projection(blend.plane).followed(by: projection)
    let gradient: GradientFill? =
      switch blend.way {
      case .linear:
        if let affine = plane.affine {
          GradientFill.linear(affine, stops)
        } else {
          GradientFill.linear(through: plane, stops)
        }
      case .circles(let start, let end): .circles(from: start, to: end, through: plane, stops)
      case .sweep(let start, let end): .sweep(from: start, to: end, through: plane, stops)
      }
    guard var gradient else { return .color(.clear) }
    gradient.spread = blend.spread
    return .gradient(gradient)
  }

  /// A color among others; of a text that is filled with a gradient, the first of its colors.
  private func color(_ tone: ColorLetter.Tone) -> Pixel {
    switch (tone, paint) {
    case (.own(let color), _): color
    case (.text(let alpha), .color(let color)): Pixel(color.opaque, opacity: alpha)
    case (.text(let alpha), .gradient(let gradient)):
      Pixel(gradient.stops.first?.color ?? .black, opacity: alpha)
    }
  }
}

extension Color {
  /// The color without its transparency, which is that of the whole letter.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue, alpha: 1) }
}
