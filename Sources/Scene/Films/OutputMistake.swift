public import SegueImages
public import SegueMotion

/// Reason why an output cannot be as requested; ``FilmError/output(_:)`` is thrown for it.
public enum OutputMistake: Hashable, Sendable {
  /// The film has fewer frames.
  case noSuchFrame(Int, count: Int)
  /// The film ends before the moment that was named.
  case noSuchMoment(Time, duration: Time)
  /// The part of the film that was chosen ends before it begins.
  case reversed(from: Time, to: Time, duration: Time)
  /// No frame of the film was chosen.
  case noFrames(count: Int, duration: Time)
  /// The frame rate would be a fraction that no format holds.
  case tooFineRate
  /// The format has no room for a canvas of so many pixels.
  case tooLargeCanvas(width: Int, height: Int, limit: Int, of: AnimationFormat)
  /// A picture has one moment, and none was named.
  case noMoment(path: String)
  /// No output has a name that ends like this one; `known` lists the endings that there are.
  case unknownEnding(path: String, known: String)
  /// The movie cannot be stored in a file of this kind.
  case codec(fileExtension: String)
  /// Only movies and animated pictures stand still, for a minute at most.
  case held
  /// Only files of movies and of animated pictures can be made small enough.
  case limited
  /// Only animated pictures are shown again by themselves, up to 65,535 times.
  case played
}

extension OutputMistake: CustomStringConvertible {
  /// Description of the mistake, in a sentence.
  public var description: String {
    switch self {
    case .noSuchFrame(let index, _): "the film has no frame \(index)"
    case .noSuchMoment(let time, _): "the film has no moment \(time.milliseconds) ms"
    case .reversed(let from, let to, _):
      "the frames begin at \(from.milliseconds) ms, behind their end at \(to.milliseconds) ms"
    case .noFrames: "no frame of the film is selected"
    case .tooFineRate: "the frame rate would be too fine a fraction"
    case .tooLargeCanvas(let width, let height, let limit, let format):
      "the canvas has \(width)x\(height) pixels, and \(format.traits.title) holds at most \(limit)"
        + " along each edge"
    case .noMoment(let path): "'\(path)' holds one moment, and none is named"
    case .unknownEnding(let path, _): "nothing is known that ends like '\(path)'"
    case .codec(let fileExtension): "the codec does not go into a .\(fileExtension)"
    case .held:
      "only a movie or an animated picture can stand still, and for at most a minute"
    case .limited: "only a movie or an animated picture in a file can be made small enough"
    case .played: "only an animated picture is shown again by itself, and up to 65,535 times"
    }
  }

  /// The suggested fix.
  package var hint: String? {
    switch self {
    case .noSuchFrame(_, let count): "its frames are 0 to \(count - 1)"
    case .noSuchMoment(_, let duration), .reversed(_, _, let duration):
      "the film ends at \(duration.milliseconds) ms"
    case .noFrames(let count, let duration):
      "it has \(count), and ends at \(duration.milliseconds) ms"
    case .noMoment: "write FilmOutput.still or .strip, or name a .apng or a folder for all"
    case .unknownEnding(_, let known): "write \(known), or a folder with a / behind it"
    case .tooLargeCanvas: "write a .apng, or make it smaller"
    case .tooFineRate, .codec, .held, .limited, .played: nil
    }
  }
}
