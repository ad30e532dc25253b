internal import SegueGeometry

/// An angle, clockwise where y points down.
public struct Angle: Hashable, Comparable, Sendable, AdditiveArithmetic {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
}

extension Angle {
  /// Cosine and sine, the same on every machine.
  package var direction: (cosine: Double, sine: Double) {
    let (sine, cosine) = PortableMath.sincos(radians)
    return (cosine, sine)
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians * AnimatableWeight.unit }
    set { radians = newValue / AnimatableWeight.unit }
  }
}
