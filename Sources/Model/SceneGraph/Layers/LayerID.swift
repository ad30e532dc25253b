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
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
