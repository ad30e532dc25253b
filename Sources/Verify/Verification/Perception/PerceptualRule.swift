package import SegueRaster

/// Tells differences that people see from those that they do not.
///
/// The difference of two colors is measured in OKLab; pixels on smoothed edges do not count. Two
/// pictures look different where any of three things holds: much of a small area differs a little, a
/// small patch differs visibly, or one pixel differs a lot. Half a pixel of motion passes: no rule about
/// pixels can tell it from another way of smoothing edges. Timelines can.
package struct PerceptualRule: Hashable, Sendable {
  /// The edge of the square of which only a share may differ a little.
  package var window = 32
  /// That share; at a quarter, a shadow that is a quarter softer would pass.
  package var windowShare = 0.1
  /// Threshold of a small difference.
  package var faint = 0.01
  /// The pixels of a patch that is seen.
  package var patch = 12
  /// By how much each of them differs at least.
  package var visible = 0.02
  /// By how much a single pixel may differ.
  package var strong = 0.15

  /// The rule with the numbers that were tried on pictures of user interfaces.
  package init() {}

  /// Reasons why two pictures of the same size look different.
  package enum Reason: Hashable, Sendable {
    /// Much of the square with this corner differs a little.
    case area(x: Int, y: Int)
    /// A patch of so many pixels that touch each other differs, one of them here.
    case patch(pixels: Int, x: Int, y: Int)
    /// A pixel differs a lot.
    case pixel(x: Int, y: Int)
  }

  /// Returns the reason why two pictures look different; `nil` if they do not.
  ///
  /// Where they are not opaque they are looked at in front of black and of white.
  package func reason(expected: Surface, actual: Surface) -> Reason? {
    let isOpaque = expected.hidesEverything && actual.hidesEverything
    for background in isOpaque ? [UInt8(0)] : [0, 255] {
      let old = PixelPlane(expected, before: background)
      let new = PixelPlane(actual, before: background)
      if let reason = reason(DifferenceMap(old, new, above: min(faint, visible, strong))) {
        return reason
      }
    }
    return nil
  }

  private func reason(_ map: DifferenceMap) -> Reason? {
    if let (x, y) = map.first(above: strong) { return .pixel(x: x, y: y) }
    if let (count, x, y) = map.largestPatch(above: visible), count >= patch {
      return .patch(pixels: count, x: x, y: y)
    }
    if let (x, y) = map.fullWindow(of: window, share: windowShare, above: faint) {
      return .area(x: x, y: y)
    }
    return nil
  }
}

extension Surface {
  /// True if every pixel is opaque.
  fileprivate var hidesEverything: Bool {
    pixels.indices.allSatisfy { pixels[$0] >> 24 == 255 }
  }
}
