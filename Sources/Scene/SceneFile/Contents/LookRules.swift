import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph

/// Rules for borders.
enum BorderRules {
  static let object = ObjectRule<LayerDraft>(
    "a border", help: "The line along the inside of the edge.", name: "border",
    example: "{\"width\": 1, \"color\": \"#000\"}",
    [
      .animated(.borderWidth, help: "The thickness, in points.").byDefault(0),
      .animated(.borderColor, help: "The color of the line.").byDefault("#000000"),
    ])
}

/// Rules for shadows.
enum ShadowRules {
  static let object = ObjectRule<LayerDraft>(
    "a shadow", help: "The shadow on what lies below.", name: "shadow",
    example: "{\"blur\": 24, \"opacity\": 0.2}",
    [
      .animated(.shadowColor, help: "The color at full strength.").byDefault("#000000"),
      .animated(.shadowOpacity, help: "The strength.").byDefault(1),
      .animated(.shadowOffset, help: "Where the shadow lies, seen from the layer: [x, y].")
        .byDefault([0, 0]),
      .animated(.shadowBlur, help: "How soft the rim is: what CSS and Figma call blur, in points.")
        .byDefault(0),
      .animated(.shadowPath, help: "What throws the shadow, instead of the layer's own shape."),
    ])
}

/// Rules for the clocks of layers.
enum ClockRules {
  static let clock = ObjectRule<LayerClock>(
    "a clock", help: "How time passes inside a layer, compared with outside.",
    [
      MemberRule("begin", .instant, help: "When the layer's time begins.") { $0.begin = $1 }
        .byDefault(0),
      MemberRule(
        "speed", .number(-1000...1000), help: "How much faster time passes inside; 0 is a pause."
      ) {
        $0.speed = $1
      }.byDefault(1),
      MemberRule("offset", .instant, help: "What the layer's clock shows when it begins.") {
        $0.offset = $1
      }.byDefault(0),
    ]
  ).rule { LayerClock() }
}
