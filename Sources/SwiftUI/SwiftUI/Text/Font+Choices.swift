public import Foundation
package import HeadlessUIKit

extension Font {
  /// Thickness of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    public static let ultraLight = Weight(.ultraLight)
    public static let thin = Weight(.thin)
    public static let light = Weight(.light)
    public static let regular = Weight(.regular)
    public static let medium = Weight(.medium)
    public static let semibold = Weight(.semibold)
    public static let bold = Weight(.bold)
    public static let heavy = Weight(.heavy)
    public static let black = Weight(.black)

    private init(_ weight: UIFont.Weight) { value = weight.rawValue }

    /// The same in UIKit.
    package var uiWeight: UIFont.Weight { UIFont.Weight(value) }
  }

  /// Width of letters, as a part of what is usual.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The looks of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    /// The same in UIKit.
    package var uiDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// Distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}
