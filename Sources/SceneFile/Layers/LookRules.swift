import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// How borders are written.
enum BorderRules {
  static let object = ObjectRule<LayerDraft>(
    "a border", "The line along the inside of the edge.",
    [
      .animated(.borderWidth, "The thickness, in points."),
      .animated(.borderColor, "The color of the line."),
    ])
}

/// How shadows are written.
enum ShadowRules {
  static let object = ObjectRule<LayerDraft>(
    "a shadow", "The shadow on what lies below.",
    [
      .animated(.shadowColor, "The color at full strength."),
      .animated(.shadowOpacity, "The strength."),
      .animated(.shadowOffset, "Where the shadow lies, seen from the layer: [x, y]."),
      .animated(.shadowBlur, "How soft the rim is: what CSS and Figma call blur, in points."),
      .animated(.shadowPath, "What throws the shadow, instead of the layer's own shape."),
    ])
}

/// How filters are written: `{"blur": 12}`.
enum FilterRules {
  /// One kind of filter.
  private struct Kind: Sendable {
    let name: String
    let rule: PropertyRule
    let help: String
    let make: @Sendable (Double) -> Filter
  }

  private static let kinds = [
    Kind(name: "blur", rule: .length, help: "Gaussian blur; the number is its sigma, in points.") {
      .blur(sigma: $0)
    },
    Kind(name: "brightness", rule: .amount, help: "Multiplies the components; 1 is no change.") {
      .brightness($0)
    },
    Kind(name: "contrast", rule: .amount, help: "Moves away from middle gray; 1 is no change.") {
      .contrast($0)
    },
    Kind(name: "saturation", rule: .amount, help: "Moves away from gray; 1 is no change.") {
      .saturation($0)
    },
    Kind(name: "hueRotation", rule: .angle, help: "Turns the colors around the gray axis.") {
      .hueRotation(.degrees($0))
    },
    Kind(name: "grayscale", rule: .fraction, help: "Moves towards gray; 0 is no change.") {
      .grayscale($0)
    },
    Kind(name: "invert", rule: .fraction, help: "Moves towards the negative; 0 is no change.") {
      .invert($0)
    },
  ]

  /// The member of a layer that lists filters.
  static func field(_ name: String, _ help: String) -> Field<LayerDraft> {
    let isBackdrop = name == "backdropFilters"
    return Field(
      name, schema: ["type": "array", "items": schema, "maxItems": 64], help
    ) { node, reading, draft in
      guard let nodes = node.array, nodes.count <= 64 else {
        let _: Filter? = reading.fail(node, expected: "a list of at most 64 filters")
        return
      }
      for node in nodes { read(node, isBackdrop: isBackdrop, &reading, &draft) }
    }
  }

  private static let schema: JSONText = [
    "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
    "properties": .object(
      kinds.map { .init($0.name, $0.rule.reference.described($0.help)) }),
  ]

  private static func read(
    _ node: JSONNode, isBackdrop: Bool, _ reading: inout Reading, _ draft: inout LayerDraft
  ) {
    guard let member = node.object?.members.first, node.object?.members.count == 1 else {
      let _: Filter? = reading.fail(node, expected: "one filter, such as {\"blur\": 12}")
      return
    }
    guard let kind = kinds.first(where: { $0.name == member.key }) else {
      reading.report(
        "unknown filter \(Quote(member.key))", at: member.keyRange,
        hint: Expected.hint(for: member.key, among: kinds.map(\.name)))
      return
    }
    guard let setting = kind.rule.setting(member.node, &reading) else { return }
    let filter = kind.make(0)
    if isBackdrop {
      draft.properties.backdropFilters.append(filter)
      draft.apply(
        setting, to: .backdropFilter(draft.properties.backdropFilters.count - 1), reading)
    } else {
      draft.properties.filters.append(filter)
      draft.apply(setting, to: .filter(draft.properties.filters.count - 1), reading)
    }
  }
}

/// How the clocks of layers are written.
enum ClockRules {
  static let clock = ObjectRule<LayerClock>(
    "a clock", "How time passes inside a layer, compared with outside.",
    [
      Field("begin", .moment, "When the layer's time begins.") { $0.begin = $1 },
      Field("speed", .number(-1000...1000), "How much faster time passes inside; 0 is a pause.") {
        $0.speed = $1
      },
      Field("offset", .moment, "What the layer's clock shows when it begins.") { $0.offset = $1 },
    ]
  ).rule { LayerClock() }
}
