package import SegueVideo
package import SegueMotion
package import SegueImages
package import SegueRendering

/// The kind of output made of a film, and its path; a path `-` is standard output.
package enum FilmOutput: Hashable, Sendable {
  /// A picture of one moment.
  case still(path: String, at: Time)
  /// The straight pixels of one moment, four bytes each.
  case pixels(path: String, at: Time)
  /// The line with the digest of one moment; without a path nothing but the text.
  case digest(path: String?, at: Time)
  /// Several moments in one picture.
  case strip(path: String)
  /// All frames in one picture, so many in a row, and a list of their places beside it.
  case sheet(path: String, columns: Int)
  /// A picture for each frame; the pattern has the frame's number in it.
  case sequence(FramePattern)
  /// The pictures of all frames, one after the other.
  case pictures(path: String)
  /// Uncompressed frames.
  case raw(RawFormat, path: String)
  /// A line for each frame with the digest of its pixels; without a path nothing but the text.
  case hashes(path: String?)
  /// A picture that moves.
  case animation(path: String, AnimationFormat)
  /// A movie.
  case movie(path: String, MovieCodec, MovieContainer)
}

extension FilmOutput {
  /// The moment that is a film's end, whenever that is.
  package static let end = Time(nanoseconds: .max)

  /// Creates the output that a path asks for by its ending.
  package init(
    _ path: String, _ options: OutputOptions = OutputOptions()
  ) throws(FilmError) {
    if let pattern = FramePattern(path) {
      self = .sequence(pattern)
      return
    }
    let ending = Self.ending(of: path)
    if ending == "png" { throw .output(.noMoment(path: path)) }
    guard let ending, let output = Self(ending: ending, path, options) else {
      throw .output(.unknownEnding(of: path))
    }
    if case .movie(_, let codec, let container) = output, !codec.containers.contains(container) {
      throw .output(.codec(fileExtension: container.fileExtension))
    }
    self = output
  }

  /// Creates the output for a file with this ending; `nil` where that takes no film, or is not known.
  package init?(ending: String, _ path: String, _ options: OutputOptions) {
    let known = OutputEnding.all.first { $0.name == ending }
    guard let output = known?.output(path, options) else { return nil }
    self = output
  }

  /// Returns the ending of a file's name, in small letters; `nil` if it has no ending.
  package static func ending(of path: String) -> String? {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
  }
}

extension FilmOutput {
  /// The path that was given; `nil` for what has none.
  package var path: String? {
    switch self {
    case .still(let path, _), .pixels(let path, _), .strip(let path), .pictures(let path),
      .sheet(let path, _), .raw(_, let path),
      .movie(let path, _, _), .animation(let path, _):
      path
    case .sequence(let pattern): pattern.text
    case .hashes(let path), .digest(let path, _): path
    }
  }

  /// The one moment that it shows; `nil` for everything else.
  package var moment: Time? {
    switch self {
    case .still(_, let moment), .pixels(_, let moment), .digest(_, let moment): moment
    default: nil
    }
  }

  /// True if it goes to standard output.
  package var isStandardOutput: Bool {
    path.map { Self.isStandardOutput($0) } ?? true
  }

  /// Returns true if output written to this path goes to standard output.
  package static func isStandardOutput(_ path: String) -> Bool {
    ["-", "/dev/stdout"].contains(path)
  }

  /// True if it is made of bytes that say nothing to a person.
  package var isBinary: Bool {
    switch self {
    case .hashes, .digest: false
    default: true
    }
  }

  /// True if it is compressed as movies are.
  package var isMovie: Bool {
    if case .movie = self { true } else { false }
  }

  /// The kind of picture that moves; `nil` for everything else.
  package var animation: AnimationFormat? {
    if case .animation(_, let format) = self { format } else { nil }
  }

  /// True if it is a film, and not one picture.
  package var isFilm: Bool {
    switch self {
    case .still, .pixels, .digest, .strip: false
    default: true
    }
  }
}
