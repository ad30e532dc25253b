/// Severity of a finding; the more severe one compares as less, so that it comes first.
package enum AuditSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// People are kept from using the app, or may be harmed.
  case error
  /// It looks wrong, or tires.
  case warning
  /// Worth a look.
  case remark

  /// Returns true if `left` is more severe than `right`.
  package static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    let order = allCases
    return order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
  }
}
