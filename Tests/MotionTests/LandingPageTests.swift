import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    let run = Timing(duration: .milliseconds(350))
    var timeline = Timeline()
    timeline.add(
      Animation(from: .number(0.5), to: .number(1), timing: run, pace: .easing(.easeInOut)),
      of: .scale, onLayer: 0)
    let tree = LayerTree([Layer("card") { $0.frame = Rect(x: 20, y: 40, width: 200, height: 120) }])
    let film = AnimatedScene(
      canvas: Canvas(size: Size(390, 844)), epochs: [Epoch(tree: tree, timeline: timeline)])
    let halfway = film.scene(at: .milliseconds(175)).item("card")  // three quarters as large
    #expect(film.duration == .milliseconds(350))
    let scale = try #require(halfway).properties.transform.scale
    #expect(abs(scale.x - 0.75) < 1e-9 && abs(scale.y - 0.75) < 1e-9)
    try expectExample(onPageOf: "Motion", in: #filePath)
  }
}
