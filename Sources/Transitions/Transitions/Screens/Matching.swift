/// Rules for matching layers of two screens that show the same element.
public enum Matching: Hashable, Sendable {
  /// Those with one key.
  case keys
  /// Those with one key or else one name; a name that begins with that of its screen counts without it.
  case names
}
