public import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// Sets the texts of a scene before they are drawn; drawing does not know how.
///
/// The same words in the same width are the same text every time, whoever asks.
public protocol TextSource: Sendable {
  /// The text in a column of this width, in points.
  func text(_ content: TextContent, width: Double) -> SetText
}

/// A text whose letters have become glyphs and outlines, in points.
public struct SetText: Hashable, Sendable {
  /// A letter in its place.
  public struct PlacedLetter: Hashable, Sendable {
    /// The number of the letter in the alphabet.
    public let letter: Int32
    /// Position of its origin, from the left of the column and from the baseline.
    public let origin: Point
    /// Position of its first character, in bytes of the text.
    public let byte: Int32

    /// A letter, by its number, at a point.
    public init(_ letter: Int32, _ origin: Point, byte: Int32 = 0) {
      self.letter = letter
      self.byte = byte
      self.origin = origin
    }
  }

  /// The part of one line that belongs to one run.
  public struct Piece: Hashable, Sendable {
    /// The number of the run.
    public let run: Int
    /// The letters.
    public let places: [PlacedLetter]
    /// Outline of everything but glyphs, such as underlines, from the left of the column and from the baseline.
    public let rest: Path
    /// The letters that bring their colors.
    public let colored: [PlacedColorLetter]

    /// The part of a run.
    public init(
      run: Int, places: [PlacedLetter], rest: Path = Path(), colored: [PlacedColorLetter] = []
    ) {
      self.run = run
      self.places = places
      self.rest = rest
      self.colored = colored
    }

    /// True if all of it has colors of its own.
    var isColored: Bool { places.isEmpty && rest.isEmpty && !colored.isEmpty }
  }

  /// A letter that brings its colors, in its place.
  public struct PlacedColorLetter: Hashable, Sendable {
    /// The letter.
    public let letter: ColorLetter
    /// Number of points per unit of its font.
    public let unit: Double
    /// Position of its origin, from the left of the column and from the baseline.
    public let origin: Point
    /// Position of its first character, in bytes of the text.
    public let byte: Int32

    /// A letter whose units are `unit` points large, at a point.
    public init(_ letter: ColorLetter, unit: Double, at origin: Point, byte: Int32 = 0) {
      self.byte = byte
      self.letter = letter
      self.unit = unit
      self.origin = origin
    }

    /// A box around the letter, from the left of the column and from the baseline.
    var box: Rect {
      Rect(
        x: letter.box.minX * unit, y: letter.box.minY * unit, width: letter.box.width * unit,
        height: letter.box.height * unit
      ).offset(by: origin - .zero)
    }
  }

  /// Letters on one baseline.
  public struct Line: Hashable, Sendable {
    /// Distance of the baseline below the top of the text.
    public let baseline: Double
    /// The letters.
    public let pieces: [Piece]

    /// The letters on a baseline.
    public init(baseline: Double, pieces: [Piece]) {
      self.baseline = baseline
      self.pieces = pieces
    }
  }

  /// The letters that occur.
  public let alphabet: GlyphTable
  /// The lines, from top to bottom.
  public let lines: [Line]
  /// The height of all lines.
  public let height: Double
  /// True if some glyphs have colors of their own.
  let hasColors: Bool
  /// A box that holds everything, from the left of the column and from the top of the text.
  let box: Rect

  /// The lines, which are `height` points high together.
  public init(_ alphabet: GlyphTable, _ lines: [Line], height: Double) {
    self.alphabet = alphabet
    self.lines = lines
    self.height = height
    hasColors = lines.contains { $0.pieces.contains { !$0.colored.isEmpty } }
    box = Rect(around: lines.flatMap { $0.corners(of: alphabet.box) })
  }
}

extension SetText.Line {
  /// Points that have everything on the line between them, where each letter is inside `letter`.
  fileprivate func corners(of letter: Rect) -> [Point] {
    pieces.flatMap { piece in
      let origins = Rect(around: piece.places.map(\.origin))
      let letters = [
        Point(origins.minX + letter.minX, origins.minY + letter.minY),
        Point(origins.maxX + letter.maxX, origins.maxY + letter.maxY),
      ]
      let rest = piece.rest.isEmpty ? [] : piece.rest.controlBox.corners.points
      let colored = piece.colored.flatMap(\.box.corners.points)
      return ((piece.places.isEmpty ? [] : letters) + rest + colored).map {
        $0 + Vector(0, baseline)
      }
    }
  }
}

extension SetText {
  /// The outline of a letter in its place.
  func outline(of place: PlacedLetter) -> Path {
    let letter = alphabet.letters[Int(place.letter)]
    let (unit, origin) = (letter.unit, Vector(place.origin.x, place.origin.y))
    return letter.outline.path.map { Point($0.x * unit, $0.y * unit) + origin }
  }
}
