import SegueVideo
import SegueTextSupport

extension FilmRequest {
  /// Returns the codec of a movie in `container`: the requested one, or the usual one there.
  func codec(in container: MovieContainer) throws(Failure) -> MovieCodec {
    let quality = MovieQuality(quality)
    guard let name = codec else { return container.usualCodec(quality) }
    let codec = MovieCodec(name, quality)
    guard codec.containers.contains(container) else {
      let fitting = CodecName.allCases.filter {
        MovieCodec($0, quality).containers.contains(container)
      }
      let endings = codec.containers.map { ".\($0.fileExtension)" }
      throw Failure(
        .usage,
        "option '--codec': found '\(name.rawValue)', expected"
          + " \(fitting.map(\.rawValue).joined(with: "or")) in a .\(container.fileExtension)",
        hint: "\(name.rawValue) goes into \(endings.joined(with: "or"))")
    }
    return codec
  }
}

extension MovieCodec {
  fileprivate init(_ name: CodecName, _ quality: MovieQuality) {
    switch name {
    case .h264: self = .h264(quality)
    case .h264Lossless: self = .h264Lossless
    case .ffv1: self = .ffv1
    case .prores: self = .prores
    case .vp9: self = .vp9
    case .av1: self = .av1
    }
  }
}

extension MovieQuality {
  /// The quality of that name.
  init(_ name: QualityName) {
    switch name {
    case .draft: self = .draft
    case .standard: self = .standard
    case .high: self = .high
    case .small: self = .small
    }
  }
}
