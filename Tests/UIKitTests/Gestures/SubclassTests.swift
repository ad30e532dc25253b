import UIKit
import Testing

/// Begins as soon as a finger comes down, as many apps write it.
final class InstantPan: UIPanGestureRecognizer {
  var resets = 0
  var states: [State] = []

  override var state: State { didSet { states.append(state) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}

/// Looks for a finger that goes down and up again.
final class CheckMark: UIGestureRecognizer {
  private var lowest: CGFloat = 0
  var mayPrevent = true
  var mayBePrevented = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    lowest = max(lowest, touch.location(in: view).y)
    if touch.location(in: view).x < touch.previousLocation(in: view).x { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let end = touches.first?.location(in: view).y ?? 0
    if state == .possible { state = end < lowest - 50 ? .recognized : .failed }
  }
  override func reset() { lowest = 0 }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { mayPrevent }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBePrevented
  }
}

@MainActor @Suite struct SubclassTests {
  let stage = GestureStage()
  let mark = ScriptedTouch.touch([(0, .at(100, 400)), (0.2, .at(140, 460)), (0.5, .at(200, 300))])

  @Test func aPanThatBeginsAtOnce() {
    var pan: InstantPan?
    var ways: [CGFloat] = []
    stage.note = { gesture in
      ways.append((gesture as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0)
      return nil
    }
    let log = stage.play([.pan(from: .at(100, 400), to: .at(200, 400))]) { view in
      let gesture = self.stage.listen(InstantPan(), "pan")
      pan = gesture
      view.addGestureRecognizer(gesture)
    }
    #expect(log == ["pan began", "pan changed", "pan ended"])
    #expect(ways.first == 0)
    #expect(abs((ways.last ?? 0) - 100) < 1e-9)
    #expect(pan?.states.first == .began)
    #expect(pan?.states.last == .ended)
    #expect(pan?.state == .possible)
    #expect(pan?.resets == 1)
  }

  @Test func aRecognizerOfTheAppsOwn() {
    let log = stage.play([mark, mark.delayed(by: 1)]) { view in
      view.addGestureRecognizer(self.stage.listen(CheckMark(), "mark"))
    }
    #expect(log.filter { $0 == "mark ended" }.count == 2)
    #expect(stage.recording?.findings == [])
  }

  @Test func whoCannotBePreventedGoesOn() {
    func played(_ change: @escaping (CheckMark) -> Void) -> [String] {
      let stage = GestureStage()
      return stage.play([mark]) { view in
        let mark = stage.listen(CheckMark(), "mark")
        change(mark)
        view.addGestureRecognizer(mark)
        view.addGestureRecognizer(stage.listen(UIPanGestureRecognizer(), "pan"))
      }
    }
    #expect(!played { _ in }.contains("mark ended"))
    // A pan that runs prevents those that can be prevented.
    let free = played { $0.mayBePrevented = false }
    #expect(free.contains("mark ended") && free.contains("pan ended"))
  }
}
