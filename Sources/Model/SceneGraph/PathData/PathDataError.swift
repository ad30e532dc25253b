import SegueTextSupport

/// Mistake in path data.
package struct PathDataError: ExplainedError, Hashable, Sendable {
  /// Description of the mistake, as in "found 'x', expected a command".
  package let message: String
  /// Number of bytes of the text before the mistake.
  package let offset: Int

  /// The message.
  package var description: String { message }
}
