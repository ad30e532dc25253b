package import SegueJSON
package import SegueTextSupport

extension ExitCode {
  /// The code of something with these mistakes: it is wrong, unless something was lacking.
  package init(mistakes: Diagnostics) { self.init(mistakes.lack?.consequence ?? .badData) }
}

extension RunError {
  /// The mistakes of a file, which have been shown.
  package static func shown(_ mistakes: Diagnostics) -> RunError {
    .shown(ExitCode(mistakes: mistakes), lack: mistakes.lack, mistakes.placed)
  }

  /// Something that is wrong, unless something was lacking.
  package init(_ message: String, hint: String? = nil, lack: MachineLack?) {
    self.init(ExitCode(lack?.consequence ?? .badData), message, hint: hint, lack: lack)
  }
}
