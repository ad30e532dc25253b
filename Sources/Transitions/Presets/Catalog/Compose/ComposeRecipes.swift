import SegueMotion

/// The most frequent uses of Compose's transitions.
extension NavHost {
  /// Both screens move a whole width, and back the other way.
  static let slide = NavHost(
    enter: .slideIntoContainer(towards: .start), exit: .slideOutOfContainer(towards: .start),
    popEnter: .slideIntoContainer(towards: .end), popExit: .slideOutOfContainer(towards: .end))

  /// A bouncy spring for the arriving screen, an even pace for the leaving one: a recipe that is
  /// passed around, and that leaves a gap behind the spring's overshoot.
  static let slideInto = NavHost(
    enter: .slideIntoContainer(towards: .start, .spring(0.5)),
    exit: .slideOutOfContainer(towards: .start, .tween(300)))

  /// Navigation 3 on iOS: the upper screen moves a whole width, the lower one a quarter of it.
  static let displayOnIOS = slideOver(popping: iosSpec)

  /// The same while a finger leads it back from the edge: evenly.
  static let displayOnIOSPredictive = slideOver(popping: .tween(500, easing: .linear))

  private static let iosSpec = ComposeSpec.tween(
    500, easing: .cubicBezier(0.2833, 0.99, 0.31833, 0.99))

  private static func slideOver(popping back: ComposeSpec) -> NavHost {
    let quarter = Extent(share: 0.25)
    return NavHost(
      enter: .slideIntoContainer(towards: .start, iosSpec),
      exit: .slideOutOfContainer(towards: .start, iosSpec, to: quarter),
      popEnter: .slideIntoContainer(towards: .end, back, from: quarter),
      popExit: .slideOutOfContainer(towards: .end, back))
  }

  /// The transitions of a host while a finger previews the way back.
  static let predictivePop = NavHost(
    popEnter: .fadeIn(.spring(stiffness: 1600)), popExit: .scaleOut(to: 0.7))
}

extension AnimatedContent {
  /// Both contents fade, one above the other.
  static let crossfade = AnimatedContent(
    EnterTransition.fadeIn(.tween()).together(with: .fadeOut(.tween())).using(nil))

  /// The default of contents that appear and disappear: they fade and grow out of their bottom right corner.
  static let enterExit = AnimatedContent(
    (EnterTransition.fadeIn() + .expandIn()).together(with: .shrinkOut() + .fadeOut()))

  /// Contents in a column grow and shrink in height.
  static let expand = AnimatedContent(
    (EnterTransition.fadeIn() + .expandVertically())
      .together(with: .shrinkVertically() + .fadeOut()))

  /// The arriving content grows out of nothing above one that stays.
  static let scale = AnimatedContent(
    (EnterTransition.scaleIn() + .fadeIn()).together(with: .hold),
    back: ContentTransform(
      enter: .none, exit: .scaleOut() + .fadeOut(), zIndex: -1))

  /// The arriving content slides over one that a veil darkens.
  static let veil = AnimatedContent(
    EnterTransition.slideIntoContainer(towards: .start)
      .together(with: .slideOutOfContainer(towards: .start, to: Extent(share: 0.3)) + .veilOut()),
    back: ContentTransform(
      enter: .slideIntoContainer(towards: .end, from: Extent(share: 0.3)) + .unveilIn(),
      exit: .slideOutOfContainer(towards: .end), zIndex: -1))
}
