import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What holds for the presets of the families below, whatever the operation and the reading direction;
/// `CatalogLawTests` and `PresetLawTests` have what holds for all.
@Suite struct PlatformLawTests {
  private static let families = ["compose", "material", "android", "flutter", "css", "xfade"]
  private static let presets = PresetCatalog.entries.filter { preset in
    families.contains { preset.name.hasPrefix("\($0).") }
  }
  private static let stages = [false, true].map {
    TransitionEnvironment(
      size: Size(390, 844), scale: 2, safeArea: Insets(top: 47, bottom: 34), cornerRadius: 40,
      isRightToLeft: $0, isDark: $0)
  }

  private struct Case {
    var name: String
    var transition: TransitionContext
    var probe: PlanProbe
  }

  /// Every preset with every operation on every stage; all laws look at the same films.
  private static let cases = Result {
    try presets.flatMap { preset in
      try SegueTransitions.Operation.allCases.flatMap { operation in
        try stages.map { stage in
          Case(
            name: preset.name, transition: TransitionContext(operation, on: stage),
            probe: try PlanProbe(preset, operation, on: stage))
        }
      }
    }
  }

  @Test func `names are unique and replacements exist`() {
    let names = PresetCatalog.names
    #expect(Set(names).count == names.count)
    for preset in Self.presets {
      #expect(LayerID.isValid(preset.name))
      if let reduced = preset.reducedName { #expect(names.contains(reduced), "\(preset.name)") }
    }
  }

  @Test func `a replacement moves nothing`() throws {
    for preset in PresetCatalog.entries where preset.reducedName == nil {
      guard Self.families.contains(where: { preset.name.hasPrefix("\($0).") }) else { continue }
      for stage in Self.stages {
        let plan = preset.plan(for: TransitionContext(.push, on: stage))
        for layer in plan.layers.flatMap(\.all) {
          let moved = layer.movements.map(\.property)
          #expect(
            moved.allSatisfy { [.opacity, .hidden, .filter(0)].contains($0) }, "\(preset.name)")
        }
      }
    }
  }

  @Test func `every transition takes time and shows both screens`() throws {
    for test in try Self.cases.get() {
      #expect(test.probe.plan.duration > .zero, "\(test.name)")
      let roles = test.probe.plan.layers.flatMap(\.all).compactMap { layer in
        if case .screen(let role) = layer.content { role } else { nil }
      }
      #expect(Set(roles) == Set(Role.allCases) && roles.count == 2, "\(test.name)")
    }
  }

  @Test func `every transition ends with the new screen at rest`() throws {
    for test in try Self.cases.get() {
      let time = test.probe.plan.duration.milliseconds
      let (plan, transition) = (test.probe.plan, test.transition)
      if plan.keepsRemoval, transition.operation == .present { continue }
      let scene = test.probe.scene(at: time)
      let item = try #require(scene.item("new"), "\(test.name)")
      let frame = try test.probe.frame("new", at: time)
      let context: Comment = "\(test.name) \(transition.operation) \(frame)"
      #expect(frame.isClose(to: transition.stage.bounds), context)
      var index: Int? = scene.items.firstIndex { $0.source == item.source }
      while let place = index {
        #expect(scene.items[place].properties.opacity == 1, context)
        #expect(!scene.items[place].properties.isHidden, context)
        index = scene.items[place].parent
      }
    }
  }

  @Test func `every number is one`() throws {
    for test in try Self.cases.get() {
      let duration = test.probe.plan.duration.milliseconds
      for fraction in [0, 0.001, 0.1, 0.35, 0.5, 0.77, 0.999, 1] {
        for item in test.probe.scene(at: duration * fraction).items {
          let (position, size) = (item.properties.position, item.properties.size)
          let numbers = [
            item.properties.opacity, position.x, position.y, size.width, size.height,
          ]
          let map = item.properties.localTransform
          let corner = map.apply(to: [size.width, size.height, 0, 1])
          #expect(
            numbers.allSatisfy(\.isFinite) && (0..<4).allSatisfy { corner[$0].isFinite },
            "\(test.name) \(test.transition.operation) \(item.id) at \(fraction)")
          #expect(item.properties.opacity >= -0.05 && item.properties.opacity <= 1.05)
        }
      }
    }
  }

  @Test func `swapped twice is the plan itself`() throws {
    for test in try Self.cases.get() {
      let plan = test.probe.plan
      #expect(plan.swapped.swapped == plan, "\(test.name) \(test.transition.operation)")
    }
  }

  /// What stays on the stage while something is presented is where dismissing it begins.
  @Test func `a dismissal begins where the presentation has ended`() throws {
    for preset in Self.presets {
      for stage in Self.stages {
        guard preset.plan(for: TransitionContext(.present, on: stage)).keepsRemoval else {
          continue
        }
        let (rest, start) = try Self.restAndDismissal(of: preset, on: stage)
        #expect(rest.map(\.looks) == start.map(\.looks), "\(preset.name)")
        for (a, b) in zip(rest, start) {
          #expect(a.isClose(to: b), "\(preset.name): \(a) became \(b)")
        }
      }
    }
  }

  /// What is seen of all layers when a presentation rests, and in the first moment of its dismissal.
  private static func restAndDismissal(
    of preset: Preset, on stage: TransitionEnvironment
  ) throws -> ([SeenLayer], [SeenLayer]) {
    let screens = [Screen("below"), Screen("above")]
    let steps: [Step] = [
      Step(.show(["below"])), Step(.present("above"), with: preset),
      Step(.hold(.seconds(1))), Step(.dismiss, with: preset),
    ]
    let film = try Flow(screens, steps: steps, on: stage) { _ in cut }
      .film(on: Canvas(size: stage.size))
    let dismissal = film.epochs[film.epochs.count - 2].start
    let rest = Time(nanoseconds: dismissal.nanoseconds - 1)
    return (SeenLayer.all(in: film.scene(at: rest)), SeenLayer.all(in: film.scene(at: dismissal)))
  }
}

/// What of a layer is seen on the stage.
struct SeenLayer {
  var looks: [String]
  var corners: [Double]

  /// The layers that are seen, bottom to top.
  static func all(in scene: Scene) -> [SeenLayer] {
    scene.items.compactMap { item in
      let properties = item.properties
      let isPlain =
        properties.background == nil && !properties.clipsToBounds && properties.opacity == 1
        && !["above", "below"].contains(item.id.name)
      guard !isPlain, properties.opacity > 0,
        let quad = scene.projection(of: item)
          .map(properties.bounds)
      else { return nil }
      let points = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
      return SeenLayer(
        looks: ["\(String(describing: properties.background))", "\(properties.clipsToBounds)"],
        corners: points.flatMap { [$0.x, $0.y] } + [
          properties.opacity, properties.cornerRadii.topLeft, properties.cornerRadii.bottomRight,
        ])
    }
  }

  func isClose(to other: SeenLayer) -> Bool {
    zip(corners, other.corners).allSatisfy { ($0 - $1).magnitude < 0.02 }
  }
}

extension TransitionLayer {
  /// The layer and all inside it.
  var all: [TransitionLayer] {
    guard case .layers(let layers) = content else { return [self] }
    return [self] + layers.flatMap(\.all)
  }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].allSatisfy { $0.magnitude < 1e-9 }
  }
}
