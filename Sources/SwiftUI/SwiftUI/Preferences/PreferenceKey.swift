/// A key of what views say to those around.
nonisolated public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

nonisolated extension PreferenceKey {
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

extension Node {
  /// Values that views of a list say, taken together in the order of the source, those that leave last.
  final func combinedPreference<Key: PreferenceKey>(_ key: Key.Type, of nodes: [Node]) -> Key.Value?
  {
    func isGoing(_ node: Node) -> Bool { (node as? TransitionNode)?.isLeaving ?? false }
    let ordered = nodes.filter { !isGoing($0) } + nodes.filter(isGoing)
    var result: Key.Value?
    for node in ordered {
      guard let next = node.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
