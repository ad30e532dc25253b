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
