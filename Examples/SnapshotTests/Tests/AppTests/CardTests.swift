import SegueSnapshots
import Testing

/// A scene file: what a designer exports and a developer reviews.
@Suite struct CardTests {
  @Test func rises() async {
    await expectTransition(of: .scene("scenes/card.json"))
  }

  @Test func risesInTheDark() async {
    await expectTransition(
      of: .scene("scenes/card.json", setting: ["theme": "dark"]),
      as: .timeline, .still(at: .milliseconds(200)))
  }
}
