// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

internal import HeadlessCoreGraphics
internal import SegueSceneGraph

// The colors of iOS 15 to 18 in light and in dark surroundings, as Apple's guidelines and UIKit give
// them; those for increased contrast are left out.

extension UIColor {
  public static let systemRed = UIColor("systemRed", 0xFF3B30, 0xFF453A)
  public static let systemOrange = UIColor("systemOrange", 0xFF9500, 0xFF9F0A)
  public static let systemYellow = UIColor("systemYellow", 0xFFCC00, 0xFFD60A)
  public static let systemGreen = UIColor("systemGreen", 0x34C759, 0x30D158)
  public static let systemMint = UIColor("systemMint", 0x00C7BE, 0x63E6E2)
  public static let systemTeal = UIColor("systemTeal", 0x30B0C7, 0x40C8E0)
  public static let systemCyan = UIColor("systemCyan", 0x32ADE6, 0x64D2FF)
  public static let systemBlue = UIColor("systemBlue", 0x007AFF, 0x0A84FF)
  public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, 0x5E5CE6)
  public static let systemPurple = UIColor("systemPurple", 0xAF52DE, 0xBF5AF2)
  public static let systemPink = UIColor("systemPink", 0xFF2D55, 0xFF375F)
  public static let systemBrown = UIColor("systemBrown", 0xA2845E, 0xAC8E68)
  public static let systemGray = UIColor("systemGray", 0x8E8E93, 0x8E8E93)
  public static let systemGray2 = UIColor("systemGray2", 0xAEAEB2, 0x636366)
  public static let systemGray3 = UIColor("systemGray3", 0xC7C7CC, 0x48484A)
  public static let systemGray4 = UIColor("systemGray4", 0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = UIColor("systemGray5", 0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = UIColor("systemGray6", 0xF2F2F7, 0x1C1C1E)
  public static let link = UIColor("link", 0x007AFF, 0x0984FF)
  public static let tintColor = UIColor("tintColor", 0x007AFF, 0x0A84FF)
}

// Text.
extension UIColor {
  public static let label = UIColor("label", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  public static let placeholderText = UIColor("placeholderText", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
}

// Lines and fills.
extension UIColor {
  public static let separator = UIColor("separator", 0x3C3C43, 0x545458, 0.29, 0.6)
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6C8, 0x38383A)
  public static let systemFill = UIColor("systemFill", 0x787880, 0x787880, 0.2, 0.36)
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", 0x787880, 0x787880, 0.16, 0.32)
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", 0x767680, 0x767680, 0.12, 0.24)
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", 0x747480, 0x767680, 0.08, 0.18)
}

// Backgrounds, which are lighter where a dark one lies above another, as in a sheet.
extension UIColor {
  public static let systemBackground = UIColor(
    "systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let groupTableViewBackground = systemGroupedBackground
}

extension UIColor {
  /// A color in light surroundings, and one with its own opacity in dark ones.
  private convenience init(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ alpha: Double = 1, _ darkAlpha: Double = 1,
    elevated: UInt32? = nil
  ) {
    let fixed = [
      (light, alpha), (dark, darkAlpha), (elevated ?? dark, darkAlpha),
    ].map { UIColor(cgColor: CGColor(Color(rgb: $0, alpha: $1))) }
    self.init(
      .dynamic(name: name) { traits in
        if traits.userInterfaceStyle != .dark { return fixed[0] }
        return traits.userInterfaceLevel == .elevated ? fixed[2] : fixed[1]
      })
  }
}
