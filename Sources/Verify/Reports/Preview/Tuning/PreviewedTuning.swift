/// Values of a scene that can be adjusted while its page is open.
public struct PreviewedTuning: Hashable, Sendable {
  /// Knobs that belong together.
  public var groups: [Group]

  /// Everything that can be turned, in the order of the file.
  public init(groups: [Group]) { self.groups = groups }

  /// The numbers of a spring, or the variables of a scene.
  public struct Group: Hashable, Sendable {
    /// The name by which a request calls it: letters, digits and dashes.
    public var id: String
    /// Display name of the group.
    public var name: String
    /// Location of the group, in words.
    public var place: String
    /// Values that can be adjusted.
    public var knobs: [Knob]
    /// The curve that a spring has as it is saved.
    public var curve: PreviewedCurve?

    /// Knobs with a name.
    public init(
      id: String, name: String, place: String, knobs: [Knob], curve: PreviewedCurve? = nil
    ) {
      self.id = id
      self.name = name
      self.place = place
      self.knobs = knobs
      self.curve = curve
    }
  }

  /// One value that can be turned.
  public struct Knob: Hashable, Sendable {
    /// The name by which a request calls it: letters, digits, dots, dashes and underscores.
    public var id: String
    /// Display name of the value.
    public var name: String
    /// Kind of the value, with its permitted range.
    public var kind: Kind
    /// Unit of its numbers.
    public var unit: String

    /// A value with a name.
    public init(id: String, name: String, kind: Kind, unit: String = "") {
      self.id = id
      self.name = name
      self.kind = kind
      self.unit = unit
    }
  }

  /// Kinds of values that a knob holds.
  public enum Kind: Hashable, Sendable {
    /// A number, the range that a slider has, and its smallest step; more can be typed.
    case number(Double, in: ClosedRange<Double>, step: Double)
    /// A color as scenes write it.
    case color(String)
    /// Words.
    case words(String)
    /// Yes or no.
    case flag(Bool)
    /// One of several values.
    case choice(String, of: [String])
  }
}
