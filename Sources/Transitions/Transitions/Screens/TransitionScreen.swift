public import SegueSceneGraph

/// Description of a screen that a transition may use: its name, and the values it was given.
public struct TransitionScreen: Hashable, Sendable {
  /// A value that a screen was given.
  public enum Value: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
  {
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)

    /// The words.
    public init(stringLiteral value: String) { self = .text(value) }

    /// The number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// The whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// Yes or no.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
  }

  /// Name of the screen.
  public var name: LayerID
  /// The values it was given, by their names.
  public var values: [String: Value]

  /// The screen with this name.
  public init(_ name: LayerID, values: [String: Value] = [:]) {
    self.name = name
    self.values = values
  }
}
