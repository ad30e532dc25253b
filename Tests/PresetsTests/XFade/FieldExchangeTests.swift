import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// FFmpeg's transitions by fields and by way of gray, as layers.
@Suite struct FieldExchangeTests {
  private static let stage = TransitionEnvironment(size: Size(8, 4))

  /// How far the field of a mask is.
  private static func progress(
    of name: String, in probe: PlanProbe, at time: Double
  ) throws -> Double {
    let scene = probe.scene(at: time)
    let mask = try #require(scene.item(LayerID(name)))
    guard case .field(let field) = mask.properties.content else { return .nan }
    return field.progress
  }

  @Test(arguments: ["wipeleft", "circleopen", "dissolve", "fadeblack"])
  func `the arriving screen shows where a field has come to`(kind: String) throws {
    let probe = try PlanProbe(try preset("xfade.\(kind)"), on: Self.stage)
    let field = kind == "fadeblack" ? "field.2" : "field"
    for time in [0.0, 125, 500, 990] {
      #expect(try isClose(Self.progress(of: field, in: probe, at: time), time / 1000))
    }
    let names = probe.scene(at: 500).items.map(\.id.name)
    let (old, new) = (names.firstIndex(of: "old"), names.firstIndex(of: "new"))
    #expect(try #require(old) < #require(new))
  }

  @Test func `back, the leaving screen lies above and its field is taken back`() throws {
    let plan = try preset("xfade.radial").plan(.pop)
    #expect(plan.layers.map(\.name) == ["insertion", "removal"])
    let mask = try #require(plan.layers[1].mask)
    guard case .field(let field) = mask.properties(at: .milliseconds(250)).content else {
      Issue.record("the mask is no field")
      return
    }
    #expect(isClose(field.progress, 0.75))
    #expect(plan.layers[0].mask == nil)
  }

  /// A finger that lets go early: the film ends with the screen alone, without a mask.
  @Test func `a cancelled transition leaves nothing behind`() throws {
    var gesture = Gesture(
      [.init(0, at: .zero), .init(2, at: .milliseconds(100))], velocity: -500, rule: .composed)
    gesture.direction = .horizontal
    let flow = Flow(
      [Screen("old"), Screen("new")],
      steps: [
        Step(.show(["old"])), Step(.push("new"), with: try preset("xfade.diagtl"), by: gesture),
      ], on: Self.stage
    ) { _ in cut }
    let film = try flow.film(on: Canvas(size: Self.stage.size))
    let end = film.scene(at: film.duration)
    #expect(end.items.map(\.id.name) == ["container", "old"] && !end.items.contains { $0.isMask })
    #expect(film.scene(at: .milliseconds(50)).items.map(\.id.name).contains("field"))
  }

  /// The gray of both screens and the opacity of the upper one when 7/8, a half and an eighth are
  /// left: ss(.8, 1, P) and ss(.2, 1, P) with ss(a, b, x) = 3t² - 2t³.
  @Test(arguments: [
    (125.0, 0.68359375, 0.934387207, 0.125), (500, 1, 0.31640625, 0.5), (875, 1, 0, 0.875),
  ])
  func `colors are lost in a fifth and gained until a fifth is left`(
    time: Double, old: Double, new: Double, opacity: Double
  ) throws {
    let probe = try PlanProbe(try preset("xfade.fadegrays"), on: Self.stage)
    #expect(try probe.layer("old", at: time).filters[0].name == "mean")
    #expect(isClose(try probe.layer("old", at: time).filters[0].amount, old))
    #expect(isClose(try probe.layer("new", at: time).filters[0].amount, new))
    #expect(isClose(try probe.opacity("new", at: time), opacity))
  }
}
