import SegueJSON
import SegueTextSupport

/// The reason why a case cannot be checked.
struct CaseError: Error, Codable {
  let code: ExitCode
  let message: String
  /// The lack of the machine, if that is the reason; then nobody keeps it.
  var lack: MachineLack?
  /// True if the message gives the places of the mistakes in a file.
  var hasPlaces = false
  /// The same for programs.
  var mistakes: [PlacedMessage] = []
  /// True if the case might succeed with all memory of the run.
  var mayFitAlone = false

  private enum CodingKeys: String, CodingKey { case code, message, hasPlaces }
}

extension CaseError {
  /// Creates the refusal of a scene with mistakes, as the terminal prints them.
  init(_ diagnostics: Diagnostics) {
    self.init(
      code: ExitCode(mistakes: diagnostics), message: diagnostics.plainText, lack: diagnostics.lack,
      hasPlaces: true, mistakes: diagnostics.placed)
  }
}
