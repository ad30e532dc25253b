/// Views for the elements of a collection, each known by an identity of its element.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedBindings<C, ID>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: IndexedBindings(data) { $0.id }, content: { content($0.binding) }, id: { $0.id })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedBindings<C, ID> {
    self.init(
      data: IndexedBindings(data) { $0[keyPath: id] }, content: { content($0.binding) },
      id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

/// Bindings to the elements of a collection, with the identities of these.
nonisolated public struct IndexedBindings<C: MutableCollection & RandomAccessCollection, ID>:
  RandomAccessCollection
{
  public struct Element {
    let binding: Binding<C.Element>
    let id: ID
  }

  private let elements: [Element]

  init(_ data: Binding<C>, id: (C.Element) -> ID) {
    let values = data.wrappedValue
    elements = values.indices.map { Element(binding: data[$0], id: id(values[$0])) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func makeNode(in context: NodeContext) -> Node { ForEachNode(self, in: context) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<
    ForEach<Data, ID, Content>
  >
{
  private let places = ChangingNodes()

  override var children: [Node] { places.all }

  override func node(withID id: AnyHashable) -> Node? {
    places.node(of: id) ?? super.node(withID: id)
  }
  override func identity(of child: Node) -> AnyHashable? { places.identity(of: child) }
  override var transition: AnyTransition? { nil }

  override func update() {
    let views = evaluated {
      view.data.map { (id: AnyHashable(view.id($0)), view: view.content($0)) }
    }
    noteDuplicates(views.map(\.id))
    places.update(views, in: self)
  }

  /// Two views of one identity cannot be told apart, and only the first one is shown.
  private func noteDuplicates(_ ids: [AnyHashable]) {
    guard Set(ids).count < ids.count else { return }
    var seen: Set<AnyHashable> = []
    guard let twice = ids.first(where: { !seen.insert($0).inserted }) else { return }
    AppSession.current.note(
      AppFinding(.duplicateID, "two views of a ForEach have the identity \(twice)"))
  }
}

/// Views of a collection that somebody may delete or move.
nonisolated public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    self
  }
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent { self }
}
