import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct BackGestureTests {
  @Test(
    arguments: [
      (412, 50, 0.12136), (412, 100, 0.24272), (412, 206, 0.5), (412, 412, 1),
      (800, 50, 0.10212), (800, 100, 0.20425), (800, 206, 0.42075), (800, 412, 0.84150),
      (800, 600, 0.93750), (800, 800, 1),
    ] as [(Double, Double, Double)])
  func `progress is even for the width of a phone`(width: Double, way: Double, expected: Double) {
    #expect(isClose(BackGesture(width: width).progress(after: way), expected, within: 1e-5))
  }

  @Test func `a finger beyond the edges counts as at them`() {
    for width in [300.0, 412, 800] {
      #expect(BackGesture(width: width).progress(after: -5) == 0)
      #expect(BackGesture(width: width).progress(after: width + 5) == 1)
    }
  }

  @Test func `only Android's rule reckons this way`() {
    #expect(ReleaseRule.predictiveBack.progress(after: 412, of: 800) != 412.0 / 800)
    for rule in ReleaseRule.allCases where ![.predictiveBack, .flutterSheet].contains(rule) {
      #expect(rule.progress(after: 412, of: 800) == 412.0 / 800)
    }
  }

  private static func release(_ progress: Double, _ velocity: Double) -> Release {
    Release(progress: progress, velocity: velocity, length: 400, duration: .milliseconds(700))
  }

  @Test func `Compose passes what is left of the time, and goes back in what has passed`() {
    let commit = ReleaseRule.predictiveBack.release(Self.release(0.25, 10))
    #expect(commit.isFinished && commit.duration == .milliseconds(525) && commit.pace == .linear)
    let cancel = ReleaseRule.predictiveBack.release(Self.release(0.25, -10))
    #expect(!cancel.isFinished && cancel.duration == .milliseconds(175))
    #expect(cancel.pace == .easing(.cubicBezier(0.4, 0, 0.2, 1)))
  }

  @Test func `Flutter heeds a fling of a width a second, or else half of the way`() {
    func isFinished(_ progress: Double, _ velocity: Double) -> Bool {
      ReleaseRule.flutter.release(Self.release(progress, velocity)).isFinished
    }
    #expect(isFinished(0.1, 400) && !isFinished(0.9, -400))
    #expect(isFinished(0.51, -399) && !isFinished(0.49, 399))
    let outcome = ReleaseRule.flutter.release(Self.release(0.3, 0))
    #expect(outcome.duration == .milliseconds(350))
  }

  /// Every animation is sampled at the finger's part of the whole time.
  @Test func `a finger shows Compose's curves in time`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(200, at: .milliseconds(400))], velocity: 0,
      rule: .predictiveBack)
    let stage = TransitionEnvironment(size: Size(400, 800))
    let flow = Flow(
      [Screen("old"), Screen("new")],
      steps: [Step(.show(["new", "old"])), Step(.pop(1), with: NavHost(), by: finger)], on: stage
    ) { _ in cut }
    let film = try flow.film(on: Canvas(size: stage.size))
    let opacity = try #require(film.scene(at: .milliseconds(200)).item("new")).properties.opacity
    #expect(isClose(opacity, 0.23659))
    #expect(film.duration == .milliseconds(400 + 350))
    let rest = try #require(film.scene(at: .milliseconds(575)).item("new")).properties.opacity
    #expect(isClose(rest, 0.95937))
  }
}
