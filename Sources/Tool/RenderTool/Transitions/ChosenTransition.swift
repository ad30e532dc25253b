package import SegueCommandLine
import SegueJSON
import SeguePresets
import SegueSceneFile
import SegueTransitions

/// A transition that the user named, or wrote.
struct ChosenTransition {
  let rule: any ScreenTransition
  /// The preset, if it has a name.
  let preset: Preset?

  private init(rule: any ScreenTransition, preset: Preset?) {
    self.rule = rule
    self.preset = preset
  }

  /// The transition that `text` names or describes; `subject` says where the text comes from.
  init(_ text: String, for subject: String) throws(RunError) {
    if let preset = PresetCatalog.preset(named: text) {
      (rule, self.preset) = (preset, preset)
      return
    }
    var diagnostics = Diagnostics()
    guard let rule = TransitionReader.read(text, into: &diagnostics) else {
      let first = diagnostics.sorted.first
      throw RunError(
        .usage, "\(subject): \(first?.sentence ?? "this is no transition")", hint: first?.hint)
    }
    self.rule = rule
    preset = rule.preset
  }

  /// The same with its curves drawn as Flutter's solver draws them, where that is asked for.
  func quantized(_ isAsked: Bool) -> ChosenTransition {
    isAsked ? ChosenTransition(rule: rule.quantized, preset: preset) : self
  }

  /// The rule as it is shown on a stage.
  func shown(on stage: TransitionEnvironment) -> any ScreenTransition {
    stage.reducesMotion ? rule.reduced : rule
  }
}

extension Option {
  package static let quantized = Option(
    "quantized", in: .transition, summary: "Draw curves as Flutter's solver does",
    details: """
      It stops at the first time within a thousandth of the one it looks for, so that a curve is up \
      to two thousandths beside the exact one: for comparing with pictures of Flutter.
      """)
}

extension ScreenTransition {
  /// The preset, if the rule is one that has been decorated.
  fileprivate var preset: Preset? {
    self as? Preset ?? (self as? any DecoratedTransition)?.base.preset
  }

  /// The operation that the transition is made for: what leaves the other screen visible behind is
  /// presented.
  func usualOperation(on stage: TransitionEnvironment) -> Operation {
    plan(for: TransitionContext(.present, on: stage)).keepsRemoval ? .present : .push
  }
}
