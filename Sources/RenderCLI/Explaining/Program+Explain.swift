import SegueJSON
import SegueSceneFile

extension Program {
  /// Prints what a transition or a scene is made of.
  func explain(_ request: ExplainRequest, on terminal: Terminal) throws(Failure) {
    let (columns, isJSON) = (max(terminal.columns, 40), request.isJSON)
    if request.isScene {
      try request.refuse(request.stageOption, "a scene says that itself")
      let opener = SceneOpener(terminal, request.input)
      let scene = try opener.loadWithoutMistakes(request.subject).scene
      let answer = SceneExplanation(request.subject, scene)
      try terminal.write(isJSON ? answer.json.pretty + "\n" : answer.text(columns: columns))
    } else {
      try request.refuse(request.sceneOption, "only a scene has such")
      let chosen = try ChosenTransition(request.subject, for: "argument <subject>")
      let answer = TransitionExplanation(chosen, request.stage)
      try terminal.write(isJSON ? answer.json.pretty + "\n" : answer.text(columns: columns))
    }
  }
}

extension ExplainRequest {
  /// Whether the subject is a scene file.
  fileprivate var isScene: Bool { !subject.isObject && subject.isScenePath }

  /// Refuses an option that the subject does not heed.
  fileprivate func refuse(_ option: String?, _ reason: String) throws(Failure) {
    guard let option else { return }
    throw Failure(.usage, "option '\(option)': \(reason)")
  }
}
