// Actions of rows that a finger has to bring out first, or hold: they compile, and nothing brings them out here.

extension View {
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Editing of a list, as a button says it; the rows show nothing of that.
nonisolated public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Words that begin the editing of a list, and end it; its rows show nothing of that yet.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Editing where nothing around keeps it.
  @State private var own = EditMode.inactive

  public init() {}

  @MainActor public var body: some View {
    let mode = mode ?? $own
    let isEditing = mode.wrappedValue.isEditing
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

// MARK: Dragging from view to view

extension View {
  @available(*, unavailable, message: "nothing is dragged from view to view in a film")
  public func onDrag(_ data: @escaping () -> Any) -> some View { self }
  @available(*, unavailable, message: "nothing is dragged from view to view in a film")
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }
  @available(*, unavailable, message: "nothing is dragged from view to view in a film")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  @available(*, unavailable, message: "nothing is dragged from view to view in a film")
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Any) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
