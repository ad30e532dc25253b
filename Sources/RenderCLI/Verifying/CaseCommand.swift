import SegueVerification
import SegueWords

/// Command lines to type, for a shell.
enum CaseCommand {
  /// The command that does something with these scenes and suites, as they were looked at.
  static func text(_ verb: String, _ paths: [String], _ options: [String] = []) -> String {
    (["render", verb] + paths.map(\.shellPath) + options.map(\.shellWord)).joined(separator: " ")
  }
}

extension CasePlan {
  /// What to type to do something with this case alone.
  func command(_ verb: String) -> String {
    let filter = suite == nil ? [] : ["--filter", name]
    return CaseCommand.text(verb, [suite ?? scene], filter + options)
  }

  /// What to type to draw the case.
  var drawCommand: String {
    var words: [String] = []
    for assignment in input.assignments {
      words += ["--set", "\(assignment.name)=\(assignment.value)"]
    }
    if let root = input.root { words += ["--root", root] }
    if input.reducesMotion { words.append("--reduce-motion") }
    // The word is left out where nobody can take the scene for another verb.
    let verb = scene.isScenePath ? [] : ["draw"]
    return (["render"] + verb + [scene.shellPath] + words.map(\.shellWord)).joined(separator: " ")
  }
}

extension VerifyRequest {
  /// The options with which the same films and goldens are meant again.
  var caseOptions: [String] {
    var words: [String] = []
    if let goldens { words += ["--goldens", goldens] }
    if let kept = KeptGoldens.allCases.first(where: { $0.kinds == kinds }) {
      words += ["--keep", kept.rawValue]
    }
    for assignment in input.assignments {
      words += ["--set", "\(assignment.name)=\(assignment.value)"]
    }
    if let root = input.root { words += ["--root", root] }
    if input.reducesMotion { words.append("--reduce-motion") }
    return words
  }
}
