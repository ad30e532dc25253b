extension PresetCatalog {
  /// What UIKit and Core Animation bring along.
  static let ios: [Preset] = [
    Preset(
      "ios.push", "the arriving screen slides over the other one, which follows more slowly",
      from: "spring 3/1000/500 over 0.5 s; parallax 0.3 and dimming 0.1 as react-native-screens",
      SystemPush()),
    Preset(
      "ios.cover", "the arriving screen rises from below", from: "spring 3/1000/500 over 0.5 s",
      SystemCover()),
  ]
}
