package import SegueNavigationGraph
import SegueTextSupport

/// A scene on a preview, in one variant or several.
package struct PreviewedScene: Sendable {
  /// Display name of the scene.
  package var name: String
  /// Name of its page and of its place on a page: lowercase letters, digits and dashes.
  package var slug: String
  /// The file that it was read from.
  package var file: String
  /// Its variants, which are shown side by side.
  package var variants: [PreviewedVariant]
  /// Values of the scene that can be adjusted while its page is open.
  package var tuning: PreviewedTuning?
  /// Edition of its page; it grows when the scene changes.
  package var edition = 1

  /// The scene with these variants.
  package init(name: String, slug: String, file: String, variants: [PreviewedVariant]) {
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
package struct PreviewedVariant: Sendable {
  /// Title that tells it from the other variants; empty for the only one.
  package var title: String
  /// The command that draws it.
  package var command: String
  /// The film.
  package var film: PreviewOutcome<PreviewedFilm>

  /// A variant of a scene.
  package init(title: String, command: String, film: PreviewOutcome<PreviewedFilm>) {
    self.title = title
    self.command = command
    self.film = film
  }
}

/// Film of a page, or the mistakes for which there is none.
package enum PreviewOutcome<Film> {
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
package struct PreviewedFilm: Sendable, Codable {
  /// The film itself; nothing where a page has no room for it.
  package var media: PreviewMedia?
  /// A still of it.
  package var poster: PreviewMedia
  /// Moments of the film, evenly spread.
  package var moments: [Moment]
  /// The number of frames.
  package var frameCount: Int
  /// Frames per second, as a number or a fraction.
  package var rate: String
  /// Duration of the film, in milliseconds.
  package var milliseconds: Double
  /// The canvas in pixels as the scene has it.
  package var size: PixelSize
  /// Moments with names.
  package var marks: [Mark]
  /// Movements of the film, by layer.
  package var lanes: [PreviewedLane]
  /// The curves by which it moves.
  package var curves: [PreviewedCurve]
  /// The screens that it shows, and the ways between them; `nil` for a scene of layers.
  package var map: NavigationGraph?

  /// Size of a canvas, in pixels.
  package struct PixelSize: Hashable, Sendable, Codable {
    /// From left to right.
    package var width: Int
    /// From top to bottom.
    package var height: Int
  }

  /// A frame that stands for a moment.
  package struct Moment: Sendable, Codable {
    /// Its number in the film.
    package var frame: Int
    /// Time at which it is shown, in milliseconds.
    package var milliseconds: Double
    /// The picture.
    package var picture: PreviewMedia

    /// The picture of a frame.
    package init(frame: Int, milliseconds: Double, picture: PreviewMedia) {
      self.frame = frame
      self.milliseconds = milliseconds
      self.picture = picture
    }
  }

  /// A moment with a name.
  package struct Mark: Hashable, Sendable, Codable {
    /// The name.
    package var name: String
    /// Time of the mark, in milliseconds.
    package var milliseconds: Double

    /// A moment called `name`.
    package init(_ name: String, at milliseconds: Double) {
      self.name = name
      self.milliseconds = milliseconds
    }
  }

  /// A film without marks and movements.
  package init(
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
package struct PreviewedLane: Hashable, Sendable, Codable {
  /// The layer's name.
  package var layer: String
  /// Its movements in the order of the scene.
  package var movements: [PreviewedMovement]

  /// A layer with its movements.
  package init(layer: String, movements: [PreviewedMovement]) {
    self.layer = layer
    self.movements = movements
  }
}

/// One property of a layer on its way, once or several times.
package struct PreviewedMovement: Hashable, Sendable, Codable {
  /// The property that moves.
  package var property: String
  /// Bars for the times at which it moves.
  package var bars: [Bar]

  /// A movement from its beginning to its end.
  package struct Bar: Hashable, Sendable, Codable {
    /// Time span of the movement, in milliseconds of the film.
    package var span: ClosedRange<Double>
    /// From where to where.
    package var way: String
    /// By which curve.
    package var manner: String

    /// A movement at a time.
    package init(_ span: ClosedRange<Double>, way: String, manner: String) {
      self.span = span
      self.way = way
      self.manner = manner
    }
  }

  /// The movements of a property.
  package init(property: String, bars: [Bar]) {
    self.property = property
    self.bars = bars
  }
}

/// A film or a picture of a preview: where it lies, or its bytes.
package struct PreviewMedia: Hashable, Sendable, Codable {
  /// The kinds of media that pages show.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A movie in which every frame can be sought.
    case movie = "video/mp4"
    /// The same with alpha.
    case transparentMovie = "video/webm"
    /// A still, or a picture that moves by itself.
    case picture = "image/webp"

    /// The ending of a file's name.
    package var fileExtension: String {
      switch self {
      case .movie: "mp4"
      case .transparentMovie: "webm"
      case .picture: "webp"
      }
    }
  }

  /// Kind of the media.
  package let kind: Kind
  /// Address by which a page names it: a relative path, or all of its bytes as an address.
  package let address: String
  /// Number of bytes of the film.
  package let byteCount: Int

  /// A file at `path` beside the page; `version` stands for its bytes, so that a page that is opened
  /// again does not show an older file of the same name.
  package init(_ kind: Kind, at path: String, version: String, byteCount: Int) {
    self.kind = kind
    address = "\(path)?\(version)"
    self.byteCount = byteCount
  }

  /// Bytes that stand in the page itself.
  package init(_ kind: Kind, embedding bytes: [UInt8]) {
    self.kind = kind
    address = "data:\(kind.rawValue);base64," + Base64(bytes).text
    byteCount = bytes.count
  }
}
