import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

/// What is lifted out of a screen, and what moves in it by itself.
@Suite struct LiftedElementTests {
  private static let stage = TransitionEnvironment(size: Size(100, 200))

  /// A box that two screens share, with another one inside, which they share too.
  private static func box(_ name: String, _ frame: Rect) -> Layer {
    let inner = Layer(LayerID("\(name)-inner")) {
      $0.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    }.matched("inner")
    return Layer(LayerID("\(name)-box"), children: [inner]) { $0.frame = frame }.matched("box")
  }

  /// The push from one screen to another, whose boxes have these animations.
  private static func film(
    _ dialect: MatchDialect, _ movements: [Property: Animation]
  ) throws -> AnimatedScene {
    let frames = [
      Rect(x: 0, y: 0, width: 40, height: 40), Rect(x: 20, y: 100, width: 80, height: 80),
    ]
    let screens = zip(["old", "new"], frames).map { name, frame in
      var timeline = Timeline()
      for (property, animation) in movements {
        for layer in 0...1 { timeline.add(animation, of: property, onLayer: layer) }
      }
      return Screen(LayerID(name), layers: [box(name, frame)], timeline: timeline)
    }
    let steps = [
      Step(.show(["old"])), Step(.hold(.milliseconds(100))), Step(.push("new")),
      Step(.hold(.milliseconds(100))),
    ]
    return try Flow(screens, steps: steps, on: stage) { _ in
      MatchedTransition(CrossFade(), dialect.rule)
    }.film(on: Canvas(size: stage.size))
  }

  /// Its own animation says all the time that the layer is there, or that it comes and goes.
  @Test(
    arguments: MatchDialect.allCases,
    [[false, false, false], [false, true, false], [false, true, true]])
  func `a hole stays one, whatever the screen says of the layer`(
    dialect: MatchDialect, flags: [Bool]
  ) throws {
    let keyframes = Keyframes(flags.map { .flag($0) }, mode: .discrete)
    let blinking = Animation(.keyframes(keyframes), timing: Timing(duration: .milliseconds(600)))
    let film = try Self.film(dialect, [.hidden: blinking])
    let still = try Self.film(dialect, [:])
    let moments = (0..<40).map { Time.milliseconds(100 + 10 * Double($0)) }
    let holes = moments.map { Self.holes(in: still.scene(at: $0)) }
    #expect(holes.contains { !$0.isEmpty })
    let missing = zip(moments, holes).filter { moment, holes in
      !Self.holes(in: film.scene(at: moment)).isSuperset(of: holes)
    }
    #expect(missing.isEmpty)
  }

  private static func holes(in scene: Scene) -> Set<String> {
    Set(scene.items.filter(\.properties.isHidden).map(\.id.name))
  }
}
