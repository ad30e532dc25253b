package import SegueCommandLine
import SegueFilms
import SegueImages
import SegueMotion
import SegueTextSupport
package import SegueVideo

/// The output requested of a film, whatever it shows; what each option says stands beside the option's row.
package struct FilmRequest: Hashable, Sendable {
  /// The command line, as far as it was read.
  let invocation: Invocation
  /// Path of the output; nil where nothing is named.
  package var output: String?
  /// The permitted difference between a movie and its frames.
  package private(set) var quality: MovieQuality

  /// Creates the request that a command line makes.
  package init(_ invocation: Invocation) {
    self.invocation = invocation
    output = invocation.text(.output)
    quality = invocation.choice(.quality, of: MovieQuality.self).present
  }
}

extension FilmRequest {
  /// The one moment that is wanted, in the time of the film.
  var shownMoment: Time? {
    moment.map { $0 == TimeText.end ? FilmOutput.end : Time($0) }
  }

  /// The same in another quality, if one is given.
  package func preferring(_ quality: MovieQuality?) -> FilmRequest {
    var request = self
    request.quality = quality ?? self.quality
    return request
  }

  /// True if the options determine the number of pixels of the film.
  var saysSize: Bool { scale != nil || width != nil || height != nil || destination != nil }

  /// True if an animated GIF is asked for, which is looked at where it stands, again and again.
  var isGIF: Bool {
    (format?.rawValue ?? output.flatMap { FilmOutput.ending(of: $0) })
      == AnimationFormat.gif.traits.ending
  }

  /// The durations for which the film's first and last frames are held.
  var held: HeldFrames {
    HeldFrames(first: holdFirst.map { Time($0) } ?? .zero, last: holdLast.map { Time($0) } ?? .zero)
  }
}

extension FilmRequest {
  /// Returns the codec of a movie in `container`: the requested one, or the usual one there.
  func codec(in container: MovieContainer) throws(RunError) -> MovieCodec {
    guard let name = codec else { return container.usualCodec(quality) }
    let codec = name.codec.ofQuality(quality)
    guard codec.containers.contains(container) else {
      let fitting = CodecName.allCases.filter { $0.codec.containers.contains(container) }
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
