package import SegueFilms
import SegueMotion
package import SegueRendering
import SegueTextSupport
import SegueVideo

/// The output requested of a film, whatever it shows.
package struct FilmRequest: Hashable, Sendable {
  /// Path of the output; nil where nothing is named.
  package var output: String?
  package let format: OutputFormat?
  /// The codec of a movie; nil for what its ending asks for.
  package let codec: CodecName?
  package private(set) var quality: QualityName
  /// The quality, if it was given.
  package let givenQuality: QualityName?
  /// Number of times an animated picture is played; nil where nothing is said.
  package let plays: Int?
  /// Duration for which the first frame is held; nil where nothing is said.
  package let holdFirst: Duration?
  /// Duration for which the last frame is held.
  package let holdLast: Duration?
  /// The one moment that is wanted.
  package let moment: Duration?
  package let isStrip: Bool
  /// Number of moments in a strip, and their even spacing; nil where nothing is said.
  package let momentCount: Int?
  package let stripSpacing: FilmStrip.Spacing?
  package let isHash: Bool
  package let frames: FrameSelection
  package let fps: String?
  package let scale: String?
  /// The pixels of the output; nil for those that the scale makes.
  package let width: Int?
  package let height: Int?
  /// The most bytes of the output, as it was typed.
  package let largest: String?
  /// The destination at which the film will be viewed.
  package let destination: Destination?
  package let jobs: Int?
  /// The memory limit of the run, as it was typed; nil for as much as is usual.
  package let memory: String?
  /// True if files that exist are replaced.
  package let replaces: Bool
  package let hasTimings: Bool
  package let isJSON: Bool

  /// Creates the request that a command line makes.
  package init(_ invocation: Invocation) {
    output = invocation.text(.output)
    format = invocation.choice(.format, of: OutputFormat.self)
    codec = invocation.choice(.codec, of: CodecName.self)
    quality = invocation.choice(.quality, of: QualityName.self).present
    givenQuality = invocation.firstGiven([.quality]) == nil ? nil : quality
    plays = invocation.firstGiven([.plays]) == nil ? nil : invocation.integer(.plays)
    holdFirst = invocation.time(.holdFirst)
    holdLast = invocation.time(.holdLast)
    moment = invocation.time(.moment)
    isStrip = invocation.isOn(.strip)
    momentCount = invocation.integer(.momentCount)
    stripSpacing = invocation.choice(.stripSpacing, of: FilmStrip.Spacing.self)
    isHash = invocation.isOn(.hash)
    frames = FrameSelection(invocation)
    fps = invocation.text(.fps)
    scale = invocation.text(.scale)
    width = invocation.integer(.pixelWidth)
    height = invocation.integer(.pixelHeight)
    largest = invocation.text(.largest)
    destination = invocation.choice(.destination, of: Destination.self)
    jobs = invocation.integer(.jobs)
    memory = invocation.text(.memory)
    replaces = invocation.isOn(.replacing)
    hasTimings = invocation.isOn(.timings)
    isJSON = invocation.isOn(.json)
  }
}

extension FilmRequest {
  /// The one moment that is wanted, in the time of the film.
  var shownMoment: Time? {
    moment.map { $0 == TimeText.end ? FilmOutput.end : Time($0) }
  }

  /// The same in another quality, if one is given.
  func preferring(_ quality: QualityName?) -> FilmRequest {
    var request = self
    request.quality = quality ?? self.quality
    return request
  }

  /// True if the options determine the number of pixels of the film.
  var saysSize: Bool { scale != nil || width != nil || height != nil || destination != nil }

  /// The durations for which the film's first and last frames are held.
  var held: HeldFrames {
    HeldFrames(first: holdFirst.map { Time($0) } ?? .zero, last: holdLast.map { Time($0) } ?? .zero)
  }
}

extension FrameSelection {
  init(_ invocation: Invocation) {
    self.init(
      from: invocation.time(.from).map { Time($0) }, to: invocation.time(.to).map { Time($0) },
      list: invocation.frames(.frames), every: invocation.integer(.every).present)
  }
}

extension FilmRequest {
  /// Returns the codec of a movie in `container`: the requested one, or the usual one there.
  func codec(in container: MovieContainer) throws(RunError) -> MovieCodec {
    let quality = MovieQuality(quality)
    guard let name = codec else { return container.usualCodec(quality) }
    let codec = MovieCodec(name, quality)
    guard codec.containers.contains(container) else {
      let fitting = CodecName.allCases.filter {
        MovieCodec($0, quality).containers.contains(container)
      }
      let endings = codec.containers.map { ".\($0.fileExtension)" }
      throw RunError(
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
