import HeadlessUIKit

/// A number that is chosen from a range by dragging.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let share: Binding<Double>
  private let editingChanged: (Bool) -> Void
  private let labels: (least: ValueLabel, most: ValueLabel)?

  /// A slider whose words are told to those who do not see it; nobody else is shown them.
  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?,
    _ editingChanged: @escaping (Bool) -> Void,
    _ labels: (least: ValueLabel, most: ValueLabel)?
  ) {
    share = SliderScale(bounds: bounds, step: step).share(of: value)
    (self.editingChanged, self.labels) = (editingChanged, labels)
  }

  @MainActor public var body: some View {
    let control = SliderControl(share: share, editingChanged: editingChanged)
      .modifier(FaintWhereDisabled())
    if let labels {
      HStack {
        labels.least
        control
        labels.most
      }
    } else {
      control
    }
  }
}

extension Slider {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, (minimumValueLabel(), maximumValueLabel()))
  }

  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), onEditingChanged, (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Slider where ValueLabel == EmptyView {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, nil)
  }

  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), onEditingChanged, nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, nil)
  }

  @MainActor public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), onEditingChanged, nil)
  }
}

/// The values of a slider, and how far along its way each is.
private struct SliderScale<V: BinaryFloatingPoint> {
  let bounds: ClosedRange<V>
  /// Distance of the values that can be chosen; `nil` for any value.
  let step: V?

  private var length: Double { Double(bounds.upperBound - bounds.lowerBound) }

  /// The part of the way at which a value is.
  func share(of value: V) -> Double {
    length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// The value at a part of the way, the nearest that can be chosen.
  func value(at share: Double) -> V {
    var value = V(share * length)
    if let step, step > 0 { value = (value / step).rounded() * step }
    return min(bounds.lowerBound + value, bounds.upperBound)
  }

  /// A value as a part of the way.
  func share(of value: Binding<V>) -> Binding<Double> {
    Binding(
      get: { share(of: value.wrappedValue) }, set: { value.wrappedValue = self.value(at: $0) })
  }
}

/// The slider itself, which is UIKit's, from 0 to 1.
private struct SliderControl: UIViewRepresentable {
  let share: Binding<Double>
  let editingChanged: (Bool) -> Void

  func makeCoordinator() -> ControlActions { ControlActions() }

  func makeUIView(context: Context) -> UISlider {
    let control = UISlider()
    control.value = Float(share.wrappedValue)
    context.coordinator.follow(control)
    return control
  }

  func updateUIView(_ control: UISlider, context: Context) {
    let (share, editingChanged) = (share, editingChanged)
    context.coordinator.changed = { [weak control] in
      guard let control else { return }
      share.wrappedValue = Double(control.value)
      // The thumb stands at values that can be chosen.
      control.value = Float(share.wrappedValue)
    }
    context.coordinator.began = { editingChanged(true) }
    context.coordinator.ended = { editingChanged(false) }
    control.take(context.environment)
    control.minimumTrackTintColor = context.environment.controlTint
    let value = Float(share.wrappedValue)
    if value != control.value {
      context.transaction.change { control.setValue(value, animated: $0) }
    }
  }
}
