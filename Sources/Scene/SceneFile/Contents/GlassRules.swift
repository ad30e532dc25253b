import SegueJSON
import SegueSceneGraph

/// Rules for glass: `{"refraction": 24, "bevel": 16}`.
enum GlassRules {
  /// The name of the filter's kind.
  static let kind = "refraction"

  /// The rule for its amount.
  static let amount = FilterKind.amount(of: .refraction(Refraction(depth: 0)))

  /// The members of a filter that tell of the glass, besides its amount.
  static let members: [MemberRule<Refraction>] = [
    MemberRule(
      "bevel", .number(0...1000),
      help: "The width of the glass's rim that bends light, in points, of 512 pixels at most."
    ) { $0.bevel = $1 }.byDefault(.number(plain.bevel)),
    MemberRule(
      "profile", .word("profile"),
      help:
        "The curve of the rim: a quarter of a circle, or of a squircle, which is steeper outside."
    ) { $0.profile = $1 }.byDefault(.string(plain.profile.rawValue)),
    MemberRule(
      "index", .number(1...3), help: "The index of refraction: 1 is air, 1.5 glass, 2.4 diamond."
    ) { $0.index = $1 }.byDefault(.number(plain.index)),
    MemberRule(
      "dispersion", .fraction,
      help: "By how much of it blue is bent more than red: the reciprocal of the Abbe number."
    ) { $0.dispersion = $1 }.byDefault(.number(plain.dispersion)),
    MemberRule(
      "highlight", .fraction,
      help:
        "The opacity of the light along the rim where it is brightest: at the top left and the bottom right."
    ) { $0.highlight = $1 }.byDefault(.number(plain.highlight)),
    MemberRule(
      "spacing", .number(0...1000),
      help:
        "For 'backdropFilters', as their last: the glass has the shape of the layer's children's boxes, and those"
        + " that are nearer to each other than this, in points, flow together; 64 of them at most."
    ) { $0.spacing = $1 },
  ]

  private static let plain = Refraction(depth: 0)

  private static let object = ObjectRule<Refraction>(
    "glass", help: "A pane of glass.",
    [MemberRule(kind, schema: amount.reference, help: "Its amount.") { _, _, _ in }] + members)

  /// The glass that a filter tells of, at no distance.
  static func glass(
    _ node: JSONNode, isBackdrop: Bool, _ reading: inout ReadContext
  ) -> Refraction {
    var glass = plain
    object.fill(&glass, from: node, &reading)
    if !isBackdrop, let spacing = node.object?.member("spacing") {
      reading.report(
        "only glass over a backdrop flows together", at: spacing.keyRange,
        hint: "say it in 'backdropFilters'")
    }
    return glass
  }

  /// Reports glass that flows together before another filter: what those after it would act on is all of the box.
  static func checkIsLast(_ node: JSONNode, _ reading: inout ReadContext) {
    guard let object = node.object, object[kind] != nil, let spacing = object.member("spacing")
    else { return }
    reading.report(
      "glass that flows together is the last of the filters", at: spacing.keyRange,
      hint: "put the filters that follow before it")
  }
}
