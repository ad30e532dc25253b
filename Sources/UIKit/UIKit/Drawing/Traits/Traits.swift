// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

package import Foundation

/// Values that a trait collection specifies; `nil` for the others.
package struct Traits: Hashable, Sendable {
  package var style: UIUserInterfaceStyle?
  package var level: UIUserInterfaceLevel?
  package var idiom: UIUserInterfaceIdiom?
  package var width: UIUserInterfaceSizeClass?
  package var height: UIUserInterfaceSizeClass?
  package var direction: UITraitEnvironmentLayoutDirection?
  package var contentSize: UIContentSizeCategory?
  package var contrast: UIAccessibilityContrast?
  package var legibility: UILegibilityWeight?
  package var gamut: UIDisplayGamut?
  package var scale: CGFloat?

  package init(
    style: UIUserInterfaceStyle? = nil, level: UIUserInterfaceLevel? = nil,
    idiom: UIUserInterfaceIdiom? = nil, width: UIUserInterfaceSizeClass? = nil,
    height: UIUserInterfaceSizeClass? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
    contentSize: UIContentSizeCategory? = nil, contrast: UIAccessibilityContrast? = nil,
    legibility: UILegibilityWeight? = nil, gamut: UIDisplayGamut? = nil, scale: CGFloat? = nil
  ) {
    (self.style, self.level, self.idiom) = (style, level, idiom)
    (self.width, self.height, self.direction) = (width, height, direction)
    (self.contentSize, self.contrast, self.legibility) = (contentSize, contrast, legibility)
    (self.gamut, self.scale) = (gamut, scale)
  }

  /// A phone held upright, in light, at the default text size.
  package static let phone = Traits(
    style: .light, level: .base, idiom: .phone, width: .compact, height: .regular,
    direction: .leftToRight, contentSize: .large, contrast: .normal, legibility: .regular,
    gamut: .P3, scale: 3)

  /// These, with what others specify in their place.
  package func overridden(by others: Traits) -> Traits {
    Traits(
      style: others.style ?? style, level: others.level ?? level, idiom: others.idiom ?? idiom,
      width: others.width ?? width, height: others.height ?? height,
      direction: others.direction ?? direction, contentSize: others.contentSize ?? contentSize,
      contrast: others.contrast ?? contrast, legibility: others.legibility ?? legibility,
      gamut: others.gamut ?? gamut, scale: others.scale ?? scale)
  }

  /// Those on which colors depend.
  var appearance: Traits {
    Traits(style: style, level: level, contrast: contrast, gamut: gamut)
  }
}
