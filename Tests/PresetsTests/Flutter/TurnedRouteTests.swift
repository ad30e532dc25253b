import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What Flutter's routes and Ionic's pages do when they are popped before they have arrived; the numbers are from
/// the formulas in their sources, computed elsewhere.
@Suite struct TurnedRouteTests {
  private static func film(_ name: String, _ steps: [Step]) throws -> AnimatedScene {
    let rule = try preset(name)
    let screens = ["old", "new"].map { Screen(LayerID($0), background: .color(.white)) }
    return try Flow(screens, steps: [Step(.show(["old"]))] + steps, on: phone) { _ in rule }
      .film(on: Canvas(size: phone.size))
  }

  private static func layer(
    _ name: String, of film: AnimatedScene, at milliseconds: Double
  ) throws -> LayerProperties {
    try #require(film.scene(at: .milliseconds(milliseconds)).item(LayerID(name))).properties
  }

  /// `SpringSimulation(spring, controller.value, 0, 0)`: x₀ (1 + ω t) e^(-ω t), wherever the route is.
  @Test(
    arguments: [
      (350, [0.9969788, 0.9197278, 0.6813459, 0.3332023, 0.0574726]),
      (100, [0.6657879, 0.6141993, 0.4550066, 0.2225144, 0.0383805]),
    ] as [(Double, [Double])])
  func `an alert and a popup leave on a new spring from where they are`(
    moment: Double, parts: [Double]
  ) throws {
    let steps = [Step(.present("new")), Step(.dismiss).at(.milliseconds(moment))]
    let alert = try Self.film("flutter.cupertino-alert", steps)
    let popup = try Self.film("flutter.cupertino-popup", steps)
    for (time, part) in zip([0.0, 20, 50, 100, 200], parts) {
      let opacity = try Self.layer("new", of: alert, at: moment + time).opacity
      #expect(isClose(opacity, part, within: 2e-6), "\(time) ms")
      let sheet = try Self.layer("sheet", of: popup, at: moment + time)
      let way = sheet.transform.translation.y / sheet.size.height
      #expect(isClose(way, 1 - part, within: 2e-6), "\(time) ms")
    }
  }

  /// `CupertinoDialogRoute` has no `ScaleTransition` while the animation's status is `reverse`.
  @Test func `an alert has its full size as soon as it is turned around`() throws {
    let film = try Self.film(
      "flutter.cupertino-alert",
      [Step(.present("new")), Step(.dismiss).at(.milliseconds(100))])
    let before = try Self.layer("new", of: film, at: 99.999)
    #expect(isClose(before.transform.scale.x, 1.1, within: 1e-3))
    for time in [0.0, 20, 50, 100, 200] {
      let scale = try Self.layer("new", of: film, at: 100 + time).transform.scale
      #expect(scale.x == 1 && scale.y == 1)
    }
    let seam = try #require(film.seams.first { $0.remark?.hasPrefix("restart: ") == true })
    #expect(seam.isMeant)
    #expect(seam.remark?.contains("on the way back 'scale' is at its end at once") == true)
  }

  /// `AnimationController.reverse()`: the value falls by 1 in 200 ms, not in 250, along the curve of the way there.
  @Test func `a bottom sheet falls in its part of 200 ms, and rises in that of 250`() throws {
    let back = Step(.dismiss).at(.milliseconds(125))
    let film = try Self.film("flutter.bottom-sheet", [Step(.present("new")), back])
    #expect(film.duration == .milliseconds(125 + 100))
    let values = [
      (0.0, 0.16075494, 0.43424183), (25, 0.26958568, 0.34923278), (50, 0.42242707, 0.22107632),
      (75, 0.64075783, 0.07408079), (90, 0.82532213, 0.01783260),
    ]
    for (time, way, dim) in values {
      let sheet = try Self.layer("sheet", of: film, at: 125 + time)
      #expect(isClose(sheet.transform.translation.y / sheet.size.height, way, within: 2e-6))
      #expect(try isClose(Self.layer("dim", of: film, at: 125 + time).opacity, dim, within: 2e-6))
    }
    let again = try Self.film(
      "flutter.bottom-sheet",
      [Step(.present("new")), back, Step(.present("new")).at(.milliseconds(50))])
    #expect(again.duration == .milliseconds(125 + 50 + 187.5))
    for (time, way) in [(0, 0.42242707), (50, 0.19983410), (100, 0.07323510), (150, 0.01237825)] {
      let sheet = try Self.layer("sheet", of: again, at: 175 + Double(time))
      #expect(isClose(sheet.transform.translation.y / sheet.size.height, way, within: 2e-6))
    }
  }

  @Test func `a sheet that falls rises again in its part of 250 ms`() throws {
    let film = try Self.film(
      "flutter.bottom-sheet",
      [
        Step(.present("new")), Step(.dismiss), Step(.present("new")).at(.milliseconds(100)),
      ])
    #expect(film.duration == .milliseconds(250 + 100 + 125))
    for (time, way) in [(50.0, 0.05263044), (100, 0.00539858)] {
      let sheet = try Self.layer("sheet", of: film, at: 350 + time)
      #expect(isClose(sheet.transform.translation.y / sheet.size.height, way, within: 2e-6))
    }
  }

  @Test func `a modal of the animations package is gone from half in 37.5 ms`() throws {
    let film = try Self.film(
      "flutter.fade-scale", [Step(.present("new")), Step(.dismiss).at(.milliseconds(75))])
    #expect(film.duration == .milliseconds(112.5))
    let values = [
      (7.5, 0.95105256, 1, 0.36937486), (15, 0.92899804, 1, 0.27779409),
      (30, 0.86076952, 0.33333333, 0.05130153),
    ]
    for (time, scale, opacity, dim) in values {
      let card = try Self.layer("new", of: film, at: 75 + time)
      #expect(isClose(card.transform.scale.x, scale, within: 2e-6))
      #expect(isClose(card.opacity, opacity, within: 2e-6))
      #expect(try isClose(Self.layer("dim", of: film, at: 75 + time).opacity, dim, within: 2e-6))
    }
  }

  /// Where both ways take as long, time runs back as it came.
  @Test func `a page runs back at the rate at which it came`() throws {
    let film = try Self.film(
      "flutter.zoom", [Step(.push("new")), Step(.pop(1)).at(.milliseconds(100))])
    #expect(film.duration == .milliseconds(200))
  }

  /// Ionic awaits the running transition: `nav.tsx`, the lock of `router-outlet.tsx`, `modal.tsx`.
  @Test(arguments: ["push", "push-md", "modal", "card", "modal-md"])
  func `Ionic goes back when it has arrived`(name: String) throws {
    let isModal = name != "push" && name != "push-md"
    let there = Step(isModal ? .present("new") : .push("new"))
    let back = Step(isModal ? .dismiss : .pop(1))
    let film = try Self.film("ionic.\(name)", [there, back.at(.milliseconds(100))])
    let plain = try Self.film("ionic.\(name)", [there, back])
    #expect(film.duration == plain.duration)
    for time in stride(from: 0, through: plain.duration.milliseconds, by: 35) {
      #expect(film.scene(at: .milliseconds(time)) == plain.scene(at: .milliseconds(time)))
    }
    #expect(film.seams.contains { $0.remark?.hasPrefix("wait: ") == true })
  }
}
