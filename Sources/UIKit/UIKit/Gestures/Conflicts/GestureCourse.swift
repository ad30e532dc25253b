import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry

/// State of a recognizer with the touches that it follows.
struct GestureCourse {
  var state = UIGestureRecognizer.State.possible
  /// State that the recognizer wants, but may not take until others have failed.
  var wish: UIGestureRecognizer.State?
  /// True if the targets have to be notified of the state.
  var hasNews = false
  /// The fingers that the recognizer follows, in the order in which they came.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var received: [UITouch] = []
  /// The middle of the fingers, in the window; of the last ones, once they are lifted.
  var place = Point.zero
  /// Recognizers that have to fail first.
  var required: [WeakGesture] = []

  /// True if a gesture runs.
  var isActive: Bool { state == .began || state == .changed }
  /// True if a gesture was recognized; it may still run.
  var wasRecognized: Bool { isActive || state == .ended || state == .cancelled }
  /// True if nothing more happens until the recognizer is reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// True if the recognizer is still undecided about its touches.
  var isUndecided: Bool { state == .possible && !received.isEmpty }

  @MainActor
  mutating func notePlace() {
    if let centroid = touches.centroid { place = centroid }
  }

  /// Begins anew, with the same requirements.
  mutating func reset() {
    self = GestureCourse(required: required.filter { $0.gesture != nil })
  }
}

extension GestureCourse {
  fileprivate init(required: [WeakGesture]) {
    self.init()
    self.required = required
  }
}

// MARK: - From state to state

extension UIGestureRecognizer {
  /// Goes to another state, as far as UIKit's machine of states has a way there.
  func change(to new: State) {
    switch (course.state, new) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _):
      course.wish = new
      begin()
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      tell(.changed)
    case (.began, .ended), (.changed, .ended): tell(.ended)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      tell(.cancelled)
    default: break
    }
  }

  /// Takes a state of which the targets are told.
  private func tell(_ state: State) {
    course.state = state
    course.hasNews = true
    TouchCenter.current.settleIfIdle()
  }

  /// Becomes what it wants to be, if nobody is against it and nobody has to be waited for.
  func begin() {
    guard course.state == .possible, let wish = course.wish else { return }
    let rivals = rivals
    if rivals.contains(where: { $0.course.isActive && $0.prevents(self) }) { return fail() }
    let required = rivals.filter { waits(for: $0) }
    if required.contains(where: \.course.wasRecognized) { return fail() }
    if required.contains(where: \.course.isUndecided) { return }
    guard isAllowedToBegin else { return fail() }
    course.wish = nil
    tell(wish == .changed ? .began : wish, before: rivals)
  }

  private func tell(_ state: State, before rivals: [UIGestureRecognizer]) {
    course.state = state
    course.hasNews = true
    for rival in rivals where rival.course.state == .possible {
      if prevents(rival) || rival.waits(for: self) { rival.fail() }
    }
    TouchCenter.current.settleIfIdle()
  }

  /// There is no gesture: those that have waited for that may begin.
  func fail() {
    guard course.state == .possible else { return }
    course.state = .failed
    course.wish = nil
    for rival in rivals where rival.course.wish != nil && rival.waits(for: self) { rival.begin() }
    TouchCenter.current.settleIfIdle()
  }

  /// Lets go of everything, as a recognizer that is switched off does.
  func giveUp() {
    guard !course.received.isEmpty else { return }
    course.isActive ? change(to: .cancelled) : fail()
    course.touches = []
    TouchCenter.current.settleIfIdle()
  }

  func forget(_ touch: UITouch) {
    course.touches.removeAll { $0 === touch }
    course.received.removeAll { $0 === touch }
  }
}
