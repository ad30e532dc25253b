import SegueCompositing
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import SegueVerification
import TestSupport
import Testing

/// Transitions begin as the screen that rested and end as the one that rests afterwards, in pixels.
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

  @Test(arguments: PresetCatalog.names.oneIn(2))
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
    #expect(jumps.isEmpty == (PresetCatalog.preset(named: name)?.jump == nil), "\(jumps)")
  }

  /// Phones have whole pixels, and points that need not be whole.
  @Test(arguments: screens)
  func `what moves by whole pixels leaves no column and no row of a device open`(
    device: Device
  ) throws {
    for isRightToLeft in [false, true] {
      let stage = TransitionEnvironment(
        size: device.size, scale: device.scale, safeArea: device.safeArea,
        cornerRadius: device.cornerRadius, isRightToLeft: isRightToLeft)
      let names = ["compose.slide-into", "xfade.slideleft", "xfade.coverup"]
      for name in isRightToLeft ? Array(names.prefix(1)) : names {
        let preset = try #require(PresetCatalog.preset(named: name))
        for operation in [SegueTransitions.Operation.push, .pop] {
          let film = try Self.film(preset, operation, stage)
          #expect(film.canvas.pixelWidth == device.pixels.width)
          #expect(film.canvas.pixelHeight == device.pixels.height)
          let jumps = try SnapshotCase(name, of: film, drawnBy: SceneRenderer()).jumps()
          #expect(jumps.isEmpty, "\(jumps.map(\.words))")
        }
      }
    }
  }

  /// Of devices with the same screen one is enough.
  private static let screens = Device.all.enumerated().filter { index, device in
    !Device.all[..<index].contains { $0.size == device.size && $0.scale == device.scale }
  }.map(\.element)

  @Test(arguments: Cases.paired(PresetCatalog.names.oneIn(2, from: 1), inTurnsWith: partial))
  func `a canvas that ends within a pixel is covered as others are`(
    name: String, size: Size
  ) throws {
    let preset = try #require(PresetCatalog.preset(named: name))
    // What jumps as its platform does would jump here, too.
    if PresetCatalog.preset(named: name)?.jump != nil { return }
    var jumps: [String] = []
    for isRightToLeft in [false, true] {
      let stage = TransitionEnvironment(
        size: size, safeArea: Insets(top: 12, bottom: 8), cornerRadius: 14,
        isRightToLeft: isRightToLeft)
      for operation in Self.operations(of: preset) {
        var film = try Self.film(preset, operation, stage)
        for index in film.seams.indices { film.seams[index].isMeant = false }
        jumps += try SnapshotCase(name, of: film, drawnBy: SceneRenderer()).jumps().map(\.words)
      }
    }
    #expect(jumps.isEmpty, "\(jumps)")
  }

  /// The last column and the last row are there in part, by half, or nearly whole.
  private static let partial = [
    Size(120.15, 240.875), Size(120.5, 240.15), Size(120.875, 240.5),
  ]

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
  func `where a transition is turned around, not even pixels jump`(name: String) throws {
    let preset = try #require(PresetCatalog.preset(named: name))
    let stage = Self.stages[0]
    let isSheet = preset.plan(for: TransitionContext(.present, on: stage)).keepsRemoval
    let length = preset.plan(for: TransitionContext(isSheet ? .present : .push, on: stage))
      .shownDuration
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
    TransitionEnvironment(
      size: Size(120, 240), safeArea: Insets(top: 12, bottom: 8), cornerRadius: 14,
      isRightToLeft: isRightToLeft)
  }

  /// What a transition is made for: a sheet stays, so that it is no push.
  private static func operations(of preset: Preset) -> [SegueTransitions.Operation] {
    let stays = preset.plan(for: TransitionContext(.present, on: stages[0])).keepsRemoval
    return stays ? [.present, .dismiss] : SegueTransitions.Operation.allCases
  }

  private static let finger = Gesture(
    [.init(0, at: .zero), .init(60, at: .milliseconds(200))], velocity: 300, rule: .predictiveBack)

  private static func film(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation,
    _ stage: TransitionEnvironment,
    led finger: Gesture? = nil
  ) throws -> AnimatedScene {
    var flow = flow(transition, operation, stage)
    flow.steps[flow.steps.count - 1].gesture = finger
    return try flow.film(on: Canvas(size: stage.size, scale: stage.scale, background: .black))
  }

  private static func flow(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation,
    _ stage: TransitionEnvironment
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
