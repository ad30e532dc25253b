public import Foundation

/// A size that is offered to a view, which decides; `nil` asks for what it likes best.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

// MARK: - What is no number

// A layout that reckons with endless lengths may come to one that is no number: it counts as none.

extension CGFloat {
  fileprivate var withNumbers: CGFloat { isNaN ? 0 : self }
}

extension ProposedViewSize {
  /// The proposal with zero in the place of what is no number.
  var withNumbers: ProposedViewSize {
    ProposedViewSize(width: width?.withNumbers, height: height?.withNumbers)
  }
}

extension CGSize {
  /// The size with zero in the place of what is no number.
  var withNumbers: CGSize { CGSize(width: width.withNumbers, height: height.withNumbers) }
}

extension CGPoint {
  /// The point with zero in the place of what is no number.
  var withNumbers: CGPoint { CGPoint(x: x.withNumbers, y: y.withNumbers) }
}
