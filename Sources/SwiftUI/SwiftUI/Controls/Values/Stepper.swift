import HeadlessUIKit

/// Something that is made more or less by steps.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: Steps

  /// Actions of the halves; `nil` where one can do nothing.
  fileprivate struct Steps {
    let up: (() -> Void)?
    let down: (() -> Void)?
    let editingChanged: (Bool) -> Void
  }

  @MainActor public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = Steps(up: onIncrement, down: onDecrement, editingChanged: onEditingChanged)
  }

  @MainActor public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  @MainActor public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    /// A step that stays within the bounds.
    func stepped(by step: V.Stride) -> (() -> Void)? {
      let next = min(
        max(value.wrappedValue.advanced(by: step), bounds.lowerBound), bounds.upperBound)
      return next == value.wrappedValue ? nil : { value.wrappedValue = next }
    }
    self.init(
      label: label, onIncrement: stepped(by: step), onDecrement: stepped(by: 0 - step),
      onEditingChanged: onEditingChanged)
  }

  @MainActor public var body: some View {
    LabeledRow(label) { StepperControl(steps: steps).modifier(FaintWhereDisabled()) }
  }
}

extension Stepper where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @MainActor public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  @MainActor public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The two halves, which are UIKit's: a number that goes up or down by 1, and then back to 0.
private struct StepperControl<Label: View>: UIViewRepresentable {
  let steps: Stepper<Label>.Steps

  func makeCoordinator() -> ControlActions { ControlActions() }

  func makeUIView(context: Context) -> UIStepper {
    let control = UIStepper()
    context.coordinator.follow(control)
    return control
  }

  func updateUIView(_ control: UIStepper, context: Context) {
    let steps = steps
    control.take(context.environment)
    control.minimumValue = steps.down == nil ? 0 : -1
    control.maximumValue = steps.up == nil ? 0 : 1
    context.coordinator.changed = { [weak control] in
      guard let control else { return }
      let isUp = control.value > 0
      control.value = 0
      if isUp { steps.up?() } else { steps.down?() }
    }
    context.coordinator.began = { steps.editingChanged(true) }
    context.coordinator.ended = { steps.editingChanged(false) }
  }
}
