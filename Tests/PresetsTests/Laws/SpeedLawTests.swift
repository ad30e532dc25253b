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

  @Test(arguments: PresetCatalog.names)
  func `time is multiplied, and nothing else changes`(name: String) throws {
    let rule = try preset(name)
    let usual = try Self.film(rule)
    let duration = usual.duration.seconds
    let parts = [0, 0.1, 0.35, 0.5, 0.77, 0.99]
    let seen = parts.map { SeenLayer.all(in: usual.scene(at: .seconds(duration * $0))) }
    let last = usual.scene(at: usual.duration).items.map(\.id)
    for speed in [0.5, 2] {
      let retimed = try Self.film(Retimed(rule, .speed(speed)))
      #expect(isClose(retimed.duration.seconds * speed, duration, within: 1e-8))
      for (part, a) in zip(parts, seen) {
        let b = SeenLayer.all(in: retimed.scene(at: .seconds(duration * part / speed)))
        #expect(a.map(\.looks) == b.map(\.looks), "at \(part), \(speed) times as fast")
        for (a, b) in zip(a, b) {
          #expect(a.isClose(to: b), "at \(part), \(speed) times as fast: \(a), \(b)")
        }
      }
      #expect(last == retimed.scene(at: retimed.duration).items.map(\.id))
    }
  }
}
