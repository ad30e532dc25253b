import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// A transition that passes s times as fast shows at t what it otherwise shows at s·t.
@Suite struct SpeedLawTests {
  private static func film(_ rule: any ScreenTransition) throws -> AnimatedScene {
    let steps = [Step(.show(["below"])), Step(.push("above"), with: rule)]
    return try Flow([Screen("below"), Screen("above")], steps: steps, on: phone) { _ in cut }
      .film(on: Canvas(size: phone.size))
  }

  @Test(arguments: PresetCatalog.names, [0.5, 2])
  func `time is multiplied, and nothing else changes`(name: String, speed: Double) throws {
    let rule = try preset(name)
    let (usual, retimed) = (
      try Self.film(rule), try Self.film(Retimed(rule, .speed(speed)))
    )
    let duration = usual.duration.seconds
    #expect(isClose(retimed.duration.seconds * speed, duration, within: 1e-8))
    for part in [0, 0.1, 0.35, 0.5, 0.77, 0.99] {
      let a = SeenLayer.all(in: usual.scene(at: .seconds(duration * part)))
      let b = SeenLayer.all(in: retimed.scene(at: .seconds(duration * part / speed)))
      #expect(a.map(\.looks) == b.map(\.looks), "at \(part)")
      for (a, b) in zip(a, b) { #expect(a.isClose(to: b), "at \(part): \(a), \(b)") }
    }
    #expect(
      usual.scene(at: usual.duration).items.map(\.id)
        == retimed.scene(at: retimed.duration).items.map(\.id))
  }
}
