import SegueGeometry
import SegueTextSupport

extension Property {
  /// Name of the property in listings; `nil` where they do not show it by itself.
  var listedName: String? {
    switch row.listing {
    case .byName:
      let words = row.name.split(separator: ".")
      return words.dropFirst().reduce(String(words[0])) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
    case .called(let name): return name
    case .within, .never: return nil
    }
  }
}

extension LayerProperties {
  /// Returns the name of a property in listings of this layer; `nil` where they do not show it by itself.
  package func listedName(of property: Property) -> String? {
    switch property {
    case .filter(let index): filters.listedName(at: index)
    case .backdropFilter(let index): backdropFilters.listedName(at: index).map { "backdrop-\($0)" }
    default: property.listedName
    }
  }

  /// A layer that says nothing but that it has content of this kind.
  var unsaid: LayerProperties {
    var unsaid = LayerProperties()
    if case .shape = content {
      unsaid.content = .shape(ShapeContent(Path(), stroke: Stroke(.color(.black))))
    }
    return unsaid
  }
}

extension [Filter] {
  /// Names of the filters in listings, each another one: the second of a kind is `smear#2`.
  var listedNames: [String] {
    var counts: [String: Int] = [:]
    return map { filter in
      let count = counts[filter.name, default: 0] + 1
      counts[filter.name] = count
      return count == 1 ? filter.name : "\(filter.name)#\(count)"
    }
  }

  /// Returns the name of the filter at an index in listings; `nil` where there is none.
  fileprivate func listedName(at index: Int) -> String? {
    indices.contains(index) ? listedNames[index] : nil
  }
}

extension Value {
  /// The value as listings show it.
  func listed(as kind: Property.Kind) -> LayerReport.Value {
    switch self {
    case .numbers(let numbers): numbers.listed(as: kind)
    case .transform(let map): .numbers(map.entries)
    case .path(let path): .numbers(path.controlBox.listed)
    case .paint(let paint): .text(paint.listed)
    case .flag: .flag
    }
  }
}

extension SIMD4<Double> {
  fileprivate func listed(as kind: Property.Kind) -> LayerReport.Value {
    switch kind {
    case .number, .count, .distance, .length, .fraction, .filterAmount, .angle: .number(x)
    case .point, .place, .size, .unitPoint, .factors: .numbers([x, y])
    case .radii: .numbers(CornerRadii(self).listed)
    case .color: .text(Color(components: self).listed)
    case .rect, .paint, .transform, .path, .flag: .numbers([x, y, z, w])
    }
  }
}

extension Rect {
  var listed: [Double] { [minX, minY, width, height] }
}

extension CornerRadii {
  /// One number where all corners are alike, or four, clockwise from the top left.
  fileprivate var listed: [Double] {
    isUniform ? [topLeft] : [topLeft, topRight, bottomRight, bottomLeft]
  }
}

extension Color {
  /// The color as scene files take it: `#RRGGBB`, or `#RRGGBBAA` where something shows through.
  ///
  /// A color that does not fall on whole bytes, as in the middle of an animation, is listed by its
  /// components instead, the first three of 255: `rgb(127.5,64,0)`, `rgba(255,255,255,0.5)`. Read
  /// again, it is the same color to the sixth decimal. Only components that an animation has carried
  /// beyond their range are no scene file's; they show how far.
  package var listed: String {
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
  package var listed: String {
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
