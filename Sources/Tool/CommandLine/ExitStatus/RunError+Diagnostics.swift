import SegueJSON
import SegueTextSupport

extension ExitCode {
  /// The code of something with these mistakes: it is wrong, unless something was lacking.
  init(mistakes: Diagnostics) { self.init(mistakes.lack?.consequence ?? .badData) }
}

extension RunError {
  /// The mistakes of a file, which have been shown.
  static func shown(_ mistakes: Diagnostics) -> RunError {
    .shown(ExitCode(mistakes: mistakes), lack: mistakes.lack, mistakes.placed)
  }

  /// Something that is wrong, unless something was lacking.
  init(_ message: String, hint: String? = nil, lack: MachineLack?) {
    self.init(ExitCode(lack?.consequence ?? .badData), message, hint: hint, lack: lack)
  }
}
