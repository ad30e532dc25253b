import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct SheetFilmTests {
  private static let screens = ["page", "sheet", "second"].map {
    Screen(LayerID($0), background: .color(.white))
  }

  private static func film(_ steps: [Step]) throws -> AnimatedScene {
    let flow = Flow(screens, steps: steps, on: phone) { PresetCatalog.standard($0) }
    return try flow.film(on: Canvas(size: phone.size))
  }

  /// The corners of the screens that are to be seen, by name.
  private static func corners(_ film: AnimatedScene, at time: Time) -> [String: [Int]] {
    let scene = film.scene(at: time)
    let places = zip(scene.items, scene.projections).compactMap { item, map in
      map.map(item.properties.bounds).map { quad in
        (
          item.id.name,
          quad.points.flatMap { [Int(($0.x * 100).rounded()), Int(($0.y * 100).rounded())] }
        )
      }
    }
    return Dictionary(places) { first, _ in first }
  }

  @Test(arguments: ["ios.sheet-13", "ios.sheet-18", "ios.sheet-26"])
  func `two sheets come and go, and everything is where it was`(name: String) throws {
    let sheet = try preset(name)
    let hold = Step(.hold(.milliseconds(100)))
    let film = try Self.film([
      Step(.show(["page"])), hold, Step(.present("sheet"), with: sheet), hold,
      Step(.present("second"), with: sheet), hold, Step(.dismiss), hold, Step(.dismiss), hold,
    ])
    let (first, second) = (Time.milliseconds(650), Time.milliseconds(1250))
    let one = Self.corners(film, at: first)
    let two = Self.corners(film, at: second)
    #expect(one["second"] == nil)
    #expect(one["page"] == two["page"], "the page stays when the second sheet comes")
    #expect(one["sheet"] != two["sheet"], "the first sheet steps back")
    #expect(Self.corners(film, at: .milliseconds(1850)) == one)
    #expect(
      Self.corners(film, at: .milliseconds(2450))["page"] == [
        0, 0, 39000, 0, 39000, 84400, 0, 84400,
      ])
  }

  @Test(arguments: ["ios.sheet-13", "ios.sheet-18", "ios.sheet-26"])
  func `nothing jumps where a sheet comes to rest`(name: String) throws {
    let sheet = try preset(name)
    let film = try Self.film([
      Step(.show(["page"])), Step(.present("sheet"), with: sheet), Step(.hold(.milliseconds(9))),
      Step(.present("second"), with: sheet), Step(.hold(.milliseconds(9))), Step(.dismiss),
    ])
    for milliseconds in [500.0, 1009, 1018] {
      let before = Self.corners(film, at: .milliseconds(milliseconds - 0.001))
      let after = Self.corners(film, at: .milliseconds(milliseconds + 0.001))
      for (name, corners) in after {
        guard let old = before[name] else { continue }
        let jump = zip(corners, old).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(jump < 100, "'\(name)' jumps at \(milliseconds)")
      }
    }
  }
}
