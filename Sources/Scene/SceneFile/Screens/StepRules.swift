import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// A step as its author wrote it.
struct StepDraft: Sendable {
  var action: Step.Action?
  var transition: (any ScreenTransition)?
  /// The name by which the transition is mentioned, if it is.
  var transitionName: String?
  var gesture: Gesture?
  /// State of the screen below a presentation, with the position of the setting.
  var presentation = Step.Presentation.automatic
  /// Start of the step, counted from the beginning of the transition before it.
  var start: Time?
  /// Rule by which it interrupts that.
  var interruption: InterruptionRule?
  /// Expectations of the step's movement.
  var expectations: [ExpectationDraft] = []
  /// Accepted audit findings of the step.
  var acceptances: [AcceptanceDraft] = []
  /// Position of the step.
  var range: SourceRange

  /// The step, if it does something.
  var step: Step? {
    guard let action else { return nil }
    var step = Step(action, with: transition, by: gesture)
    (step.start, step.interruption) = (start, interruption)
    step.presentation = presentation
    return step
  }
}

/// Rules for the steps of a flow.
enum StepRules {
  static let steps = Rule<StepDraft>(schema: .reference(to: "step")) { node, reading in
    var draft = StepDraft(range: node.range)
    return object.fill(&draft, from: node, &reading) ? draft : nil
  }.list(1...Flow.stepLimit, of: "steps")

  static let object = ObjectRule<StepDraft>(
    "a step", help: "One thing that happens in a flow.", name: "step",
    needs: [
      Need("present", askedBy: "presentation", hint: "it says what becomes of the screen below")
    ],
    alternatives: Need(
      "show", "hold", "push", "pop", "popTo", "popToRoot", "unwindTo", "replaceTop", "setStack",
      "present",
      "dismiss", "select", "mark", hint: "such as {\"push\": \"detail\"} or {\"hold\": 500}"),
    (actions
      + [
        MemberRule(
          "with", schema: .reference(to: "transition"), help: "How the screens are exchanged."
        ) {
          node, reading, step in
          step.transition = TransitionRules.transition(node, &reading)
          step.transitionName = reading.mentionedTransition(node)
        },
        MemberRule("gesture", GestureRules.gesture, help: "The finger that leads the transition.") {
          $0.gesture = $1
        },
        MemberRule(
          "presentation", .word("presentation"),
          help: "What becomes of the screen below: what the transition does, or as UIKit's custom"
            + " presentations leave it; then the dismissal has a transition of its own."
        ) { $0.presentation = $1 },
        MemberRule(
          "at", .span,
          help:
            "When the step is taken, counted from the beginning of the transition in the step before;"
            + " before its end, that is interrupted."
        ) { $0.start = $1 },
        MemberRule(
          "interrupt", .word("interruption"),
          help:
            "How the transition in the step before is interrupted; what its transition does by default."
        ) { $0.interruption = $1 },
        MemberRule(
          "expect", ExpectationRules.expectations,
          help:
            "What the step's movement is for; times count from its beginning, and it ends where the"
            + " next one begins."
        ) { $0.expectations = $1 },
        MemberRule(
          "accept", AcceptanceRules.acceptances,
          help: "What 'audit' finds in the step and is meant, each with its reason."
        ) { $0.acceptances = $1 },
      ]).map(\.own))

  private static let actions: [MemberRule<StepDraft>] = [
    MemberRule("show", stack, help: "The screens that are there, the last one on top.") {
      $0.action = .show($1)
    },
    MemberRule("hold", .span, help: "How long nothing happens.") { $0.action = .hold($1) },
    MemberRule("push", screen, help: "The screen that is put on the stack.") {
      $0.action = .push($1)
    },
    MemberRule("pop", .integer(1...1000), help: "How many screens are taken off the stack.") {
      $0.action = .pop($1)
    },
    MemberRule("popTo", screen, help: "The screen to which the app goes back.") {
      $0.action = .popTo($1)
    },
    MemberRule("popToRoot", yes, help: "Whether the app goes back to its first screen: true.") {
      step, _ in
      step.action = .popToRoot
    },
    MemberRule(
      "unwindTo", screen,
      help: "The screen to which the app goes back, leaving presentations that lie above it."
    ) { $0.action = .unwindTo($1) },
    MemberRule("replaceTop", screen, help: "The screen that takes the place of the one on top.") {
      $0.action = .replaceTop($1)
    },
    MemberRule("setStack", stack, help: "The stack as it is afterwards, the last screen on top.") {
      $0.action = .setStack($1)
    },
    MemberRule("present", screen, help: "The screen that is laid over everything.") {
      $0.action = .present($1)
    },
    MemberRule("dismiss", yes, help: "Whether what was laid over last is taken away: true.") {
      step, _ in
      step.action = .dismiss
    },
    MemberRule("select", screen, help: "The tab that is selected.") { $0.action = .select($1) },
    MemberRule("mark", .identifier, help: "A name for this moment.") { $0.action = .mark($1) },
  ]

  private static let screen = Rule<String>.identifier.map { LayerID($0) }

  /// One screen, or several.
  private static let stack = Rule<[LayerID]>.choice(
    "the name of a screen, or a list of names",
    [(\.isString, screen.map { [$0] }), (\.isArray, screen.list(1...64, of: "screens"))])

  private static let yes = Rule<Bool>(schema: ["const": true]) { node, reading in
    node.bool == true ? true : reading.fail(node, expected: "true")
  }
}
