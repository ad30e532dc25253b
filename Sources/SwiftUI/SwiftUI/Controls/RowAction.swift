/// An element whose action is that of the whole row around it.
@MainActor
protocol RowActing: Element {
  /// True for buttons in a row that have no looks of their own.
  var isForRow: Bool { get }
  var rowAction: @MainActor () -> Void { get }
  var isUsable: Bool { get }
}

private struct IsListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True in the rows of a list, where buttons act for the whole row.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
}

/// Name of the value by which something says that its row leads on, and has a mark at its end.
enum RowDisclosureTrait: ElementTraitKey {
  static var defaultValue: Bool { false }
}

extension Element {
  /// The actions of a row with this content, in the order of the views.
  var rowActions: [@MainActor () -> Void] {
    if let acting = self as? any RowActing, acting.isForRow {
      return acting.isUsable ? [acting.rowAction] : []
    }
    return children.filter { !$0.isLeaving }.flatMap(\.rowActions)
  }
}

/// A button in the style that suits its surroundings: in a list, the whole row acts, and shows that a finger is
/// on it.
nonisolated struct AutomaticButton: View {
  @Environment(\.isListRow) private var isListRow
  let configuration: PrimitiveButtonStyleConfiguration

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if isListRow {
      SystemButtonStyle(form: .borderless).makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: false)
      )
      .modifier(RowActionModifier(action: configuration.action))
    } else {
      PressedButton(
        style: SystemButtonStyle(form: .borderless), configuration: configuration)
    }
  }
}

/// Has a view act for the whole row that it is in; outside of lists, for itself.
nonisolated struct RowActionModifier: ViewModifier {
  let action: @MainActor () -> Void
  /// True where the row leads on, and has a mark at its end.
  var showsDisclosure = false

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PressSizeModifier(
        press: { _ in }, action: action, isForRow: true, showsDisclosure: showsDisclosure))
  }
}
