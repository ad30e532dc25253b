import HeadlessCoreGraphics
public import HeadlessQuartzCore
import ObjectiveC
import SegueGeometry
public import SegueMotion
public import SegueSceneGraph

/// Recording of an app's code on a virtual device: a film of it, and its findings.
public struct UIKitRecording: Sendable {
  /// Scene that was recorded.
  public let scene: AnimatedScene
  /// The files of the pictures that are seen, by the names that the scene has for them.
  public let pictures: [AssetID: String]
  /// Findings that the app's users would have noticed.
  public let findings: [AppFinding]
  /// True if the app came to rest within the time that it was given.
  public let cameToRest: Bool

  /// Runs a transition from its begin until nothing moves any more.
  ///
  /// It takes no time of its own and gives the main actor to nobody meanwhile, so that one recording is
  /// made after the other. The tasks that the code begins are run on the way, by the virtual clock; what
  /// is left of them at the end of the film never goes on.
  ///
  /// - Parameters:
  ///   - device: whose screen is filmed.
  ///   - touches: what fingers do meanwhile; times count from the begin of the film.
  ///   - limit: the seconds after which the film ends in any case.
  @MainActor
  public init(
    of transition: UIKitTransition, on device: HeadlessDevice = .iPhone,
    touches: [ScriptedTouch] = [], frameRate: FrameRate = .sixty, limit: Double = 10
  ) {
    let stage = RecordingStage(device: device, frameRate: frameRate)
    self = stage.onItsOwn {
      stage.prepare(transition)
      stage.play(transition, touches)
      return UIKitRecording(stage, cameToRest: stage.runToEnd(limit: limit))
    }
  }

  @MainActor
  private init(_ stage: RecordingStage, cameToRest: Bool) {
    self.cameToRest = cameToRest
    scene = stage.scene()
    pictures = scene.files
    findings = stage.session.findings
  }
}

/// A device with one window, from before the film until after it.
@MainActor
private final class RecordingStage {
  let session: AppSession
  private let window: UIWindow
  private var start = Time.zero

  init(device: HeadlessDevice, frameRate: FrameRate) {
    session = AppSession(frameRate: frameRate)
    let before = AppSession.current
    defer { AppSession.current = before }
    AppSession.current = session
    UIScreen.main.device = device
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.backgroundColor = .black
  }

  /// Does something while this app is the one that runs.
  func onItsOwn<Result>(_ work: () -> Result) -> Result {
    let before = AppSession.current
    defer { AppSession.current = before }
    AppSession.current = session
    let traits = UITraitCollection.current
    defer { UITraitCollection.current = traits }
    UITraitCollection.current = window.traitCollection
    return ObservedObjects.watching { AppSession.keepingTasks(work) }
  }

  func prepare(_ transition: UIKitTransition) {
    transition.prepare(window)
    window.makeKeyAndVisible()
    session.runUntilIdle(limit: session.clock.now + .seconds(10))
    start = session.clock.now
    session.firstFrame = start
    session.recorder = SceneRecorder(from: start)
    session.isDirty = true
    session.settle()
  }

  func play(_ transition: UIKitTransition, _ touches: [ScriptedTouch]) {
    TransitionWatch.current.forget()
    TouchScript(touches, in: window).schedule(from: start)
    transition.begin(window)
  }

  func runToEnd(limit: Double) -> Bool {
    let ended = session.runUntilIdle(limit: start + .seconds(limit))
    // Where nothing but what never ends is seen, the film shows that once.
    if ended, session.clock.now == start, let end = session.endOfFirstCycles {
      session.run(until: min(end, start + .seconds(limit)))
    }
    TransitionWatch.current.noteUnfinished()
    if !ended, !session.findings.contains(where: { $0.kind == .runaway }) {
      session.note(
        AppFinding(.endless, "the app was still moving after \(limit) s; the film ends there"))
    }
    TransitionWatch.current.noteLeaks()
    return ended
  }

  func scene() -> AnimatedScene {
    let size = Size(Double(window.bounds.width), Double(window.bounds.height))
    let canvas = Canvas(
      size: size, scale: Double(window.screen.scale), background: .black)
    return session.recorder?.scene(
      canvas: canvas, frameRate: session.frameRate, end: session.clock.now)
      ?? AnimatedScene(canvas: canvas, epochs: [Epoch(tree: LayerTree([]))])
  }
}

extension AnimatedScene {
  /// The files of the pictures that layers show at any time.
  fileprivate var files: [AssetID: String] {
    var files: [AssetID: String] = [:]
    for node in epochs.flatMap(\.tree.nodes) {
      guard case .image(let image) = node.properties.content else { continue }
      files[image.asset] = PictureFile.path(of: image.asset.name)
    }
    return files
  }
}

/// Plays what fingers do: when one comes down or is lifted, and once per frame meanwhile.
@MainActor
private struct TouchScript {
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
    TouchCenter.current.lastTap = TouchCenter.LastTap(
      place: touch.place, end: touch.timestamp, count: touch.tapCount)
  }
}
