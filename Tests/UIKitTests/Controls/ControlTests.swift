import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("UIControl") struct ControlTests {
  /// Notes the events of a control that lies at (100, 100) and is 80 points wide and high.
  private func events(_ touch: ScriptedTouch) -> [String] {
    let log = EventLog()
    _ = Showcase(touches: [touch]) { page in
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
      log.listen(to: control)
      page.addSubview(control)
    }
    return log.events
  }

  @Test("a tap is a touch down and up inside")
  func tap() {
    #expect(events(.tap(at: CGPoint(x: 140, y: 140))) == ["down", "up inside"])
  }

  @Test("a finger that leaves by less than 70 points is still inside")
  func nearby() {
    let way = ScriptedTouch.pan(
      from: CGPoint(x: 140, y: 140), to: CGPoint(x: 240, y: 140), duration: 0.1)
    #expect(events(way) == ["down", "drag inside", "up inside"])
  }

  @Test("a finger that leaves by more has left")
  func faraway() {
    let way = ScriptedTouch.pan(
      from: CGPoint(x: 140, y: 140), to: CGPoint(x: 340, y: 140), duration: 0.1, rest: 0.1)
    #expect(events(way) == ["down", "drag inside", "exit", "drag outside", "up outside"])
  }

  @Test("a touch that is taken away is cancelled")
  func cancelled() {
    let touch = ScriptedTouch.hold(at: CGPoint(x: 140, y: 140), lasting: 0.1).cancelled
    #expect(events(touch) == ["down", "cancel"])
  }

  @Test("targets that have died are not called, and removed ones neither")
  func targets() {
    let control = UIControl()
    let log = EventLog()
    control.addTarget(log, action: Selector("tap", EventLog.tap), for: .touchUpInside)
    control.addTarget(log, action: Selector("tap", EventLog.tap), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.events == ["tap"])
    control.sendActions(for: .valueChanged)
    #expect(log.events == ["tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(log.events == ["tap"])
    var mortal: EventLog? = EventLog()
    control.addTarget(mortal, action: Selector("tap", EventLog.tap), for: .touchUpInside)
    mortal = nil
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
  }

  @Test("an action knows who has sent it")
  func action() {
    let control = UIControl()
    var senders: [AnyObject?] = []
    control.addAction(UIAction { senders.append($0.sender) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1 && senders[0] === control)
  }

  @Test("a disabled control does nothing")
  func disabled() {
    let log = EventLog()
    _ = Showcase(touches: [.tap(at: CGPoint(x: 140, y: 140))]) { page in
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
      control.isEnabled = false
      log.listen(to: control)
      page.addSubview(control)
    }
    #expect(log.events == [])
  }

  @Test("a switch is toggled by a tap, and its thumb moves over")
  func toggle() throws {
    let log = EventLog()
    let show = Showcase(touches: [.tap(at: CGPoint(x: 125, y: 115), after: 0.1)]) { page in
      let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      log.listen(to: toggle)
      page.addSubview(toggle)
    }
    #expect(log.events == ["down", "up inside", "value"])
    #expect(try #require(show.layer("UISwitch")).size == Size(51, 31))
    let last = Double(show.recording.scene.duration.seconds)
    #expect(try #require(show.layer("thumb")).frame == Rect(x: 2, y: 2, width: 27, height: 27))
    #expect(try #require(show.layer("thumb", at: last)).frame.minX == 22)
  }

  @Test("a slider's value follows the finger that holds its thumb")
  func slider() {
    var values: [Float] = []
    var slider: UISlider?
    let touch = ScriptedTouch.pan(
      from: CGPoint(x: 114, y: 117), to: CGPoint(x: 200, y: 117), duration: 0.2, rest: 0.1)
    _ = Showcase(touches: [touch]) { page in
      let made = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
      made.addAction(UIAction { _ in values.append(made.value) }, for: .valueChanged)
      page.addSubview(made)
      slider = made
    }
    // The thumb of 28 points has 172 to go.
    #expect(abs(Double(slider?.value ?? 0) - 0.5) < 1e-6)
    #expect(values == values.sorted() && values.count > 5)
  }

  @Test("a segment is chosen by a tap")
  func segments() throws {
    var chosen: [Int] = []
    let show = Showcase(touches: [.tap(at: CGPoint(x: 290, y: 116))]) { page in
      let control = UISegmentedControl(items: ["Day", "Week", "Month"])
      control.selectedSegmentIndex = 0
      control.frame = CGRect(x: 30, y: 100, width: 330, height: 32)
      control.addAction(
        UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
      page.addSubview(control)
    }
    #expect(chosen == [2])
    #expect(try #require(show.layer("selection")).frame == Rect(x: 2, y: 2, width: 106, height: 28))
    let last = Double(show.recording.scene.duration.seconds)
    #expect(abs(try #require(show.layer("selection", at: last)).frame.minX - 222) < 1e-9)
  }
}

/// Notes what controls send.
@MainActor
final class EventLog: NSObject {
  private(set) var events: [String] = []

  func tap() { events.append("tap") }

  func listen(to control: UIControl) {
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up inside", .touchUpInside),
      ("up outside", .touchUpOutside), ("cancel", .touchCancel), ("value", .valueChanged),
    ]
    for (name, event) in names {
      // What repeats is noted once.
      control.addAction(
        UIAction { [self] _ in if events.last != name { events.append(name) } }, for: event)
    }
  }
}
