import SegueCommandLine
import Testing

/// Transitions that another step turns around or puts an end to are held to what is seen of them.
@Suite struct InterruptedAuditTests {
  private static func flow(_ plan: String, then step: String) -> String {
    AuditExample.flow("\(AuditExample.push(plan)), \(step)")
  }

  private static func pop(at milliseconds: Int, _ rule: String, _ more: String = "") -> String {
    "{ \"pop\": 1, \"at\": \(milliseconds), \"interrupt\": \"\(rule)\"\(more) }"
  }

  private static func findings(in scene: String, _ profile: String = "hig") async -> String {
    let words = ["audit", "-", "--json", "--fail-on", "never", "--profile", profile]
    let run = await Transcript(of: words, input: scene)
    #expect(run.code == .done, "\(run.error)")
    return AuditExample.findings(in: run.output)
  }

  @Test func `what is turned around before it is slow is not slow`() async {
    let slow = AuditExample.slide(1200)
    let turned = await Self.findings(in: Self.flow(slow, then: Self.pop(at: 100, "reverse")))
    #expect(!turned.contains("\"A-19\""), "\(turned)")
    let whole = await Self.findings(in: AuditExample.flow(AuditExample.push(slow)))
    #expect(whole.contains("\"A-19\""))
  }

  @Test func `what takes too long to come back is slow, and the step that turns it is named`() async
  {
    let slow = AuditExample.slide(1200)
    let turned = await Self.findings(in: Self.flow(slow, then: Self.pop(at: 900, "restart")))
    #expect(turned.contains("that is turned around is seen to move for 1"), "\(turned)")
    #expect(turned.contains("\"layer\": \"a\""))
    let short = await Self.findings(in: Self.flow(slow, then: Self.pop(at: 900, "shorten")))
    #expect(!short.contains("that is turned around is seen to move for 12"), "\(short)")
  }

  @Test func `a gap that nobody gets to see is none`() async {
    let spring =
      "\"duration\": 900, \"easing\": { \"spring\": { \"response\": 300, \"dampingRatio\": 0.4 } },"
      + " \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }"
    let turned = await Self.findings(in: Self.flow(spring, then: Self.pop(at: 60, "reverse")))
    #expect(!turned.contains("\"A-12\""), "\(turned)")
    let later = await Self.findings(in: Self.flow(spring, then: Self.pop(at: 600, "reverse")))
    #expect(later.contains("\"A-12\""))
  }

  @Test func `holes are looked for up to where something ends it, and on its way back`() async {
    let open =
      "\"duration\": 400, \"from\": { \"translateX\": { \"from\": 0, \"to\": -100 } },"
      + " \"to\": { \"translateX\": { \"from\": 160, \"to\": 0 } }"
    let turned = await Self.findings(in: Self.flow(open, then: Self.pop(at: 200, "reverse")))
    #expect(turned.ranges(of: "\"A-02\"").count == 2, "\(turned)")
  }

  @Test func `a finger that catches it decides about velocities, and hands its own over`() async {
    let gesture =
      ", \"gesture\": { \"touches\": [[0, 0], [60, 10], [120, 40], [180, 60]], \"velocity\": -3000,"
      + " \"rule\": \"ios\" }"
    let push = "{ \"push\": \"b\", \"with\": \"ios.push\" }, "
    let caught = await Self.findings(
      in: AuditExample.flow(push + Self.pop(at: 200, "retarget", gesture)))
    #expect(caught.contains("\"A-05\""), "\(caught)")
    #expect(!caught.contains("\"A-06\""), "\(caught)")
  }

  @Test func `one mistake of a transition is told once, however often it is turned around`() async {
    let turning =
      "\"duration\": 400, \"to\": { \"rotate\": { \"from\": 90, \"to\": 0 }, \"opacity\": { \"from\": 0, \"to\": 1 } }"
    let turned = await Self.findings(in: Self.flow(turning, then: Self.pop(at: 200, "reverse")))
    #expect(turned.ranges(of: "\"A-22\"").count == 1, "\(turned)")
  }
}
