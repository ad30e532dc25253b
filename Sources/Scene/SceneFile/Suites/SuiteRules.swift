import SegueJSON
import SegueMotionAssertions

/// A suite as its author wrote it.
struct SuiteDraft: Sendable {
  var goldens: String?
  var goldensRange: SourceRange?
  var keeps: Set<SuiteGolden>?
  var expectations: [ExpectationDraft] = []
  var acceptances: [AcceptanceDraft] = []
  var costLimits = CostLimits()
  var cases: [SuiteCaseDraft] = []
}

/// A case of a suite as its author wrote it, before its variants are told apart.
struct SuiteCaseDraft: Sendable {
  var scene: String?
  var sceneRange: SourceRange?
  var isRecording = false
  var against: String?
  var isAligned = false
  var name: String?
  var values: [Named<String>] = []
  var matrix: [Named<[String]>] = []
  var reducesMotion = false
  var keeps: Set<SuiteGolden>?
  var tolerance: SuiteTolerance?
  var ignored: [SuiteRegion] = []
  var expectations: [ExpectationDraft] = []
  var acceptances: [AcceptanceDraft] = []
  var costLimits = CostLimits()
  var range: SourceRange
}

/// Rules for suites.
enum SuiteRules {
  static let object = ObjectRule<SuiteDraft>(
    "a suite", help: "Scenes that are verified against their goldens.",
    [
      MemberRule("$schema", .words, help: "The file that explains suites to an editor.") { _, _ in
      },
      MemberRule("version", Rule<Int>.integer(1...1), help: "The version of the format: 1.") {
        _, _ in
      }
      .required,
      MemberRule(
        "goldens", schema: Rule<String>.words.schema,
        help: "The folder of the goldens, seen from here: 'goldens'."
      ) { node, reading, suite in
        suite.goldens = Rule<String>.words(node, &reading)
        suite.goldensRange = node.range
      },
      MemberRule("keep", kinds, help: "What is kept of each film, unless a case says otherwise.") {
        $0.keeps = $1
      },
      MemberRule(
        "expect", ExpectationRules.expectations,
        help: "What is expected of the movement in every scene."
      ) { $0.expectations = $1 },
      MemberRule(
        "accept", AcceptanceRules.acceptances,
        help: "What 'audit' finds in the scenes and is meant, each with its reason."
      ) { $0.acceptances = $1 },
      MemberRule("cost", CostRules.limits, help: CostRules.help) { $0.costLimits = $1 },
      MemberRule(
        "cases", item.list(1...10_000, of: "cases"), help: "The scenes, and how they vary."
      ) {
        $0.cases = $1
      }.required,
    ])

  private static let item = Rule<SuiteCaseDraft>(schema: caseSchema) { node, reading in
    var draft = SuiteCaseDraft(range: node.openingRange)
    guard caseObject.fill(&draft, from: node, &reading) else { return nil }
    for name in draft.isRecording ? sceneWords : ["against", "aligned"] {
      guard let member = node.object?[name] else { continue }
      reading.report(
        draft.isRecording
          ? "a recording has no \"\(name)\"" : "a scene is held to nothing but its goldens",
        at: member.range)
    }
    if draft.isAligned { checkAligned(draft, node, &reading) }
    if draft.isRecording, draft.ignored.contains(where: \.isLayer),
      let member = node.object?["ignore"]
    {
      reading.report(
        "a recording has no layers to ignore", at: member.range,
        hint: "such as {\"box\": [0, 0, 390, 44], \"because\": \"...\"}, in its pixels")
    }
    return draft
  }

  /// Refuses what says how pixels are compared, of a recording that is compared by its movement.
  private static func checkAligned(
    _ draft: SuiteCaseDraft, _ node: JSONNode, _ reading: inout ReadContext
  ) {
    if draft.isRecording, draft.against == nil, let member = node.object?["aligned"] {
      reading.report(
        "a recording is aligned with a scene, and none is named", at: member.range,
        hint: "such as \"against\": \"push.json\"")
    }
    for name in pixelWords {
      guard let member = node.object?[name] else { continue }
      reading.report(
        "a recording that is aligned has no \"\(name)\"", at: member.range,
        hint: "its movement is compared, and no pixels are")
    }
  }

  /// Schema of a case: recordings lack what only scenes have, and the other way around.
  private static var caseSchema: JSONValue {
    func has(oneOf words: [String]) -> JSONValue {
      ["anyOf": .array(words.map { ["required": [.string($0)]] })]
    }
    let boxes: JSONValue = ["items": ["not": ["required": ["layer"]]]]
    let isOff: JSONValue = [
      "required": ["recording"], "properties": ["aligned": ["enum": [false]]],
    ]
    let isHeld: JSONValue = ["required": ["against"], "not": has(oneOf: pixelWords)]
    return caseObject.schema(
      members: caseObject.shape.members.map { .init($0.name, $0.description) },
      [
        .init(
          "dependencies",
          [
            "against": ["recording"],
            "aligned": ["anyOf": [isOff, isHeld]],
            "recording": ["not": has(oneOf: sceneWords), "properties": ["ignore": boxes]],
          ])
      ])
  }

  /// Names of the members that only scenes have.
  private static let sceneWords = [
    "vars", "matrix", "reduceMotion", "expect",
  ]

  /// Names of the members that say how pixels are compared.
  private static let pixelWords = ["tolerance", "ignore"]

  private static let caseObject = ObjectRule<SuiteCaseDraft>(
    "a case", help: "A scene, and in which variants it is looked at, or a recorded film.",
    alternatives: Need("scene", "recording", hint: "such as {\"scene\": \"push.json\"}"),
    [
      MemberRule(
        "scene", schema: Rule<String>.words.schema, help: "The scene's file, seen from here."
      ) {
        node, reading, item in
        item.scene = Rule<String>.words(node, &reading)
        item.sceneRange = node.range
      },
      MemberRule(
        "recording", schema: Rule<String>.words.schema,
        help: "A film that was recorded elsewhere, seen from here: its pixels are compared."
      ) { node, reading, item in
        item.scene = Rule<String>.words(node, &reading)
        item.sceneRange = node.range
        item.isRecording = true
      },
      MemberRule(
        "against", .words, help: "The scene that a recording is held to in place of goldens."
      ) { $0.against = $1 },
      MemberRule(
        "aligned", .flag,
        help: "Whether the recording is laid on that scene, and its movement is compared."
      ) { $0.isAligned = $1 },
      MemberRule(
        "name", .identifier, help: "What goldens and reports call it; the file's name by default."
      ) {
        $0.name = $1
      },
      MemberRule(
        "vars", value.namedValues("an object of values"), help: "Values of the scene's variables."
      ) {
        $0.values = $1
      },
      MemberRule(
        "matrix",
        value.list(1...64, of: "values").namedValues("an object of lists")
          .checked("a matrix has more than 16 variables") { $0.count <= 16 },
        help: "Several values of variables: there is a case for each combination."
      ) { $0.matrix = $1 },
      MemberRule("reduceMotion", .flag, help: "Whether each platform's reduced motion is shown.") {
        $0.reducesMotion = $1
      },
      MemberRule("keep", kinds, help: "What is kept of the film.") { $0.keeps = $1 },
      MemberRule(
        "tolerance", ToleranceRules.tolerance, help: "How much pixels may differ, and why."
      ) {
        $0.tolerance = $1
      },
      MemberRule(
        "ignore", region.list(1...64, of: "regions"), help: "Regions whose pixels are not compared."
      ) {
        $0.ignored = $1
      },
      MemberRule(
        "expect", ExpectationRules.expectations,
        help: "What else is expected of the scene's movement."
      ) { $0.expectations = $1 },
      MemberRule(
        "accept", AcceptanceRules.acceptances,
        help: "What 'audit' finds in the scene and is meant, each with its reason."
      ) { $0.acceptances = $1 },
      MemberRule("cost", CostRules.limits, help: CostRules.help) { $0.costLimits = $1 },
    ])

  private static let kinds = Rule<SuiteGolden>.word("golden")
    .list(1...SuiteGolden.allCases.count, of: "goldens")
    .map { Set($0) }

  /// A value in the words in which a command line would give it.
  private static let value = Rule<String>(
    schema: ["type": ["string", "number", "boolean"]]
  ) { node, reading in
    guard node.isString || node.isNumber || node.isBool else {
      return reading.fail(node, expected: "a text, a number, true or false")
    }
    return node.plainText
  }

  private static let region = ObjectRule<SuiteRegion>(
    "a region", help: "A part of the canvas whose pixels are not compared, and why.",
    alternatives: Need(
      "box", "layer", hint: "such as {\"layer\": \"clock\", \"because\": \"...\"}"),
    [
      MemberRule(
        "box", .rect,
        help:
          "A box of the canvas in points, or of a recording in its pixels: [x, y, width, height]."
      ) {
        $0.place = .box($1)
      },
      MemberRule("layer", .words, help: "A layer, with all inside it, wherever it is.") {
        $0.place = .layer($1)
      },
      MemberRule("because", .words, help: "Why nobody can agree on what is there.") {
        $0.reason = $1
      }.required,
    ]
  ).rule { SuiteRegion(place: .layer(""), reason: "") }
}

extension SuiteRegion {
  /// True if it is the place of a layer.
  fileprivate var isLayer: Bool {
    if case .layer = place { true } else { false }
  }
}
