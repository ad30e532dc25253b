public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

/// Looks for one kind of gesture in the touches of a view and of all views inside.
///
/// Subclasses override the methods for touches and set ``state``; what a new state means for others
/// is decided in `GestureCourse`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// State of the recognizer and its relations to others.
  var course = GestureCourse()
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
    course.required.append(WeakGesture(gesture: otherGestureRecognizer))
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

/// A recognizer that another one waits for, and does not keep alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
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
