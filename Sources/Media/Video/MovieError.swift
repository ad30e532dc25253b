public import SegueFiles
public import SegueTextSupport

/// Reason why there is no movie, in words for the person who asked for one.
public enum MovieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Kinds of attempted operations.
  public enum Operation: String, Hashable, Sendable {
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

  /// The failure as a message.
  public var description: String {
    switch self {
    case .unknownCodec(let name): "unknown codec '\(name)'"
    case .missingLibraries(let words): "movies need the libraries of FFmpeg: \(words)"
    case .missingEncoder(let encoder, let codec):
      "codec '\(codec)' is not available: this FFmpeg has no encoder '\(encoder)'"
    case .unequalSegments:
      "\(Operation.join.rawValue): its segments were encoded in different ways"
    case .output(let error), .input(let error): error.description
    case .library(let operation, let words): "\(operation.rawValue): \(words)"
    case .shortage(let operation): "\(operation.rawValue): there is no memory"
    }
  }

  /// The lack of the machine that is the reason; nothing where the movie is wrong.
  public var lack: MachineLack? {
    switch self {
    case .missingLibraries, .missingEncoder: .library
    case .output(let error), .input(let error): error.lack
    case .shortage: .shortage
    case .unknownCodec, .unequalSegments, .library: nil
    }
  }

  /// Suggested correction, where one is known.
  public var hint: String? {
    switch self {
    case .unknownCodec: "the codecs are \(MovieCodec.names.joined(separator: ", "))"
    case .missingLibraries:
      "install them, or write pictures or raw frames, which need no FFmpeg"
    case .missingEncoder:
      "install a libavcodec that was built with it, or choose another codec: 'ffmpeg -encoders'"
        + " lists what there is"
    case .unequalSegments: "render all of them with the same version and the same libraries"
    case .output(let error), .input(let error): error.hint
    case .library, .shortage: nil
    }
  }
}
