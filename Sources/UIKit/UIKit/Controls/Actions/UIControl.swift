public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

/// A view that does something when it is touched.
@MainActor @preconcurrency
open class UIControl: UIView {
  private var registrations: [Registration] = []
  /// True if the finger that is followed is on the control, or near enough.
  open private(set) var isTouchInside = false
  open private(set) var isTracking = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateHasChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateHasChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateHasChanged() } } }
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  /// Updates the control for another state.
  func stateHasChanged() { setNeedsLayout() }

  // MARK: Actions

  /// A target with its method, or a closure.
  private struct Registration {
    enum Call {
      case method(Selector, isForResponders: Bool)
      case action(UIAction)
    }
    /// Targets are not kept alive.
    weak var target: AnyObject?
    let call: Call
    var events: Event
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    let known = registrations.firstIndex {
      if case .method(action, _) = $0.call { $0.target === target } else { false }
    }
    if let known {
      registrations[known].events.formUnion(controlEvents)
    } else {
      let call = Registration.Call.method(action, isForResponders: target == nil)
      registrations.append(Registration(target: target, call: call, events: controlEvents))
    }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    for index in registrations.indices {
      guard case .method(let own, _) = registrations[index].call else { continue }
      guard target == nil || registrations[index].target === target else { continue }
      if action == nil || own == action { registrations[index].events.subtract(controlEvents) }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(target: nil, call: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in registrations.indices {
      guard case .action(let own) = registrations[index].call,
        own.identifier == actionIdentifier
      else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = registrations.compactMap { registration -> String? in
      guard case .method(let selector, _) = registration.call, registration.target === target,
        !registration.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.send(from: self) }
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  func send(_ events: Event, _ event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.call {
      case .action(let action): sendAction(action)
      case .method(let selector, let isForResponders):
        // A target that has died is not replaced by whoever responds.
        if isForResponders || registration.target != nil {
          sendAction(selector, to: registration.target, for: event)
        }
      }
    }
  }

  // MARK: Following a finger

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Distance that a finger may leave a control that it holds; as measured, and documented nowhere.
  static let slack: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    } else {
      send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }
    guard !continueTracking(touch, with: event) else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? endEvents : .touchUpOutside, event)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// Events of a finger that leaves the screen on the control.
  var endEvents: Event { .touchUpInside }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack).contains(touch.location(in: self))
  }
}

extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Momentary state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}

extension UIControl {
  /// Values for the states of a control; where a state has none, that of the normal state.
  struct StateTable<Value> {
    private var values: [UInt: Value] = [:]

    subscript(exactly state: UIControl.State) -> Value? {
      get { values[state.rawValue] }
      set { values[state.rawValue] = newValue }
    }

    subscript(state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }

    var isEmpty: Bool { values.isEmpty }
  }
}
