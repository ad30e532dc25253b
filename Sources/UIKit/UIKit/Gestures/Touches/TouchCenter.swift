import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
import SegueGeometry
import SegueMotion

/// Brings touches to recognizers and views, in UIKit's order: recognizers first, then their targets,
/// then the views.
@MainActor
final class TouchCenter {
  static var current: TouchCenter { UIApplication.shared.touchCenter }

  /// The recognizers that look at touches, in the order in which they got the first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var routes: [TouchRoute] = []
  /// The last tap, which the next one may follow soon.
  var lastTap: LastTap?
  /// True while touches are being delivered; their consequences are settled afterwards.
  private var isBusy = false

  /// Tells everyone about an event.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches.filter { $0.window === window }
    work {
      for touch in touches where touch.phase == .began { route(touch, event) }
      tellRecognizers(touches, event)
    }
    for route in routes { route.note(event) }
    finish(event)
  }

  /// Does something of a recognizer's own, such as when its time is up, and what follows from it.
  func work(_ body: () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    body()
    isBusy = wasBusy
    if !wasBusy { sendNews() }
  }

  /// Settles what has changed outside of any event.
  func settleIfIdle() {
    guard !isBusy else { return }
    sendNews()
    finish(nil)
  }

  // MARK: Recognizers

  /// Finds out who gets a touch that comes down.
  private func route(_ touch: UITouch, _ event: UIEvent) {
    var next = touch.view
    while let view = next {
      touch.receivers += view.gestures.filter { $0.wants(touch, event) }
      next = view.superview
    }
    for gesture in touch.receivers {
      if !recognizers.contains(where: { $0 === gesture }) { recognizers.append(gesture) }
      gesture.course.touches.append(touch)
      gesture.course.received.append(touch)
    }
    let isSecond = routes.contains { $0.touch.view === touch.view }
    if !isSecond || touch.view?.isMultipleTouchEnabled ?? false { routes.append(TouchRoute(touch)) }
  }

  private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for gesture in touches.flatMap(\.receivers) where !told.contains(where: { $0 === gesture }) {
      told.append(gesture)
      gesture.take(touches, event)
    }
  }

  /// Tells the targets, until nothing is new: an action may switch a recognizer off.
  private func sendNews() {
    while let gesture = recognizers.first(where: \.course.hasNews) {
      gesture.course.hasNews = false
      isBusy = true
      gesture.sendActions()
      isBusy = false
    }
  }

  // MARK: Afterwards

  /// Tells the views, and begins anew where a gesture is over.
  private func finish(_ event: UIEvent?) {
    let event = event ?? UIEvent(routes.map(\.touch), time: CACurrentMediaTime())
    for route in routes { route.proceed(event) }
    routes.removeAll(where: \.isDone)
    for gesture in recognizers { gesture.course.touches.removeAll { !$0.isDown } }
    let over = recognizers.filter { $0.course.isOver && $0.course.touches.isEmpty }
    recognizers.removeAll { gesture in over.contains { $0 === gesture } }
    for gesture in over {
      gesture.course.reset()
      gesture.reset()
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    // Who has had its gesture, or waits to tell of it, begins anew with other touches.
    guard isEnabled, !course.isOver, course.wish != .ended else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
      && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true && shouldReceive(event)
  }

  /// Is told what its touches do.
  fileprivate func take(_ touches: [UITouch], _ event: UIEvent) {
    let mine = touches.filter { touch in course.touches.contains { $0 === touch } }
    course.notePlace()
    tell(mine, phase: .began, event: event) { touchesBegan($0, with: event) }
    tell(mine, phase: .moved, event: event) { touchesMoved($0, with: event) }
    tell(mine, phase: .ended, event: event) { touchesEnded($0, with: event) }
    tell(mine, phase: .cancelled, event: event) { touchesCancelled($0, with: event) }
  }

  private func tell(
    _ touches: [UITouch], phase: UITouch.Phase, event: UIEvent,
    by call: (Set<UITouch>) -> Void
  ) {
    let meant = touches.filter { $0.phase == phase }
    guard !meant.isEmpty, !course.isOver else { return }
    call(Set(meant))
  }

  /// Does something after some time, unless the ticket is taken back.
  func schedule(
    after seconds: Double, _ body: @escaping @MainActor () -> Void
  ) -> VirtualClock.Ticket {
    AppSession.current.clock.schedule(after: .seconds(seconds)) {
      MainActor.assumeIsolated {
        let center = TouchCenter.current
        center.work(body)
        center.settleIfIdle()
      }
    }
  }

  func takeBack(_ ticket: VirtualClock.Ticket?) {
    if let ticket { AppSession.current.clock.cancel(ticket) }
  }
}

/// Delivery of one touch to a view: at once, later, or as lost.
@MainActor
private final class TouchRoute {
  let touch: UITouch
  /// Phases that the view has not been notified of yet.
  private var waiting: [UITouch.Phase] = []
  private var hasBegun = false
  private(set) var isDone = false

  init(_ touch: UITouch) {
    self.touch = touch
  }

  /// Notes what the touch does in an event.
  func note(_ event: UIEvent) {
    guard !isDone, event.touches.contains(where: { $0 === touch }) else { return }
    if touch.phase != .stationary { waiting.append(touch.phase) }
  }

  /// Tells the view what it may know now.
  func proceed(_ event: UIEvent) {
    guard !isDone else { return }
    if isTaken {
      if hasBegun { tell(.cancelled, event) }
      isDone = true
      return
    }
    while let phase = waiting.first, !isHeldBack(phase) {
      waiting.removeFirst()
      hasBegun = true
      tell(phase, event)
      if phase == .ended || phase == .cancelled { isDone = true }
    }
  }

  /// True if a gesture has taken the touch away from its view.
  private var isTaken: Bool {
    touch.receivers.contains { gesture in
      gesture.cancelsTouchesInView && gesture.course.wasRecognized && follows(gesture)
    }
  }

  /// A begin waits for those who delay it, an end for all who may still want the touch.
  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    touch.receivers.contains { gesture in
      guard gesture.course.isUndecided, follows(gesture) else { return false }
      return gesture.delaysTouchesBegan || (phase == .ended && gesture.delaysTouchesEnded)
    }
  }

  private func follows(_ gesture: UIGestureRecognizer) -> Bool {
    gesture.course.received.contains { $0 === touch }
  }

  private func tell(_ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    touch.showing(phase) {
      switch phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      default: view.touchesCancelled([touch], with: event)
      }
    }
  }
}

extension TouchCenter {
  /// Position and time of the last lifted finger: the next one may belong to it.
  struct LastTap {
    let place: Point
    let end: TimeInterval
    let count: Int

    /// Returns the number of taps in a row that another touch makes.
    @MainActor
    func countOfNext(_ touch: UITouch) -> Int {
      let isSoon = touch.timestamp - end < 0.35
      return isSoon && (touch.place - place).length < 45 ? count + 1 : 1
    }
  }
}

// Fingers and recognizers keep places in the coordinates of the window: views move below a finger.

extension Optional where Wrapped: UIView {
  /// A place of the window in the view's own coordinates.
  @MainActor
  func ownPoint(_ place: Point, in window: UIWindow?) -> CGPoint {
    let point = CGPoint(x: place.x, y: place.y)
    guard let self, self !== window else { return point }
    return self.layer.convert(point, from: window?.layer)
  }

  /// A way across the window as the view sees it: turned and scaled, never shifted.
  @MainActor
  func ownWay(_ way: Vector, in window: UIWindow?) -> CGPoint {
    let (start, end) = (ownPoint(.zero, in: window), ownPoint(.zero + way, in: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A way in the view's coordinates, as the window sees it.
  @MainActor
  func windowWay(_ way: CGPoint, in window: UIWindow?) -> Vector {
    guard let self, self !== window else { return Vector(Double(way.x), Double(way.y)) }
    let start = self.layer.convert(CGPoint.zero, to: window?.layer)
    return self.layer.convert(way, to: window?.layer).point - start.point
  }
}

extension [UITouch] {
  /// The middle of the fingers.
  @MainActor
  var centroid: Point? {
    guard !isEmpty else { return nil }
    let sum = reduce(Vector.zero) { $0 + ($1.place - .zero) }
    return .zero + sum * (1 / Double(count))
  }
}
