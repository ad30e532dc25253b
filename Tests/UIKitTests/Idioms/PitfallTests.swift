import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite struct PitfallTests {
  @Test(arguments: [
    (LowSheet.Kind.restsLow, false), (.misses, true), (.changesItsMind, false),
    (.isPutRight, false),
  ]) func `a frame is missed only where the presentation has not put the view elsewhere`(
    kind: LowSheet.Kind, isMiss: Bool
  ) {
    let film = Film(presenting(LowSheet(kind)))
    #expect(film.findings == (isMiss ? [.finalFrameMissed] : []))
  }

  @Test(arguments: [
    (Pitfall.Mistake.completesTwice, AppFinding.Kind.completedTwice),
    (.neverCompletes, .neverCompleted), (.forgetsView, .arrivingViewMissing),
    (.missesFrame, .finalFrameMissed), (.leavesSnapshot, .viewLeftBehind),
  ]) func mistakesAreFound(mistake: Pitfall.Mistake, finding: AppFinding.Kind) {
    let film = Film(pushed(by: Pitfall(mistake)))
    #expect(film.findings == [finding])
    #expect(film.recording.findings.first?.message.contains("Pitfall") == true)
  }

  @Test func aCancelledPushThatSaysItIsDoneIsFound() {
    func pushing(_ mistake: Pitfall.Mistake) -> Film {
      let driver = UIPercentDrivenInteractiveTransition()
      return Film(
        pushed(by: Pitfall(mistake), driver: driver) { _ in
          after(0.1) { driver.update(0.3) }
          after(0.2) { driver.cancel() }
        })
    }
    #expect(pushing(.ignoresCancel).findings == [.completedAfterCancel])
  }

  @Test func aDelegateThatNobodyKeepsIsFound() {
    let gone = Film(pushing(Page("to"), onto: Delegates.forgotten()))
    #expect(gone.findings == [.delegateGone])
    let taken = Film(pushing(Page("to"), onto: Delegates.taken()))
    #expect(taken.findings == [])
    let presented = Film(
      UIKitTransition("present") { window in
        window.rootViewController = BlankController()
      } begin: { window in
        let page = Page("to")
        page.transitioningDelegate = TwoWaysDelegate()
        window.rootViewController?.present(page, animated: true)
      })
    #expect(presented.findings == [.delegateGone])
  }
}

/// What would never end, ends with a finding.
@MainActor @Suite struct EndingTests {
  @Test func aLoopThatNeverLetsTimePassEnds() {
    @MainActor final class Loop {
      func go() { DispatchQueue.main.async { MainActor.assumeIsolated { self.go() } } }
    }
    let film = Film(screen(BlankController()) { _ in Loop().go() })
    #expect(film.findings == [.runaway])
    #expect(!film.recording.cameToRest)
  }

  @Test func aTimerForEverEndsAtTheLimit() {
    let film = Film(
      screen(BlankController()) { _ in
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
      }, limit: 3)
    #expect(film.findings == [.endless])
    #expect(film.seconds == 3)
  }

  @Test func anAnimationOfAThousandMillionSecondsEndsAtTheLimit() {
    let film = Film(pushed(by: Glacier()), limit: 2)
    #expect(Set(film.findings) == [.endless, .neverCompleted])
    #expect(film.seconds == 2)
    film.expect("to", .opacity, until: 2) { eased(.easeInOut, from: 0, to: 1, $0, over: 1e9) }
  }
}

/// Nothing depends on when, or how often, a film is made.
@MainActor @Suite struct RepetitionTests {
  private func films() -> [UIKitTransition] {
    [
      pushed(by: CircularReveal(from: .zero)), pushed(by: SnapshotFlip()), pushed(by: Fold()),
      pushed(by: InterruptibleSlide()), presenting(PopUpCardController()),
      screen(LinkedCounter()) { $0.count() }, screen(TimerSteps()) { $0.showByTimer() },
      screen(FlipCard()) { $0.flip(.transitionFlipFromTop) },
      screen(ImplicitLayer()) { $0.move(to: CGPoint(x: 9, y: 9)) },
    ]
  }

  @Test func twoRunsGiveEqualScenes() {
    for (first, second) in zip(films(), films()) {
      let (a, b) = (Film(first), Film(second))
      #expect(a.recording.scene == b.recording.scene)
      #expect(a.recording.findings == b.recording.findings)
    }
  }
}

@MainActor @Suite struct WaitingTests {
  /// Documented: a group tells when as many have left as have entered; what is cancelled is not done.
  @Test func groupsWorkItemsAndTimersGoByTheVirtualClock() {
    var page: LoadingQueue?
    let film = Film(
      screen(LoadingQueue()) {
        page = $0
        $0.load()
      })
    #expect(film.findings == [])
    #expect(
      page?.log == [
        "tick at 0.05", "tick at 0.1", "tick at 0.15", "part 1 at 0.2", "part 0 at 0.4",
        "all at 0.4",
      ])
  }

  @Test func dynamicsAreFoundAndHoldNobodyUp() {
    let film = Film(pushed(by: GravityDrop()))
    #expect(film.findings == [.notAnimatable])
    #expect(film.recording.cameToRest)
    #expect(film.looks("to", 0) != nil && film.looks("from", 1) == nil)
  }
}
