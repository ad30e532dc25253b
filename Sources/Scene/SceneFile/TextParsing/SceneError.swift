package import SegueTextSupport

/// Text or file of a scene that cannot be read; whoever asked for it adds the place.
package struct SceneError: ExplainedError, Hashable, Sendable {
  /// Word that was not understood, and the words one of which may have been meant.
  package struct UnknownWord: Hashable, Sendable {
    /// The word, in lower case.
    package let word: String
    /// The words that would have been understood.
    package let candidates: [String]
  }

  /// Description of the problem, as in "cannot read 'card.json': there is no such file".
  package let message: String
  /// Suggested replacement or remedy, where it is plain.
  package let hint: String?
  /// The lack of the machine, where that is the reason and not the name.
  package let lack: MachineLack?
  /// Number of bytes of the text before the mistake; 0 where it is about all of it.
  package private(set) var offset = 0
  /// The word that was not understood, if that is what is wrong.
  package private(set) var unknown: UnknownWord?

  /// The error with these words.
  package init(_ message: String, hint: String? = nil, lack: MachineLack? = nil) {
    self.message = message
    self.hint = hint
    self.lack = lack
  }

  /// A mistake in a text, behind so many bytes.
  init(_ message: String, offset: Int) {
    self.init(message)
    self.offset = offset
  }

  /// A word in a text that is none of those that it may be.
  init(_ message: String, unknown: UnknownWord) {
    self.init(message)
    self.unknown = unknown
  }

  /// The message.
  package var description: String { message }
}
