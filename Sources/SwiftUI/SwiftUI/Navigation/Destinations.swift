/// Makers of screens for the values of a stack's path, by the types of the values.
@MainActor
final class Destinations {
  fileprivate struct Maker {
    let owner: Int
    let host: ObjectIdentifier
    let make: (AnyHashable) -> (any View)?
  }

  private var makers: [ObjectIdentifier: [Maker]] = [:]
  /// Is told for which type there is another maker now.
  var changed: (ObjectIdentifier) -> Void = { _ in }

  nonisolated init() {}

  /// Takes a view's way of making screens, in the place of the one that it had before.
  func register<Value: Hashable>(
    _ type: Value.Type, for node: Node, _ make: @escaping (Value) -> any View
  ) {
    let id = ObjectIdentifier(type)
    let maker = Maker(
      owner: node.number, host: ObjectIdentifier(node.host)
    ) { ($0.base as? Value).map(make) }
    let index = makers[id]?.firstIndex { $0.isOf(node) }
    if let index { makers[id]?[index] = maker } else { makers[id, default: []].append(maker) }
    // Others have no say; told of them, a screen that registers its own kind would be shown anew for ever.
    if index ?? (makers[id, default: []].count - 1) == 0 { changed(id) }
  }

  /// Forgets what a view has registered, which has gone.
  func forget(_ node: Node) {
    for (id, all) in makers where all.contains(where: { $0.isOf(node) }) {
      makers[id] = all.filter { !$0.isOf(node) }
    }
  }

  /// True if a view says what the screen of a value looks like.
  func knows(_ value: AnyHashable) -> Bool {
    makers[ObjectIdentifier(type(of: value.base))]?.isEmpty == false
  }

  /// The screen of a value; nothing where no view says what it looks like.
  func view(of value: AnyHashable) -> any View {
    // The view nearest to the root has the say.
    makers[ObjectIdentifier(type(of: value.base))]?.first?.make(value) ?? EmptyView()
  }
}

extension Destinations.Maker {
  @MainActor fileprivate func isOf(_ node: Node) -> Bool {
    owner == node.number && host == ObjectIdentifier(node.host)
  }
}
