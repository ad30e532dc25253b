public import SegueTransitions

extension PresetCatalog {
  private static let spring = "spring 3/1000/500 over 0.5 s"

  /// The transitions that UIKit brings along.
  static let ios: [Preset] = [
    Preset(
      "ios.push", "the arriving screen slides over the other one, which follows more slowly",
      from: "\(spring); parallax 0.3 and dimming 0.1 as react-native-screens",
      transition: SystemPush()
    ).jumping(.shadow),
    Preset(
      "ios.push-legacy", "the same along a curve, the other screen following by a third",
      from: "0.35 s, the duration that older systems report", transition: SystemPush.legacy
    ).jumping(.shadow),
    Preset(
      "ios.push-26", "the push whose arriving screen has the display's corners",
      from: "\(spring); corners as Transmission", transition: SystemPush.rounded
    ).interrupted(.prompt).jumping(.shadow),
    Preset(
      "ios.cover", "the arriving screen rises from below", from: spring, transition: SystemCover()),
    Preset(
      "ios.dissolve", "both screens fade over black, and are darker halfway",
      from: "\(spring); tB + (1-t)²A as React Navigation notes of UIKit", reduced: nil,
      transition: SystemDissolve()),
    Preset(
      "ios.flip", "the screens are the two sides of a card that turns over",
      from:
        "0.7 s and a viewer at 1000 points as React Navigation; steps back and darkens as UIKit",
      transition: CardTurn.system),
    Preset(
      "ios.zoom", "the arriving screen grows out of what was touched, and shrinks back into it",
      from: "Transmission's re-creation of iOS 18: spring of 0.45 s, dimming 0.2",
      transition: ZoomTransition()
    ).interrupted(.fluid).jumping(.shadow),
    Preset(
      "ios.zoom-26", "the zoom, behind which the other screen has the display's corners",
      from:
        "Transmission's re-creation: spring of 0.45 s, dimming 0.2; corners of the page as iOS 26",
      transition: ZoomTransition.rounded
    ).interrupted(.fluid).jumping(.shadow),
    Preset(
      "ios.cross-fade", "the arriving screen fades in over the other one",
      from:
        "SwiftUI's crossFade of iOS 27, which has no published numbers: SwiftUI's default spring, 0.5 s",
      reduced: nil, transition: CrossFade(SwiftUIMatch.standard)),
    Preset(
      "ios.matched-geometry",
      "views that are shared take the frame between their two, all views fade",
      from: "SwiftUI, matchedGeometryEffect: its default spring, response 0.5, and opacity",
      transition: MatchedTransition(ViewFade(), SwiftUIMatch())
    ).interrupted(.merged),
  ]

  /// UIKit's sheets: the screen that is covered stays visible.
  static let iosSheets: [Preset] = [
    Preset(
      "ios.sheet-13", "a card rises, and the page becomes a card ten points behind it",
      from: "\(spring); React Navigation before iOS 26", reduced: "ios.sheet-fade",
      transition: Sheet(.ios13)),
    Preset(
      "ios.sheet-18", "a card rises, and the page steps back by a twelfth",
      from: "\(spring); Flutter's measures of the iOS 18 simulator", reduced: "ios.sheet-fade",
      transition: Sheet(.ios18)),
    Preset(
      "ios.sheet-26", "a card with large corners rises, and the page only grows darker",
      from: "\(spring); React Navigation since iOS 26", reduced: "ios.sheet-fade",
      transition: Sheet(.ios26)),
    Preset(
      "ios.sheet-medium", "a card rises to half the height", from: "\(spring); the medium detent",
      reduced: "ios.sheet-medium-fade", transition: Sheet(.medium)),
    Preset(
      "ios.form-sheet", "a card of 540 by 620 rises to the middle of a wide page",
      from: "\(spring); UIKit's classic extents", reduced: "ios.form-sheet-fade",
      transition: FormSheet()),
    Preset(
      "ios.sheet-fade", "a card fades in where iOS 18's sheet stands",
      from: "ios.sheet-18 where motion is reduced", reduced: nil,
      transition: Sheet(.ios18, isStill: true)),
    Preset(
      "ios.sheet-medium-fade", "a card fades in at half the height",
      from: "ios.sheet-medium where motion is reduced", reduced: nil,
      transition: Sheet(.medium, isStill: true)),
    Preset(
      "ios.form-sheet-fade", "a card of 540 by 620 fades in on a wide page",
      from: "ios.form-sheet where motion is reduced", reduced: nil,
      transition: FormSheet(isStill: true)),
  ].map { $0.interrupted(.closed) }
}

/// Transitions that UIKit brings along.
public enum IOSPreset: String, PresetName {
  case push, pushLegacy = "push-legacy", push26 = "push-26", cover, dissolve, flip, zoom,
    zoom26 = "zoom-26", crossFade = "cross-fade",
    sheet13 = "sheet-13", sheet18 = "sheet-18", sheet26 = "sheet-26",
    sheetMedium = "sheet-medium", formSheet = "form-sheet", sheetFade = "sheet-fade",
    sheetMediumFade = "sheet-medium-fade", formSheetFade = "form-sheet-fade",
    matchedGeometry = "matched-geometry"

  /// The name of the family.
  package static let family = "ios"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = .patient
}

extension ScreenTransition where Self == Preset {
  /// Returns a transition that UIKit brings along.
  public static func ios(_ name: IOSPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
