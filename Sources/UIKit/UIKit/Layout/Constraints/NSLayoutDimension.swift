import Foundation

/// A length: a width, a height, or a distance between two places.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This is a number.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, nil, constant: c)
  }

  /// This is at least a number.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, nil, constant: c)
  }

  /// This is at most a number.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, nil, constant: c)
  }

  /// This is a multiple of that.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value, multiplier: m)
  }

  /// This is a multiple of that, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value, multiplier: m, constant: c)
  }

  /// This is at least a multiple of that.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, multiplier: m)
  }

  /// This is at least a multiple of that, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, multiplier: m, constant: c)
  }

  /// This is at most a multiple of that.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, multiplier: m)
  }

  /// This is at most a multiple of that, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, multiplier: m, constant: c)
  }
}
