import SegueCommandLine
import SegueFilmRequests
import SegueTextSupport

/// Command lines to type, for a shell.
enum CaseCommand {
  /// The command that does something with these scenes and suites, as they were looked at.
  static func text(_ verb: String, _ paths: [String], options: [String] = []) -> String {
    (["render", verb] + paths.map(\.shellPath) + options.map(\.shellWord)).joined(separator: " ")
  }
}

extension CasePlan {
  /// Returns the command line that applies a verb to this case alone.
  func command(_ verb: String) -> String {
    let filter = suite == nil ? [] : ["--filter", name]
    return CaseCommand.text(verb, [suite ?? scene], options: filter + options)
  }

  /// The command line that draws the case.
  package var drawCommand: String {
    // The word is left out where nobody can take the scene for another verb.
    let verb = scene.isScenePath ? [] : ["draw"]
    return (["render"] + verb + [scene.shellPath] + input.options.map(\.shellWord))
      .joined(separator: " ")
  }
}
