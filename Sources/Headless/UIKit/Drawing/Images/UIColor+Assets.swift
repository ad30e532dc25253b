// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import Foundation
internal import HeadlessCoreGraphics

extension UIColor {
  /// The color with this name in the asset catalogs of the picture folders; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let set = unsafe ColorSet(named: name, in: UIImage.folders) else { return nil }
    let (light, dark) = (set.color(isDark: false), set.color(isDark: true))
    guard let light else { return nil }
    guard let dark else {
      self.init(cgColor: light)
      return
    }
    let colors = (UIColor(cgColor: light), UIColor(cgColor: dark))
    self.init(
      .dynamic(name: "asset \(name)") { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 })
  }

  /// The color with this name in the asset catalogs of the picture folders; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}

/// What a catalog says of a color.
private struct ColorSet: Decodable {
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

  init?(named name: String, in folders: [String]) {
    for folder in folders {
      let paths = FileManager.default.subpaths(atPath: folder) ?? []
      let set = paths.first { $0.hasSuffix("/\(name).colorset") || $0 == "\(name).colorset" }
      guard let set,
        let data = FileManager.default.contents(atPath: "\(folder)/\(set)/Contents.json"),
        let found = try? JSONDecoder().decode(ColorSet.self, from: data)
      else { continue }
      self = found
      return
    }
    return nil
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
