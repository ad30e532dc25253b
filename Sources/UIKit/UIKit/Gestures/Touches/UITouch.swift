public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

/// One finger on the screen, from when it comes down until it is lifted.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  open private(set) var phase = Phase.began
  open private(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  /// A finger keeps no view alive: a page that is dismissed below it has to go.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  open var type: TouchType { .direct }
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 0 }

  /// Recognizers that receive the touch, those of the deepest view first.
  var receivers: [UIGestureRecognizer] = []
  /// Position of the finger, in the window.
  private(set) var place = Point.zero
  /// Position at the last report.
  private(set) var lastPlace = Point.zero

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint { (view ?? window).ownPoint(place, in: window) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    (view ?? window).ownPoint(lastPlace, in: window)
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// True if the finger is still on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Takes over what the finger does now.
  func update(_ phase: Phase, at place: Point, time: TimeInterval) {
    lastPlace = phase == .began ? place : self.place
    self.place = place
    self.phase = phase
    timestamp = time
  }

  /// Does something while the touch shows another phase: a view that loses a touch to a recognizer
  /// sees it cancelled, though the finger is still there.
  func showing(_ phase: Phase, _ body: () -> Void) {
    let own = self.phase
    self.phase = phase
    body()
    self.phase = own
  }
}

/// Event of all fingers at one moment.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  open private(set) var allTouches: Set<UITouch>?
  open private(set) var timestamp: TimeInterval = 0
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The touches in the order in which they came down, for an order that is always the same.
  private(set) var touches: [UITouch] = []

  public override init() { super.init() }

  convenience init(_ touches: [UITouch], time: TimeInterval) {
    self.init()
    self.touches = touches
    allTouches = Set(touches)
    timestamp = time
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.receivers.contains { $0 === gesture } })
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
