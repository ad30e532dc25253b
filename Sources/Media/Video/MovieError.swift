package import SegueFiles
package import SegueRaster
package import SegueTextSupport

/// Reason why there is no movie, or a recorded film cannot be read.
///
/// Errors of recordings are words that stand behind the path and a colon.
package enum MovieError: ExplainedError, Hashable, Sendable {
  /// Kinds of attempted operations.
  package enum Operation: String, Hashable, Sendable {
    /// Preparing an encoder for a movie of that kind.
    case open = "cannot prepare the encoder"
    /// Compressing frames.
    case encode = "cannot encode the frames"
    /// Putting segments in a container.
    case join = "cannot write the movie"
    /// Reading a movie.
    case read = "cannot read the movie"
  }

  /// We know no codec of that name.
  case unknownCodec(String)
  /// FFmpeg's libraries are not there, in the words of the system's loader.
  case missingLibraries(String)
  /// The same where a recording is to be read.
  case missingReader(String)
  /// This system's FFmpeg has no such encoder.
  case missingEncoder(String, codec: String)
  /// A segment was not made by the recipe of the others.
  case unequalSegments
  /// The output does not take the bytes.
  case output(FileError)
  /// The input cannot be read.
  case input(FileError)
  /// A library failed, in its own words.
  case library(Operation, String)
  /// A library has got no memory.
  case shortage(Operation)

  /// A recording is no film of a kind that is read.
  case unknownRecording
  /// A recording ends before its last frame does.
  case truncated(RecordingKind)
  /// A recording breaks the rules of its format.
  case damaged(RecordingKind, String)
  /// A frame of a recording has more pixels than allowed.
  case tooLarge(width: Int, height: Int)
  /// A recording has more frames, or more pixels in all of them, than allowed.
  case tooMuch(String)
  /// There is no memory for a frame of a recording.
  case memory(MemoryError)

  /// The failure as a message.
  package var description: String {
    switch self {
    case .unknownCodec(let name): "unknown codec '\(name)'"
    case .missingLibraries(let words), .missingReader(let words):
      "movies need the libraries of FFmpeg: \(words)"
    case .missingEncoder(let encoder, let codec):
      "codec '\(codec)' is not available: this FFmpeg has no encoder '\(encoder)'"
    case .unequalSegments:
      "\(Operation.join.rawValue): its segments were encoded in different ways"
    case .output(let error), .input(let error): error.description
    case .library(let operation, let words): "\(operation.rawValue): \(words)"
    case .shortage(let operation): "\(operation.rawValue): there is no memory"
    case .unknownRecording:
      "it is no film; APNG, animated WebP, GIF, MP4, MOV, WebM and folders of PNG are read"
    case .truncated(let kind): "unexpected end of file in \(kind.words)"
    case .damaged(let kind, let words): "damaged \(kind.name): \(words)"
    case .tooLarge(let width, let height): "its frames have \(width)x\(height) pixels, too many"
    case .tooMuch(let words): "it is too long: \(words)"
    case .memory(let shortage): "\(shortage)"
    }
  }

  /// The lack of the machine that is the reason; nothing where the movie is wrong.
  package var lack: MachineLack? {
    switch self {
    case .missingLibraries, .missingReader, .missingEncoder: .library
    case .output(let error), .input(let error): error.lack
    case .shortage: .shortage
    case .memory(let shortage): shortage.lack
    default: nil
    }
  }

  /// Consequence for the run: that of the file or of the lack; where a movie cannot be made, something is missing.
  package var consequence: ErrorConsequence {
    switch self {
    case .output(let error), .input(let error): error.consequence
    case .library(.open, _), .library(.encode, _), .library(.join, _), .unequalSegments,
      .unknownCodec, .missingLibraries, .missingEncoder, .shortage:
      lack?.consequence ?? .unavailable
    case .library(.read, _), .missingReader, .unknownRecording, .truncated, .damaged, .tooLarge,
      .tooMuch, .memory:
      lack?.consequence ?? .badData
    }
  }

  /// Suggested correction, where one is known.
  package var hint: String? {
    switch self {
    case .unknownCodec: "the codecs are \(MovieCodec.names.joined(separator: ", "))"
    case .missingLibraries:
      "install them, or write pictures or raw frames, which need no FFmpeg"
    case .missingReader: "install them, or use APNG, WebP or GIF"
    case .missingEncoder:
      "install a libavcodec that was built with it, or choose another codec: 'ffmpeg -encoders'"
        + " lists what there is"
    case .unequalSegments: "render all of them with the same version and the same libraries"
    case .output(let error), .input(let error): error.hint
    default: nil
    }
  }
}
