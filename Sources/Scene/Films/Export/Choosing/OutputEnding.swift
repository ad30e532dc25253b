import SegueVideo
import SegueImages
import SegueRendering
import SegueTextSupport

/// An ending of an output's name, and the output that a film becomes in such a file.
struct OutputEnding: Sendable {
  /// The ending, in small letters and without its dot.
  let name: String
  /// Returns the output of a film at a path; `nil` where a moment has to be named as well.
  let output: @Sendable (_ path: String, _ options: OutputOptions) -> FilmOutput?

  /// All of them, in the order in which they are told: those first that most people look for.
  static let all: [OutputEnding] =
    [movies[0], picture] + animations + movies.dropFirst() + frames

  /// All of them, as a hint lists them.
  static var list: String { all.map { ".\($0.name)" }.joined(with: "or") }

  private static let movies = MovieContainer.allCases.map { container in
    OutputEnding(name: container.fileExtension) { path, options in
      let usual = container.usualCodec(options.quality ?? .standard)
      return .movie(path: path, options.codec ?? usual, container)
    }
  }

  private static let picture = OutputEnding(name: "png") { _, _ in nil }

  private static let animations = AnimationFormat.all.map { format in
    OutputEnding(name: format.traits.ending) { path, options in
      let quality = options.quality ?? .standard
      return .animation(path: path, format.traits.format(ofQuality: quality.webP) ?? format)
    }
  }

  private static let frames = RawFormat.allCases.map { format in
    OutputEnding(name: format.rawValue) { path, _ in .raw(format, path: path) }
  }
}

extension OutputMistake {
  /// The mistake of a path that ends like no output.
  package static func unknownEnding(of path: String) -> OutputMistake {
    .unknownEnding(path: path, known: OutputEnding.list)
  }
}
