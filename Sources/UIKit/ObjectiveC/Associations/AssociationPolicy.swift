// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Policies for keeping an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive: `nil` once nobody else keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}
