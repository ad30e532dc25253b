import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueVerification

/// A small film: a screen with a card that slides while a dot in it fades.
struct MovingBox: Sendable {
  var distance = 40.0
  var duration = 200.0
  var delay = 0.0
  var easing = Easing.linear
  var dotOpacity = 0.0
  var rate = FrameRate.sixty
  var background = Color.white
  var cardColor = Color(rgb: 0x0A84FF)
  var hasBadge = false

  var film: AnimatedScene {
    let badge = Layer("badge") {
      $0.frame = Rect(x: 0, y: 0, width: 4, height: 4)
      $0.background = .color(.black)
    }
    let dot = Layer("dot") {
      $0.frame = Rect(x: 4, y: 4, width: 4, height: 4)
      $0.background = .color(.white)
    }
    let card = Layer("card", children: hasBadge ? [dot, badge] : [dot]) {
      $0.frame = Rect(x: 2, y: 2, width: 16, height: 12)
      $0.background = .color(cardColor)
      $0.cornerRadii = CornerRadii(all: 3)
    }
    var timeline = Timeline()
    let timing = Timing(
      begin: .milliseconds(delay), duration: .milliseconds(duration), fill: .both)
    timeline.add(
      Animation(
        from: .number(10), to: .number(10 + distance), timing: timing, pace: .easing(easing)),
      of: .positionX, onLayer: 0)
    timeline.add(
      Animation(from: .number(1), to: .number(dotOpacity), timing: timing, pace: .linear),
      of: .opacity, onLayer: 1)
    return AnimatedScene(
      canvas: Canvas(size: Size(72, 16), background: background), frameRate: rate,
      duration: .milliseconds(duration + delay),
      epochs: [Epoch(tree: LayerTree([card]), timeline: timeline)])
  }

  /// The film as a case of this name.
  func item(_ name: String = "box") -> SnapshotCase {
    SnapshotCase(name, of: film, drawnBy: SceneRenderer())
  }

  /// What the film is, in texts.
  func evidence(engine: String = "1") async throws -> CaseResult.Evidence {
    try await item().evidence(engine: engine, concurrency: 2)
  }
}
