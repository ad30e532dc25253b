/// Screens that are pushed onto each other.
nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}
