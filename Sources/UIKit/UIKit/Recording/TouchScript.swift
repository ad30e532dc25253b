import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry
import SegueMotion

/// Plays what fingers do: when one comes down or is lifted, and once per frame meanwhile.
@MainActor
struct TouchScript {
  private let fingers: [ScriptedFinger]

  init(_ touches: [ScriptedTouch], in window: UIWindow) {
    fingers = touches.map { ScriptedFinger($0, in: window) }
  }

  /// Has the touches played; their times count from `start`.
  func schedule(from start: Time) {
    let session = AppSession.current
    for time in Set(fingers.flatMap { $0.times(in: session, from: start) }).sorted() {
      session.clock.schedule(at: time) { MainActor.assumeIsolated { play(at: time, start) } }
    }
  }

  /// Plays all fingers at one moment as one event.
  private func play(at time: Time, _ start: Time) {
    let moved = fingers.filter { $0.play(at: time, start) }
    guard !moved.isEmpty else { return }
    let touches = fingers.filter { $0.isPlaying || moved.contains($0) }.compactMap(\.touch)
    let event = UIEvent(touches, time: CACurrentMediaTime())
    for finger in moved { finger.findView(event) }
    // A finger that comes down where nobody listens is no touch of the app's.
    let heard = UIEvent(touches.filter { $0.view != nil }, time: event.timestamp)
    if !heard.touches.isEmpty { UIApplication.shared.sendEvent(heard) }
  }
}

/// A finger of a script, and the touch that it makes.
@MainActor
private final class ScriptedFinger: Equatable {
  private let script: ScriptedTouch
  private weak var mainWindow: UIWindow?
  private(set) var touch: UITouch?

  init(_ script: ScriptedTouch, in window: UIWindow) {
    self.script = script
    mainWindow = window
  }

  nonisolated static func == (a: ScriptedFinger, b: ScriptedFinger) -> Bool { a === b }

  var isPlaying: Bool { touch?.isDown ?? false }

  /// Returns the times at which the finger is sampled.
  func times(in session: AppSession, from start: Time) -> [Time] {
    let (down, up) = (start + .seconds(script.begin), start + .seconds(script.end))
    var times = [down, max(up, down + Time(nanoseconds: 1))]
    var frame = session.frame(at: down) + 1
    while session.time(ofFrame: frame) < up {
      times.append(session.time(ofFrame: frame))
      frame += 1
    }
    return times
  }

  /// Does what the script says, and says whether that is worth an event.
  func play(at time: Time, _ start: Time) -> Bool {
    let seconds = (time - start).seconds
    let (down, up) = (start + .seconds(script.begin), start + .seconds(script.end))
    guard time >= down, touch?.isDown ?? true else { return false }
    let place = isLooked(at: time, down, up) ? script.point(at: seconds).point : touch?.place
    guard let place else { return false }
    let isNew = touch == nil
    let touch = touch ?? UITouch()
    self.touch = touch
    let phase: UITouch.Phase =
      isNew
      ? .began
      : time >= up
        ? (script.isCancelled ? .cancelled : .ended)
        : place == touch.place ? .stationary : .moved
    touch.update(phase, at: place, time: CACurrentMediaTime())
    return phase != .stationary
  }

  /// Returns true if a moment is one of the finger's own, and not only one of another finger.
  private func isLooked(at time: Time, _ down: Time, _ up: Time) -> Bool {
    let session = AppSession.current
    return time == down || time >= up || session.time(ofFrame: session.frame(at: time)) == time
  }

  /// Looks for the view below a finger that has just come down.
  func findView(_ event: UIEvent) {
    guard let touch, touch.phase == .began else { return countTaps() }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let point = CGPoint(x: touch.place.x, y: touch.place.y)
    let windows = UIApplication.shared.windows.sorted { $0.windowLevel < $1.windowLevel }
    for window in windows.reversed()
    where touch.view == nil && !TransitionWatch.current.ignoresTouches(in: window) {
      touch.view = window.hitTest(window.convert(point, from: mainWindow), with: event)
      if touch.view != nil { touch.window = window }
    }
    touch.tapCount = TouchCenter.current.lastTap?.countOfNext(touch) ?? 1
  }

  private func countTaps() {
    guard let touch, touch.phase == .ended else { return }
    TouchCenter.current.lastTap = LastTap(
      place: touch.place, end: touch.timestamp, count: touch.tapCount)
  }
}
