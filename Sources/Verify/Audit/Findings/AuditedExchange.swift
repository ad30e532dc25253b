package import SegueMotion

/// A transition of a film in numbers: what its scene declares, what is seen of it, and the limit it is held to.
package struct AuditedExchange: Hashable, Sendable, Codable {
  /// The screens that leave and arrive.
  package let from: String?
  package let to: String?
  /// The operation, such as `push`.
  package let operation: String
  /// The preset; `nil` for a transition of the scene's own.
  package let preset: String?
  /// The moments at which it begins and is over.
  package let start: Time
  package let end: Time
  /// The duration that it was given, in milliseconds.
  package let declared: Double
  /// The milliseconds after which nine tenths, and after which 99 % of all ways are seen to be done.
  package let seen90: Double
  package let seen99: Double
  /// The duration that counts, and its limits; `nil` where the guidelines have none, or something interrupts it.
  package internal(set) var measurement: AuditMeasurement?
}
