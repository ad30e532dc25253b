/// A number that was measured, and by how much it may be off.
package struct UncertainNumber: Hashable, Sendable {
  /// The number.
  package let value: Double
  /// By how much it may be off.
  package let off: Double

  package init(_ value: Double, off: Double) { (self.value, self.off) = (value, off) }

  /// The difference of two numbers that are off for different reasons.
  package static func - (a: UncertainNumber, b: UncertainNumber) -> UncertainNumber {
    UncertainNumber(a.value - b.value, off: (a.off * a.off + b.off * b.off).squareRoot())
  }

  /// The number in another unit.
  static func * (a: UncertainNumber, factor: Double) -> UncertainNumber {
    UncertainNumber(a.value * factor, off: a.off * abs(factor))
  }
}
