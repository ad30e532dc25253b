package import SegueAudit
package import SegueCommandLine
package import SegueFilmRequests
package import SegueMotionAssertions
import SegueSceneFile
package import SegueVideo

/// A scene that the command line names, or a suite, and the values with which it is meant.
package struct NamedScene: Hashable {
  package let path: String
  package let input: SceneInput
  /// The name that a suite gives it.
  package var name: String?
  /// The audit findings that the suite accepts, besides those that the scene itself accepts.
  var acceptances: [HeldAcceptance] = []
  /// The suite's limits of what a frame costs, besides those of the scene itself.
  var costLimits = CostLimits()
  /// Facts that a recording does not state; nil for a scene.
  package let layout: RecordingLayout?

  package init(
    path: String, input: SceneInput, name: String? = nil, acceptances: [HeldAcceptance] = [],
    costLimits: CostLimits = CostLimits(), layout: RecordingLayout? = nil
  ) {
    self.layout = layout
    self.path = path
    self.input = input
    self.name = name
    self.acceptances = acceptances
    self.costLimits = costLimits
  }

  /// The scenes that a path stands for: a suite has one for each of its cases.
  ///
  /// - Parameter takesRecordings: whether a suite's recordings are meant as well.
  package static func all(
    at path: String, _ input: SceneInput, takesRecordings: Bool = false, _ terminal: Terminal
  ) throws(RunError) -> [NamedScene] {
    guard SuiteReader.isSuite(path) else { return [NamedScene(path: path, input: input)] }
    let request = CaseRequest(paths: [path], input: input)
    return try CaseFinder(request, terminal, takesRecordings: takesRecordings).plans.map {
      NamedScene(
        path: $0.scene, input: $0.input, name: $0.name, acceptances: $0.acceptances,
        costLimits: $0.costLimits, layout: $0.isRecording ? $0.layout : nil)
    }
  }
}
