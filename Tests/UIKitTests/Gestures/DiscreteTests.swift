import UIKit
import Testing

@MainActor @Suite struct DiscreteTests {
  let stage = GestureStage()

  private func tap(_ taps: Int = 1, _ touches: Int = 1) -> UITapGestureRecognizer {
    let tap = stage.listen(UITapGestureRecognizer(), "tap\(taps)")
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, touches)
    return tap
  }

  @Test func aTapEnds() {
    let log = stage.play([.tap(at: .at(100, 100))]) { $0.addGestureRecognizer(self.tap()) }
    #expect(log == ["view touchesBegan", "tap1 ended", "view touchesCancelled"])
  }

  @Test func aTapThatTakesTooLongIsNone() {
    let log = stage.play([.hold(at: .at(100, 100), lasting: 0.8)]) {
      $0.addGestureRecognizer(self.tap())
    }
    #expect(log == ["view touchesBegan", "view touchesEnded"])
  }

  @Test func aTapThatMovesAwayIsNone() {
    let log = stage.play([.pan(from: .at(100, 100), to: .at(150, 100))]) {
      $0.addGestureRecognizer(self.tap())
    }
    #expect(!log.contains("tap1 ended"))
  }

  @Test func twoTapsAreOneDoubleTap() {
    let log = stage.play(.taps(2, at: .at(100, 100))) { $0.addGestureRecognizer(self.tap(2)) }
    #expect(log.filter { $0 == "tap2 ended" }.count == 1)
  }

  @Test func tapsTooFarApartInTimeAreNoDoubleTap() {
    let log = stage.play(.taps(2, at: .at(100, 100), every: 0.5)) {
      $0.addGestureRecognizer(self.tap(2))
    }
    #expect(!log.contains("tap2 ended"))
  }

  @Test func aSingleTapIsToldAtOnceBesideADoubleTap() {
    let log = stage.play(.taps(2, at: .at(100, 100))) {
      $0.addGestureRecognizer(self.tap(1))
      $0.addGestureRecognizer(self.tap(2))
    }
    #expect(log.first { $0.hasPrefix("tap") } == "tap1 ended")
    #expect(log.contains("tap2 ended"))
  }

  @Test func aSingleTapWaitsUntilTheDoubleTapHasFailed() {
    var time = 0.0
    stage.note = { _ in
      time = CACurrentMediaTime() - 1000
      return nil
    }
    func play(_ touches: [ScriptedTouch]) -> [String] {
      let before = stage.log.count
      let log = stage.play(touches) {
        let (one, two) = (self.tap(1), self.tap(2))
        one.require(toFail: two)
        $0.addGestureRecognizer(one)
        $0.addGestureRecognizer(two)
      }
      return log.dropFirst(before).filter { $0.hasPrefix("tap") }
    }
    #expect(play([.tap(at: .at(100, 100))]) == ["tap1 ended"])
    #expect(abs(time - 0.43) < 1e-9)
    #expect(play(.taps(2, at: .at(100, 100))) == ["tap2 ended"])
  }

  @Test func twoFingersTap() {
    let fingers = [ScriptedTouch.tap(at: .at(100, 100)), .tap(at: .at(200, 100), after: 0.02)]
    let log = stage.play(fingers) { $0.addGestureRecognizer(self.tap(1, 2)) }
    #expect(log.contains("tap1 ended"))
    let other = GestureStage()
    let single = other.play([fingers[0]]) { view in
      let tap = other.listen(UITapGestureRecognizer(), "tap")
      tap.numberOfTouchesRequired = 2
      view.addGestureRecognizer(tap)
    }
    #expect(!single.contains("tap ended"))
  }

  @Test func aLongPressBeginsAfterItsTime() {
    var times: [String: Double] = [:]
    stage.note = { gesture in
      times["\(gesture.state)"] = CACurrentMediaTime() - 1000
      return nil
    }
    let press = ScriptedTouch.touch([
      (0, .at(100, 100)), (0.6, .at(104, 100)), (0.9, .at(300, 100)), (1, .at(300, 100)),
    ])
    let log = stage.play([press]) {
      $0.addGestureRecognizer(self.stage.listen(UILongPressGestureRecognizer(), "press"))
    }
    #expect(
      log.filter { $0.hasPrefix("press") } == ["press began", "press changed", "press ended"])
    #expect(abs((times["began"] ?? 0) - 0.5) < 1e-9)
    #expect(abs((times["ended"] ?? 0) - 1) < 1e-9)
  }

  @Test func aLongPressThatMovesIsNone() {
    let log = stage.play([.pan(from: .at(100, 100), to: .at(140, 100), duration: 0.8)]) {
      $0.addGestureRecognizer(self.stage.listen(UILongPressGestureRecognizer(), "press"))
    }
    #expect(!log.contains { $0.hasPrefix("press") })
  }

  @Test func swipesHaveADirectionAndATime() {
    func swipes(_ touch: ScriptedTouch, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
      let stage = GestureStage()
      let log = stage.play([touch]) { view in
        let swipe = stage.listen(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = direction
        view.addGestureRecognizer(swipe)
      }
      return log.contains("swipe ended")
    }
    let right = ScriptedTouch.pan(from: .at(100, 400), to: .at(200, 410), duration: 0.2)
    #expect(swipes(right, .right))
    #expect(!swipes(right, .left))
    #expect(!swipes(right, .down))
    #expect(swipes(right, [.left, .right]))
    #expect(!swipes(.pan(from: .at(100, 400), to: .at(200, 400), duration: 2), .right))
    #expect(!swipes(.pan(from: .at(100, 400), to: .at(140, 400), duration: 0.2), .right))
    #expect(swipes(.pan(from: .at(100, 400), to: .at(90, 300), duration: 0.2), .up))
  }
}
