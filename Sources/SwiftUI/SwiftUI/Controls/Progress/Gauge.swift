/// A value between two others.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration

  @MainActor private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel,
    least: BoundsLabel, most: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: min(max(share, 0), 1), label: _ControlPart(label),
      currentValueLabel: _ControlPart(ifShown: current),
      minimumValueLabel: _ControlPart(ifShown: least),
      maximumValueLabel: _ControlPart(ifShown: most))
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultGaugeStyle()))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), least: EmptyView(), most: EmptyView())
  }

  @MainActor public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// A gauge, as a style sees it.
nonisolated public struct GaugeStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  public typealias MinimumValueLabel = _ControlPart
  public typealias MaximumValueLabel = _ControlPart

  /// The value as a part of the way from the least to the most.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  var depth = 0
}
