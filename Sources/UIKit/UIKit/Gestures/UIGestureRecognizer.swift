public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
import SegueGeometry

/// Looks for one kind of gesture in the touches of a view and of all views inside.
///
/// Subclasses override the methods for touches and set ``state``; what a new state means for others
/// is decided in `UIGestureRecognizer.Course`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// State of the recognizer and its relations to others.
  var course = Course()
  private var actions: [GestureAction] = []

  // MARK: Making

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public init?(coder: NSCoder) { super.init() }

  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureAction(target: target as AnyObject, selector: action)
    if !actions.contains(where: { $0.isSame(as: new) }) { actions.append(new) }
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target as AnyObject?, action) }
  }

  // MARK: What it is

  open var state: State {
    get { course.state }
    set { change(to: newValue) }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true { didSet { if !isEnabled, oldValue { giveUp() } } }
  open internal(set) weak var view: UIView?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []

  // MARK: Where

  open var numberOfTouches: Int { course.touches.count }
  open func location(in view: UIView?) -> CGPoint {
    (view ?? window).ownPoint(course.place, in: window)
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard course.touches.indices.contains(touchIndex) else { return location(in: view) }
    return course.touches[touchIndex].location(in: view ?? window)
  }
  var window: UIWindow? { course.received.first?.window ?? view?.window }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    course.required.append(Weak(gesture: otherGestureRecognizer))
  }

  /// Returns true if the recognizer itself may begin, which is asked before its delegate.
  func mayBegin() -> Bool { true }

  /// Tells the targets.
  func sendActions() {
    for action in actions { action.send(self) }
  }
}

/// A method that is called when a recognizer has something to tell; targets are not kept alive.
private struct GestureAction {
  weak var target: AnyObject?
  let selector: Selector

  @MainActor
  func send(_ sender: UIGestureRecognizer) {
    guard let target else { return }
    AppSession.current.send(selector, to: target, with: [sender])
  }

  func isSame(as other: GestureAction) -> Bool {
    target === other.target && selector == other.selector
  }

  /// Returns true if the action matches, where `nil` stands for any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    (target == nil || target === self.target) && (selector == nil || selector == self.selector)
  }
}

extension UIGestureRecognizer {
  /// A recognizer that another one waits for, and does not keep alive.
  struct Weak {
    weak var gesture: UIGestureRecognizer?
  }
}

extension UIView {
  func attach(_ gesture: UIGestureRecognizer) {
    if let view = gesture.view { view.removeGestureRecognizer(gesture) }
    gesture.view = self
    gestures.append(gesture)
  }

  func detach(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gesture.giveUp()
    gesture.view = nil
    gestures.removeAll { $0 === gesture }
  }

  func replaceGestures(by new: [UIGestureRecognizer]) {
    for gesture in gestures { removeGestureRecognizer(gesture) }
    for gesture in new { addGestureRecognizer(gesture) }
  }
}

extension UIGestureRecognizer {
  /// State of a recognizer with the touches that it follows.
  struct Course {
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
    var required: [Weak] = []

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
      self = Course(required: required.filter { $0.gesture != nil })
    }
  }
}

extension UIGestureRecognizer.Course {
  fileprivate init(required: [UIGestureRecognizer.Weak]) {
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
