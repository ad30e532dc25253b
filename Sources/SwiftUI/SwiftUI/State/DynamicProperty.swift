/// A property of a view that keeps something from one value of the view to the next.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that keeps what it knows in a slot of its node.
protocol NodeProperty: DynamicProperty {
  @MainActor func connect(to slot: PropertySlot)
  /// True if a view with the property needs no new body because of it: what it keeps tells of changes itself.
  @MainActor func isSame(as other: Self) -> Bool
}

extension NodeProperty {
  @MainActor func isSame(as other: Self) -> Bool { true }
}

/// Room in a node for one property of its view.
@MainActor
final class PropertySlot {
  private(set) weak var node: Node?
  /// The value of the property, in a box of its own.
  var storage: AnyObject?
  /// Subscription to the object that the property watches.
  var subscription: AnyCancellable?

  init(_ node: Node) { self.node = node }
}

/// The slots of a view's properties, in the order in which the view declares them.
@MainActor
final class PropertySlots {
  /// Types of views none of whose properties keep anything.
  private static var plainTypes: Set<ObjectIdentifier> = []

  private var slots: [PropertySlot] = []

  /// Connects the properties of a view that has just got its value.
  func connect<Content>(_ view: Content, to node: Node) {
    let type = ObjectIdentifier(Content.self)
    guard !Self.plainTypes.contains(type) else { return }
    var count = 0
    connect(Mirror(reflecting: view), to: node, &count)
    if count == 0 { Self.plainTypes.insert(type) }
  }

  private func connect(_ mirror: Mirror, to node: Node, _ count: inout Int) {
    if let mirror = mirror.superclassMirror { connect(mirror, to: node, &count) }
    for (_, value) in mirror.children {
      guard var property = value as? any DynamicProperty else { continue }
      if let property = property as? any NodeProperty {
        if count == slots.count { slots.append(PropertySlot(node)) }
        property.connect(to: slots[count])
        count += 1
      } else {
        count += 1
        if count > slots.count { slots.append(PropertySlot(node)) }
        connect(Mirror(reflecting: property), to: node, &count)
        property.update()
      }
    }
  }

  /// Lets go of everything that the properties listen to.
  func disconnect() {
    for slot in slots { slot.subscription = nil }
  }
}
