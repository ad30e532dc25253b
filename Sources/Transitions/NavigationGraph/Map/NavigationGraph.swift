/// The screens of an app and the ways between them, as scenes walk them.
package struct NavigationGraph: Hashable, Sendable, Codable {
  /// A screen that a scene declares.
  package struct Screen: Hashable, Sendable, Codable {
    /// Its name: screens of one name are one screen.
    package var name: String
    /// Source location of its declaration, such as `app.json:12:5`.
    package var place: String?

    /// The screen.
    package init(_ name: String, at place: String? = nil) {
      self.name = name
      self.place = place
    }
  }

  /// The screens, in the order in which they are declared.
  package var screens: [Screen]
  /// The screens that are there without anybody having gone to them.
  package var roots: [String]
  /// The transitions, in the order in which they are walked.
  package var walks: [NavigationEdge]
  /// The rules that say which transition serves which screens.
  package var routes: [MappedRoute]

  /// The map of one scene, or of none.
  package init(
    screens: [Screen] = [], roots: [String] = [], walks: [NavigationEdge] = [],
    routes: [MappedRoute] = []
  ) {
    self.screens = screens
    self.roots = roots
    self.walks = walks
    self.routes = routes
  }

  /// Takes over what another scene shows of the same app.
  package mutating func add(_ other: NavigationGraph) {
    for screen in other.screens where !screens.contains(where: { $0.name == screen.name }) {
      screens.append(screen)
    }
    for root in other.roots where !roots.contains(root) { roots.append(root) }
    walks += other.walks
    routes += other.routes
  }
}

/// One transition of screens, as a step of a scene walks it.
package struct NavigationEdge: Hashable, Sendable, Codable {
  /// The screens on top, before and afterwards.
  package var from, to: String
  /// Operation that the app performs.
  package var operation: String
  /// True if the operation leads forward; otherwise it leads back.
  package var isForward: Bool
  /// Name of the transition.
  package var transition: String
  /// Duration in milliseconds.
  package var duration: Double
  /// True if a finger drives the transition.
  package var isLed: Bool
  /// True if the transition ends where it began.
  package var isTakenBack: Bool
  /// Source location of the step.
  package var place: String?

  /// The transition.
  package init(
    from: String, to: String, by operation: String, isForward: Bool, _ transition: String,
    lasting duration: Double, isLed: Bool = false, isTakenBack: Bool = false,
    at place: String? = nil
  ) {
    self.from = from
    self.to = to
    self.operation = operation
    self.isForward = isForward
    self.transition = transition
    self.duration = duration
    self.isLed = isLed
    self.isTakenBack = isTakenBack
    self.place = place
  }
}

/// A rule that says which transition serves which screens.
package struct MappedRoute: Hashable, Sendable, Codable {
  /// Description of what the rule applies to.
  package var subject: String
  /// Name of the rule's transition.
  package var transition: String
  /// True if the rule serves a step of its scene.
  package var isWalked: Bool
  /// Source location of the rule.
  package var place: String?

  /// The rule.
  package init(
    _ subject: String, _ transition: String, isWalked: Bool, at place: String? = nil
  ) {
    self.subject = subject
    self.transition = transition
    self.isWalked = isWalked
    self.place = place
  }
}

extension NavigationEdge {
  /// The way from one screen to another by one operation, with everybody who walks it.
  package struct Group: Hashable, Sendable {
    /// Transition that shows a way, with the number of times.
    package struct Look: Hashable, Sendable {
      /// Name of the transition.
      package var transition: String
      /// Duration in milliseconds.
      package var duration: Double
      /// Number of times the way is walked like this.
      package var count: Int
      /// Source location of the first such step.
      package var place: String?
    }

    /// The screens on top, before and afterwards.
    package let from, to: String
    /// Operation that the app performs.
    package let operation: String
    /// True if the operation leads forward.
    package let isForward: Bool
    /// The transitions.
    package fileprivate(set) var walks: [NavigationEdge]

    /// Transitions that show the way, the most frequent first.
    ///
    /// A transition that a finger leads takes as long as the finger does, and counts by its name alone.
    package var looks: [Look] {
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
    package var usual: Look { looks[0] }

    /// Returns true if another way leads from its end to its beginning by the opposite operation.
    func isBack(of other: Group) -> Bool {
      from == other.to && to == other.from && isForward != other.isForward
    }
  }
}

extension NavigationGraph {
  /// The ways between the screens: those that are walked most often first.
  package var ways: [NavigationEdge.Group] {
    var ways: [NavigationEdge.Group] = []
    var indices: [[String]: Int] = [:]
    for walk in walks {
      let key = [walk.from, walk.to, walk.operation]
      if let index = indices[key] {
        ways[index].walks.append(walk)
      } else {
        indices[key] = ways.count
        ways.append(
          NavigationEdge.Group(
            from: walk.from, to: walk.to, operation: walk.operation, isForward: walk.isForward,
            walks: [walk]))
      }
    }
    return ways.enumerated().sorted {
      ($1.element.walks.count, $0.offset) < ($0.element.walks.count, $1.offset)
    }.map(\.element)
  }
}
