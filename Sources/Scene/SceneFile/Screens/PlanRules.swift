import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// A plan as its author wrote it.
private struct PlanDraft: Sendable {
  /// A layer whose content is known: one of the screens, or both.
  enum Role { case from, to, container }

  var roles: [Role: LayerDraft] = [:]
  var layers: [LayerDraft] = []
  var background: Color?
  var keepsRemoval = false
  /// Position of the plan.
  var range: SourceRange
}

/// Rules for a transition plan by roles: the movement of each of the two screens, the layers between them, and
/// the layers around both.
enum PlanRules {
  static let plan: Rule<any ScreenTransition> = Rule(schema: written.reference) { node, reading in
    var back: PlannedTransition.WayBack? = .swapped
    if let node = node.object?["back"] { back = wayBack(node, &reading) }
    // All mistakes are found at once: what is wrong with the way back is no reason to stop.
    let there = plan(node, wayBack: back ?? .plan(.cut), &reading)
    return there.flatMap { there in back.map { PlannedTransition(there, back: $0) } }
  }

  /// Shared schema definitions of plans, and of screens in them.
  static let definitions = [written.definition, role.definition]

  /// The plan without its way back.
  private static func plan(
    _ node: JSONNode, wayBack: PlannedTransition.WayBack, _ reading: inout ReadContext
  ) -> TransitionPlan? {
    let outer = reading.defaults
    defer { reading.defaults = outer }
    reading.spread(["duration", "easing"], of: node)
    let draft = reading.unbroken { reading in
      var draft = PlanDraft(range: node.openingRange)
      return written.fill(&draft, from: node, &reading) ? draft : nil
    }
    let turns = if case .plan = wayBack { false } else { true }
    return reading.unbroken { reading in draft?.plan(turns: turns, &reading) }
  }

  private static let wayBack = Rule<PlannedTransition.WayBack>.choice(
    "'swapped', 'backwards', or what the way back does",
    [
      (
        \.isString,
        Rule<WayBackWord>.word("way back").map { $0 == .swapped ? .swapped : .backwards }
      ),
      (
        \.isObject,
        Rule(schema: .reference(to: "plan")) { node, reading in
          if let back = node.object?.member("back") {
            return reading.refuse(back.node, "a way back has no way back of its own")
          }
          return plan(node, wayBack: .plan(.cut), &reading).map { .plan($0) }
        }
      ),
    ])

  private enum WayBackWord: String, CaseIterable, Sendable { case swapped, backwards }

  private static let written = ObjectRule<PlanDraft>(
    "a plan", help: "What happens to the two screens of a transition, in the words of layers.",
    name: "plan",
    needs: [
      Need("from", "to", "container", hint: "such as {\"to\": {\"opacity\": {\"from\": 0, ...}}}")
    ],
    [
      .role("from", .from, help: "The screen that leaves."),
      .role(
        "to", .to,
        help: "The screen that arrives; it lies above the other one unless 'zPosition' says so."
      ),
      .role(
        "container", .container,
        help: "The layer that both screens, and what lies between them, are in."
      ),
      MemberRule(
        "layers", LayerRules.layers,
        help: "What lies between the two screens, bottom to top: a dimming."
      ) { $0.layers = $1 },
      MemberRule("background", .color, help: "What is seen where no layer is.") {
        $0.background = $1
      },
      MemberRule(
        "keeps", .flag, help: "Whether the screen that leaves stays visible behind the other."
      ) {
        $0.keepsRemoval = $1
      },
      MemberRule(
        "duration", schema: Rule<Time>.positiveSpan.schema,
        help: "How long movements take that do not say so."
      ) { node, reading, _ in _ = Rule<Time>.positiveSpan(node, &reading) },
      MemberRule(
        "easing", schema: Rule<TimingCurve>.pace.schema,
        help: "The curve or spring of movements without one."
      ) { node, reading, _ in _ = Rule<TimingCurve>.pace(node, &reading) },
      MemberRule(
        "back", schema: ["anyOf": [.oneOf(["swapped", "backwards"]), .reference(to: "plan")]],
        help:
          "The way back: the same at its pace by default, the same played backwards, or another plan."
      ) { _, _, _ in },
    ].map(\.own))

  /// Rule for a screen in a plan: everything but its place and its content.
  fileprivate static let role = ObjectRule<LayerDraft>(
    "a screen in a transition", help: "How a screen stands in a transition, and what moves it.",
    name: "role", LayerRules.standing.map(\.own))
}

extension MemberRule<PlanDraft> {
  /// A layer whose content is known: one of the screens, or both.
  fileprivate static func role(
    _ name: String, _ role: PlanDraft.Role, help: String
  ) -> MemberRule {
    MemberRule(name, schema: PlanRules.role.reference, help: help) { node, reading, plan in
      var draft = LayerDraft(at: node.openingRange, in: reading.source)
      guard let node = reading.filled(node), PlanRules.role.fill(&draft, from: node, &reading)
      else {
        return
      }
      plan.roles[role] = draft
    }
  }
}

extension ReadContext {
  /// Lets what an object says count for all animations in it that do not say it themselves.
  fileprivate mutating func spread(_ names: [String], of node: JSONNode) {
    let own = (node.object?.members ?? []).filter { names.contains($0.key) }
    guard !own.isEmpty else { return }
    let keys = own.map(\.key)
    let others = (defaults["animation"]?.members ?? []).filter { !keys.contains($0.key) }
    defaults["animation"] = JSONObject(others + own)
  }
}

// MARK: - Laying down

extension PlanDraft {
  /// The plan; `nil` when something about it has been reported.
  fileprivate func plan(turns: Bool, _ reading: inout ReadContext) -> TransitionPlan? {
    var builder = PlanBuilder(turns: turns)
    let screens =
      [builder.layer(TransitionLayer(.removal), as: roles[.from], &reading)]
      + layers.enumerated().map { index, draft in
        builder.layer(draft, id: "layer.\(index + 1)", &reading)
      } + [builder.layer(TransitionLayer(.insertion), as: roles[.to], &reading)]
    var layers = screens
    if let container = roles[.container] {
      layers = [builder.layer(.box("container", screens), as: container, &reading)]
    }
    guard builder.end > .zero else {
      return reading.refuseObject(
        range, "nothing moves in the plan", hint: "such as {\"to\": {\"opacity\": {\"from\": 0}}}")
    }
    return TransitionPlan(
      lasting: builder.end, layers, background: background, keepsRemoval: keepsRemoval)
  }
}

/// Makes layers of a plan of what their author wrote.
private struct PlanBuilder {
  /// True if every movement must have a way back.
  let turns: Bool
  /// End of the last movement.
  private(set) var end = Time.zero

  init(turns: Bool) {
    self.turns = turns
  }

  /// A layer between the screens.
  mutating func layer(
    _ draft: LayerDraft, id: String, _ reading: inout ReadContext
  ) -> TransitionLayer {
    if draft.textPlace != nil || !draft.assets.isEmpty {
      reading.report(
        "a layer of a transition shows no texts and no pictures", at: draft.range,
        hint: "they belong to the screens")
    }
    let id = draft.id ?? id
    let children = draft.children.enumerated().map { index, child in
      layer(child, id: "\(id).\(index + 1)", &reading)
    }
    return layer(.box(id, children), as: draft, &reading)
  }

  /// A layer that stands and moves as its draft says.
  mutating func layer(
    _ layer: TransitionLayer, as draft: LayerDraft?, _ reading: inout ReadContext
  ) -> TransitionLayer {
    guard let draft else { return layer }
    var layer = layer
    layer.properties = draft.properties
    for movement in draft.movements {
      reading.inside(movement.source, subject: reading.subject) { reading in
        guard let animation = movement.animation.animation(&reading) else { return }
        add(animation, of: movement.property, to: &layer, at: movement.animation.range, &reading)
      }
    }
    if let mask = draft.mask.first {
      layer.mask = self.layer(mask, id: "\(layer.name).mask", &reading)
    }
    return layer
  }

  private mutating func add(
    _ animation: Animation, of property: Property, to layer: inout TransitionLayer,
    at range: SourceRange, _ reading: inout ReadContext
  ) {
    var animation = animation
    guard let over = animation.end else {
      return reading.report("what moves in a transition comes to an end", at: range)
    }
    switch animation.course {
    case .basic(var basic):
      guard let model = layer.properties[property] else { break }
      (basic.from, basic.to) = basic.ends(model: model)
      basic.by = nil
      animation.course = .basic(basic)
      layer.properties[property] = basic.to
    case .keyframes: break
    case .along, .coasting:
      if turns {
        reading.report(
          "this movement has no way back", at: range,
          hint: "say what the way back is: \"back\": {\"from\": ..., \"to\": ...}")
      }
    }
    layer.movements.append(Movement(property, animation))
    end = max(end, over)
  }
}

extension TransitionLayer {
  /// A layer around others, as large as the stage unless it says otherwise.
  fileprivate static func box(_ name: String, _ layers: [TransitionLayer]) -> TransitionLayer {
    TransitionLayer(name, layers, on: TransitionEnvironment(size: .zero))
  }
}

extension ReadContext {
  fileprivate mutating func refuseObject<Value>(
    _ range: SourceRange, _ message: String, hint: String
  ) -> Value? {
    report(message, at: range, hint: hint)
    return nil
  }
}
