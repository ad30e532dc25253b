/// Look of the content above the screens, as the screens ask for.
struct ForegroundLook: Equatable {
  /// Lightness of the words of the status bar, from 0 for dark ones to 1 for light ones.
  var lightness: Double
  /// Visible fraction of each bar, from 0 to 1.
  var bars: [Double]

  /// The number that something of the foreground follows.
  func part(for ink: StatusBarInk) -> Double {
    guard let bar = ink.bar else { return lightness }
    return bars.indices.contains(bar) ? bars[bar] : 1
  }

  /// Returns the look at `progress` between this look and another one.
  func interpolated(to other: ForegroundLook, at progress: Double) -> ForegroundLook {
    ForegroundLook(
      lightness: lightness + (other.lightness - lightness) * progress,
      bars: zip(bars, other.bars).map { $0 + ($1 - $0) * progress })
  }
}
