/// A layer that moves, and how.
public struct PreviewedLane: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// Its movements in the order of the scene.
  public var movements: [PreviewedMovement]

  /// A layer with its movements.
  public init(layer: String, movements: [PreviewedMovement]) {
    self.layer = layer
    self.movements = movements
  }
}

/// One property of a layer on its way, once or several times.
public struct PreviewedMovement: Hashable, Sendable {
  /// The property that moves.
  public var property: String
  /// When it moves.
  public var bars: [Bar]

  /// A movement from its beginning to its end.
  public struct Bar: Hashable, Sendable {
    /// When it is, in milliseconds of the film.
    public var span: ClosedRange<Double>
    /// From where to where.
    public var way: String
    /// By which curve.
    public var manner: String

    /// A movement at a time.
    public init(_ span: ClosedRange<Double>, way: String, manner: String) {
      self.span = span
      self.way = way
      self.manner = manner
    }
  }

  /// The movements of a property.
  public init(property: String, bars: [Bar]) {
    self.property = property
    self.bars = bars
  }
}

/// A curve by which something moves.
public struct PreviewedCurve: Hashable, Sendable {
  /// What it is called beside the movements.
  public var name: String
  /// Everything about it.
  public var details: String
  /// Who moves by it.
  public var users: [String]
  /// How long it is looked at, in milliseconds.
  public var milliseconds: Double
  /// Its values at even distances in time, 0 at the beginning and 1 where it leads to.
  public var values: [Double]

  /// A curve through these values.
  public init(
    name: String, details: String, users: [String], milliseconds: Double, values: [Double]
  ) {
    self.name = name
    self.details = details
    self.users = users
    self.milliseconds = milliseconds
    self.values = values
  }
}
