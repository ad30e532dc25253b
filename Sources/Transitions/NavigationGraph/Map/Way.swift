/// The way from one screen to another by one operation, with everybody who walks it.
public struct Way: Hashable, Sendable {
  /// How a way is shown, and how often.
  public struct Look: Hashable, Sendable {
    /// What the transition is called.
    public var transition: String
    /// How long it takes, in milliseconds.
    public var duration: Double
    /// How often it is walked so.
    public var count: Int
    /// Where it is walked so first.
    public var place: String?
  }

  /// The screens on top, before and afterwards.
  public let from, to: String
  /// What the app does.
  public let operation: String
  /// Whether that leads on.
  public let isForward: Bool
  /// The exchanges.
  public fileprivate(set) var walks: [Walk]

  /// How it is shown, what is seen most often first.
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

  /// How it is shown most often.
  public var usual: Look { looks[0] }

  /// Whether a way leads from its end to its beginning, and the operation the other way.
  func isBack(of other: Way) -> Bool {
    from == other.to && to == other.from && isForward != other.isForward
  }
}

extension ScreenMap {
  /// The ways between the screens: those that are walked most often first.
  public var ways: [Way] {
    var ways: [Way] = []
    var indices: [[String]: Int] = [:]
    for walk in walks {
      let key = [walk.from, walk.to, walk.operation]
      if let index = indices[key] {
        ways[index].walks.append(walk)
      } else {
        indices[key] = ways.count
        ways.append(
          Way(
            from: walk.from, to: walk.to, operation: walk.operation, isForward: walk.isForward,
            walks: [walk]))
      }
    }
    return ways.enumerated().sorted {
      ($1.element.walks.count, $0.offset) < ($0.element.walks.count, $1.offset)
    }.map(\.element)
  }
}
