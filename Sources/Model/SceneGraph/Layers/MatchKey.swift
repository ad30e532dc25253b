/// The name of a thing that two screens show: their layers with one key are pictures of it.
public struct MatchKey: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// The key with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The key with this name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}

extension Layer {
  /// The layer, as a picture of what `key` names, which is a thing of these kinds.
  public func matched(_ key: MatchKey?, classes: [String] = []) -> Layer {
    var layer = self
    layer.match = key
    layer.matchClasses = classes
    return layer
  }
}
