public import SegueTransitions

/// A transition that has a name.
public struct Preset: DecoratedTransition {
  /// The name: the family, a dot, and what it is called there.
  public let name: String
  /// Description of the visible effect, in a few words.
  package let summary: String
  /// The source of its numbers.
  package let source: String
  /// The rule.
  package private(set) var transition: any ScreenTransition
  /// The rule before anything about it was changed.
  let original: any ScreenTransition
  /// The changes made to it.
  package let settings: PresetSettings
  /// The name of what takes its place where nothing may move far; `nil` if it does not move far
  /// itself.
  package let reducedName: String?
  /// Reason for which it does not begin or end as the screens at rest, as its platform does not either.
  ///
  /// `nil` if it begins and ends so.
  package private(set) var jump: Jump?
  /// Interruption behavior of the platform; `nil` for the one of the rule.
  private var ownInterruption: Interruption?

  init(
    _ name: String, _ summary: String, from source: String, reduced: String? = "classic.cross-fade",
    transition: any ScreenTransition
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
  init(_ preset: Preset, transition: any ScreenTransition, settings: PresetSettings) {
    name = preset.name
    summary = preset.summary
    source = preset.source
    self.transition = transition
    original = preset.original
    self.settings = settings
    reducedName = preset.reducedName
    jump = preset.jump
    ownInterruption = preset.ownInterruption
  }
}

extension Preset {
  /// A jump at the beginning or the end, in words.
  package struct Jump: Hashable, Sendable {
    /// Description of what jumps.
    package let reason: String

    /// The shadow of a push.
    static let shadow = Jump(
      reason: "the shadow of the upper screen reaches onto the stage while that is beside it")
    /// A screen that begins nearly invisible.
    static let faint = Jump(
      reason: "the upper screen is seen by one percent where it should not be there")
    /// The corners of a page under a finger.
    static let corners = Jump(
      reason: "a page has the display's corners as soon as a finger leads it")
    /// A screen that ends before it is out of sight.
    static let shrunk = Jump(
      reason: "the leaving screen shrinks and is gone while it is still seen")
  }

  /// Returns the row with a jump of its platform.
  func jumping(_ jump: Jump) -> Preset {
    var row = self
    row.jump = jump
    return row
  }

  /// Returns the row with an interruption behavior, unless it has one of its own.
  func interrupted(_ interruption: Interruption?) -> Preset {
    var row = self
    row.ownInterruption = ownInterruption ?? interruption
    return row
  }
}

extension Preset {
  /// The rule.
  package var base: any ScreenTransition { transition }

  /// The preset; a rule around it is changed, not what it is called.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Preset(self, transition: base, settings: settings)
  }

  /// Returns the warnings that do not apply, as a platform behaves so on purpose; what depends on the screens
  /// (translucency), on the reading direction, or is a jump of our own still is a warning.
  ///
  /// What has been changed is not the platform's: nothing is meant then that it does not do itself, and no
  /// time but its own.
  public func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    var kinds = Set(TransitionWarning.Kind.allCases).subtracting([
      .translucent, .readingDirection, .noPartner, .finger,
    ])
    if jump == nil { kinds.remove(.jump) }
    if settings.isEmpty { return kinds }
    var found = Set(original.warnings(for: context).map(\.kind))
    found.insert(.jump)
    if changesPace(of: context) { found.remove(.slow) }
    return kinds.intersection(found)
  }

  /// Returns true if a transition takes another time than the platform's, or has another curve.
  private func changesPace(of context: TransitionContext) -> Bool {
    settings[.easing] != nil
      || transition.plan(for: context).shownDuration != original.plan(for: context).shownDuration
  }

  /// The platform's interruption behavior, or else the rule's.
  public var interruption: Interruption {
    ownInterruption ?? transition.interruption
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
  package static let entries: [Preset] =
    family(ClassicPreset.self, classic) + family(ComposedPreset.self, composed)
    + family(IOSPreset.self, ios + iosSheets) + family(CoreAnimationPreset.self, coreAnimation)
    + family(HeroPreset.self, hero) + family(IonicPreset.self, ionic)
    + family(ReactNavigationPreset.self, reactNavigation)
    + family(ReactNativeScreensPreset.self, reactNativeScreens)
    + family(ReactNativeScreenTransitionsPreset.self, reactNativeScreenTransitions)
    + family(ComposePreset.self, compose) + family(AndroidPreset.self, androidPages)
    + family(MaterialPreset.self, material) + family(FlutterPreset.self, flutterPages)
    + family(CSSPreset.self, css) + family(FigmaPreset.self, figma)
    + family(XFadePreset.self, xfade)

  /// The rows of a family, with its interruption behavior where they have none of their own.
  private static func family(_ name: (some PresetName).Type, _ rows: [Preset]) -> [Preset] {
    rows.map { $0.interrupted(name.interruption) }
  }

  /// The names, in the order of `entries`.
  public static let names = entries.map(\.name)

  /// Names for the newest of several, and its own name, which is another one when a newer one is there.
  package static let newest = ["ios.sheet": "ios.sheet-26"]

  /// The transition with this name.
  public static func preset(named name: String) -> Preset? {
    let name = newest[name] ?? name
    return entries.first { $0.name == name }
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
  package static func standardName(_ operation: Operation) -> String {
    switch operation {
    case .push, .pop: "ios.push"
    case .present, .dismiss: "ios.cover"
    case .tabForward, .tabBackward: "a cut"
    }
  }
}
