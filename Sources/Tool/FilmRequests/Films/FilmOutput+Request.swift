package import SegueCommandLine
import SegueFilms
import SegueMotion
import SegueTextSupport

extension FilmOutput {
  /// Creates the output that the request asks for, of a film made from the file `source`.
  package init(_ request: FilmRequest, of source: String) throws(RunError) {
    if request.isHash {
      self =
        request.shownMoment.map { .digest(path: request.output, at: $0) }
        ?? .hashes(path: request.output)
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
    let ending = request.format?.rawValue ?? Self.ending(of: path)
    if ending == "png" {
      self = try Self.picture(path, request)
    } else if ending == "rgba", let moment = request.shownMoment {
      self = .pixels(path: path, at: moment)
    } else if let ending, let output = Self(ending: ending, path, try OutputOptions(request)) {
      self = try output.compressed(as: request)
    } else {
      throw Self.unknown(path)
    }
  }

  /// The movie that is meant where no output is named.
  private static func movieName(for source: String) throws(RunError) -> String {
    guard let name = source.split(separator: "/").last, source != "-" else {
      throw RunError(
        .usage, "nothing says where the pictures go",
        hint: "add -o with a name, such as -o film.mp4")
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return (parts.count > 1 ? parts.dropLast().joined(separator: ".") : String(name)) + ".mp4"
  }

  private static func picture(
    _ path: String, _ request: FilmRequest
  ) throws(RunError) -> FilmOutput {
    if let columns = request.columns { return try sheet(path, columns: columns) }
    if path == "-", request.moment == nil, !request.isStrip { return .pictures(path: path) }
    if request.isStrip { return .strip(path: path) }
    if let moment = request.shownMoment { return .still(path: path, at: moment) }
    throw RunError(
      .usage, "a PNG holds one moment, and none is named",
      hint:
        "add --at 350ms, or --strip for some moments, or --grid 8 for all frames, or name a .apng or a folder"
    )
  }

  private static func sheet(_ path: String, columns: Int) throws(RunError) -> FilmOutput {
    if isStandardOutput(path) {
      throw RunError(
        .usage,
        "option '--grid': beside the picture there is a list of its frames, and standard output takes one",
        hint: "name a .png with -o")
    }
    return .sheet(path: path, columns: columns)
  }

  private static func unknown(_ path: String) -> RunError {
    if path == "-" {
      return RunError(
        .usage, "standard output has no ending",
        hint: "add --format \(OutputFormat.allCases.map(\.rawValue).joined(with: "or"))")
    }
    return RunError(OutputMistake.unknownEnding(of: path))
  }

  /// The same output, a movie as the request wants it compressed.
  private func compressed(as request: FilmRequest) throws(RunError) -> FilmOutput {
    guard case .movie(let path, _, let container) = self else { return self }
    return .movie(path: path, try request.codec(in: container), container)
  }
}
