public import SegueGeometry
public import SegueSceneGraph

/// Sets the texts of a scene before they are drawn; drawing does not know how.
///
/// The same words in the same width are the same text every time, whoever asks.
public protocol TextSource: Sendable {
  /// The text in a column of this width, in points.
  func text(_ content: TextContent, width: Double) -> SetText
}

/// A text whose letters have become outlines, in points.
public struct SetText: Hashable, Sendable {
  /// The letters of one line that belong to one run.
  public struct Piece: Hashable, Sendable {
    /// The number of the run.
    public let run: Int
    /// The outlines, from the left of the column and from the baseline.
    public let path: Path

    /// The letters of a run.
    public init(run: Int, path: Path) {
      self.run = run
      self.path = path
    }
  }

  /// Letters on one baseline.
  public struct Line: Hashable, Sendable {
    /// How far the baseline is below the top of the text.
    public let baseline: Double
    /// The letters.
    public let pieces: [Piece]

    /// The letters on a baseline.
    public init(baseline: Double, pieces: [Piece]) {
      self.baseline = baseline
      self.pieces = pieces
    }
  }

  /// The lines, from top to bottom.
  public let lines: [Line]
  /// The height of all lines.
  public let height: Double

  /// The lines, which are `height` points high together.
  public init(lines: [Line], height: Double) {
    self.lines = lines
    self.height = height
  }
}
