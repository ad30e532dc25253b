/// An angle that counts its turns: 720° is not 0°.
///
/// Positive angles about z turn **clockwise** on the canvas, because y points down. The value is
/// kept in degrees, so that quarter turns written by people stay exact.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in degrees.
  package var degrees: Double

  /// The angle of this many degrees.
  package init(degrees: Double) {
    self.degrees = degrees
  }

  /// The angle of this many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of this many radians.
  package static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * (180 / Double.pi))
  }

  /// The angle of this many full turns.
  package static func turns(_ turns: Double) -> Angle { Angle(degrees: turns * 360) }

  /// No rotation.
  public static let zero = Angle(degrees: 0)

  /// The angle in radians.
  package var radians: Double { degrees * (Double.pi / 180) }

  /// Returns `true` if `a` turns less far clockwise than `b`.
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }

  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}
