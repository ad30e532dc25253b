import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// How a transition passes that begins at 100 ms, is cut into stretches at 200 ms, and goes on for more
/// than 100 ms.
enum FrozenPicture: CaseIterable {
  case alone, led, turned, coveredMeanwhile

  fileprivate var steps: [Step] {
    let finger = Gesture(
      [.init(0, at: .zero), .init(40, at: .milliseconds(100))], velocity: 0, rule: .composed)
    let push = Step(.push("new"))
    return switch self {
    case .alone: [push]
    case .led: [Step(.push("new"), by: finger)]
    case .turned: [push, Step(.pop(1)).at(.milliseconds(100), interrupting: .shorten)]
    case .coveredMeanwhile:
      [
        push,
        Step(.present("third"), with: CrossFade()).at(.milliseconds(100), interrupting: .goOn),
      ]
    }
  }
}

/// The groups of CSS's view transitions.
@Suite struct CSSMatchTests {
  private static let (before, after) = (
    [shared("box", Rect(x: 0, y: 0, width: 100, height: 50))],
    [shared("box", Rect(x: 200, y: 300, width: 300, height: 150))]
  )

  @Test func `a group goes from the old box to the new one`() throws {
    let probe = try PlanProbe(try preset("css.view-transition"), from: Self.before, to: Self.after)
    let frame = try probe.frame("shared.box", at: 62.5)
    #expect(
      frame.isClose(to: Rect(x: 81.702, y: 122.553, width: 181.702, height: 90.851), within: 0.001))
    #expect(try probe.layer("old.2", at: 62.5).blendMode == .plusLighter)
    #expect(try isClose(probe.opacity("new.2", at: 62.5), 0.40851))
    #expect(try isClose(probe.opacity("old.2", at: 62.5), 1 - 0.40851))
  }

  /// As `inline-size: 100%; block-size: auto` says.
  @Test func `each picture is as wide as the group and keeps its proportions`() throws {
    let square = [shared("box", Rect(x: 0, y: 0, width: 100, height: 100))]
    let probe = try PlanProbe(.even(.css), from: square, to: Self.after)
    #expect(
      try probe.frame("old.2", at: 500).isClose(to: Rect(x: 100, y: 150, width: 200, height: 200)))
    #expect(
      try probe.frame("new.2", at: 500).isClose(to: Rect(x: 100, y: 150, width: 200, height: 100)))
  }

  @Test func `groups lie as in the old state, and new ones above`() throws {
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    let probe = try PlanProbe(
      try preset("css.view-transition"),
      from: ["b", "gone", "a"].map { shared($0, box, named: "old-\($0)") },
      to: ["a", "fresh", "b"].map { shared($0, box, named: "new-\($0)") })
    let order = probe.scene(at: 100).items.map(\.id.name).filter { $0.hasPrefix("shared.") }
    #expect(order == ["b", "gone", "a", "fresh"].map { "shared.\($0)" })
    #expect(try isClose(probe.opacity("shared.gone", at: 62.5), 1 - 0.40851))
    #expect(try isClose(probe.opacity("shared.fresh", at: 62.5), 0.40851))
  }

  /// The old state is a snapshot, the new one is live.
  @Test(arguments: FrozenPicture.allCases)
  func `nothing moves in the old picture`(picture: FrozenPicture) throws {
    let turn = Animation(
      .basic(FromTo(from: .number(0), to: .number(100))), timing: Timing(duration: .seconds(1)),
      pace: .easing(.linear))
    let screens = ["old", "new"].map { name in
      var timeline = Timeline()
      timeline.add(turn, of: .rotate, onLayer: 1)
      timeline.add(turn, of: .rotate, onLayer: 2)
      var box = shared("box", Rect(x: 0, y: 0, width: 50, height: 50), named: "\(name)-box")
      box.children = [Layer(LayerID("\(name)-inside"))]
      return Screen(
        LayerID(name), layers: [box, Layer(LayerID("\(name)-outside"))], timeline: timeline)
    }
    let transition = try preset("css.view-transition")
    let film = try Flow(
      screens + [Screen("third")],
      steps: [Step(.show(["old"])), Step(.hold(.milliseconds(100)))] + picture.steps,
      on: TransitionEnvironment(size: Size(100, 100))
    ) { _ in transition }.film(on: Canvas(size: Size(100, 100)))
    let angle = { (name: String, time: Double) throws -> Double in
      let item = try #require(film.scene(at: .milliseconds(time)).item(LayerID(name)))
      return item.properties.transform.rotationZ.degrees
    }
    for place in ["inside", "outside"] {
      #expect(try isClose(angle("old-\(place)", 90), 9))
      for moment in [100.0, 150, 199, 201, 250, 300] {
        #expect(try isClose(angle("old-\(place)", moment), 10), "\(moment)")
      }
      #expect(try isClose(angle("new-\(place)", 300), 20))
    }
  }

  @Test func `classes have settings, and the last one counts`() throws {
    let slow = CustomMatch.Class("slow", .like(.css) { $0.duration = .seconds(1) })
    let even = CustomMatch.Class(
      "even",
      .like(.css) {
        $0.duration = .seconds(2)
        $0.pace = .easing(.linear)
      })
    let after = [
      shared("box", Rect(x: 200, y: 300, width: 300, height: 150), classes: ["even", "slow"])
    ]
    let width = { (classes: [CustomMatch.Class]) in
      try PlanProbe(.like(.css), classes, from: Self.before, to: after).frame("shared.box", at: 500)
        .width
    }
    #expect(try isClose(width([slow, even]), 150))
    #expect(try isClose(width([even, slow]), 200))
    #expect(try isClose(width([]), 300))
  }

  // MARK: - Nested groups

  /// A box with a smaller one inside, and one inside of that; those of a class take a second.
  private static func nested(_ frame: Rect, _ classes: [String: [String]] = [:]) -> Layer {
    var card = shared("card", frame, classes: classes["card"] ?? [])
    var row = shared(
      "row", Rect(x: 10, y: 10, width: 60, height: 40), classes: classes["row"] ?? [])
    row.children = [
      shared("dot", Rect(x: 5, y: 5, width: 10, height: 10), classes: classes["dot"] ?? [])
    ]
    card.children = [row]
    return card
  }

  /// The name of the shared thing inside of whose group another one's moves.
  private static func group(
    of name: String, _ groupings: [String: MatchStyle.Grouping]
  ) throws -> String? {
    let classes = groupings.map { name, grouping in
      CustomMatch.Class(name, .like(.css) { $0.grouping = grouping })
    }
    let own = Dictionary(uniqueKeysWithValues: groupings.keys.map { ($0, [$0]) })
    let probe = try PlanProbe(
      .like(.css), classes, from: [nested(Rect(x: 0, y: 0, width: 100, height: 80), own)],
      to: [nested(Rect(x: 200, y: 100, width: 100, height: 80), own)])
    let scene = probe.scene(at: 100)
    let item = try #require(scene.item(LayerID("shared.\(name)")))
    return item.parent.map { scene.items[$0].id.name }.flatMap {
      $0.hasPrefix("shared.") ? String($0.dropFirst("shared.".count)) : nil
    }
  }

  /// By CSS View Transitions 2, `view-transition-group`.
  @Test(
    arguments: [
      ([:], nil, nil), (["dot": .nearest], nil, "row"), (["row": .nearest], "card", nil),
      (["card": .contain], "card", "card"), (["card": .contain, "row": .contain], "card", "row"),
      (["dot": .named("card")], nil, "card"), (["dot": .named("other")], nil, nil),
      (["card": .contain, "dot": .named("dot")], "card", "card"),
      (["card": .contain, "row": .named("card")], "card", "row"), (["dot": .contain], nil, nil),
    ] as [([String: MatchStyle.Grouping], String?, String?)])
  func `groups are flat, unless an element says inside of which one it moves`(
    groupings: [String: MatchStyle.Grouping], row: String?, dot: String?
  ) throws {
    #expect(try Self.group(of: "row", groupings) == row)
    #expect(try Self.group(of: "dot", groupings) == dot)
  }

  /// The card goes 200 points in a second, evenly, the row inside of it stays where it is; flat it is ahead of it.
  @Test(arguments: [true, false]) func `what moves inside of a group is carried by it`(
    isNested: Bool
  ) throws {
    let slow = CustomMatch.Class(
      "slow",
      .like(.css) {
        $0.duration = .seconds(1)
        $0.pace = .easing(.linear)
        if isNested { $0.grouping = .contain }
      })
    let own = ["card": ["slow"]]
    let probe = try PlanProbe(
      .like(.css), [slow], from: [Self.nested(Rect(x: 0, y: 0, width: 100, height: 80), own)],
      to: [Self.nested(Rect(x: 200, y: 0, width: 100, height: 80), own)])
    let left = try probe.frame("shared.row", at: 500).minX
    #expect(isClose(left, isNested ? 110 : 210, within: 1e-6))
  }

  @Test func `a group that cuts what is inside does so while it moves`() throws {
    let cutting = CustomMatch.Class(
      "cutting",
      .like(.css) {
        $0.grouping = .contain
        $0.clips = true
      })
    let own = ["card": ["cutting"]]
    let probe = try PlanProbe(
      .like(.css), [cutting], from: [Self.nested(Rect(x: 0, y: 0, width: 100, height: 30), own)],
      to: [Self.nested(Rect(x: 200, y: 0, width: 100, height: 30), own)])
    #expect(try probe.layer("shared.card", at: 100).clipsToBounds)
    #expect(try !probe.layer("shared.row", at: 100).clipsToBounds)
  }
}
