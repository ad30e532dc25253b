/// Progress of Android's back gesture by the distance of a finger from the side of the display.
///
/// On a display as wide as a phone, progress is the part of the width. On a wider one it follows the
/// finger on the first stretch as on a display not much wider than a phone, and on the rest it
/// gradually becomes the part of the width.
public struct BackGesture: Hashable, Sendable {
  /// The width of the display, in points.
  public var width: Double
  /// The stretch on which progress is even: the width of a phone.
  public var linearDistance = 412.0
  /// The part of the rest of the width that counts on that stretch.
  public var share = 0.2

  /// The gesture on a display of this width.
  public init(width: Double) {
    self.width = width
  }

  /// The progress, from 0 to 1, after `way` points.
  public func progress(after way: Double) -> Double {
    guard width > linearDistance else { return min(max(way / width, 0), 1) }
    let start = linearDistance + (width - linearDistance) * share
    let beyond = (way - linearDistance) / (width - linearDistance)
    let target = way <= linearDistance ? start : start + (width - start) * beyond
    return min(max(way / target, 0), 1)
  }
}
