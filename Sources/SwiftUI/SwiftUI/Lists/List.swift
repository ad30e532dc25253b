/// Rows of views in a column that scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?

  private init(_ selection: ListSelection?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  @MainActor public var body: some View {
    ScrollView {
      ListRows(content: content, selection: selection)
    }
    .modifier(ListFrame())
  }
}

/// The scroll view that a list is in its surroundings, in the colors of its style.
nonisolated private struct ListFrame: EnvironmentModifier {
  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.scrolling.name = "List"
    environment.scrolling.alwaysBounces = true
    environment.scrolling.background = ListLooks(in: environment).background
  }
}

extension ListSelection {
  nonisolated fileprivate static func one<Value: Hashable>(
    _ binding: Binding<Value?>?
  ) -> ListSelection? {
    binding.map { binding in
      ListSelection {
        Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
      } select: { choice in
        if let value = choice.base as? Value { binding.wrappedValue = value }
      }
    }
  }

  nonisolated fileprivate static func one<Value: Hashable>(
    _ binding: Binding<Value>
  ) -> ListSelection {
    ListSelection {
      [AnyHashable(binding.wrappedValue)]
    } select: { choice in
      if let value = choice.base as? Value { binding.wrappedValue = value }
    }
  }

  /// Several rows are chosen in lists that are edited, and by fingers in no other.
  nonisolated fileprivate static func several<Value: Hashable>(
    _ binding: Binding<Set<Value>>?
  ) -> ListSelection? {
    binding.map { binding in
      ListSelection(
        values: { Set(binding.wrappedValue.map { AnyHashable($0) }) }, select: nil)
    }
  }
}

// MARK: Rows as they are

nonisolated extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(.one(selection), content())
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(.several(selection), content())
  }
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(selection), content())
  }
}

nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

// MARK: Rows of data

nonisolated extension List where SelectionValue == Never {
  // A binding to a collection is one, too: it has forms of its own below.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedBindings<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<IndexedBindings<C, ID>, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}

nonisolated extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(.one(selection), ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(.several(selection), ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.one(selection), ForEach(data, id: id, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.several(selection), ForEach(data, id: id, content: rowContent))
  }
}
