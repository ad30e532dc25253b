/// Options for an observer's notifications.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at once, as if it had just changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Kinds of changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value took the place of another.
  case setting = 1
  /// Values were added.
  case insertion = 2
  /// Values were taken away.
  case removal = 3
  /// Values took the places of others.
  case replacement = 4
}

/// Keys of a change's description, for observers by name.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String

  /// The key with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Key whose value is true if the change has not happened yet.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property, with the values that were asked for.
public struct NSKeyValueObservedChange<Value> {
  /// Kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// True if the change has not happened yet.
  public let isPrior: Bool
}
