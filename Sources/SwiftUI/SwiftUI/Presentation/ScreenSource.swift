/// A screen that another view shows.
struct ShownScreen {
  /// Identity of what it shows; another one is another screen.
  let id: AnyHashable?
  let content: @MainActor () -> any View
}

/// A value that says if a screen is there, and what is on it.
struct ScreenSource {
  /// The screen, asked for where reads are noted; `nil` while there is none.
  let screen: @MainActor () -> ShownScreen?
  /// Says that the screen has gone.
  let leave: @MainActor () -> Void

  /// A screen that is there while a value is true.
  @MainActor
  init(_ isPresented: Binding<Bool>, content: @escaping () -> some View) {
    screen = { isPresented.wrappedValue ? ShownScreen(id: nil) { content() } : nil }
    leave = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  }

  /// A screen that is there while there is an item, which it goes on to show while it leaves.
  @MainActor
  init<Item>(
    _ item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    content: @escaping (Item) -> some View
  ) {
    screen = {
      item.wrappedValue.map { item in ShownScreen(id: id(item)) { content(item) } }
    }
    leave = { if item.wrappedValue != nil { item.wrappedValue = nil } }
  }
}
