import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

// Colors, fonts and pictures as Interface Builder writes them.

@MainActor
extension InterfaceElement {
  /// The color of a property; `nil` if there is none.
  func color(_ key: String, _ reader: InterfaceReader) -> UIColor? {
    guard let element = value(of: key), element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = SystemColors.color(named: name) { return color }
      reader.note("the system color '\(name)' is not known", at: element)
      return nil
    }
    if let name = element["name"] {
      return UIColor(named: name) ?? reader.resource("namedColor", name)?.plainColor("color")
    }
    return element.plainColor
  }

  private func plainColor(_ child: String) -> UIColor? { self.child(child)?.plainColor }

  private var plainColor: UIColor? {
    let alpha = CGFloat(number("alpha") ?? 1)
    if let white = number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard number("red") != nil else { return nil }
    let (red, green, blue) = (length("red"), length("green"), length("blue"))
    return attributes["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The font of a property; `nil` if there is none.
  func font(_ reader: InterfaceReader, key: String = "fontDescription") -> UIFont? {
    guard let element = value(of: key) else { return nil }
    let size = element.length("pointSize")
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element["name"] {
      guard let font = UIFont(name: name, size: size) else {
        reader.note("the font '\(name)' is not installed", at: element)
        return .systemFont(ofSize: size)
      }
      return font
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = element["weight"]?.lowercased()
      let named = UIFont.Weight.names.first { $0.name == weight }
      return .systemFont(ofSize: size, weight: named?.weight ?? .regular)
    }
  }

  /// The picture that an attribute names; `nil` if there is none.
  func image(_ name: String, _ reader: InterfaceReader) -> UIImage? {
    guard let wanted = attributes[name] else { return nil }
    if attributes["catalog"] == "system" || reader.resource("image", wanted)?["catalog"] == "system"
    {
      return UIImage(systemName: wanted)
    }
    return UIImage(named: wanted)
  }
}

@MainActor
extension InterfaceReader {
  /// Entry of the file's list of resources.
  func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    file.root.list("resources").first { $0.name == kind && $0["name"] == name }
  }
}

/// Colors of the system by the names that Interface Builder has for them.
private enum SystemColors {
  static func color(named name: String) -> UIColor? {
    table[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let table: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "lightText": .lightText, "darkText": .darkText,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "link": .link, "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .groupTableViewBackground,
  ]
}
