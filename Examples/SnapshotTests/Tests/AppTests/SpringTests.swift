import SegueSnapshots
import Testing

/// A film that is made of layers and animations in Swift.
@Suite struct SpringTests {
  @Test func theBadgePops() async throws {
    let badge = Layer("badge") {
      $0.frame = Rect(x: 20, y: 20, width: 40, height: 40)
      $0.background = .color(Color(rgb: 0xFF375F))
      $0.cornerRadii = CornerRadii(all: 20)
    }
    let spring = try Spring(response: 0.3, dampingFraction: 0.6)
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .pair(0.2, 0.2), to: .pair(1, 1),
        timing: Timing(duration: .milliseconds(600), fill: .both), pace: .spring(spring)),
      of: .scale, onLayer: 0)
    let film = AnimatedScene(
      canvas: Canvas(size: Size(80, 80), scale: 2, background: .white),
      epochs: [Epoch(tree: LayerTree([badge]), timeline: timeline)])
    await expectTransition(of: film, as: .timeline, .frames, .filmStrip)
  }
}
