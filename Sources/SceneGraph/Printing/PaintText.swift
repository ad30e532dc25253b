import SegueGeometry

extension Color {
  /// The color as `#RRGGBB`, or `#RRGGBBAA` where something shows through.
  ///
  /// A color that does not fall on whole bytes, as in the middle of an animation, is listed with
  /// its components instead: `rgba(0.5,0.25,0,1)`.
  public var listed: String {
    let scaled = components * 255
    let bytes = scaled.rounded(.toNearestOrAwayFromZero)
    let isWhole = (0..<4).allSatisfy {
      (scaled[$0] - bytes[$0]).magnitude < 1e-6 && (0...255).contains(bytes[$0])
    }
    guard isWhole else {
      return "rgba(\(NumberText.format([red, green, blue, alpha])))"
    }
    let digits = (0..<(bytes.w == 255 ? 3 : 4)).map { index in
      let text = String(UInt8(bytes[index]), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Paint {
  /// The paint in one word, without spaces.
  public var listed: String {
    switch self {
    case .color(let color): color.listed
    case .gradient(let gradient): gradient.listed
    }
  }
}

extension Gradient {
  /// The gradient in one word, without spaces: kind, place, and each color with its place.
  var listed: String {
    let stops = self.stops.map { "\($0.color.listed)@\(NumberText.format($0.offset))" }
    let head =
      switch shape {
      case .linear(let start, let end):
        "linear(\(NumberText.format([start.x, start.y, end.x, end.y]))"
      case .radial(let center, let radii):
        "radial(\(NumberText.format([center.x, center.y, radii.width, radii.height]))"
      }
    return head + ";" + stops.joined(separator: ",") + ")"
  }
}

extension String {
  /// The words in quotes on one line, cut after 32 characters.
  var quotedForListing: String {
    var text = "\""
    for scalar in unicodeScalars.prefix(32) {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + (unicodeScalars.count > 32 ? "…\"" : "\"")
  }
}
