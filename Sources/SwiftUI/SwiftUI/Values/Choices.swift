// Choices among a few, which views and their modifiers take.

/// Light or dark surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Contrast between what lies in front and what lies behind.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The direction in which people read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Shown, hidden, or as the system has it.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// Scaling into a box: all of it is seen, or all of the box is covered.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// Curves of corners: quarters of circles, or curves whose curvature grows by and by.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// Room on a screen along one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Alignment of the lines of a text among each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// Thickness of letters where people choose bold texts.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Phase of an app's life.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Reasons to show less than all.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
