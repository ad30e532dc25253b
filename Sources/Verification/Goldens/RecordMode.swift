/// When goldens are written in place of being compared.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All are written anew.
  case all
  /// Those that are not there are written; the others are compared.
  case missing
  /// All are compared, and those that fail are written anew.
  case failed
  /// None is ever written.
  case never
}
