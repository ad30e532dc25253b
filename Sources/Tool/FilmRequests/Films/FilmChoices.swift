import SegueCommandLine
import SegueImages
package import SegueRendering
import SegueTextSupport
package import SegueVideo

/// The name of a codec that can compress a movie.
package struct CodecName: ChoiceList {
  /// The codec of that name, in its usual quality.
  package let codec: MovieCodec

  package static let allCases = MovieCodec.all.map { CodecName(codec: $0) }

  private init(codec: MovieCodec) { self.codec = codec }

  package init?(rawValue: String) {
    guard let codec = try? MovieCodec(named: rawValue) else { return nil }
    self.codec = codec
  }

  package var rawValue: String { codec.name }

  package var summary: String { codec.summary }
}

/// Permitted differences between a movie and its frames.
extension MovieQuality: ChoiceList {
  package var summary: String {
    switch self {
    case .draft: "for a quick look"
    case .standard: "for looking at closely"
    case .high: "for comparing side by side"
    case .small: "half the bytes of standard, in twice the time"
    }
  }
}

/// A format that can be written.
package struct OutputFormat: ChoiceList {
  package let rawValue: String
  package let summary: String

  package static let allCases: [OutputFormat] =
    [OutputFormat("mp4", "a movie, in fragments on standard output")]
    + AnimationFormat.all.map { OutputFormat($0.traits.ending, $0.traits.summary) }
    + [OutputFormat("png", "one picture, or several one after the other")]
    + RawFormat.allCases.map { OutputFormat($0.rawValue, $0.summary) }

  private init(_ name: String, _ summary: String) {
    (rawValue, self.summary) = (name, summary)
  }

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }
}

extension RawFormat {
  fileprivate var summary: String {
    switch self {
    case .rgba: "straight pixels, four bytes each"
    case .y4m: "uncompressed video, 4:2:0"
    }
  }
}

/// The endings of outputs, as sentences list them.
enum EndingList {
  /// The endings of movies.
  static let movies = MovieContainer.allCases.map(\.ending)
  /// The endings of animated pictures.
  static let animations = AnimationFormat.all.map(\.ending)
  /// The endings of uncompressed frames.
  static let rawFrames = RawFormat.allCases.map { ".\($0.rawValue)" }
  /// The sentences about the limits of formats.
  static let remarks = AnimationFormat.all.compactMap(\.traits.remark)
  /// The endings of films that stand still as long as they should: what is often made, and no more.
  static let stills = [MovieContainer.mp4, .webM].map(\.ending) + animations
  /// The endings of films that can be made small enough, those first that become small most easily.
  static let limited =
    [MovieContainer.mp4.ending]
    + [false, true].flatMap { isExact in
      AnimationFormat.all.filter { $0.traits.isExact == isExact }.map(\.ending)
    }

  /// The sentence about the usual codecs of containers.
  static var usualCodecs: String {
    MovieContainer.allCases.enumerated().map { index, container in
      "a \(container.ending) \(index == 0 ? "is " : "")\(container.usualCodec().title)"
    }.joined(with: "and")
  }

  /// The sentence about the other codecs of containers; a container of all codecs comes last.
  static var otherCodecs: String {
    let containers = MovieContainer.allCases
    let choices = containers.map { container in
      MovieCodec.all.filter { $0 != container.usualCodec() && $0.containers.contains(container) }
    }
    let all = MovieCodec.all.count - 1
    let some = zip(containers, choices).filter { $1.count < all }.enumerated().map { index, row in
      "a \(row.0.ending)\(index == 0 ? " may also be" : "")"
        + " \(row.1.map(\.name).joined(with: "or"))"
    }
    let any = zip(containers, choices).filter { $1.count == all }
    return some.joined(separator: ", ") + any.map { ", and a \($0.0.ending) anything" }.joined()
  }
}

extension MovieContainer {
  fileprivate var ending: String { ".\(fileExtension)" }
}

extension AnimationFormat {
  fileprivate var ending: String { ".\(traits.ending)" }
}

extension FilmStrip.Spacing: ChoiceList {
  package var summary: String {
    switch self {
    case .time: "as much time passes from each to the next"
    case .movement: "as much moves from each to the next"
    }
  }
}
