package import SegueFiles
package import SegueTextSupport

/// The problem with a file or a folder that another run has left.
package struct ShardError: ExplainedError, Hashable, Sendable {
  /// The file or the folder.
  package let path: String
  /// Description of the problem.
  package let words: String
  /// A hint on how to go on.
  package let hint: String?
  /// True if the file or folder is not there at all.
  package let isMissing: Bool
  /// The error that kept a file from being read or written, if that is the problem.
  package private(set) var cause: FileError?

  /// Something that is wrong.
  package init(_ path: String, _ words: String, hint: String? = nil, isMissing: Bool = false) {
    self.path = path
    self.words = words
    self.hint = hint
    self.isMissing = isMissing
  }

  /// Creates the failure for an error that kept a file from being read or written.
  init(_ path: String, _ error: FileError) {
    self.init(path, "\(error)", hint: error.hint, isMissing: error.reason == .missing)
    cause = error
  }

  /// The lack of the machine that is the reason; nothing where the file is wrong.
  package var lack: MachineLack? { cause?.lack }

  /// Consequence for the run: that of the error of the file, if there is one.
  package var consequence: ErrorConsequence {
    cause?.consequence ?? (isMissing ? .noInput : .badData)
  }

  /// The same in one sentence.
  package var description: String { cause.map { "\($0)" } ?? "\(Quote(path: path)): \(words)" }
}

extension String {
  /// A name as messages quote it.
  var quotedName: String { Quote(self).description }
}
