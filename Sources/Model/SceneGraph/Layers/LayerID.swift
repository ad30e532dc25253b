import SegueTextSupport

/// The name of a layer, unique in its tree.
public struct LayerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// The layer with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The layer with this name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name.
  public var description: String { name }

  /// Returns true if a name can be written in scene files, messages and goldens without quoting: 1 to 64
  /// letters, digits, underscores, dots or hyphens.
  public static func isValid(_ name: some StringProtocol) -> Bool {
    name.isIdentifier
  }
}
