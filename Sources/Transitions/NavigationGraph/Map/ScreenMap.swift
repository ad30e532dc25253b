/// The screens of an app and the ways between them, as scenes walk them.
public struct ScreenMap: Hashable, Sendable, Codable {
  /// A screen that a scene declares.
  public struct Screen: Hashable, Sendable, Codable {
    /// Its name: screens of one name are one screen.
    public var name: String
    /// Where it is declared, such as `app.json:12:5`.
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
  public var walks: [Walk]
  /// The rules that say which transition serves which screens.
  public var routes: [MappedRoute]

  /// The map of one scene, or of none.
  public init(
    screens: [Screen] = [], roots: [String] = [], walks: [Walk] = [], routes: [MappedRoute] = []
  ) {
    self.screens = screens
    self.roots = roots
    self.walks = walks
    self.routes = routes
  }

  /// Takes over what another scene shows of the same app.
  public mutating func add(_ other: ScreenMap) {
    for screen in other.screens where !screens.contains(where: { $0.name == screen.name }) {
      screens.append(screen)
    }
    for root in other.roots where !roots.contains(root) { roots.append(root) }
    walks += other.walks
    routes += other.routes
  }
}

/// One exchange of screens, as a step of a scene walks it.
public struct Walk: Hashable, Sendable, Codable {
  /// The screens on top, before and afterwards.
  public var from, to: String
  /// What the app does.
  public var operation: String
  /// Whether that leads on; otherwise it leads back.
  public var isForward: Bool
  /// What the transition is called.
  public var transition: String
  /// How long it takes, in milliseconds.
  public var duration: Double
  /// Whether a finger leads it.
  public var isLed: Bool
  /// Whether it ends where it began.
  public var isTakenBack: Bool
  /// Where the step stands.
  public var place: String?

  /// The exchange.
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
  /// What the rule is for, in words.
  public var subject: String
  /// What its transition is called.
  public var transition: String
  /// Whether a step of its scene is served by it.
  public var isWalked: Bool
  /// Where it stands.
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
