package import SegueTextSupport

/// The exit codes that the program returns to the shell.
///
/// 0, 1 and 2 mean what they mean to `diff` and `grep`; the numbers from 64 on are those of
/// `sysexits.h`; a number above 128 is 128 plus the signal that ended the program.
package enum ExitCode: Int32, CaseIterable, Sendable, Codable {
  /// The request is done.
  case done = 0
  /// A check found something, or pictures differ.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// A scene or a picture is wrong, or a limit is exceeded.
  case invalidData = 65
  /// An input is missing or cannot be read.
  case missingInput = 66
  /// This build or this machine lacks something that was asked for.
  case unavailable = 69
  /// The program itself is wrong.
  case internalError = 70
  /// The system lends no more memory, files or threads.
  case shortage = 71
  /// An output cannot be created.
  case cannotCreate = 73
  /// Writing an output failed.
  case writeFailed = 74
  /// A recording says too little; another one may say more.
  case cannotTell = 75
  /// Ended by an interrupt from the keyboard.
  case interrupted = 130
  /// The reader of our output went away.
  case closedPipe = 141
  /// Ended by a request to terminate.
  case terminated = 143
}

extension ExitCode {
  /// The code for the consequence of an error.
  package init(_ consequence: ErrorConsequence) {
    self =
      switch consequence {
      case .usage: .usage
      case .badData: .invalidData
      case .noInput: .missingInput
      case .unavailable: .unavailable
      case .shortage: .shortage
      case .noOutput: .cannotCreate
      case .failedWrite: .writeFailed
      case .closedPipe: .closedPipe
      case .cancelled: .interrupted
      }
  }

  /// One line for help texts and the manual.
  package var summary: String {
    switch self {
    case .done: "what was asked for is done"
    case .findings: "a check found something, or pictures differ"
    case .usage: "the command line is wrong"
    case .invalidData: "a scene or a picture is wrong, or a limit is exceeded"
    case .missingInput: "an input is missing or cannot be read"
    case .unavailable: "this build or machine lacks something that was asked for"
    case .internalError: "the program itself is wrong; please report it"
    case .shortage: "the system lends no more memory, files or threads"
    case .cannotCreate: "an output cannot be created"
    case .writeFailed: "writing an output failed"
    case .cannotTell: "a recording says too little, and --strict asks for more"
    case .interrupted: "interrupted from the keyboard"
    case .closedPipe: "the reader of the output went away; nothing is said"
    case .terminated: "asked to terminate"
    }
  }
}
