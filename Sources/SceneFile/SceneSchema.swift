import SegueMotion
import SegueSceneGraph

/// The JSON schema of scene files: what gives editors completion and documentation.
///
/// It is made from the same rules that read scene files.
public enum SceneSchema {
  /// The schema as a JSON value.
  public static var value: JSONText {
    guard case .object(let scene) = SceneRules.object.schema else { return [:] }
    let head: [JSONText.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Segue scene"),
    ]
    return .object(head + scene + [.init("definitions", .object(definitions))])
  }

  private static var definitions: [JSONText.Member] {
    [
      .init("variable", .variable), .init("layer", LayerRules.object.schema),
      .init("colorOrGradient", Rule<Paint>.definition),
      .init("curve", Rule<Easing>.definition), .init("easing", Rule<Pace>.definition),
    ] + PropertyRule.all.flatMap(\.definitions)
  }
}
