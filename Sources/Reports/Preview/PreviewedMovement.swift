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
  /// When it moves, in milliseconds of the film.
  public var spans: [ClosedRange<Double>]
  /// From where to where.
  public var way: String
  /// By which curve.
  public var manner: String

  /// The movement of a property.
  public init(property: String, spans: [ClosedRange<Double>], way: String, manner: String) {
    self.property = property
    self.spans = spans
    self.way = way
    self.manner = manner
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
