import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Rules for animations.
enum AnimationRules {
  /// The members that every animation has, whatever it moves, without those that hold values of
  /// the property.
  static let shared = timing + composition

  /// The object rule of animations of values of this kind.
  static func object(_ kind: PropertyRule) -> ObjectRule<AnimationDraft> {
    objects[kind.name]?.value ?? make(kind)
  }

  /// Returns `true` if the node is an animation rather than a value of this kind.
  static func isAnimation(_ node: JSONNode, of kind: PropertyRule) -> Bool {
    guard let object = node.object else { return false }
    let names = AnimationRules.object(kind).fields.map(\.name) + CoastRules.names
    // A color may be an object, too.
    let others = kind.hasVelocity ? OtherNotation.courses : []
    return (names + others).contains { object[$0] != nil }
  }

  private static let objects: [String: Deferred<ObjectRule<AnimationDraft>>] = Dictionary(
    uniqueKeysWithValues: PropertyRule.passed.map { kind in (kind.name, Deferred { make(kind) }) })

  private static func make(_ kind: PropertyRule) -> ObjectRule<AnimationDraft> {
    ObjectRule(
      "an animation",
      help: "A change from one value to another, through several, or along an outline.",
      name: "animation", exclusions: exclusions(kind), needs: needs(kind),
      values(kind) + (kind.isPlace ? way : []) + shared,
      settle: { draft, reading in _ = draft.animation(&reading) })
  }

  private static func exclusions(_ kind: PropertyRule) -> [Exclusion] {
    ofValues + (kind.isPlace ? wayExclusions : []) + (kind.hasVelocity ? CoastRules.exclusions : [])
      + timingExclusions + ProgressRules.exclusionsOfAnimations
  }

  private static let ofValues =
    [
      Exclusion("from", "keyframes", hint: "the first keyframe is where the animation begins"),
      Exclusion("to", "keyframes", hint: "the last keyframe is where the animation ends"),
      Exclusion("by", "keyframes", hint: "keyframes say all values themselves"),
    ]

  static let timingExclusions = [
    Exclusion("repeat", "repeatDuration", hint: "say how often, or for how long")
  ]

  private static let wayExclusions =
    ["from", "to", "by", "keyframes"].map {
      Exclusion("along", $0, hint: "the outline says all values itself")
    } + [Exclusion("along", "arc", hint: "an outline bends as it is drawn")]
    + CoastRules.names.map {
      Exclusion("along", $0, hint: "an outline ends where it is drawn to")
    }

  /// The members that say where an animation leads, one of which it needs.
  private static func needs(_ kind: PropertyRule) -> [Need] {
    let courses =
      ["from", "to", "by", "keyframes"] + (kind.isPlace ? ["along"] : [])
      + (kind.hasVelocity ? CoastRules.names : [])
    guard kind.isPlace else {
      return [
        Need(courses, hint: "such as \"from\": 0, \"to\": 1"),
        Need("keyframes", askedBy: "mode", hint: "it says how values between keyframes are found"),
      ]
    }
    return [
      Need(courses, hint: "such as \"from\": [0, 0], \"to\": [9, 9]"),
      Need("keyframes", "along", askedBy: "mode", hint: "it says how values between are found"),
      Need("along", askedBy: "rotate", hint: "the layer turns along an outline"),
    ]
  }

  /// The members that hold values of the property.
  static func values(_ kind: PropertyRule) -> [MemberRule<AnimationDraft>] {
    [
      MemberRule("from", kind.value, help: "The first value; the layer's own when left out.") {
        $0.from = $1
      },
      MemberRule("to", kind.value, help: "The last value, and the layer's own value.") {
        $0.to = $1
      },
      MemberRule("by", kind.way, help: "The way from the first value to the last.") { $0.by = $1 },
      MemberRule(
        "value", kind.rest, help: "The layer's own value, where it is not the animation's last one."
      ) { $0.rest = $1 },
      MemberRule("keyframes", KeyframeRules.list(kind), help: "Values to pass through, in order.") {
        $0.keyframes = $1
      },
    ].map(\.own) + (kind.hasVelocity ? CoastRules.members(kind) : [])
  }

  /// The members that move a point along an outline.
  private static let way: [MemberRule<AnimationDraft>] = [
    MemberRule(
      "along", Rule<Path>.way,
      help:
        "An outline in SVG's path syntax along which the point moves: at the same speed everywhere,"
        + " unless 'mode' says otherwise."
    ) { $0.outline = $1 },
    MemberRule(
      "rotate", .word("rotation"),
      help: "How the layer turns along the outline, besides its own turn."
    ) { $0.turning = $1 },
  ].map(\.own)

  /// Members for the timing of an animation, and for the curve from its progress to progress of values.
  static let timing: [MemberRule<AnimationDraft>] = [
    MemberRule(
      "duration", .positiveSpan,
      help:
        "How long one run takes; springs, keyframes with times, decays and flings know it themselves."
    ) { $0.duration = $1 },
    MemberRule("delay", .instant, help: "How long after the scene's beginning it begins.") {
      $0.delay = $1
    }.byDefault(0),
    MemberRule(
      "easing", .pace,
      help:
        "The curve or spring that progress follows; ease-in-out by default, linear with keyframes or 'progress'."
    ) { $0.pace = $1 },
    MemberRule("speed", .number(0...1000, above: 0), help: "How much faster its time passes.") {
      $0.speed = $1
    }.byDefault(1),
    MemberRule("offset", .span, help: "How far into the run it begins; the rest comes at the end.")
    {
      $0.offset = $1
    }.byDefault(0),
    MemberRule("repeat", .repetitions, help: "How often it runs: a number, or \"forever\".") {
      $0.repeatCount = $1
    }.byDefault(1),
    MemberRule("repeatDuration", .positiveSpan, help: "How long it runs altogether.") {
      $0.repeatDuration = $1
    },
    MemberRule("autoreverse", .flag, help: "Whether each run is followed by one backwards.") {
      $0.autoreverses = $1
    }.byDefault(false),
    MemberRule("fill", .word("fill"), help: "What shows before the beginning and after the end.") {
      $0.fill = $1
    }.byDefault("both"),
    MemberRule(
      ProgressRules.name, ProgressRules.progress,
      help: "The number that leads it in place of time, as scrolling does."
    ) { $0.progress = $1 }.own,
  ]

  private static let composition: [MemberRule<AnimationDraft>] = [
    MemberRule(
      "mode", .word("mode"), help: "How values between keyframes, or along an outline, are found."
    ) {
      $0.mode = $1
    },
    MemberRule(
      "arc", .word("arc"), help: "Along which arc a point, or a box by its corners, moves."
    ) {
      $0.arc = $1
    }.byDefault("linear"),
    MemberRule(
      "composition", .word("composition", among: [.replace, .add]),
      help:
        "Whether the value takes the place of what earlier animations have made, or is added to it."
    ) { $0.composition = $1 }.byDefault("replace"),
    MemberRule(
      "cumulative", .flag, help: "Whether each repetition begins where the last one ended."
    ) {
      $0.isCumulative = $1
    }.byDefault(false),
  ].map(\.own)
}

extension Rule<Path> {
  /// An outline that leads somewhere, or at least stands there.
  fileprivate static let way = path.checked("found an empty outline, expected a way to move along")
  {
    $0.end != nil
  }
}

extension Rule<Double> {
  private static let count = Rule<Double>.number(0...1_000_000, above: 0)

  /// A number of runs; other formats write one below zero for what never ends.
  private static let runs = Rule<Double>(schema: count.schema) { node, reading in
    guard let number = node.number, number < 0 else { return count.read(node, &reading) }
    return reading.refuse(
      node, "found \(number.shortest), expected a number above 0 and at most 1000000",
      hint: "what never ends is written \"forever\"")
  }

  /// Words of other formats for what never ends.
  private static let endless: Set = [
    "infinite", "infinity", "loop", "always", "endless", "indefinite",
  ]

  /// Rule for the number of repetitions.
  fileprivate static let repetitions = choice(
    "a number of runs, or 'forever'",
    [
      (\.isNumber, runs),
      (
        \.isString,
        Rule(schema: ["const": "forever"]) { node, reading in
          node.string == "forever"
            ? .infinity
            : reading.fail(
              node, expected: "a number of runs, or 'forever'",
              hint: endless.contains(node.string?.lowercased() ?? "") ? "write \"forever\"" : nil)
        }
      ),
    ])
}

extension PropertyRule {
  /// A value, or an animation of it.
  struct Setting {
    /// The value at rest; `nil` when the animation does not say.
    var value: Value?
    /// Animation of the value.
    var animation: AnimationDraft?
  }

  /// The kind of what an animation passes through: values, or what is added to them.
  func passed(by animation: JSONObject, _ reading: inout ReadContext) -> PropertyRule {
    let composition = animation["composition"].flatMap { reading.filled($0) }?.string
    return composition == Animation.Composition.add.rawValue ? added ?? self : self
  }

  /// Reads a value or an animation.
  func setting(_ node: JSONNode, _ reading: inout ReadContext) -> Setting? {
    guard let node = reading.filled(node) else { return nil }
    guard let object = node.object, AnimationRules.isAnimation(node, of: self) else {
      return value.read(node, &reading).map { Setting(value: $0) }
    }
    var draft = AnimationDraft(at: node.openingRange)
    let rule = AnimationRules.object(passed(by: object, &reading))
    let isWhole = reading.unbroken { reading in
      rule.fill(&draft, from: node, &reading) ? true : nil
    }
    draft.forgetDefaultDuration(besides: object)
    return Setting(value: draft.restingValue, animation: isWhole == true ? draft : nil)
  }
}
