import Foundation
import HeadlessQuartzCore
import SegueMotion

/// A finger at a moment.
struct GestureTouch {
  enum Phase { case began, moved, ended, cancelled }

  let id: ObjectIdentifier
  let phase: Phase
  /// Place in the hosting view.
  let place: CGPoint
  /// Place in the window.
  let windowPlace: CGPoint
  /// Seconds on the clock of the app.
  let time: Double
}

/// Progress of a gesture.
enum GesturePhase<Value> {
  /// Nothing is decided; the value is what is known so far.
  case possible(Value?)
  /// The gesture has been recognized, and goes on.
  case active(Value)
  case ended(Value)
  case failed
}

/// Surroundings of a gesture that is tracked.
@MainActor
final class GestureContext {
  /// Map from the hosting view to the view with the gesture.
  let local: (CGPoint) -> CGPoint
  /// Map from the hosting view to a space around that has a name; `nil` if there is none of the name.
  var named: (CGPoint, AnyHashable) -> CGPoint? = { _, _ in nil }
  /// Does something now, or as soon as no gesture that comes first may still want more taps.
  var whenFree: (@escaping () -> Void) -> Void = { $0() }
  /// Does something at the end of a gesture, after the states of all have been reset.
  var atEnd: (@escaping () -> Void) -> Void = { $0() }

  /// Connects the properties of an app's own gesture with what is kept for them.
  var connect: (any Gesture) -> Void = { _ in }

  init(local: @escaping (CGPoint) -> CGPoint) { self.local = local }

  /// The place of a finger as a coordinate space has it.
  func place(of touch: GestureTouch, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: local(touch.place)
    case .global: touch.windowPlace
    case .named(let name): named(touch.place, name) ?? touch.windowPlace
    }
  }

  /// Does something after some time.
  func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    AppSession.current.clock.schedule(after: .seconds(seconds)) {
      MainActor.assumeIsolated { work() }
    }
  }
}

/// A gesture that fingers are making.
@MainActor
class AnyGestureTracker {
  /// Takes what a finger does.
  func take(_ touch: GestureTouch) {}
  /// Gives up: another gesture has been recognized.
  func cancel() {}
  /// True if nothing more will come of it.
  var isOver: Bool { false }
  /// True while it waits for one more tap.
  var wantsMoreTaps: Bool { false }
}

/// A gesture with a value that fingers are making.
@MainActor
class GestureTracker<Value>: AnyGestureTracker {
  /// Is told of each phase.
  var report: (GesturePhase<Value>) -> Void = { _ in }
  private(set) var phase = GesturePhase<Value>.possible(nil)

  final override var isOver: Bool {
    switch phase {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  final func become(_ phase: GesturePhase<Value>) {
    guard !isOver else { return }
    self.phase = phase
    report(phase)
  }

  override func cancel() { become(.failed) }
}

/// A gesture made of another one.
@MainActor
class DerivedTracker<Inner, Value>: GestureTracker<Value> {
  let inner: GestureTracker<Inner>

  init(_ inner: GestureTracker<Inner>) {
    self.inner = inner
    super.init()
    inner.report = { [unowned self] in follow($0) }
  }

  /// Takes over a phase of the inner gesture.
  func follow(_ phase: GesturePhase<Inner>) {}

  override func take(_ touch: GestureTouch) { inner.take(touch) }
  override func cancel() { inner.cancel() }
  override var wantsMoreTaps: Bool { inner.wantsMoreTaps }
}
