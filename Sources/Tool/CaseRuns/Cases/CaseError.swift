package import SegueCommandLine
package import SegueJSON
package import SegueTextSupport

/// The reason why a case cannot be checked.
package struct CaseError: Error, Codable {
  package let code: ExitCode
  package let message: String
  /// The lack of the machine, if that is the reason; then nobody keeps it.
  package var lack: MachineLack?
  /// True if the message gives the places of the mistakes in a file.
  package var hasPlaces = false
  /// The same for programs.
  package var mistakes: [PlacedMessage] = []
  /// True if the case might succeed with all memory of the run.
  package var mayFitAlone = false

  package init(
    code: ExitCode, message: String, lack: MachineLack? = nil, hasPlaces: Bool = false,
    mistakes: [PlacedMessage] = [], mayFitAlone: Bool = false
  ) {
    self.code = code
    self.message = message
    self.lack = lack
    self.hasPlaces = hasPlaces
    self.mistakes = mistakes
    self.mayFitAlone = mayFitAlone
  }

  private enum CodingKeys: String, CodingKey { case code, message, hasPlaces }
}

extension CaseError {
  /// Creates the refusal of a scene with mistakes, as the terminal prints them.
  package init(_ diagnostics: Diagnostics) {
    self.init(
      code: ExitCode(mistakes: diagnostics), message: diagnostics.plainText, lack: diagnostics.lack,
      hasPlaces: true, mistakes: diagnostics.placed)
  }
}

extension CaseError {
  /// True if another machine, or the same one later, might come to another end: no answer to keep.
  package var isOfTheMachine: Bool { RunError.isOfTheMachine(code, lack) }
}

extension ExitCode {
  /// True if it says by itself that another machine, or the same one later, might come to another end.
  fileprivate var isOfTheMachine: Bool {
    ![.done, .findings, .usage, .invalidData, .missingInput].contains(self)
  }
}

extension RunError {
  /// True if another machine, or the same one later, might come to another end; where something is not there,
  /// only who knows whether it should be can tell.
  package var isOfTheMachine: Bool { Self.isOfTheMachine(code, lack) }

  fileprivate static func isOfTheMachine(_ code: ExitCode, _ lack: MachineLack?) -> Bool {
    code.isOfTheMachine || lack.map { !$0.isAbsence } ?? false
  }

  /// Creates the failure for something that cannot be checked.
  package init(_ refusal: CaseError) {
    self.init(refusal.code, refusal.message, lack: refusal.lack)
  }
}
