/// A control, as its style sees it.
protocol ControlConfiguration {
  /// Number of styles that have made something of it already, from the innermost outward.
  var depth: Int { get set }
}

/// A style of controls, of any kind: it makes the view that shows what a control knows.
struct ControlLooks<Configuration> {
  let body: @MainActor (Configuration) -> AnyView

  init<Style, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    let style = Carried(style)
    body = { AnyView(StyledBody(style: style.value, configuration: $0, make: make)) }
  }
}

/// The view that a style makes, with what the style reads by properties of its own.
nonisolated private struct StyledBody<Style, Configuration, Content: View>: View {
  private let properties: StyleProperties<Style>
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  init(
    style: Style, configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    properties = StyleProperties(style: style)
    (self.configuration, self.make) = (configuration, make)
  }

  @MainActor var body: some View { make(properties.style, configuration) }
}

/// The properties of a style, connected as those of a view are.
private struct StyleProperties<Style>: NodeProperty {
  let style: Style

  func connect(to slot: PropertySlot) {
    guard let node = slot.node else { return }
    let slots = slot.storage as? PropertySlots ?? PropertySlots()
    slot.storage = slots
    slots.connect(style, to: node)
  }

  func isSame(as other: Self) -> Bool { ValueComparison.views.areSame(style, other.style) }
}

/// A control in the style of its surroundings.
nonisolated struct StyledControl<Configuration: ControlConfiguration>: View {
  @Environment(\.self) private var environment
  private let configuration: Configuration
  private let usual: ControlLooks<Configuration>

  /// A control that has a style of its own where its surroundings have none.
  init(_ configuration: Configuration, usual: ControlLooks<Configuration>) {
    (self.configuration, self.usual) = (configuration, usual)
  }

  @MainActor var body: some View {
    let styles = environment[looksOf: Configuration.self]
    let index = styles.count - 1 - configuration.depth
    var next = configuration
    next.depth += 1
    return (index >= 0 ? styles[index] : usual).body(next)
  }
}

// MARK: In surroundings

private enum ControlLooksKey<Configuration>: EnvironmentKey {
  static var defaultValue: [ControlLooks<Configuration>] { [] }
}

extension EnvironmentValues {
  /// The styles of controls of a kind, from the outermost inward.
  fileprivate subscript<Configuration>(
    looksOf configuration: Configuration.Type
  ) -> [ControlLooks<Configuration>] {
    get { self[ControlLooksKey<Configuration>.self] }
    set { self[ControlLooksKey<Configuration>.self] = newValue }
  }
}

/// Sets the style of the controls of a kind inside a view.
nonisolated struct ControlLooksModifier<Configuration>: EnvironmentModifier {
  let looks: ControlLooks<Configuration>

  init(_ looks: ControlLooks<Configuration>) { self.looks = looks }

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment[looksOf: Configuration.self].append(looks)
  }
}

// MARK: Parts

/// A part of a control, as its style gets it.
nonisolated public struct _ControlPart: View {
  let view: AnyView

  @MainActor init<Content: View>(_ view: Content) { self.view = AnyView(view) }

  /// A part that may be missing: no view at all is none.
  @MainActor init?<Content: View>(ifShown view: Content) {
    if Content.self == EmptyView.self { return nil }
    self.init(view)
  }

  @MainActor public var body: some View { view }
}
