public import SegueNavigationGraph
import SegueTextSupport

/// A scene on a preview, in one variant or several.
public struct PreviewedScene: Sendable {
  /// Display name of the scene.
  public var name: String
  /// Name of its page and of its place on a page: lowercase letters, digits and dashes.
  public var slug: String
  /// The file that it was read from.
  public var file: String
  /// Its variants, which are shown side by side.
  public var variants: [PreviewedVariant]
  /// Values of the scene that can be adjusted while its page is open.
  public var tuning: PreviewedTuning?
  /// Edition of its page; it grows when the scene changes.
  public var edition = 1

  /// The scene with these variants.
  public init(name: String, slug: String, file: String, variants: [PreviewedVariant]) {
    self.name = name
    self.slug = slug
    self.file = file
    self.variants = variants
  }

  /// The films of the variants that have no mistakes.
  var films: [PreviewedFilm] { variants.compactMap { $0.film.film } }

  /// True if a variant could not be drawn.
  var isBroken: Bool { films.count < variants.count }

  /// Summary of its duration and its number of variants.
  var summary: String {
    if films.isEmpty { return "has mistakes" }
    let longest = films.map(\.milliseconds).max() ?? 0
    let time = "\(PreviewedFilm.words(longest)) ms"
    let note = isBroken ? ", one has mistakes" : ""
    return variants.count > 1 ? "\(time), \(variants.count) variants\(note)" : time
  }
}

/// A scene in one variant: its film, or why there is none.
public struct PreviewedVariant: Sendable {
  /// Title that tells it from the other variants; empty for the only one.
  public var title: String
  /// The command that draws it.
  public var command: String
  /// The film.
  public var film: PreviewOutcome<PreviewedFilm>

  /// A variant of a scene.
  public init(title: String, command: String, film: PreviewOutcome<PreviewedFilm>) {
    self.title = title
    self.command = command
    self.film = film
  }
}

/// Film of a page, or the mistakes for which there is none.
public enum PreviewOutcome<Film> {
  /// The film.
  case film(Film)
  /// Mistakes in the scene, as the terminal reports them: a text of several lines.
  case mistakes(String)

  /// The film, if there is one.
  package var film: Film? { if case .film(let film) = self { film } else { nil } }

  /// The same with another film, if there is one.
  package func map<Other>(_ change: (Film) -> Other) -> PreviewOutcome<Other> {
    switch self {
    case .film(let film): .film(change(film))
    case .mistakes(let text): .mistakes(text)
    }
  }
}

extension PreviewOutcome: Sendable where Film: Sendable {}

/// A film and everything about it that a page shows.
public struct PreviewedFilm: Sendable, Codable {
  /// The film itself; nothing where a page has no room for it.
  public var media: PreviewMedia?
  /// A still of it.
  public var poster: PreviewMedia
  /// Moments of the film, evenly spread.
  public var moments: [Moment]
  /// The number of frames.
  public var frameCount: Int
  /// Frames per second, as a number or a fraction.
  public var rate: String
  /// Duration of the film, in milliseconds.
  public var milliseconds: Double
  /// The canvas in pixels as the scene has it.
  public var size: PixelSize
  /// Moments with names.
  public var marks: [Mark]
  /// Movements of the film, by layer.
  public var lanes: [PreviewedLane]
  /// The curves by which it moves.
  public var curves: [PreviewedCurve]
  /// The screens that it shows, and the ways between them; `nil` for a scene of layers.
  public var map: NavigationGraph?

  /// Size of a canvas, in pixels.
  public struct PixelSize: Hashable, Sendable, Codable {
    /// From left to right.
    public var width: Int
    /// From top to bottom.
    public var height: Int
  }

  /// A frame that stands for a moment.
  public struct Moment: Sendable, Codable {
    /// Its number in the film.
    public var frame: Int
    /// Time at which it is shown, in milliseconds.
    public var milliseconds: Double
    /// The picture.
    public var picture: PreviewMedia

    /// The picture of a frame.
    public init(frame: Int, milliseconds: Double, picture: PreviewMedia) {
      self.frame = frame
      self.milliseconds = milliseconds
      self.picture = picture
    }
  }

  /// A moment with a name.
  public struct Mark: Hashable, Sendable, Codable {
    /// The name.
    public var name: String
    /// Time of the mark, in milliseconds.
    public var milliseconds: Double

    /// A moment called `name`.
    public init(_ name: String, at milliseconds: Double) {
      self.name = name
      self.milliseconds = milliseconds
    }
  }

  /// A film without marks and movements.
  public init(
    media: PreviewMedia?, poster: PreviewMedia, moments: [Moment], frameCount: Int, rate: String,
    milliseconds: Double, size: (width: Int, height: Int)
  ) {
    self.media = media
    self.poster = poster
    self.moments = moments
    self.frameCount = frameCount
    self.rate = rate
    self.milliseconds = milliseconds
    self.size = PixelSize(width: size.width, height: size.height)
    marks = []
    lanes = []
    curves = []
  }

  /// A number with at most one decimal.
  static func words(_ number: Double) -> String {
    NumberText.format(number, atMost: 1)
  }
}

extension PreviewedFilm: Plausible {
  /// True if there can be a film so long and so large.
  package var isPlausible: Bool {
    frameCount >= 0 && milliseconds.isFinite && milliseconds >= 0
      && min(size.width, size.height) > 0
      && marks.allSatisfy(\.milliseconds.isFinite)
      && moments.allSatisfy { $0.frame >= 0 && $0.milliseconds.isFinite }
  }
}

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

/// A film or a picture of a preview: where it lies, or its bytes.
public struct PreviewMedia: Hashable, Sendable, Codable {
  /// The kinds of media that pages show.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A movie in which every frame can be sought.
    case movie = "video/mp4"
    /// A still, or a picture that moves by itself.
    case picture = "image/webp"
  }

  /// Kind of the media.
  public let kind: Kind
  /// Address by which a page names it: a relative path, or all of its bytes as an address.
  public let address: String
  /// Number of bytes of the film.
  public let byteCount: Int

  /// A file at `path` beside the page; `version` stands for its bytes, so that a page that is opened
  /// again does not show an older file of the same name.
  public init(_ kind: Kind, at path: String, version: String, byteCount: Int) {
    self.kind = kind
    address = "\(path)?\(version)"
    self.byteCount = byteCount
  }

  /// Bytes that stand in the page itself.
  public init(_ kind: Kind, embedding bytes: [UInt8]) {
    self.kind = kind
    address = "data:\(kind.rawValue);base64," + Base64(bytes).text
    byteCount = bytes.count
  }
}
