import SegueMotion

/// How animations are written.
enum AnimationRules {
  /// The members that make an object an animation rather than a value.
  static let telltales = ["from", "to", "by", "keyframes"]

  /// Whether the node is an animation rather than a value.
  static func isAnimation(_ node: JSONNode) -> Bool {
    guard let object = node.object else { return false }
    return telltales.contains { object[$0] != nil }
  }

  /// The object rule of animations of values of this kind.
  static func object(_ kind: PropertyRule) -> ObjectRule<AnimationDraft> {
    objects[kind.name] ?? make(kind)
  }

  private static let objects: [String: ObjectRule<AnimationDraft>] = Dictionary(
    uniqueKeysWithValues: PropertyRule.all.map { ($0.name, make($0)) })

  private static func make(_ kind: PropertyRule) -> ObjectRule<AnimationDraft> {
    ObjectRule(
      "an animation", "A change from one value to another, or through several.",
      defaults: "animation", exclusions: exclusions, fields(kind))
  }

  static let exclusions = [
    Exclusion("from", "keyframes", hint: "the first keyframe is where the animation begins"),
    Exclusion("to", "keyframes", hint: "the last keyframe is where the animation ends"),
    Exclusion("by", "keyframes", hint: "keyframes say all values themselves"),
    Exclusion("repeat", "repeatDuration", hint: "say how often, or for how long"),
  ]

  /// All members of an animation of values of this kind.
  static func fields(_ kind: PropertyRule) -> [Field<AnimationDraft>] {
    values(kind) + timing + composition
  }

  private static func values(_ kind: PropertyRule) -> [Field<AnimationDraft>] {
    [
      Field("from", kind.value, "The first value; the layer's own when left out.") {
        $0.from = $1
      },
      Field("to", kind.value, "The last value, and the layer's own value.") { $0.to = $1 },
      Field("by", kind.value, "The way from the first value to the last.") { $0.by = $1 },
      Field(
        "value", kind.value, "The layer's own value, where it is not the animation's last one."
      ) { $0.rest = $1 },
      Field(
        "keyframes", KeyframeRules.object(kind).rule.list(1...10_000, of: "keyframes"),
        "Values to pass through, in order."
      ) { $0.keyframes = $1 },
      Field("mode", .word("mode"), "How values between keyframes are found.") { $0.mode = $1 },
      Field("arc", .word("arc"), "Along which quarter ellipses a point moves.") { $0.arc = $1 },
    ]
  }

  /// When an animation runs, and how its progress becomes progress of values.
  static let timing: [Field<AnimationDraft>] = [
    Field(
      "duration", .positiveDuration,
      "How long one run takes; springs and keyframes with times know it themselves."
    ) { $0.duration = $1 },
    Field("delay", .moment, "How long after the scene's beginning it begins.") { $0.delay = $1 },
    Field("easing", .pace, "The curve or spring that progress follows.") { $0.pace = $1 },
    Field("speed", .number(0...1000, above: 0), "How much faster its time passes.") {
      $0.speed = $1
    },
    Field("offset", .duration, "How far into the run it begins; the rest comes at the end.") {
      $0.offset = $1
    },
    Field("repeat", .repetitions, "How often it runs: a number, or \"forever\".") {
      $0.repeatCount = $1
    },
    Field("repeatDuration", .positiveDuration, "How long it runs altogether.") {
      $0.repeatDuration = $1
    },
    Field("autoreverse", .flag, "Whether each run is followed by one backwards.") {
      $0.autoreverses = $1
    },
    Field("fill", .word("fill"), "What shows before the beginning and after the end.") {
      $0.fill = $1
    },
  ]

  /// What a schema says of timings alone.
  static let timingSchema = ObjectRule<AnimationDraft>(
    "an animation", "When animations run that do not say otherwise.", timing
  ).schema

  private static let composition: [Field<AnimationDraft>] = [
    Field(
      "composition", .word("composition"),
      "Whether the value takes the place of what earlier animations have made, or is added to it."
    ) { $0.composition = $1 },
    Field("cumulative", .flag, "Whether each repetition begins where the last one ended.") {
      $0.isCumulative = $1
    },
  ]
}

extension Rule<Double> {
  /// How often something runs.
  fileprivate static let repetitions = choice(
    "a number of runs, or 'forever'",
    [
      (\.isNumber, number(0...1_000_000, above: 0)),
      (
        \.isString,
        Rule(schema: ["const": "forever"]) { node, reading in
          node.string == "forever"
            ? .infinity : reading.fail(node, expected: "a number of runs, or 'forever'")
        }
      ),
    ])
}

extension PropertyRule {
  /// A value, or an animation of it.
  struct Setting {
    /// The value at rest; `nil` when the animation does not say.
    var value: Value?
    /// What moves it.
    var animation: AnimationDraft?
  }

  /// What a schema says of a value or an animation of this kind.
  var reference: JSONText { ["$ref": .string("#/definitions/\(name)")] }

  /// What the schema's definitions of this kind say: a value or an animation, and their parts.
  var definitions: [JSONText.Member] {
    [
      .init(
        name,
        [
          "anyOf": [
            value.schema, ["$ref": .string("#/definitions/\(name)Animation")],
            .variableReference,
          ]
        ]),
      .init("\(name)Value", valueSchema),
      .init("\(name)Animation", AnimationRules.object(self).schema),
      .init("\(name)Keyframe", KeyframeRules.object(self).object.schema),
    ]
  }

  /// Reads a value or an animation.
  func setting(_ node: JSONNode, _ reading: inout Reading) -> Setting? {
    guard let node = reading.filled(node) else { return nil }
    guard AnimationRules.isAnimation(node) else {
      return value.read(node, &reading).map { Setting(value: $0) }
    }
    var draft = AnimationDraft(at: node.openingRange)
    let isWhole = reading.unbroken { reading in
      AnimationRules.object(self).fill(&draft, from: node, &reading) ? true : nil
    }
    return Setting(value: draft.restingValue, animation: isWhole == true ? draft : nil)
  }
}

/// How keyframes are written.
enum KeyframeRules {
  struct Kind: Sendable {
    let name: String
    let object: ObjectRule<KeyframeDraft>

    /// The rule for one keyframe.
    var rule: Rule<KeyframeDraft> {
      let object = object
      return Rule(schema: ["$ref": .string("#/definitions/\(name)Keyframe")]) { node, reading in
        var draft = KeyframeDraft(range: node.openingRange)
        return object.fill(&draft, from: node, &reading) ? draft : nil
      }
    }
  }

  static func object(_ kind: PropertyRule) -> Kind {
    Kind(
      name: kind.name,
      object: ObjectRule(
        "a keyframe", "A value and when it is reached.",
        [
          Field("at", .keyframeMoment, "When: a time of the run, or a percentage of it.") {
            $0.moment = $1
          },
          Field("value", kind.value, "The value that is reached.") { $0.value = $1 }.required,
          Field("easing", .easing, "The curve from here to the next keyframe.") { $0.easing = $1 },
          Field("tension", .number(-10...10), "In mode 'cubic': how tight the curve is.") {
            $0.tangent.tension = $1
          },
          Field("continuity", .number(-10...10), "In mode 'cubic': how sharp the corner is.") {
            $0.tangent.continuity = $1
          },
          Field("bias", .number(-10...10), "In mode 'cubic': before or after it overshoots.") {
            $0.tangent.bias = $1
          },
        ]))
  }
}

extension Rule<KeyframeDraft.Moment> {
  /// A time, or a percentage.
  fileprivate static let keyframeMoment = Rule(
    schema: [
      "anyOf": [
        Rule<Time>.duration.schema,
        Rule<String>.pattern("^([0-9]+\\.?[0-9]*|\\.[0-9]+)%$", examples: ["50%"]),
      ]
    ]
  ) { node, reading in
    if let text = node.string, text.hasSuffix("%") {
      guard let percent = NumberWord.parse(text.dropLast()), (0...100).contains(percent) else {
        return reading.refuse(node, "expected a percentage from 0% to 100%, found \(Quote(text))")
      }
      return .fraction(percent / 100)
    }
    return Rule<Time>.duration.read(node, &reading).map { .time($0) }
  }
}
