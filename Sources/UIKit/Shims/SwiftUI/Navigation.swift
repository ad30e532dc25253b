// The views between which an app navigates.

/// A stack of screens.
public struct NavigationStack<Root: View>: View {
  public let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

/// A stack of screens, under the name that it had first.
public struct NavigationView<Content: View>: View {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A way to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  public let destination: Destination
  public let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
