import SegueJSON
package import SegueTextSupport

extension MachineLack {
  /// The code for a scene that cannot be looked at because of it; nothing for what the scene says
  /// wrongly, as far as anybody knows.
  package var code: ExitCode? {
    switch self {
    case .absence: nil
    case .input: .missingInput
    case .library: .unavailable
    case .output: .writeFailed
    case .shortage: .shortage
    }
  }
}

extension ExitCode {
  /// The code of what has these mistakes: it is wrong, unless something was lacking.
  init(mistakes: Diagnostics) { self = mistakes.lack?.code ?? .invalidData }
}

extension Failure {
  /// The mistakes of a file, which have been shown.
  static func shown(_ mistakes: Diagnostics) -> Failure {
    .shown(ExitCode(mistakes: mistakes), lack: mistakes.lack, mistakes.placed)
  }

  /// Something that is wrong, unless something was lacking.
  init(_ message: String, hint: String? = nil, lack: MachineLack?) {
    self.init(lack?.code ?? .invalidData, message, hint: hint, lack: lack)
  }
}
