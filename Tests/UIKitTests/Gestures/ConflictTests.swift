import UIKit
import Testing

@MainActor @Suite struct ConflictTests {
  let stage = GestureStage()
  let pan = ScriptedTouch.pan(from: .at(100, 400), to: .at(200, 400))

  private func played(
    _ touches: [ScriptedTouch], _ prepare: @escaping @MainActor (TouchedView) -> Void
  ) -> [String] { stage.play(touches, prepare).filter { !$0.hasPrefix("view") } }

  /// Two pans, one in a view and one in the view around it.
  private func nest(
    in view: TouchedView
  ) -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
    let child = TouchedView(stage: stage, frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    view.addSubview(child)
    let inner = stage.listen(UIPanGestureRecognizer(), "inner")
    let outer = stage.listen(UIPanGestureRecognizer(), "outer")
    child.addGestureRecognizer(inner)
    view.addGestureRecognizer(outer)
    return (inner, outer)
  }

  @Test func theDeepestViewComesFirst() {
    let log = played([pan]) { _ = self.nest(in: $0) }
    #expect(log == ["inner began", "inner changed", "inner ended"])
  }

  @Test func bothGoOnIfOneDelegateAgrees() {
    let answers = Answers()
    answers.simultaneously = true
    let log = played([pan]) { self.nest(in: $0).outer.delegate = answers }
    #expect(log.contains("inner ended") && log.contains("outer ended"))
  }

  @Test func aDelegateMayForbidTheBegin() {
    let answers = Answers()
    answers.begins = false
    let log = played([pan]) { self.nest(in: $0).inner.delegate = answers }
    #expect(log == ["outer began", "outer changed", "outer ended"])
  }

  @Test func aDelegateMayTurnTouchesAway() {
    let answers = Answers()
    answers.receives = false
    let log = played([pan]) { self.nest(in: $0).inner.delegate = answers }
    #expect(log == ["outer began", "outer changed", "outer ended"])
  }

  @Test func requirementsOfDelegates() {
    let (first, second) = (Answers(), Answers())
    #expect(
      played([pan]) {
        let pans = self.nest(in: $0)
        first.requires = pans.outer
        pans.inner.delegate = first
      } == ["outer began", "outer changed", "outer ended"])
    let before = stage.log.filter { !$0.hasPrefix("view") }.count
    let log = played([pan]) {
      let pans = self.nest(in: $0)
      second.isRequiredBy = pans.inner
      pans.outer.delegate = second
    }
    #expect(log.dropFirst(before) == ["outer began", "outer changed", "outer ended"])
  }

  @Test func whatIsSwitchedOffIsCancelled() {
    var changes = 0
    stage.note = { gesture in
      if gesture.state == .changed { changes += 1 }
      if changes == 3 { gesture.isEnabled = false }
      return nil
    }
    let log = played([pan]) { view in
      view.addGestureRecognizer(self.stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(log == ["pan began", "pan changed", "pan cancelled"])
    #expect(changes == 3)
  }

  @Test func viewsKeepTouchesThatAreNotCancelled() {
    let log = stage.play([pan]) { view in
      let pan = self.stage.listen(UIPanGestureRecognizer(), "pan")
      pan.cancelsTouchesInView = false
      view.addGestureRecognizer(pan)
    }
    #expect(!log.contains("view touchesCancelled"))
    #expect(log.last == "view touchesEnded")
  }

  @Test func viewsWaitForThoseThatDelayTouches() {
    func log(_ touch: ScriptedTouch) -> [String] {
      let stage = GestureStage()
      return stage.play([touch]) { view in
        let pan = stage.listen(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        view.addGestureRecognizer(pan)
      }
    }
    #expect(log(pan) == ["pan began", "pan changed", "pan ended"])
    #expect(log(.tap(at: .at(100, 100))) == ["view touchesBegan", "view touchesEnded"])
  }

  @Test func aPinchAndAPanAtOnce() {
    let answers = Answers()
    answers.simultaneously = true
    var (scale, turn, way): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
    stage.note = { gesture in
      switch gesture {
      case let pinch as UIPinchGestureRecognizer: scale = pinch.scale
      case let rotation as UIRotationGestureRecognizer: turn = rotation.rotation
      case let pan as UIPanGestureRecognizer: way = pan.translation(in: nil).y
      default: break
      }
      return nil
    }
    let fingers = [
      ScriptedTouch.pan(from: .at(145, 300), to: .at(95, 400)),
      .pan(from: .at(245, 300), to: .at(295, 400)),
    ]
    let log = played(fingers) { view in
      let gestures = [
        self.stage.listen(UIPinchGestureRecognizer(), "pinch"),
        self.stage.listen(UIPanGestureRecognizer(), "pan"),
        self.stage.listen(UIRotationGestureRecognizer(), "rotation"),
      ]
      for gesture in gestures {
        gesture.delegate = answers
        view.addGestureRecognizer(gesture)
      }
    }
    #expect(log.contains("pinch ended") && log.contains("pan ended"))
    #expect(!log.contains { $0.hasPrefix("rotation") })
    #expect(abs(scale - 200 / 108) < 1e-6)
    #expect(abs(way - 90) < 1e-6)
    #expect(turn == 0)
  }

  @Test func fingersTurn() {
    var turn: CGFloat = 0
    stage.note = { gesture in
      turn = (gesture as? UIRotationGestureRecognizer)?.rotation ?? turn
      return nil
    }
    let log = played(.pinch(center: .at(195, 400), from: 100, to: 100, turn: 5)) { view in
      view.addGestureRecognizer(self.stage.listen(UIRotationGestureRecognizer(), "rotation"))
    }
    #expect(log.last == "rotation ended")
    // The script's arc is made of short straight ways, a little nearer together than the fingers.
    #expect(abs(turn - (5 - 0.16)) < 1e-3)
  }
}
