import HeadlessQuartzCore
import HeadlessUIKit

/// The field that has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A way to what has the keyboard.
  @propertyWrapper
  public struct Binding {
    let binding: ValueBinding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

/// A way to a value of any kind, where that of the focus has the same name.
typealias ValueBinding<Value> = Binding<Value>

extension View {
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let binding = binding.binding
    return focusLinked(
      FocusLink(read: { binding.wrappedValue == value }) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value, let none = noFocus(Value.self) {
          binding.wrappedValue = none
        }
      })
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let binding = condition.binding
    return focusLinked(
      FocusLink(read: { binding.wrappedValue }) { binding.wrappedValue = $0 })
  }

  private func focusLinked(_ link: FocusLink) -> some View {
    transformEnvironment(\.focusLink) { $0 = $0.map { link.joined(to: $0) } ?? link }
  }
}

/// The value that says that nothing has the focus; `nil` for a type that has none.
private func noFocus<Value>(_ type: Value.Type) -> Value? {
  if let optional = type as? any ExpressibleByNilLiteral.Type {
    return optional.init(nilLiteral: ()) as? Value
  }
  return false as? Value
}

/// Link of a field to the views around, which say if it has the focus and are told of it.
struct FocusLink {
  let read: () -> Bool
  let write: (Bool) -> Void

  /// The same for two views around a field.
  func joined(to outer: FocusLink) -> FocusLink {
    FocusLink(read: { read() || outer.read() }) {
      write($0)
      outer.write($0)
    }
  }

  /// Gives the focus to a view of UIKit's, or takes it away, as soon as the tree is up to date.
  @MainActor
  func apply(to view: UIView) {
    let isWanted = read()
    guard isWanted != view.isFirstResponder else { return }
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [weak view] in
      MainActor.assumeIsolated {
        guard let view, read() == isWanted else { return }
        _ = isWanted ? view.becomeFirstResponder() : view.resignFirstResponder()
      }
    }
  }
}

private enum FocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  /// The link of the fields inside to the focus.
  var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}
