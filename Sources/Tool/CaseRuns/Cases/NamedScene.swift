package import SegueAudit
package import SegueCommandLine
package import SegueFilmRequests
import SegueSceneFile

/// A scene that the command line names, or a suite, and the values with which it is meant.
package struct NamedScene: Hashable {
  package let path: String
  package let input: SceneInput
  /// The name that a suite gives it.
  package var name: String?
  /// The audit findings that the suite accepts, besides those that the scene itself accepts.
  var acceptances: [HeldAcceptance] = []

  package init(
    path: String, input: SceneInput, name: String? = nil, acceptances: [HeldAcceptance] = []
  ) {
    self.path = path
    self.input = input
    self.name = name
    self.acceptances = acceptances
  }

  /// The scenes that a path stands for: a suite has one for each of its cases.
  package static func all(
    at path: String, _ input: SceneInput, _ terminal: Terminal
  ) throws(RunError) -> [NamedScene] {
    guard SuiteReader.isSuite(path) else { return [NamedScene(path: path, input: input)] }
    return try CaseFinder(CaseRequest(paths: [path], input: input), terminal).plans.map {
      NamedScene(
        path: $0.scene, input: $0.input, name: $0.name, acceptances: $0.acceptances)
    }
  }
}
