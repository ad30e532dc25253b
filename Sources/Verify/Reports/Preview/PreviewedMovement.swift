/// A layer that moves, and how.
public struct PreviewedLane: Hashable, Sendable, Codable {
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
public struct PreviewedMovement: Hashable, Sendable, Codable {
  /// The property that moves.
  public var property: String
  /// Bars for the times at which it moves.
  public var bars: [Bar]

  /// A movement from its beginning to its end.
  public struct Bar: Hashable, Sendable, Codable {
    /// Time span of the movement, in milliseconds of the film.
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
