/// The curve that rounds a corner.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows gradually, as on the corners of Apple's devices. It begins
  /// 1.52866483 radii away from the corner.
  case continuous
}

/// The radii of the four corners of a box, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  package var topLeft: Double
  /// The radius at the top right.
  package var topRight: Double
  /// The radius at the bottom right.
  package var bottomRight: Double
  /// The radius at the bottom left.
  package var bottomLeft: Double

  /// The radii, clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// True if no corner is rounded.
  package var isZero: Bool { self == .zero }

  /// True if all corners have the same radius.
  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// The radii that fit a box: negative ones become zero, and if two neighbors need more than
  /// their side has, **all** radii shrink by the same factor, as CSS prescribes.
  ///
  /// Law: fitting twice changes nothing more than fitting once, up to rounding.
  package func fitted(to size: Size) -> CornerRadii {
    let wanted = map { max($0, 0) }
    func share(of side: Double, between a: Double, _ b: Double) -> Double {
      a + b > side ? max(side, 0) / (a + b) : 1
    }
    let factor = min(
      min(
        share(of: size.width, between: wanted.topLeft, wanted.topRight),
        share(of: size.width, between: wanted.bottomLeft, wanted.bottomRight)),
      min(
        share(of: size.height, between: wanted.topLeft, wanted.bottomLeft),
        share(of: size.height, between: wanted.topRight, wanted.bottomRight)))
    return factor < 1 ? wanted.map { $0 * factor } : wanted
  }

  /// The radii after `change` has been applied to each.
  package func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight),
      bottomRight: change(bottomRight), bottomLeft: change(bottomLeft))
  }
}
