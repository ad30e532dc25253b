/// Error with words for whoever made the request: a sentence, perhaps a hint, and what follows for the run.
///
/// Every module has one such type, or shares that of its area. The command line turns any of them into a message and
/// an exit code, so an error that is added below needs no words there.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// Sentence that names the problem, without the hint: in lower case, without a full stop.
  var sentence: String { get }
  /// Suggested correction, where one is known.
  var hint: String? { get }
  /// Lack of the machine that is the reason; nothing where the request is wrong.
  var lack: MachineLack? { get }
  /// Consequence for the whole run, and so for its exit code.
  var consequence: ErrorConsequence { get }
}

extension ExplainedError {
  /// The description.
  public var sentence: String { description }
  /// No hint.
  public var hint: String? { nil }
  /// No lack: the request is wrong.
  public var lack: MachineLack? { nil }
  /// The consequence of the lack, or else that of data that is wrong.
  public var consequence: ErrorConsequence { lack?.consequence ?? .badData }
}

/// Consequence of an error for a whole run.
public enum ErrorConsequence: Hashable, Sendable {
  /// The request itself cannot be meant.
  case usage
  /// A scene or a picture is wrong, or asks for something that it may not; or a limit is exceeded.
  case badData
  /// An input is missing or cannot be read.
  case noInput
  /// This build or this machine has not got what the request needs.
  case unavailable
  /// The system lends no more memory, files or threads.
  case shortage
  /// The output cannot be created.
  case noOutput
  /// Writing failed.
  case failedWrite
  /// Nobody reads the output any more; no reason to complain.
  case closedPipe
  /// The run was asked to end.
  case cancelled
}

extension MachineLack {
  /// Consequence for whatever cannot be done because of the lack; nothing for files that are absent, which is wrong
  /// with whoever names them, as far as anybody knows.
  public var consequence: ErrorConsequence? {
    switch self {
    case .absence: nil
    case .input: .noInput
    case .library: .unavailable
    case .output: .failedWrite
    case .shortage: .shortage
    }
  }
}
