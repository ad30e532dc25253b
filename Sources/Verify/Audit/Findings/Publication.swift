/// A publication of something that a rule asks for.
package struct Publication: Hashable, Sendable {
  /// The publisher, and the heading.
  package let title: String
  /// The address of the page.
  package let address: String

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

  static let motion = Publication(apple: "motion", "Motion")
  static let sheets = Publication(apple: "sheets", "Sheets")
  static let rightToLeft = Publication(apple: "right-to-left", "Right to left")
  static let tokens = Publication(
    "Material: Easing and duration",
    "https://m3.material.io/styles/motion/easing-and-duration/tokens-specs")
  static let predictiveBack = Publication(
    "Android: Predictive back",
    "https://developer.android.com/design/ui/mobile/guides/patterns/predictive-back")
  static let flashes = Publication(
    wcag: "three-flashes-or-below-threshold", "2.3.1: Three flashes or below threshold")
  static let pauseStopHide = Publication(
    wcag: "pause-stop-hide", "2.2.2: Pause, stop, hide")
  static let interactions = Publication(
    wcag: "animation-from-interactions", "2.3.3: Animation from interactions")
  static let contrast = Publication(
    wcag: "non-text-contrast", "1.4.11: Non-text contrast")
}
