/// A version of the protocol that is spoken here.
///
/// They differ in batches of messages (one version), structured content of answers, and errors that name no
/// request.
enum ProtocolVersion: String, Hashable, Sendable, CaseIterable, Comparable {
  case v2024November = "2024-11-05"
  case v2025March = "2025-03-26"
  case v2025June = "2025-06-18"
  case v2025November = "2025-11-25"

  /// The newest one.
  static let newest = ProtocolVersion.v2025November

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// True if several messages may come at once.
  var hasBatches: Bool { self == .v2025March }

  /// True if answers of tools have structured content.
  var hasStructuredContent: Bool { self >= .v2025June }
}
