/// Counterparts of a shared element on the other screen.
public enum SharedTarget: Hashable, Sendable, CaseIterable {
  /// The other screen's picture of the same thing.
  case element
  /// All of the other screen.
  case screen
}
