/// Durations of the parts of the work, summed over the tasks that worked side by side.
public struct FilmEffort: Hashable, Sendable {
  /// Drawing frames.
  public var drawing: Duration
  /// Making of frames what the sink writes, and writing it.
  public var encoding: Duration

  /// The effort of these parts; none unless given.
  public init(drawing: Duration = .zero, encoding: Duration = .zero) {
    self.drawing = drawing
    self.encoding = encoding
  }

  /// The efforts of two stretches of work.
  public static func + (a: FilmEffort, b: FilmEffort) -> FilmEffort {
    FilmEffort(drawing: a.drawing + b.drawing, encoding: a.encoding + b.encoding)
  }
}
