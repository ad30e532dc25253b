import HeadlessCoreGraphics
import ObjectiveC
public import HeadlessQuartzCore
public import SegueMotion
import SegueGeometry
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
    of exchange: UIKitTransition, on device: HeadlessDevice = .iPhone,
    touches: [ScriptedTouch] = [], frameRate: FrameRate = .sixty, limit: Double = 10
  ) {
    let stage = RecordingStage(device: device, frameRate: frameRate)
    self = stage.onItsOwn {
      stage.prepare(exchange)
      stage.play(exchange, touches)
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

  func prepare(_ exchange: UIKitTransition) {
    exchange.prepare(window)
    window.makeKeyAndVisible()
    session.runUntilIdle(limit: session.clock.now + .seconds(10))
    start = session.clock.now
    session.firstFrame = start
    session.recorder = SceneRecorder(from: start)
    session.isDirty = true
    session.settle()
  }

  func play(_ exchange: UIKitTransition, _ touches: [ScriptedTouch]) {
    TransitionWatch.current.forget()
    TouchScript(touches, in: window).schedule(from: start)
    exchange.begin(window)
  }

  func runToEnd(limit: Double) -> Bool {
    let ended = session.runUntilIdle(limit: start + .seconds(limit))
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
