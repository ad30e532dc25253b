package import SegueCompositing
import SegueGeometry
package import SegueRaster
package import SegueTypesetting

// What typesetting finds in fonts, in the words of drawing.

extension ColorLetter {
  /// A glyph that brings its colors, in a face of so many units.
  package convenience init(_ glyph: ColorGlyph, unitsPerEm: Int) throws(MemoryError) {
    switch glyph {
    case .painting(let painting):
      // What has no bounds is not meant to be seen.
      let reach = painting.reach
      self.init(reach == nil ? .stack([]) : Part(painting), box: reach ?? Rect(around: []))
    case .bitmap(let bitmap):
      let unit = Double(unitsPerEm) / bitmap.pixelsPerEm
      let box = Rect(
        x: Double(bitmap.left) * unit, y: Double(-bitmap.top) * unit,
        width: Double(bitmap.width) * unit, height: Double(bitmap.height) * unit)
      let stamp = try Stamp(width: bitmap.width, height: bitmap.height, bitmap.pixels)
      self.init(.stamp(stamp, box), box: box)
    }
  }
}

extension ColorLetter.Part {
  fileprivate init(_ painting: ColorGlyph.Painting) {
    self =
      switch painting {
      case .fill(let path, let fill): .fill(path, ColorLetter.Ink(fill))
      case .flood(let fill): .flood(ColorLetter.Ink(fill))
      case .clip(let inner, let path): .clip(Self(inner), path)
      case .stack(let parts): .stack(parts.map { Self($0) })
      case .composite(let source, let blend, let backdrop):
        .composite(Self(source), CompositeOperator(blend), over: Self(backdrop))
      }
  }
}

extension ColorLetter.Ink {
  fileprivate init(_ fill: ColorGlyph.Fill) {
    self =
      switch fill {
      case .color(let color): .color(ColorLetter.Tone(color))
      case .gradient(let gradient): .gradient(ColorLetter.Blend(gradient))
      }
  }
}

extension ColorLetter.Tone {
  fileprivate init(_ color: ColorGlyph.Color) {
    switch color.source {
    case .text: self = .text(alpha: color.alpha)
    case .font(let red, let green, let blue):
      let alpha = UInt8((min(max(color.alpha, 0), 1) * 255).rounded())
      self = .own(Pixel(red: red, green: green, blue: blue, alpha: alpha))
    }
  }
}

extension ColorLetter.Blend {
  fileprivate init(_ gradient: ColorGlyph.Gradient) {
    func circle(_ circle: ColorGlyph.Gradient.Circle) -> GradientFill.Circle {
      GradientFill.Circle(circle.center, radius: circle.radius)
    }
    let way: Way =
      switch gradient.way {
      case .linear: .linear
      case .circles(let start, let end): .circles(circle(start), circle(end))
      case .sweep(let start, let end): .sweep(start, end)
      }
    self.init(
      way, stops: gradient.stops.map { Stop(ColorLetter.Tone($0.color), at: $0.offset) },
      spread: gradient.spread, plane: gradient.plane)
  }
}

extension CompositeOperator {
  fileprivate init(_ blend: ColorGlyph.Blend) {
    self =
      switch blend {
      case .clear: .clear
      case .source: .source
      case .destination: .destination
      case .sourceOver: .sourceOver
      case .destinationOver: .destinationOver
      case .sourceIn: .sourceIn
      case .destinationIn: .destinationIn
      case .sourceOut: .sourceOut
      case .destinationOut: .destinationOut
      case .sourceAtop: .sourceAtop
      case .destinationAtop: .destinationAtop
      case .exclusiveOr: .exclusiveOr
      case .plus: .plus
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .hardLight: .hardLight
      case .softLight: .softLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .multiply: .multiply
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      }
  }
}
