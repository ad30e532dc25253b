/// The way from one screen to another by one operation, with everybody who walks it.
public struct NavigationEdgeGroup: Hashable, Sendable {
  /// Transition that shows a way, with the number of times.
  public struct Look: Hashable, Sendable {
    /// Name of the transition.
    public var transition: String
    /// Duration in milliseconds.
    public var duration: Double
    /// Number of times the way is walked like this.
    public var count: Int
    /// Source location of the first such step.
    public var place: String?
  }

  /// The screens on top, before and afterwards.
  public let from, to: String
  /// Operation that the app performs.
  public let operation: String
  /// True if the operation leads forward.
  public let isForward: Bool
  /// The exchanges.
  public fileprivate(set) var walks: [NavigationEdge]

  /// Transitions that show the way, the most frequent first.
  ///
  /// A finger takes the time that it takes, so that its exchanges count by their transitions alone.
  public var looks: [Look] {
    var looks: [Look] = []
    for walk in walks.filter({ !$0.isLed }) + walks.filter(\.isLed) {
      let known = looks.firstIndex {
        $0.transition == walk.transition && (walk.isLed || $0.duration == walk.duration)
      }
      if let known {
        looks[known].count += 1
      } else {
        looks.append(
          Look(
            transition: walk.transition, duration: walk.duration, count: 1, place: walk.place))
      }
    }
    // The order of the scenes decides where the counts do not.
    return looks.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// Most frequent transition of the way.
  public var usual: Look { looks[0] }

  /// Returns true if another way leads from its end to its beginning by the opposite operation.
  func isBack(of other: NavigationEdgeGroup) -> Bool {
    from == other.to && to == other.from && isForward != other.isForward
  }
}

extension NavigationGraph {
  /// The ways between the screens: those that are walked most often first.
  public var ways: [NavigationEdgeGroup] {
    var ways: [NavigationEdgeGroup] = []
    var indices: [[String]: Int] = [:]
    for walk in walks {
      let key = [walk.from, walk.to, walk.operation]
      if let index = indices[key] {
        ways[index].walks.append(walk)
      } else {
        indices[key] = ways.count
        ways.append(
          NavigationEdgeGroup(
            from: walk.from, to: walk.to, operation: walk.operation, isForward: walk.isForward,
            walks: [walk]))
      }
    }
    return ways.enumerated().sorted {
      ($1.element.walks.count, $0.offset) < ($0.element.walks.count, $1.offset)
    }.map(\.element)
  }
}
