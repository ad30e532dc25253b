package import SegueFiles
import SegueTextSupport

/// What is wrong with a file or a folder that another run has left.
package struct ShardFailure: Error, Hashable, Sendable {
  /// The file or the folder.
  package let path: String
  /// What is wrong with it.
  package let words: String
  /// How to go on.
  package let hint: String?
  /// Whether it is not there at all.
  package let isMissing: Bool
  /// What kept a file from being read or written, if that is what is wrong.
  package private(set) var cause: FileError?

  /// Something that is wrong.
  package init(_ path: String, _ words: String, hint: String? = nil, isMissing: Bool = false) {
    self.path = path
    self.words = words
    self.hint = hint
    self.isMissing = isMissing
  }

  /// What kept a file from being read or written.
  init(_ path: String, _ error: FileError) {
    self.init(path, "\(error)", hint: error.hint, isMissing: error.reason == .missing)
    cause = error
  }

  /// The same in one sentence.
  package var sentence: String { cause.map { "\($0)" } ?? "\(Quote(path: path)): \(words)" }
}

extension String {
  /// A name as messages quote it.
  var quotedName: String { Quote(self).description }
}
