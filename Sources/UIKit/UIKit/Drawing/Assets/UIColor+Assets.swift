// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import Foundation
internal import HeadlessCoreGraphics
internal import HeadlessQuartzCore

extension UIColor {
  /// The color with this name in the app's catalogs; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The color with this name in the catalogs of the bundle and the app; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let set = AppAssets.first(in: bundle) { $0.color(named: name) }
    guard let set, let light = set.color(isDark: false) else {
      AppSession.current.noteMissing(.color, name)
      return nil
    }
    guard let dark = set.color(isDark: true) else {
      self.init(cgColor: light)
      return
    }
    let colors = (UIColor(cgColor: light), UIColor(cgColor: dark))
    self.init(
      .dynamic(name: "asset \(name)") { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 })
  }
}

/// Catalog entry of a color.
struct ColorSet: Decodable {
  struct Appearance: Decodable { let value: String? }

  struct Value: Decodable {
    let components: [String: String]
    let space: String?

    enum CodingKeys: String, CodingKey {
      case components
      case space = "color-space"
    }
  }

  struct Entry: Decodable {
    let appearances: [Appearance]?
    let color: Value?
  }

  let colors: [Entry]

  /// The folder of a color in a catalog.
  init?(contentsOf folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let found = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    self = found
  }

  func color(isDark: Bool) -> CGColor? {
    let entry = colors.first { entry in
      let names = entry.appearances?.compactMap(\.value) ?? []
      return isDark ? names == ["dark"] : names.isEmpty
    }
    guard let value = entry?.color else { return nil }
    let alpha = value.number("alpha") ?? 1
    if let white = value.number("white") { return CGColor(gray: white, alpha: alpha) }
    let parts = ["red", "green", "blue"].map { value.number($0) ?? 0 }
    if value.space == "display-p3", let wide = CGColorSpace(name: CGColorSpace.displayP3) {
      return CGColor(wide, components: parts + [alpha])
    }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}

extension ColorSet.Value {
  /// A component, which catalogs write as `0.5`, `127` or `0x7F`.
  func number(_ name: String) -> CGFloat? {
    guard let text = components[name] else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") || name == "alpha" ? CGFloat(number) : CGFloat(number) / 255
  }
}
