import SegueMediaCoding
import SeguePictureCoding

/// What is made of a film, and where it goes.
enum DrawTarget: Hashable {
  /// A picture of one moment.
  case still(path: String)
  /// Five moments in one picture.
  case strip(path: String)
  /// A picture for each frame; the pattern has the frame's number in it.
  case sequence(FramePattern)
  /// Uncompressed frames.
  case raw(OutputFormat, path: String)
  /// A line for each frame; without a path on standard output.
  case hashes(path: String?)
  /// A picture that moves.
  case animation(path: String, AnimationFormat)
  /// A movie.
  case movie(path: String, MovieCodec, MovieContainer)

  /// What the request asks for of a film that is made from the file `source`.
  init(_ request: FilmRequest, of source: String) throws(Failure) {
    if request.isHash {
      self = .hashes(path: request.output)
      return
    }
    let path: String
    if let output = request.output {
      path = output
    } else {
      path = try Self.movieName(for: source)
    }
    if let pattern = FramePattern(path) {
      self = .sequence(pattern)
      return
    }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    switch request.format?.rawValue ?? ending.map({ $0.lowercased() }) {
    case "png" where path == "-" && request.moment == nil && !request.isStrip:
      self = .raw(.png, path: path)
    case "png": self = try Self.picture(path, request)
    case "rgba": self = .raw(.rgba, path: path)
    case "y4m": self = .raw(.y4m, path: path)
    case "apng": self = .animation(path: path, .apng)
    case "webp": self = .animation(path: path, .webP(quality: request.givenQuality?.webP))
    case "gif": self = .animation(path: path, .gif)
    case let ending?:
      guard let container = MovieContainer(fileExtension: ending) else { fallthrough }
      self = .movie(path: path, try request.codec(in: container), container)
    default: throw Self.unknown(path)
    }
  }

  /// The movie that is meant where no output is named.
  private static func movieName(for source: String) throws(Failure) -> String {
    guard let name = source.split(separator: "/").last, source != "-" else {
      throw Failure(
        .usage, "nothing says where the pictures go",
        hint: "add -o with a name, such as -o film.mp4")
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return (parts.count > 1 ? parts.dropLast().joined(separator: ".") : String(name)) + ".mp4"
  }

  private static func picture(
    _ path: String, _ request: FilmRequest
  ) throws(Failure) -> DrawTarget {
    if request.isStrip { return .strip(path: path) }
    if request.moment != nil { return .still(path: path) }
    throw Failure(
      .usage, "a PNG holds one moment, and none is named",
      hint: "add --at 350ms, or --strip for five moments, or name a .apng or a folder for all")
  }

  private static func unknown(_ path: String) -> Failure {
    if path == "-" {
      return Failure(
        .usage, "standard output has no ending",
        hint: "add --format mp4, apng, webp, gif, png, rgba or y4m")
    }
    return Failure(
      .usage, "nothing is known that ends like '\(path)'",
      hint: "write .mp4, .png, .apng, .webp, .gif, .mov, .mkv, .webm, .rgba or .y4m, or a folder"
        + " with a / behind it")
  }
}

extension DrawTarget {
  /// The path that was given, or found; nil for what is printed.
  var path: String? {
    switch self {
    case .still(let path), .strip(let path), .raw(_, let path), .movie(let path, _, _),
      .animation(let path, _):
      path
    case .sequence(let pattern): pattern.text
    case .hashes(let path): path
    }
  }

  /// Whether it goes to standard output.
  var isStandardOutput: Bool { path.map { ["-", "/dev/stdout"].contains($0) } ?? true }

  /// Whether it is made of bytes that say nothing to a person.
  var isBinary: Bool {
    if case .hashes = self { false } else { true }
  }

  /// Whether it is compressed as movies are.
  var isMovie: Bool {
    if case .movie = self { true } else { false }
  }

  /// The kind of picture that moves; nil for everything else.
  var animation: AnimationFormat? {
    if case .animation(_, let format) = self { format } else { nil }
  }

  /// Whether it is a film, and not one picture.
  var isFilm: Bool {
    switch self {
    case .still, .strip: false
    default: true
    }
  }
}
