/// Codecs that compress a movie.
public enum MovieCodec: Hashable, Sendable, Codable {
  /// The codec that every player takes: H.264 with its chroma halved.
  case h264(MovieQuality)
  /// Every pixel as it was, without alpha: H.264 in the predictive profile for RGB.
  case h264Lossless
  /// Every pixel as it was, with alpha: FFV1.
  case ffv1
  /// For cutting programs, with alpha: ProRes 4444.
  case prores
  /// VP9.
  case vp9
  /// AV1.
  case av1

  /// All codecs, in the order in which they are listed; H.264 in its usual quality.
  package static let all: [MovieCodec] =
    [.h264(.standard), .h264Lossless, .ffv1, .prores, .vp9, .av1]

  /// The codec's row.
  var traits: CodecTraits {
    switch self {
    case .h264(let quality): .h264(quality)
    case .h264Lossless: .h264Lossless
    case .ffv1: .ffv1
    case .prores: .prores
    case .vp9: .vp9
    case .av1: .av1
    }
  }

  /// The same codec in another quality, if it has a choice of it.
  package func ofQuality(_ quality: MovieQuality) -> MovieCodec {
    traits.ofQuality?(quality) ?? self
  }

  /// The names that people call the codecs by.
  package static let names = all.map(\.name)

  /// The codec of that name; `quality` is for those that have a choice of it.
  package init(named name: String, quality: MovieQuality = .standard) throws(MovieError) {
    guard let codec = Self.all.first(where: { $0.name == name }) else { throw .unknownCodec(name) }
    self = codec.ofQuality(quality)
  }
}

extension MovieCodec {
  /// The name that people call it by.
  package var name: String { traits.name }

  /// The name in sentences.
  package var title: String { traits.title }

  /// One line about it, for help texts.
  package var summary: String { traits.summary }

  /// True if its movies are made in different qualities.
  package var hasQuality: Bool { traits.ofQuality != nil }

  /// True if decoding gives every pixel back as it was.
  package var isLossless: Bool { traits.isLossless }

  /// True if a still picture is encoded once, and then marked as repeated.
  ///
  /// That takes a stream in which pictures follow each other in the order of time.
  package var repeatsPictures: Bool { traits.repeatsPictures }

  /// Containers for its movies; the first is the one that players expect.
  package var containers: [MovieContainer] { traits.containers }

  /// The compression time relative to the usual quality of H.264.
  package var effort: Double { traits.effort }
}

/// Levels of fidelity of an H.264 movie to its frames.
///
/// All but `small` hold the difference constant and let the size follow.
public enum MovieQuality: String, CaseIterable, Hashable, Sendable, Codable {
  /// For a quick look; text stays clean.
  case draft
  /// For looking at closely.
  case standard
  /// For comparing side by side.
  case high
  /// About half the bytes of `standard` for twice the time.
  case small
}

/// A file format for movies.
package enum MovieContainer: CaseIterable, Hashable, Sendable, Codable {
  /// MP4, which everything plays.
  case mp4
  /// QuickTime's own, which cutting programs expect.
  case quickTime
  /// Matroska, which holds every codec.
  case matroska
  /// The part of Matroska that browsers play.
  case webM

  /// File extension of its files, without the dot.
  package var fileExtension: String {
    switch self {
    case .mp4: "mp4"
    case .quickTime: "mov"
    case .matroska: "mkv"
    case .webM: "webm"
    }
  }

  /// The format of files with that ending, if there is one.
  package init?(fileExtension: String) {
    let container = Self.allCases.first { $0.fileExtension == fileExtension }
    guard let container else { return nil }
    self = container
  }

  /// Returns the default codec of its movies.
  package func usualCodec(_ quality: MovieQuality = .standard) -> MovieCodec {
    switch self {
    case .mp4: .h264(quality)
    case .quickTime: .prores
    case .matroska: .ffv1
    case .webM: .vp9
    }
  }

  /// Name of the container in libavformat.
  var muxer: String {
    switch self {
    case .mp4: "mp4"
    case .quickTime: "mov"
    case .matroska: "matroska"
    case .webM: "webm"
    }
  }

  /// Returns the muxer options: with the index in front, or for a stream in fragments that need none.
  func options(isFile: Bool) -> [EncoderOption] {
    switch self {
    case .mp4, .quickTime:
      [
        EncoderOption(
          "movflags", isFile ? "+faststart" : "+frag_keyframe+delay_moov+default_base_moof")
      ]
    case .matroska, .webM: []
    }
  }
}
