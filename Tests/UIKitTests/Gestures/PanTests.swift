import UIKit
import Testing

@MainActor @Suite struct PanTests {
  let stage = GestureStage()

  @Test func aPanBeginsChangesAndEnds() {
    let log = stage.play([.pan(from: .at(100, 400), to: .at(200, 400))]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(
      log == [
        "view touchesBegan", "view touchesMoved", "pan began", "view touchesCancelled",
        "pan changed", "pan ended",
      ])
  }

  @Test func tremblingIsNoPan() {
    let log = stage.play([.pan(from: .at(100, 400), to: .at(110, 400))]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(log == ["view touchesBegan", "view touchesMoved", "view touchesEnded"])
  }

  @Test func theSlopIsTakenOffTheTranslation() {
    var ways: [CGFloat] = []
    stage.note = { gesture in
      if let pan = gesture as? UIPanGestureRecognizer { ways.append(pan.translation(in: nil).x) }
      return nil
    }
    // Three points a frame: the first movement of more than ten points is one of twelve.
    _ = stage.play([.pan(from: .at(100, 400), to: .at(154, 400), duration: 0.3)]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(abs((ways.first ?? 0) - 2) < 1e-5)
    #expect(abs((ways.last ?? 0) - 44) < 1e-9)
    // Once per frame, and at the end.
    #expect(ways.count == 15)
  }

  @Test func velocityIsThatOfTheLastSteps() {
    var velocity = CGPoint.zero
    stage.note = { gesture in
      velocity = (gesture as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return nil
    }
    let flick = ScriptedTouch.pan(
      from: .at(100, 400), to: .at(200, 400), duration: 0.32, velocity: CGVector(dx: 900, dy: 0))
    _ = stage.play([flick]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(abs(velocity.x - 900) < 1e-3)
    let resting = ScriptedTouch.pan(from: .at(100, 400), to: .at(200, 400), rest: 0.3)
    _ = stage.play([resting]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(velocity == .zero)
  }

  @Test func aTranslationThatIsSetCountsOn() {
    var way = CGPoint.zero
    stage.note = { gesture in
      guard let pan = gesture as? UIPanGestureRecognizer else { return nil }
      if pan.state == .began { pan.setTranslation(.at(1000, 5), in: pan.view) }
      way = pan.translation(in: pan.view)
      return nil
    }
    _ = stage.play([.pan(from: .at(100, 400), to: .at(154, 400), duration: 0.3)]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(abs(way.x - 1042) < 1e-5)
    #expect(way.y == 5)
  }

  @Test func aTurnedViewSeesAnotherWay() {
    var way = CGPoint.zero
    stage.note = { gesture in
      way = (gesture as? UIPanGestureRecognizer)?.translation(in: gesture.view) ?? .zero
      return nil
    }
    _ = stage.play([.pan(from: .at(100, 400), to: .at(200, 400))]) { view in
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(abs(way.x) < 1e-9)
    #expect(abs(way.y + 90) < 1e-9)
  }

  @Test func oneFingerIsNotEnoughForTwo() {
    let fingers = [
      ScriptedTouch.pan(from: .at(100, 400), to: .at(200, 400)),
      .pan(from: .at(100, 500), to: .at(200, 500)),
    ]
    func pan(_ minimum: Int, _ maximum: Int, _ touches: [ScriptedTouch]) -> Bool {
      let stage = GestureStage()
      let log = stage.play(touches) { view in
        let pan = stage.listen(UIPanGestureRecognizer(), "pan")
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (minimum, maximum)
        view.addGestureRecognizer(pan)
      }
      return log.contains("pan ended")
    }
    #expect(!pan(2, .max, [fingers[0]]))
    #expect(pan(2, .max, fingers))
    #expect(!pan(1, 1, fingers))
  }

  @Test func anotherFingerIsNoMovement() {
    var ways: [CGFloat] = []
    stage.note = { gesture in
      ways.append((gesture as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0)
      return nil
    }
    let fingers = [
      ScriptedTouch.pan(from: .at(100, 300), to: .at(200, 300), duration: 0.5),
      .hold(at: .at(200, 700), after: 0.2, lasting: 0.2),
    ]
    _ = stage.play(fingers) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(ways.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func aTouchThatIsTakenAwayCancels() {
    let log = stage.play([.pan(from: .at(100, 400), to: .at(200, 400)).cancelled]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(log.last == "pan cancelled")
  }

  @Test func anEdgePanComesFromItsEdge() {
    func runs(_ touch: ScriptedTouch, _ edges: UIRectEdge) -> Bool {
      let stage = GestureStage()
      let log = stage.play([touch]) { view in
        let pan = stage.listen(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = edges
        view.addGestureRecognizer(pan)
      }
      return log.contains("edge ended")
    }
    #expect(runs(.edgePan(from: .left, to: 100), .left))
    #expect(runs(.edgePan(from: .right, to: 100), .right))
    #expect(!runs(.edgePan(from: .right, to: 100), .left))
    #expect(!runs(.pan(from: .at(25, 400), to: .at(200, 400)), .left))
    #expect(!runs(.pan(from: .at(2, 400), to: .at(50, 600)), .left))
  }
}
