/// The nodes of views that come and go at one place, each known by an identity.
///
/// What has gone is kept until its transition is over; it comes back as the same one if that has not ended.
@MainActor
final class ChangingNodes {
  private var present: [(id: AnyHashable, node: TransitionNode)] = []
  private var leaving: [(id: AnyHashable, node: TransitionNode)] = []

  /// All nodes: those that leave first, because they are painted behind their siblings.
  var all: [Node] { leaving.map(\.node).filter(\.isMounted) + present.map(\.node) }

  /// The node of an identity, if it is there.
  func node(of id: AnyHashable) -> Node? { present.first { $0.id == id }?.node }

  /// The identity of a node that is there.
  func identity(of node: Node) -> AnyHashable? { present.first { $0.node === node }?.id }

  /// Brings the nodes up to date with the views that are there now.
  func update(_ views: [(id: AnyHashable, view: any View)], in parent: Node) {
    leaving.removeAll { !$0.node.isMounted }
    var known: [AnyHashable: TransitionNode] = [:]
    for (id, node) in leaving + present { known[id] = node }
    var next: [(id: AnyHashable, node: TransitionNode)] = []
    var seen: Set<AnyHashable> = []
    for (id, view) in views where seen.insert(id).inserted {
      if let node = known[id], node.take(view, in: parent.environment) {
        node.stay()
        next.append((id, node))
      } else {
        known[id]?.unmount()
        next.append((id, TransitionNode(view, in: parent.context())))
      }
    }
    leave(known, in: present, except: seen)
    leaving.removeAll { seen.contains($0.id) }
    present = next
  }

  /// Lets those go that are not seen any more.
  private func leave(
    _ known: [AnyHashable: TransitionNode], in before: [(id: AnyHashable, node: TransitionNode)],
    except seen: Set<AnyHashable>
  ) {
    for (id, node) in before where !seen.contains(id) && node.isMounted {
      node.leave()
      leaving.append((id, node))
    }
  }
}
