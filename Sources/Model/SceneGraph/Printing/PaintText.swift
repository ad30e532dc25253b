import SegueGeometry
import SegueTextSupport

extension Color {
  /// The color as scene files take it: `#RRGGBB`, or `#RRGGBBAA` where something shows through.
  ///
  /// A color that does not fall on whole bytes, as in the middle of an animation, is listed by its
  /// components instead, the first three of 255: `rgb(127.5,64,0)`, `rgba(255,255,255,0.5)`. Read
  /// again, it is the same color to the sixth decimal. Only components that an animation has carried
  /// beyond their range are no scene file's; they show how far.
  public var listed: String {
    let bytes = (0..<4).compactMap { UInt8(NumberText.format(components[$0] * 255)) }
    guard bytes.count == 4 else { return function }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      byte.digits(atLeast: 2, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  private var function: String {
    let parts = NumberText.format([red * 255, green * 255, blue * 255])
    let alpha = NumberText.format(alpha)
    return alpha == "1" ? "rgb(\(parts))" : "rgba(\(parts),\(alpha))"
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
      case .conic(let center, let start):
        "conic(\(NumberText.format([center.x, center.y, start.degrees]))"
      }
    let end = spread == .pad ? "" : ";\(spread.rawValue)"
    return head + end + ";" + stops.joined(separator: ",") + ")"
  }
}

extension String {
  /// The words in quotes on one line, cut after 32 characters.
  var quotedForListing: String { quoted(upTo: 32) }

  /// A name as one word: in quotes where it could be taken for several.
  var wordForListing: String {
    let isPlain =
      !isEmpty && !unicodeScalars.contains { $0.value <= 0x20 || $0 == "\"" || $0 == "\\" }
    return isPlain ? self : quoted(upTo: .max)
  }

  private func quoted(upTo limit: Int) -> String {
    var text = "\""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + (unicodeScalars.count > limit ? "…\"" : "\"")
  }
}
