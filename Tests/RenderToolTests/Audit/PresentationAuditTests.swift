import SegueCommandLine
import TestSupport
import Testing

/// From where presentations come, and what their status bars show when they have arrived.
@Suite struct PresentationAuditTests {
  private static func scene(_ step: String, layers: String = "", hold: Int = 100) -> String {
    """
    { "version": 1, "canvas": { "device": "iphone-15", "fps": 60, "background": "#000000" },
      "layers": [\(layers)],
      "screens": { "list": { "background": "#F2F2F7" }, "page": { "background": "#101014" } },
      "flow": [{ "show": "list" }, { "hold": 100 }, \(step), { "hold": \(hold) }] }
    """
  }

  private static func plan(_ property: String, from start: Int, keeps: Bool = false) -> String {
    "{ \"plan\": { \"keeps\": \(keeps), \"duration\": 380, \"to\": { \"\(property)\":"
      + " { \"from\": \(start), \"to\": 0 } } } }"
  }

  private static func finds(
    _ rule: String, _ words: String, in scene: String
  ) async -> (found: Bool, log: String) {
    let run = await Transcript(of: ["audit", "-", "--fail-on", "never"], input: scene)
    #expect(run.code == .done, "\(run.error)")
    return (run.error.contains("\(words) (\(rule)"), run.error)
  }

  @Test(arguments: [
    (
      plan("translateX", from: -393),
      "the presentation comes from the left, expected from the bottom"
    ),
    (
      plan("translateX", from: 393),
      "the presentation comes from the right, expected from the bottom"
    ),
    (plan("translateY", from: -852), "the presentation comes from the top"),
    (
      plan("translateX", from: -393, keeps: true),
      "the sheet comes from the left, expected from the bottom"
    ),
    (plan("translateY", from: -852, keeps: true), "the sheet comes from the top"),
    ("\"ios.push\"", "the presentation comes from the right, expected from the bottom"),
    ("\"composed.slide\"", "the presentation comes from the right, expected from the bottom"),
  ])
  func `what is presented from the side or from above is found`(
    transition: String, words: String
  ) async {
    let step = "{ \"present\": \"page\", \"with\": \(transition) }"
    let (found, log) = await Self.finds("A-16 sheet-direction", words, in: Self.scene(step))
    #expect(found, "\(log)")
  }

  @Test(arguments: [
    "{ \"push\": \"page\", \"with\": \"ios.push\" }",
    "{ \"push\": \"page\", \"with\": \(plan("translateX", from: -393)) }",
    "{ \"present\": \"page\", \"with\": \(plan("translateY", from: 852)) }",
    "{ \"present\": \"page\", \"with\": \"ios.cover\" }",
    "{ \"present\": \"page\", \"with\": \"ios.sheet-18\" }",
    "{ \"present\": \"page\", \"with\": \"ios.flip\" }",
    "{ \"present\": \"page\", \"with\": \"material.side-sheet\" }",
    "{ \"present\": \"page\", \"with\": \"material.shared-axis-x\" }",
    "{ \"present\": \"page\", \"with\": \"classic.rotate-scale\" }",
  ])
  func `pushes, side sheets, and what rises, grows or turns are none`(step: String) async {
    let (found, log) = await Self.finds("A-16 sheet-direction", "", in: Self.scene(step))
    #expect(!found && !log.contains("A-16"), "\(log)")
  }

  private static func bar(_ id: String, _ appearance: String, _ opacity: String) -> String {
    "{ \"id\": \"\(id)\", \"ready\": { \"kind\": \"status-bar\", \"appearance\": \"\(appearance)\" },"
      + " \"opacity\": { \(opacity), \"duration\": 1, \"delay\": "
  }

  /// Two bars of the scene's own, one of which takes the other's place some time after the transition.
  private static func bars(changingAt time: Int) -> String {
    scene(
      "{ \"push\": \"page\", \"with\": \"ios.push\" }",
      layers: bar("dark", "light", "\"from\": 1, \"to\": 0") + "\(time) } }, "
        + bar("light", "dark", "\"from\": 0, \"to\": 1") + "\(time) } }", hold: 600)
  }

  @Test func `dark words above a dark page at rest are found, whoever changes them`() async {
    let late = await Self.finds("A-17 status-bar", "", in: Self.bars(changingAt: 900))
    #expect(late.log.contains("A-17 status-bar") && late.log.contains("'dark"), "\(late.log)")
    let timely = await Self.finds("A-17 status-bar", "", in: Self.bars(changingAt: 400))
    #expect(!timely.log.contains("A-17"), "\(timely.log)")
  }
}
