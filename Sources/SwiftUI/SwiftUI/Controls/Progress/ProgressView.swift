/// The part of something that is done, or spokes that say that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration

  @MainActor private init(
    fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: _ControlPart(ifShown: label),
      currentValueLabel: _ControlPart(ifShown: currentValueLabel))
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultProgressViewStyle()))
  }

  /// The part of a whole that is done.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView {
  @MainActor public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  @MainActor public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }
  @MainActor public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
  @MainActor public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }
  @MainActor public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
  @MainActor public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
  @MainActor public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(value: value, total: total) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(value: value, total: total) { Text(title) } }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  @MainActor public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
}

/// Progress, as a style sees it.
nonisolated public struct ProgressViewStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart

  /// The part that is done, from 0 to 1; `nil` if nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  var depth = 0
}
