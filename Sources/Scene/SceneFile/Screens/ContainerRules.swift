import SegueJSON
import SeguePresets
import SegueSceneGraph
import SegueTransitions

/// Rules for Material's container transform.
enum ContainerRules {
  static let container = object.rule { ContainerTransform() }

  /// Shared schema definition of container transforms.
  static let definition = object.definition

  private static let object = ObjectRule<ContainerTransform>(
    "a container transform",
    help:
      "How one element of a screen becomes the other screen, or a part of it: those that have one key.",
    name: "container",
    [
      MemberRule("fade", .word("fade"), help: "How the pictures fade; 'in' by default.") {
        $0.fade = $1
      },
      MemberRule(
        "fit", .word("fit"), help: "Which sides of the pictures agree with the container's."
      ) {
        $0.fit = $1
      },
      MemberRule(
        "direction", .word("direction"),
        help: "Whether it is the way there or the way back; what is larger is there by default."
      ) { $0.direction = $1 },
      MemberRule("arc", .flag, help: "Whether the container moves on Material's arc.") {
        $0.isArc = $1
      },
      MemberRule("color", .color, help: "What fills the container below the pictures.") {
        $0.color = $1
      },
      MemberRule("startColor", .color, help: "What lies below the picture at the start.") {
        $0.startColor = $1
      },
      MemberRule("endColor", .color, help: "What lies below the picture at the end.") {
        $0.endColor = $1
      },
      MemberRule(
        "scrim", .color,
        help:
          "What covers the screen around it; black by 32 percent where it becomes a whole screen."
      ) { $0.scrim = $1 },
      MemberRule(
        "startElevation", .number(0...1000),
        help: "How high the container lies at the start, in points."
      ) { $0.startElevation = $1 },
      MemberRule(
        "endElevation", .number(0...1000),
        help: "How high the container lies at the end, in points."
      ) { $0.endElevation = $1 },
    ])
}
