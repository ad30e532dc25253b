public import Foundation

/// Values that can be added and scaled, as what moves must be.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

/// Weights of numbers whose own unit is too large for what people see.
///
/// A spring rests where the speed of a value is small. Angles in radians, places in parts of a view and
/// components of colors would rest too early, so they count for more: their animatable data are that many
/// times larger.
package enum AnimatableWeight {
  /// The weight of radians, parts of a view, and components of colors.
  package static let unit = 128.0
}
