// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

package import Foundation

/// A font without its size.
package struct InstalledFace: Hashable, Sendable {
  /// The family; that of the system is empty.
  package var family: String
  package var weight: UIFont.Weight
  package var isItalic: Bool
  package var design: UIFontDescriptor.SystemDesign

  package init(
    family: String = "", weight: UIFont.Weight = .regular, isItalic: Bool = false,
    design: UIFontDescriptor.SystemDesign = .default
  ) {
    (self.family, self.weight, self.isItalic, self.design) = (family, weight, isItalic, design)
  }

  /// The face of a PostScript name such as `Avenir-HeavyOblique`, or of a family.
  init(name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weights = UIFont.Weight.names.filter { style.contains($0.name) }
    // `semibold` has `bold` in it: the longest name is meant.
    let weight = weights.max { $0.name.count < $1.name.count }?.weight
    let isItalic = style.contains("italic") || style.contains("oblique")
    self.init(
      family: parts.first.map { InstalledFace.spaced(String($0)) } ?? name,
      weight: weight ?? .regular,
      isItalic: isItalic)
  }

  /// `HelveticaNeue` with a space between its words.
  private static func spaced(_ name: String) -> String {
    var (result, last): (String, Character?) = ("", nil)
    for character in name {
      if character.isUppercase, last?.isLowercase == true { result.append(" ") }
      result.append(character)
      last = character
    }
    return result
  }

  /// True if it is the system's face.
  package var isSystem: Bool { family.isEmpty }

  /// The PostScript name.
  var name: String {
    let base = isSystem ? ".SFUI" : family.filter { $0 != " " }
    let named = UIFont.Weight.names.first { $0.weight == self.weight }
    let cut = named?.name.capitalized ?? "Regular"
    let style = (cut == "Regular" && isItalic ? "" : cut) + (isItalic ? "Italic" : "")
    return isSystem || style != "Regular" ? "\(base)-\(style)" : base
  }
}

extension InstalledFace {
  /// Heights of letters in a font of size 1.
  package struct Metrics: Hashable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(
      ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    ) {
      (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
      (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }

    /// Those of San Francisco, whose em has 2048 units.
    package static let system = Metrics(
      ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048,
      xHeight: 1078.0 / 2048)
  }
}
