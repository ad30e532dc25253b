import SegueMotion
import SegueTransitions
import Testing
import TransitionProbes

/// Where platforms draw the line between going on and going back, and how they go.
@Suite struct PlatformReleaseTests {
  /// A finger that lets go of a transition of 400 points and 350 ms.
  private static func outcome(
    _ rule: ReleaseRule, _ progress: Double, _ velocity: Double
  ) -> GestureOutcome {
    rule.release(
      Release(progress: progress, velocity: velocity, length: 400, duration: .milliseconds(350)))
  }

  /// A rule, what is just not enough, and what is: progress, and points per second.
  typealias Line = (rule: ReleaseRule, short: (Double, Double), far: (Double, Double))

  @Test(
    arguments: [
      // Half of 400 points, counting 0.099 s: 100 + 0.099 * 1011 = 200.1.
      (.ios, (0.5, 0), (0.501, 0)), (.ios, (0.25, 1010), (0.25, 1011)),
      // Half, counting 0.3 s: 100 + 0.3 * 334 = 200.2.
      (.reactNavigation, (0.5, 0), (0.501, 0)), (.reactNavigation, (0.25, 333), (0.25, 334)),
      (.reactNavigation, (0.75, -334), (0.75, -333)),
      // A width a second decides by its direction, or else half of the way.
      (.flutter, (0.5, 0), (0.501, 0)), (.flutter, (0.1, 399), (0.1, 400)),
      (.flutter, (0.9, -400), (0.9, -399)),
      // Two heights a second decide, or else a little less than half of the way.
      (.flutterSheet, (0.479, 0), (0.48, 0)), (.flutterSheet, (0.1, 799), (0.1, 800)),
      (.flutterSheet, (0.9, -800), (0.9, -799)),
      // Half of the way and not moving back, or 800 points a second.
      (.sheet, (0.499, 0), (0.5, 0)), (.sheet, (0.5, -1), (0.5, 0)),
      (.sheet, (0.1, 799), (0.1, 800)),
      // Letting go goes back, unless the finger moves back or has not moved.
      (.predictiveBack, (0, 0), (0.01, 0)), (.predictiveBack, (0.9, -1), (0.9, 0)),
    ] as [Line])
  func `a little less goes back, a little more goes on`(line: Line) {
    #expect(!Self.outcome(line.rule, line.short.0, line.short.1).isFinished)
    #expect(Self.outcome(line.rule, line.far.0, line.far.1).isFinished)
  }

  @Test func `Flutter's pages take 350 ms, its sheets 300`() {
    for progress in [0.1, 0.9] {
      let page = Self.outcome(.flutter, progress, 0)
      #expect(page.duration == .milliseconds(350))
      #expect(
        Easing(named: "flutter.fast-ease-in-to-slow-ease-out").map { .easing($0) } == page.pace)
      let sheet = Self.outcome(.flutterSheet, progress, 0)
      #expect(sheet.duration == .milliseconds(300) && sheet.pace == .easing(.easeOut))
    }
  }

  /// Damped by 1 on the way on and by 0.84 back, with a response of 0.4 s.
  @Test func `a sheet comes to rest more softly when it goes back`() throws {
    for (progress, ratio) in [(0.75, 1.0), (0.25, 0.84)] {
      guard case .spring(let spring, _) = Self.outcome(.sheet, progress, 0).pace else {
        Issue.record("no spring")
        continue
      }
      #expect(spring.dampingRatio == ratio && (spring.duration - 0.4).magnitude < 1e-12)
    }
  }

  /// A Cupertino sheet is as high as 0.92 of the stage, and a finger leads it by that.
  @Test func `a sheet's way is its own height`() {
    #expect(isClose(ReleaseRule.flutterSheet.progress(after: 460, of: 1000), 0.5, within: 1e-12))
    #expect(ReleaseRule.flutterSheet.progress(after: 980, of: 1000) == 1)
  }
}
