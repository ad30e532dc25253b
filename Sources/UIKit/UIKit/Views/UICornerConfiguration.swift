public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }
  fileprivate let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }
  /// As round as the container leaves room for; here, the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }

  fileprivate var points: CGFloat {
    switch kind {
    case .fixed(let radius), .concentric(let radius): max(radius, 0)
    }
  }
}

/// Radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case corners([UInt: UICornerRadius])
    case capsule(maximum: CGFloat?)
  }
  fileprivate let kind: Kind

  private static func corners(
    topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?,
    bottomRight: UICornerRadius?
  ) -> UICornerConfiguration {
    let pairs: [(UIRectCorner, UICornerRadius?)] = [
      (.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft),
      (.bottomRight, bottomRight),
    ]
    let known = pairs.compactMap { pair in pair.1.map { (pair.0.rawValue, $0) } }
    return UICornerConfiguration(
      kind: .corners(Dictionary(uniqueKeysWithValues: known.map { (UInt($0.0), $0.1) })))
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomRadius,
      bottomRight: bottomRadius)
  }
  public static func uniformEdges(
    topRadius: UICornerRadius? = nil, bottomRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  fileprivate func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
    switch kind {
    case .corners(let radii): radii[UInt(corner.rawValue)]?.points ?? 0
    case .capsule(let maximum): min(min(size.width, size.height) / 2, maximum ?? .infinity)
    }
  }
}

extension UIView {
  /// Radii of the corners; those that are round at all have one radius, the largest.
  public var cornerConfiguration: UICornerConfiguration? {
    get { corners }
    set {
      corners = newValue
      roundCorners()
    }
  }

  /// The radius that a corner has now.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    if let cornerConfiguration {
      return cornerConfiguration.radius(of: corner, in: bounds.size)
    }
    let isRound = UIView.maskedCorners.contains {
      $0.0 == corner && layer.maskedCorners.contains($0.1)
    }
    return isRound ? layer.cornerRadius : 0
  }

  /// Gives the layer the corners of the configuration, which may depend on the size.
  func roundCorners() {
    guard let configuration = cornerConfiguration else { return }
    let radii = UIView.maskedCorners.map { corner, mask in
      (mask, configuration.radius(of: corner, in: bounds.size))
    }
    layer.cornerRadius = radii.map(\.1).max() ?? 0
    layer.maskedCorners = CACornerMask(radii.filter { $0.1 > 0 }.map(\.0))
    layer.cornerCurve = .continuous
  }

  private static let maskedCorners: [(UIRectCorner, CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
    (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
  ]
}
