public import Foundation
package import HeadlessUIKit

// What the device, its settings and its language say.

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[.colorScheme, or: .light] }
    set { self[.colorScheme, or: .light] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[.colorSchemeContrast, or: .standard] }

  public var layoutDirection: LayoutDirection {
    get { self[.layoutDirection, or: .leftToRight] }
    set { self[.layoutDirection, or: .leftToRight] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[.displayScale, or: 1] }
    set { self[.displayScale, or: 1] = newValue }
  }

  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[.horizontalSizeClass, or: nil] }
    set { self[.horizontalSizeClass, or: nil] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[.verticalSizeClass, or: nil] }
    set { self[.verticalSizeClass, or: nil] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[.dynamicTypeSize, or: .large] }
    set { self[.dynamicTypeSize, or: .large] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[.legibilityWeight, or: nil] }
    set { self[.legibilityWeight, or: nil] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[.scenePhase, or: .active] }
    set { self[.scenePhase, or: .active] = newValue }
  }

  // Not those of this machine: a film is the same everywhere.

  public var locale: Locale {
    get { self[.locale, or: Locale(identifier: "en_US")] }
    set { self[.locale, or: Locale(identifier: "en_US")] = newValue }
  }

  public var calendar: Calendar {
    get { self[.calendar, or: Self.usualCalendar] }
    set { self[.calendar, or: Self.usualCalendar] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[.timeZone, or: .gmt] }
    set { self[.timeZone, or: .gmt] = newValue }
  }

  private static var usualCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}

// Settings for people with needs of their own, all as a device has them at first.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool {
    get { self[.accessibilityReduceMotion, or: false] }
    set { self[.accessibilityReduceMotion, or: false] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[.accessibilityReduceTransparency, or: false] }
    set { self[.accessibilityReduceTransparency, or: false] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[.accessibilityDifferentiateWithoutColor, or: false] }
    set { self[.accessibilityDifferentiateWithoutColor, or: false] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[.accessibilityInvertColors, or: false] }
    set { self[.accessibilityInvertColors, or: false] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[.accessibilityShowButtonShapes, or: false] }
    set { self[.accessibilityShowButtonShapes, or: false] = newValue }
  }
  public var accessibilityDimFlashingLights: Bool {
    get { self[.accessibilityDimFlashingLights, or: false] }
    set { self[.accessibilityDimFlashingLights, or: false] = newValue }
  }
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[.accessibilityPlayAnimatedImages, or: true] }
    set { self[.accessibilityPlayAnimatedImages, or: true] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[.accessibilityEnabled, or: false] }
    set { self[.accessibilityEnabled, or: false] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[.accessibilityVoiceOverEnabled, or: false] }
    set { self[.accessibilityVoiceOverEnabled, or: false] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[.accessibilitySwitchControlEnabled, or: false] }
    set { self[.accessibilitySwitchControlEnabled, or: false] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment of views in surroundings that UIKit describes.
  package init(_ traits: UITraitCollection) {
    self.init()
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    if traits.accessibilityContrast == .high {
      self[.colorSchemeContrast, or: ColorSchemeContrast.standard] = .increased
    }
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? dynamicTypeSize
  }

  /// The surroundings as UIKit describes them: those on which colors depend.
  package var traits: UITraitCollection {
    UITraitCollection(
      UITraitCollection.Traits.phone.overridden(
        by: UITraitCollection.Traits(
          style: UIUserInterfaceStyle(colorScheme),
          direction: UITraitEnvironmentLayoutDirection(layoutDirection),
          contrast: colorSchemeContrast == .increased ? .high : .normal)))
  }
}
