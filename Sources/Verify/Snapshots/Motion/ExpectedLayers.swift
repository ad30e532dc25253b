public import SegueMotionAssertions
public import SegueMotion
public import Testing

/// The layer of this name, or all whose names a pattern fits, in which `*` stands for any letters; for
/// ``expectMotion(of:_:sourceLocation:)-(FilmSource,_,_)``.
public func layer(_ name: String) -> ExpectedLayers { ExpectedLayers(LayerPattern(name)) }

/// Each layer of a film; for ``expectMotion(of:_:sourceLocation:)-(FilmSource,_,_)``.
public var everyLayer: ExpectedLayers { ExpectedLayers(.everything) }

/// Layers of which something is expected; each claim is that of scene files, and says in its type what it
/// means.
public struct ExpectedLayers: Sendable {
  private let layers: LayerPattern

  init(_ layers: LayerPattern) { self.layers = layers }

  /// It is seen by a moment, with at least this opacity.
  public func appears(
    by time: Time, opacity: Double = 0.01, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Appears(by: time, opacity: opacity), at: sourceLocation)
  }

  /// It has gone for good by a moment.
  public func leaves(
    by time: Time, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Leaves(by: time), at: sourceLocation)
  }

  /// It is seen before another layer, by at least this much time.
  public func appears(
    before other: String, gap: Time = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, AppearsInOrder(.before, other, gap: gap), at: sourceLocation)
  }

  /// It is seen after another layer, by at least this much time.
  public func appears(
    after other: String, gap: Time = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, AppearsInOrder(.after, other, gap: gap), at: sourceLocation)
  }

  /// It stays inside of an area as long as it is seen, but for so many points.
  public func staysInside(
    _ region: Region, within: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, StaysInside(region, within: within), at: sourceLocation)
  }

  /// It covers an area throughout; all layers together do, where all are meant.
  public func covers(
    _ region: Region, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Covers(region), at: sourceLocation)
  }

  /// It never overlaps another layer, and stays so many points away from it.
  public func neverOverlaps(
    _ other: String, by distance: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, NeverOverlaps(other, by: distance), at: sourceLocation)
  }

  /// Its letters have at least this contrast with what is behind them, from 1 to 21.
  public func hasContrast(
    atLeast ratio: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Contrast(atLeast: ratio), at: sourceLocation)
  }

  /// It is at rest by a moment, within so many points.
  public func settles(
    by time: Time, within: Double = 0.5, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Settles(by: time, within: within), at: sourceLocation)
  }

  /// It moves in a direction, by at least so many points.
  public func moves(
    _ direction: Moves.Direction, by distance: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, Moves(direction, by: distance), at: sourceLocation)
  }

  /// A number of it only grows or only shrinks.
  public func isMonotone(
    in measure: IsMonotone.Measure, within: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, IsMonotone(measure, within: within), at: sourceLocation)
  }

  /// It does not stand still on its way, but for pauses of this length.
  public func keepsMoving(
    within pause: Time = .milliseconds(50), sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, KeepsMoving(within: pause), at: sourceLocation)
  }

  /// It is never elsewhere at once, by more than so many points.
  public func neverJumps(
    within: Double = 2, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, NeverJumps(within: within), at: sourceLocation)
  }

  /// Its velocity changes at once by no more than so many points a second.
  public func movesSmoothly(
    within: Double = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, MovesSmoothly(within: within), at: sourceLocation)
  }

  /// It ends where it is at rest, within so many points.
  public func endsAtRest(
    within: Double = 0.5, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ExpectedMotion {
    ExpectedMotion(layers, EndsAtRest(within: within), at: sourceLocation)
  }
}
