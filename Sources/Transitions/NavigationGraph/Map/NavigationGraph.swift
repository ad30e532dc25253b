/// The screens of an app and the ways between them, as scenes walk them.
public struct NavigationGraph: Hashable, Sendable, Codable {
  /// A screen that a scene declares.
  public struct Screen: Hashable, Sendable, Codable {
    /// Its name: screens of one name are one screen.
    public var name: String
    /// Source location of its declaration, such as `app.json:12:5`.
    public var place: String?

    /// The screen.
    public init(_ name: String, at place: String? = nil) {
      self.name = name
      self.place = place
    }
  }

  /// The screens, in the order in which they are declared.
  public var screens: [Screen]
  /// The screens that are there without anybody having gone to them.
  public var roots: [String]
  /// The exchanges, in the order in which they are walked.
  public var walks: [NavigationEdge]
  /// The rules that say which transition serves which screens.
  public var routes: [MappedRoute]

  /// The map of one scene, or of none.
  public init(
    screens: [Screen] = [], roots: [String] = [], walks: [NavigationEdge] = [],
    routes: [MappedRoute] = []
  ) {
    self.screens = screens
    self.roots = roots
    self.walks = walks
    self.routes = routes
  }

  /// Takes over what another scene shows of the same app.
  public mutating func add(_ other: NavigationGraph) {
    for screen in other.screens where !screens.contains(where: { $0.name == screen.name }) {
      screens.append(screen)
    }
    for root in other.roots where !roots.contains(root) { roots.append(root) }
    walks += other.walks
    routes += other.routes
  }
}

/// One transition of screens, as a step of a scene walks it.
public struct NavigationEdge: Hashable, Sendable, Codable {
  /// The screens on top, before and afterwards.
  public var from, to: String
  /// Operation that the app performs.
  public var operation: String
  /// True if the operation leads forward; otherwise it leads back.
  public var isForward: Bool
  /// Name of the transition.
  public var transition: String
  /// Duration in milliseconds.
  public var duration: Double
  /// True if a finger drives the transition.
  public var isLed: Bool
  /// True if the transition ends where it began.
  public var isTakenBack: Bool
  /// Source location of the step.
  public var place: String?

  /// The transition.
  public init(
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
public struct MappedRoute: Hashable, Sendable, Codable {
  /// Description of what the rule applies to.
  public var subject: String
  /// Name of the rule's transition.
  public var transition: String
  /// True if the rule serves a step of its scene.
  public var isWalked: Bool
  /// Source location of the rule.
  public var place: String?

  /// The rule.
  public init(
    _ subject: String, _ transition: String, isWalked: Bool, at place: String? = nil
  ) {
    self.subject = subject
    self.transition = transition
    self.isWalked = isWalked
    self.place = place
  }
}
