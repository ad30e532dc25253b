import SegueCommandLine
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueMotionDescriptions
import SeguePresets
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
import SegueTransitions

/// The expansion of a transition in an environment.
struct TransitionExplanation {
  private let chosen: ChosenTransition
  /// The transition; the screens are examples where the transition is made for what they share.
  private let context: TransitionContext
  private let device: Device
  private let plan: TransitionPlan
  private let layers: [LayerDescription]
  /// Warnings about surprises, and about quirks that a platform's transitions have on purpose.
  private let warnings: [TransitionWarning]

  init(_ chosen: ChosenTransition, _ request: StageRequest) {
    self.chosen = chosen
    let stage = request.stage
    let rule = chosen.shown(on: stage)
    var context = TransitionContext(
      request.operation ?? chosen.rule.usualOperation(on: stage), on: stage)
    context.shared = SampleScreens(on: stage).shared(for: rule, by: context.operation)
    self.context = context
    device = request.device ?? .standard
    plan = rule.plan(for: context)
    warnings = rule.warnings(for: context)
    layers = plan.layers.flattened.flatMap { layer, depth in
      let mask = layer.mask.map { [LayerDescription($0, "its mask", depth: depth + 1, on: stage)] }
      return [LayerDescription(layer, layer.note, depth: depth, on: stage)] + (mask ?? [])
    }
  }

  // MARK: - Text

  /// The transition, what is special about the transition, its layers and their curves.
  func text(columns: Int) -> String {
    var legend = CurveLegend()
    var lines = ["", "layers, bottom to top"]
    for layer in layers { lines += layer.lines(&legend) }
    let paragraph = Paragraph(columns: columns)
    let head =
      paragraph.lines(title) + paragraph.list(origin) + ["", place] + paragraph.list(facts)
    let surprises = warnings.map { (term: $0.kind.rawValue, text: "\($0.message): \($0.hint)") }
    let remarks = surprises.isEmpty ? [] : ["", "worth knowing"] + paragraph.list(surprises)
    return (head + lines + legend.lines(columns: columns) + remarks).joined(separator: "\n") + "\n"
  }

  private var title: String {
    chosen.preset.map { "\($0.name): \($0.summary)" } ?? "a transition without a name"
  }

  private var origin: [(term: String, text: String)] {
    guard let preset = chosen.preset else { return [] }
    let changes = preset.changes.isEmpty ? [] : [(term: "changed", text: preset.changes)]
    return [("numbers", preset.source)] + changes + [
      ("reduced motion", preset.reducedName ?? "the same, since nothing moves far")
    ]
  }

  private var place: String {
    let stage = context.stage
    let size = [stage.size.width, stage.size.height].map { NumberText.format($0, atMost: 2) }
      .joined(separator: "x")
    return "\(context.operation.rawValue) on \(device.name), \(size) points at scale"
      + " \(stage.scale.plain)" + (stage.isRightToLeft ? ", right to left" : "")
      + (stage.reducesMotion ? ", with reduced motion" : "")
  }

  private var facts: [(term: String, text: String)] {
    var lasting = plan.shownDuration.plain
    if plan.duration == .zero {
      lasting += ": the screens change at once"
    } else if plan.speed != 1 {
      lasting += ", its \(plan.duration.plain) at speed \(plan.speed.plain)"
    }
    let behind = plan.background.map { $0.listed } ?? "what the canvas is"
    let rest = plan.keepsRemoval ? "stays visible behind the other one" : "is gone"
    var facts: [(term: String, text: String)] = [
      ("lasts", lasting), ("behind it all", behind),
      ("in the end", "the screen that leaves \(rest)"), ("a finger", plan.scrubbing.words),
    ]
    facts += context.shared.compactMap(\.example).map { (term: "for example", text: $0) }
    if plan.duration > .zero {
      let text = "\(interruption.rule.rawValue): \(interruption.words)"
      facts.append((term: "interrupted", text: text))
    }
    if let lastStep { facts.append((term: "last step", text: lastStep)) }
    return facts
  }

  /// The behavior when the transition is reversed midway.
  private var interruption: Interruption {
    chosen.shown(on: context.stage).interruption
  }

  /// The reason why a spring's last step is larger than the one before it, if it is.
  private var lastStep: String? {
    plan.snap?.reason
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    let example = context.shared.compactMap(\.json)
    guard !example.isEmpty, case .object(let members) = plain else { return plain }
    return .object(members + [.init("example", .array(example))])
  }

  /// The same without what the screens share.
  private var plain: JSONValue {
    let stage = context.stage
    let preset = chosen.preset
    return [
      "schemaVersion": 1,
      "name": preset.map { .string($0.name) } ?? .null,
      "summary": preset.map { .string($0.summary) } ?? .null,
      "source": preset.map { .string($0.source) } ?? .null,
      "reduced": preset?.reducedName.map { .string($0) } ?? .null,
      "settings": .object(preset?.settings.json ?? []),
      "operation": .string(context.operation.rawValue),
      "stage": [
        "device": .string(device.name),
        "size": [.plain(stage.size.width), .plain(stage.size.height)],
        "scale": .plain(stage.scale), "rightToLeft": .bool(stage.isRightToLeft),
        "reduceMotion": .bool(stage.reducesMotion),
      ],
      "duration": .plain(plan.shownDuration.milliseconds), "speed": .plain(plan.speed),
      "background": plan.background.map { .string($0.listed) } ?? .null,
      "keepsRemoval": .bool(plan.keepsRemoval), "scrubbing": .string(plan.scrubbing.rawValue),
      "interruption": [
        "rule": .string(interruption.rule.rawValue), "source": .string(interruption.source),
      ],
      "lastStep": lastStep.map { .string($0) } ?? .null,
      "layers": .array(layers.map(\.json)),
      "warnings": .array(
        warnings.map {
          [
            "kind": .string($0.kind.rawValue), "message": .string($0.message),
            "hint": .string($0.hint),
          ]
        }),
    ]
  }
}

extension SharedPair {
  /// From where to where the thing goes.
  fileprivate var example: String? {
    guard let (removal, insertion) = both else { return nil }
    return "\(Quote(key.name)) goes from \(removal.words) to \(insertion.words)"
  }

  fileprivate var json: JSONValue? {
    guard let (removal, insertion) = both else { return nil }
    return ["match": .string(key.name), "from": removal.json, "to": insertion.json]
  }
}

extension SharedElement {
  fileprivate var words: String {
    let (origin, size) = (place.frame.origin, place.frame.size)
    return isScreen
      ? "all of its screen"
      : "\(size.width.plain)x\(size.height.plain) at \(origin.x.plain), \(origin.y.plain)"
  }

  fileprivate var json: JSONValue {
    let frame = place.frame
    return [
      "frame": [
        .plain(frame.minX), .plain(frame.minY), .plain(frame.width), .plain(frame.height),
      ],
      "isScreen": .bool(isScreen),
    ]
  }
}

extension LayerDescription {
  fileprivate init(
    _ layer: TransitionLayer, _ note: String?, depth: Int, on stage: TransitionEnvironment
  ) {
    self.init(
      layer.name, depth: depth, layer.properties, within: stage.bounds,
      moved: layer.movements.map { ($0.property, $0.animation) })
    self.note = note
  }
}

extension [TransitionLayer] {
  /// The layers with how many are around each, in the order of painting.
  fileprivate var flattened: [(layer: TransitionLayer, depth: Int)] { flattened(at: 0) }

  private func flattened(at depth: Int) -> [(layer: TransitionLayer, depth: Int)] {
    let order = enumerated().sorted { a, b in
      let (low, high) = (a.element.properties.zPosition, b.element.properties.zPosition)
      return low == high ? a.offset < b.offset : low < high
    }
    return order.flatMap { _, layer -> [(layer: TransitionLayer, depth: Int)] in
      guard case .layers(let inner) = layer.content else { return [(layer, depth)] }
      return [(layer, depth)] + inner.flattened(at: depth + 1)
    }
  }
}

extension TransitionLayer {
  /// The description of the layer, if it is a screen.
  fileprivate var note: String? {
    if let part {
      return "inside of the screen that \(part.role == .removal ? "leaves" : "arrives")"
    }
    return switch content {
    case .screen(.removal): "the screen that leaves"
    case .screen(.insertion): "the screen that arrives"
    case .element(.removal, let key): "\(Quote(key.name)) on the screen that leaves"
    case .element(.insertion, let key): "\(Quote(key.name)) on the screen that arrives"
    case .layers: nil
    }
  }
}

extension Scrubbing {
  /// The effect of a finger, as the end of a sentence about it.
  fileprivate var words: String {
    switch self {
    case .straight: "moves everything evenly, whatever the curves"
    case .timed: "winds the time forth and back, curves and all"
    }
  }
}

extension Preset {
  /// The changed parameters, in words.
  fileprivate var changes: String {
    settings.entries.map { entry in
      let standard = parameters.first { $0.parameter == entry.parameter }?.standard
      return "\(entry.parameter.name) \(entry.value.words)"
        + (standard.map { " instead of \($0.plain)" } ?? "")
    }.joined(separator: ", ")
  }
}

extension PresetSettings {
  /// The settings for programs.
  fileprivate var json: [JSONValue.Member] {
    entries.map { entry in
      switch entry.value {
      case .number(let number): JSONValue.Member(entry.parameter.name, .plain(number))
      case .pace(let pace):
        JSONValue.Member(entry.parameter.name, .string(TimingCurveDescription(pace).text))
      }
    }
  }
}

extension PresetSettings.Value {
  fileprivate var words: String {
    switch self {
    case .number(let number): number.plain
    case .pace(let pace): TimingCurveDescription(pace).text
    }
  }
}
