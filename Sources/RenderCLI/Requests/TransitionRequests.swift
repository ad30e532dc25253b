package import SegueSceneFile
package import SegueTransitions

/// Where screens are to be exchanged, and by what operation.
package struct StageRequest: Hashable, Sendable {
  /// What the app does; nil for what suits the transition.
  package let operation: Operation?
  /// The device that was named; nil for what suits.
  package let device: Device?
  package let isRightToLeft: Bool
  package let reducesMotion: Bool

  init(_ invocation: Invocation, device option: Option = .device) {
    operation = invocation.choice(.operation, of: Operation.self)
    device = invocation.given(option).flatMap { Device(named: $0) }
    isRightToLeft = invocation.isOn(.rightToLeft)
    reducesMotion = invocation.isOn(.reduceMotion)
  }
}

/// List transitions, or draw them.
package struct PresetsRequest: Hashable, Sendable {
  /// What is written.
  package enum Form: Hashable, Sendable {
    /// Names and what is seen, for people.
    case list
    /// The names alone.
    case names
    /// The names of the families alone.
    case families
    /// Everything, for a program.
    case json
    /// A picture.
    case sheet
  }

  /// The names of transitions and families; empty for all.
  package let selection: [String]
  package let form: Form
  /// Where a sheet goes; nil where nothing is named.
  package let output: String?
  /// The pictures of the screens that a sheet shows, before and after.
  package let pictures: [String?]
  package let stage: StageRequest
  package let replaces: Bool

  init(_ invocation: Invocation) {
    selection = invocation.operands
    let forms: [(Option, Form)] = [
      (.sheet, .sheet), (.json, .json), (.names, .names), (.families, .families),
    ]
    form = forms.first { invocation.isOn($0.0) }?.1 ?? .list
    output = invocation.given(.sheetOutput)
    pictures = [invocation.text(.before), invocation.text(.after)]
    stage = StageRequest(invocation)
    replaces = invocation.isOn(.replacing)
  }
}

/// Print what a transition or a scene is made of.
package struct ExplainRequest: Hashable, Sendable {
  /// The name of a transition, a JSON object, or a scene file.
  package let subject: String
  package let stage: StageRequest
  package let input: SceneInput
  /// The first option that only transitions heed.
  package let stageOption: String?
  /// The first option that only scenes heed.
  package let sceneOption: String?
  package let isJSON: Bool

  init(_ invocation: Invocation) {
    subject = invocation.operands.first.present
    stage = StageRequest(invocation)
    input = SceneInput(invocation)
    stageOption = invocation.firstGiven([.operation, .device, .rightToLeft])
    sceneOption = invocation.firstGiven([.set, .root])
    isJSON = invocation.isOn(.json)
  }
}
