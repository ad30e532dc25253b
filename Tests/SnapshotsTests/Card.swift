import SegueSnapshots

/// A small film: a card slides to the right.
struct Card {
  var distance = 40.0
  var easing = Easing.linear
  var color = Color(rgb: 0x0A84FF)

  var film: AnimatedScene {
    let card = Layer("card") {
      $0.frame = Rect(x: 2, y: 2, width: 16, height: 12)
      $0.background = .color(color)
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(10), to: .number(10 + distance),
        timing: Timing(duration: .milliseconds(200), fill: .both), pace: .easing(easing)),
      of: .positionX, onLayer: 0)
    return AnimatedScene(
      canvas: Canvas(size: Size(72, 16), background: .white),
      marks: [Mark("half", at: .milliseconds(100))],
      epochs: [Epoch(tree: LayerTree([card]), timeline: timeline)])
  }
}
