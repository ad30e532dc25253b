import SegueCompositing
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueVerification
import Testing

/// Exchanges begin as the screen that rested and end as the one that rests afterwards, in pixels.
@Suite struct SeamTests {
  @Test(arguments: SceneSuite.names)
  func `no scene jumps`(name: String) throws {
    let (film, assets) = try SceneSuite.scene(name)
    let jumps = try SnapshotCase(name, of: film, drawnBy: SceneRenderer(assets: assets)).jumps()
    #expect(jumps.isEmpty, "\(jumps.map(\.words))")
  }

  @Test func `there are scenes with seams`() throws {
    let counts = try SceneSuite.names.map { try SceneSuite.film($0).seams.count }
    #expect(counts.count { $0 >= 2 } >= 5)
  }

  @Test(arguments: PresetCatalog.names)
  func `a transition jumps only where its platform does`(name: String) throws {
    let preset = try #require(PresetCatalog.preset(named: name))
    var jumps: [String] = []
    for stage in Self.stages {
      for operation in Self.operations(of: preset) {
        var film = try Self.film(preset, operation, stage)
        for index in film.seams.indices { film.seams[index].isMeant = false }
        jumps += try SnapshotCase(name, of: film, drawnBy: SceneRenderer()).jumps().map(\.words)
      }
      guard preset.previewed != nil else { continue }
      var film = try Self.film(preset, .pop, stage, led: Self.finger)
      for index in film.seams.indices { film.seams[index].isMeant = false }
      jumps += try SnapshotCase(name, of: film, drawnBy: SceneRenderer()).jumps().map(\.words)
    }
    #expect(jumps.isEmpty == (PresetCatalog.jumps[name] == nil), "\(jumps)")
  }

  @Test(arguments: [SegueTransitions.Operation.push, .present])
  func `who pushes with a sheet is told that it jumps away`(
    operation: SegueTransitions.Operation
  ) throws {
    let sheet = try #require(PresetCatalog.preset(named: "ios.sheet-18"))
    let film = try Self.film(sheet, operation, Self.stages[0])
    let words = try SnapshotCase("sheet", of: film, drawnBy: SceneRenderer()).jumps().map(\.subject)
    let jump = "the movement does not end as the new screen: 'new' jumps into the last frame"
    #expect(words == (operation == .push ? [jump] : []))
  }

  /// Not even by a pixel: what rests nowhere near is drawn where it is on both sides.
  @Test(arguments: PresetCatalog.names)
  func `where an exchange is turned around, not even pixels jump`(name: String) throws {
    let preset = try #require(PresetCatalog.preset(named: name))
    let stage = Self.stages[0]
    let isSheet = preset.plan(for: Exchange(.present, on: stage)).keepsRemoval
    let length = preset.plan(for: Exchange(isSheet ? .present : .push, on: stage)).shownDuration
    guard length > .zero else { return }
    for (share, rule) in [(0.13, InterruptionRule.reverse), (0.4, .retarget)] {
      var flow = Self.flow(preset, isSheet ? .present : .push, stage)
      let moment = Time.milliseconds((length.milliseconds * share).rounded())
      flow.steps.append(Step(isSheet ? .dismiss : .pop(1)).at(moment, interrupting: rule))
      var film = try flow.film(on: Canvas(size: stage.size, background: .black))
      film.seams = film.seams.filter { $0.remark != nil }
      #expect(film.seams.count == 1)
      let jumps = try SnapshotCase(name, of: film, drawnBy: SceneRenderer()).jumps().map(\.words)
      #expect(jumps.isEmpty, "\(rule): \(jumps)")
    }
  }

  // MARK: - Films

  private static let stages = [false, true].map { isRightToLeft in
    Stage(
      size: Size(120, 240), safeArea: Insets(top: 12, bottom: 8), cornerRadius: 14,
      isRightToLeft: isRightToLeft)
  }

  /// What a transition is made for: a sheet stays, so that it is no push.
  private static func operations(of preset: Preset) -> [SegueTransitions.Operation] {
    let stays = preset.plan(for: Exchange(.present, on: stages[0])).keepsRemoval
    return stays ? [.present, .dismiss] : SegueTransitions.Operation.allCases
  }

  private static let finger = Gesture(
    [.init(0, at: .zero), .init(60, at: .milliseconds(200))], velocity: 300, rule: .predictiveBack)

  private static func film(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation, _ stage: Stage,
    led finger: Gesture? = nil
  ) throws -> AnimatedScene {
    var flow = flow(transition, operation, stage)
    flow.steps[flow.steps.count - 1].gesture = finger
    return try flow.film(on: Canvas(size: stage.size, background: .black))
  }

  private static func flow(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation, _ stage: Stage
  ) -> Flow {
    Flow(
      exchanging: screen("old", .white, Color(rgb: 0x0A84FF)),
      with: screen("new", Color(rgb: 0xF2F2F7), Color(rgb: 0xFF3B30)),
      by: operation, transition, on: stage)
  }

  private static func screen(_ name: String, _ background: Color, _ color: Color) -> Screen {
    let card = Layer(LayerID("\(name)-card")) {
      $0.frame = Rect(x: 10, y: 20, width: 61.5, height: 40)
      $0.background = .color(color)
      $0.cornerRadii = CornerRadii(all: 8)
    }
    return Screen(LayerID(name), background: .color(background), layers: [card])
  }
}
