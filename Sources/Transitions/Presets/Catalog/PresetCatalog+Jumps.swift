extension PresetCatalog {
  /// The presets that do not begin or end as the screens at rest, and why: their platforms jump there
  /// as well.
  public static let jumps: [String: String] = {
    let shadow = "the shadow of the upper screen reaches onto the stage while that is beside it"
    let faint = "the upper screen is seen by one percent where it should not be there"
    let corners = "a page has the display's corners as soon as a finger leads it"
    return [
      "composed.default": shadow, "ios.push": shadow, "ios.push-26": shadow,
      "ios.push-legacy": shadow, "ios.zoom": shadow, "ionic.push": shadow,
      "react-native-screens.ios-from-left": shadow, "react-native-screens.ios-from-right": shadow,
      "react-navigation.slide-from-left": shadow, "react-navigation.slide-from-right": shadow,
      "ionic.modal-md": faint, "ionic.push-md": faint,
      "android.predictive-back": corners,
      "flutter.predictive-back": corners, "flutter.predictive-back-fullscreen": corners,
      "compose.predictive-pop": "the leaving screen shrinks and is gone while it is still seen",
    ]
  }()
}
