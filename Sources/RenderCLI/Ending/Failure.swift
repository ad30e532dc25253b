/// The reason why a run ends early: an exit code, and what to say about it.
///
/// Messages start in lower case, have no full stop, and put the user's words in single quotes.
public struct Failure: Error, Hashable, Sendable {
  /// What the shell is told.
  public let code: ExitCode

  /// What the user is told; nothing at all when the code says enough.
  public let message: String?

  /// How to go on, when we know it.
  public let hint: String?

  /// A failure that is explained to the user.
  public init(_ code: ExitCode, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  private init(silent code: ExitCode) {
    self.code = code
    message = nil
    hint = nil
  }

  /// Everything has been said already, message by message.
  static func shown(_ code: ExitCode) -> Failure { Failure(silent: code) }

  /// The reader of our output went away, as `head` does: the run ends without a word.
  public static let closedPipe = Failure(silent: .closedPipe)
}
