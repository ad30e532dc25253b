package import SegueJSON
package import SegueTextSupport

/// The reason why a run ends early: an exit code, and what to say about it.
///
/// Messages start in lower case, have no full stop, and put the user's words in single quotes.
package struct RunError: Error, Hashable, Sendable {
  /// The exit code for the shell.
  package let code: ExitCode

  /// The message for the user; nothing at all when the code says enough.
  package let message: String?

  /// A hint on how to go on, when we know it.
  package let hint: String?

  /// The lack of the machine, if that is the reason; no answer to what was asked.
  package let lack: MachineLack?

  /// A failure that is explained to the user.
  package init(_ code: ExitCode, _ message: String, hint: String? = nil) {
    self.init(code, message, hint: hint, lack: nil)
  }

  /// The same, with what the machine has not given.
  package init(_ code: ExitCode, _ message: String, hint: String? = nil, lack: MachineLack?) {
    self.code = code
    self.message = message
    self.hint = hint
    self.lack = lack
  }

  /// Messages that have been shown already.
  private var shown: [PlacedMessage] = []

  private init(silent code: ExitCode, lack: MachineLack? = nil) {
    self.code = code
    message = nil
    hint = nil
    self.lack = lack
  }

  /// Everything has been said already, message by message.
  package static func shown(
    _ code: ExitCode, lack: MachineLack? = nil, _ messages: [PlacedMessage] = []
  ) -> RunError {
    var failure = RunError(silent: code, lack: lack)
    failure.shown = messages
    return failure
  }

  /// The mistakes, for programs.
  package var mistakes: [PlacedMessage] {
    message.map { [PlacedMessage(.error, $0, hint: hint)] } ?? shown
  }

  /// The reader of our output went away, as `head` does: the run ends without a word.
  package static let closedPipe = RunError(silent: .closedPipe)
}
