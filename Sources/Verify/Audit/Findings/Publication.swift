public import SegueMotionAssertions

/// A publication of something that a rule asks for.
public struct Publication: Hashable, Sendable {
  /// The publisher, and the heading.
  public let title: String
  /// The address of the page.
  public let address: String

  private init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }

  private init(apple page: String, _ title: String) {
    self.init(
      "Apple: \(title)", "https://developer.apple.com/design/human-interface-guidelines/\(page)")
  }

  private init(wcag page: String, _ title: String) {
    self.init("WCAG \(title)", "https://www.w3.org/WAI/WCAG22/Understanding/\(page).html")
  }

  private static let motion = Publication(apple: "motion", "Motion")
  private static let sheets = Publication(apple: "sheets", "Sheets")
  private static let rightToLeft = Publication(apple: "right-to-left", "Right to left")
  private static let tokens = Publication(
    "Material: Easing and duration",
    "https://m3.material.io/styles/motion/easing-and-duration/tokens-specs")
  private static let predictiveBack = Publication(
    "Android: Predictive back",
    "https://developer.android.com/design/ui/mobile/guides/patterns/predictive-back")
  private static let flashes = Publication(
    wcag: "three-flashes-or-below-threshold", "2.3.1: Three flashes or below threshold")
  private static let pauseStopHide = Publication(
    wcag: "pause-stop-hide", "2.2.2: Pause, stop, hide")
  private static let interactions = Publication(
    wcag: "animation-from-interactions", "2.3.3: Animation from interactions")
  private static let contrast = Publication(
    wcag: "non-text-contrast", "1.4.11: Non-text contrast")

  /// Returns the publications of what a rule asks for; nothing for what is plainly a defect.
  public static func all(about rule: GuidelineRule) -> [Publication] {
    switch rule {
    case .flashes: [flashes]
    case .endlessMovement: [pauseStopHide]
    case .reducedMotion, .vestibularTriggers: [interactions, motion]
    case .statusBar: [contrast]
    case .unmirroredReturn, .cancelledGesture, .concurrency: [motion]
    case .sheetDirection: [sheets]
    case .readingDirection: [rightToLeft]
    case .duration: [tokens, motion]
    case .predictiveBack: [predictiveBack]
    case .firstFrameFreeze, .uncoveredPixels, .endJump, .startJump, .handOverVelocity,
      .velocityBreak, .unseenMovement, .flicker, .orderChange, .overshootGap, .sharedElements,
      .frameTravel, .textAtRest, .cutSpring, .overdamped, .dip, .translucent, .halfTurn, .noSize,
      .leftOver, .height, .tilt:
      []
    }
  }
}
