/// Words or a picture that push a screen when they are tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    /// A screen of the link's own; the binding says if it is there, else the link keeps that itself.
    case screen(Destination, Binding<Bool>?)
    /// A value, whose screen the stack knows; a link without one does nothing.
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.showsLinksPlainly) private var isPlain
  @Environment(\.isListRow) private var isListRow

  private init(_ target: Target, label: Label) { (self.target, self.label) = (target, label) }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.screen(destination, nil), label: label())
  }
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  @MainActor public var body: some View {
    switch target {
    case .value(let value):
      let (navigation, nextColumn) = (navigation, nextColumn)
      link(isEnabled: value != nil && navigation != nil) {
        guard let value else { return }
        // In a column, a value that no screen is known for chooses what the next column shows.
        if let nextColumn, navigation?.destinations.knows(value) == false {
          nextColumn()
        } else {
          navigation?.navigator?.append(value)
        }
      }
      .modifier(TagModifier(tag: Carried(value ?? AnyHashable(NoValue()))))
    case .screen(let screen, let own):
      let isActive = own ?? $isActive
      link(isEnabled: navigation != nil) { isActive.wrappedValue = true }
        .modifier(PushModifier(source: ScreenSource(isActive) { screen }))
    }
  }

  @MainActor @ViewBuilder
  private func link(isEnabled: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
    let button = Button(action: action) { label }
    Group {
      if isListRow {
        label.modifier(RowActionModifier(action: action, showsDisclosure: true))
      } else if isPlain {
        button.buttonStyle(.plain)
      } else {
        button
      }
    }
    .disabled(!isEnabled)
    .modifier(NavigationLinkModifier(action: action))
  }
}

/// Tag of a link that leads nowhere.
private struct NoValue: Hashable {}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

// MARK: Values

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

// MARK: The forms of earlier systems

extension NavigationLink {
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(.screen(destination, isActive), label: label()) }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(destination: destination, isActive: isActive, label: label)
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(titleKey) } }
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(title) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
