package import SegueJSON
import SegueMotion
import SegueSceneGraph

/// The JSON schema of scene files: what gives editors completion and documentation.
///
/// It is made from the same rules that read scene files.
package enum SceneSchema {
  /// The schema as a JSON value.
  package static var value: JSONValue {
    guard case .object(let scene) = SceneRules.object.schema else { return [:] }
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Segue scene"),
    ]
    return .object(head + scene + [.init("definitions", .object(definitions))])
  }

  /// Shared definitions that are referred to from many places.
  private static let definitions: [JSONValue.Member] =
    ([
      .init("variable", .variable), VariableRules.definition, TokenRules.object.definition,
      CanvasRules.device.definition,
      Rule<String>.identifier.definition,
      Rule<Time>.span.definition, Rule<Time>.positiveSpan.definition,
      Rule<Time>.instant.definition, Rule<Easing>.easing.definition,
      Rule<TimingCurve>.pace.definition, SpringRules.byNumbers.definition,
      Rule<Gradient>.gradient.definition, FilterRules.definition,
      ShadowRules.object.definition, BorderRules.object.definition,
      ReadyRules.definition,
      LayerRules.object.definition, TextRules.object.definition, TimingRules.object.definition,
      CountRules.definition,
      ImageRules.object.definition, PathRules.object.definition, ScreenRules.object.definition,
      TransitionRules.preset.definition, TransitionRules.transition.definition,
      ComposedRules.definition, AtomRules.definition,
      ComposeRules.context.definition, ComposeEffectRules.enter.definition,
      ComposeEffectRules.exit.definition,
      GestureRules.definition, BarRules.definition, StepRules.object.definition,
      WipeRules.object.definition, ContainerRules.definition, SharedRules.mention.definition,
      MatchRules.match.definition, ExpectationRules.object.definition,
      AcceptanceRules.object.definition, CostRules.object.definition,
    ] + MatchSettingRules.definitions + PlanRules.definitions).compactMap(\.self)
    + AnimationRules.definitions
    + TrackRules.definitions
    + PropertyRule.definitions
}
