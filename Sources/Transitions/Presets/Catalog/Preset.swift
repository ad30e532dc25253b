public import SegueTransitions

/// A transition that has a name.
public struct Preset: DecoratedTransition {
  /// The name: the family, a dot, and what it is called there.
  public let name: String
  /// Description of the visible effect, in a few words.
  public let summary: String
  /// The source of its numbers.
  public let source: String
  /// The rule.
  public private(set) var transition: any ScreenTransition
  /// The rule before anything about it was changed.
  let original: any ScreenTransition
  /// The changes made to it.
  public let settings: PresetSettings
  /// The name of what takes its place where nothing may move far; `nil` if it does not move far
  /// itself.
  public let reducedName: String?

  init(
    _ name: String, _ summary: String, from source: String, reduced: String? = "classic.cross-fade",
    _ transition: any ScreenTransition
  ) {
    self.name = name
    self.summary = summary
    self.source = source
    self.transition = transition
    original = transition
    settings = [:]
    reducedName = reduced
  }

  /// A preset whose rule has been changed by these settings.
  init(_ preset: Preset, _ transition: any ScreenTransition, _ settings: PresetSettings) {
    name = preset.name
    summary = preset.summary
    source = preset.source
    self.transition = transition
    original = preset.original
    self.settings = settings
    reducedName = preset.reducedName
  }
}

extension Preset {
  /// The rule.
  public var base: any ScreenTransition { transition }

  /// The preset; a rule around it is changed, not what it is called.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Preset(self, base, settings)
  }

  /// Returns the warnings that do not apply, as a platform behaves so on purpose; what depends on the screens
  /// (translucency), on the reading direction, or is a jump of our own still is a warning.
  ///
  /// What has been changed is not the platform's: nothing is meant then that it does not do itself.
  public func acceptedWarnings(for exchange: TransitionContext) -> Set<TransitionWarning.Kind> {
    var kinds = Set(TransitionWarning.Kind.allCases).subtracting([
      .translucent, .readingDirection, .noPartner, .finger,
    ])
    if PresetCatalog.jumps[name] == nil { kinds.remove(.jump) }
    if settings.isEmpty { return kinds }
    var found = Set(original.warnings(for: exchange).map(\.kind))
    found.insert(.jump)
    return kinds.intersection(found)
  }

  /// The platform's interruption behavior, or else the rule's.
  public var interruption: Interruption {
    PresetCatalog.interruption(of: name) ?? transition.interruption
  }

  /// The preset that takes this one's place where nothing may move far; a cut leads to what this
  /// one leads to.
  public var reduced: any ScreenTransition {
    guard let name = reducedName, var other = PresetCatalog.preset(named: name) else { return self }
    if other.transition is Cut { other.transition = Immediate(base: transition) }
    return other
  }
}

/// Every transition that has a name.
public enum PresetCatalog {
  /// All of them, family by family; a family that is missing here does not exist.
  public static let entries: [Preset] =
    classic + composed + ios + iosSheets + coreAnimation + hero + ionic + reactNavigation
    + reactNativeScreens
    + compose + androidPages + material + flutterPages + css + figma + xfade

  /// The names, in the order of `entries`.
  public static let names = entries.map(\.name)

  /// The transition with this name.
  public static func preset(named name: String) -> Preset? {
    entries.first { $0.name == name }
  }

  /// Returns the default transition of an app.
  public static func standard(_ operation: Operation) -> any ScreenTransition {
    switch operation {
    case .push, .pop: SystemPush()
    case .present, .dismiss: SystemCover()
    case .tabForward, .tabBackward: Cut()
    }
  }

  /// Returns the common name of ``standard(_:)``.
  public static func standardName(_ operation: Operation) -> String {
    switch operation {
    case .push, .pop: "ios.push"
    case .present, .dismiss: "ios.cover"
    case .tabForward, .tabBackward: "a cut"
    }
  }
}
