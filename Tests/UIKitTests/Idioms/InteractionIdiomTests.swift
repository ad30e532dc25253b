import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

// The formulas of a percent-driven transition: while it is driven, everything goes evenly with the
// percentage; after finish u(t) = p + (1 - p) E(t / T), T = (1 - p) D / speed; after cancel
// u(t) = p (1 - E(t / T)), T = p D / speed.

@MainActor @Suite struct InteractionIdiomTests {
  /// A finger that goes 8 points a frame, and lets go after frame `last`.
  private func pulling(until last: Int, isFast: Bool) -> UIKitTransition {
    UIKitTransition("pull") { window in
      window.rootViewController = Page("below")
      window.makeKeyAndVisible()
      window.rootViewController?.present(PanToDismiss(), animated: false)
    } begin: { window in
      guard let page = window.rootViewController?.presentedViewController as? PanToDismiss else {
        return
      }
      page.fingerCameDown()
      for frame in 1...last {
        after(Double(frame) / 60 - 1e-9) { page.fingerMoved(by: 8 * CGFloat(frame)) }
      }
      after(Double(last) / 60) { page.fingerLetGo(isFast: isFast) }
    }
  }

  /// A clock that is held shows whole nanoseconds: this far the page goes in two.
  private let epsilon = 844 / 0.6 * 2e-9

  @Test func aPullThatIsLetGoFastFinishes() {
    let film = Film(pulling(until: 20, isFast: true))
    #expect(film.findings == [])
    let (progress, begin) = (160.0 / 844, 20.0 / 60)
    let rest = (1 - progress) * 0.6 / 1.5
    film.expect("PanToDismiss", .position, part: 1, until: begin + rest - 1e-3, within: epsilon) {
      time in
      guard time > begin else { return 422 + 8 * (time * 60).rounded() }
      let way = eased(.easeInOut, from: progress, to: 1, time, over: rest, after: begin)
      return 422 + 844 * way
    }
    #expect(film.looks("PanToDismiss", film.recording.scene.frameCount - 1) == nil)
  }

  @Test func aPullThatIsLetGoSoonComesBack() {
    let film = Film(pulling(until: 12, isFast: false))
    #expect(film.findings == [])
    let (progress, begin) = (96.0 / 844, 12.0 / 60)
    let rest = progress * 0.6
    film.expect("PanToDismiss", .position, part: 1, until: begin + rest + 0.1, within: epsilon) {
      time in
      guard time > begin else { return 422 + 8 * (time * 60).rounded() }
      let way = eased(.easeInOut, from: progress, to: 0, time, over: rest, after: begin)
      return 422 + 844 * way
    }
    let last = film.recording.scene.frameCount - 1
    #expect(film.looks("PanToDismiss", last) == film.looks("PanToDismiss", 0))
  }

  /// The same by a finger: in each frame the page is where the recognizer says that the finger is.
  @Test(arguments: [(360.0, false), (800, true)])
  func aFingerTakesThePageAlong(to end: Double, leaves: Bool) throws {
    weak var watched: PanToDismiss?
    var moves: [(time: CFTimeInterval, translation: CGFloat)] = []
    var begin = 0.0
    let film = Film(
      UIKitTransition("pull") { window in
        window.rootViewController = Page("below")
        window.makeKeyAndVisible()
        let page = PanToDismiss()
        watched = page
        window.rootViewController?.present(page, animated: false)
      } begin: { _ in
        begin = CACurrentMediaTime()
        after(0.45) { moves = watched?.moves ?? [] }
      }, touches: [.pan(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: end), duration: 0.5)])
    #expect(film.findings == [])
    #expect(moves.count > 15)
    for move in moves {
      let frame = Int(((move.time - begin) * 60 - 1e-4).rounded(.up))
      let place = try #require(film.number("PanToDismiss", .position, frame, part: 1))
      #expect(abs(place - 422 - Double(move.translation)) < epsilon)
    }
    let last = film.recording.scene.frameCount - 1
    #expect((film.looks("PanToDismiss", last) == nil) == leaves)
  }

  @Test func interruptibleSlideGoesByItsCurve() {
    let film = Film(pushed(by: InterruptibleSlide()))
    #expect(film.findings == [])
    film.expect("to", .position, until: 0.5) {
      eased(.cubicBezier(0.2, 0, 0, 1), from: 585, to: 195, $0, over: 0.5)
    }
    #expect(film.number("to", .position, 30) == 195)
  }

  /// The animator is held and scrubbed evenly; `finish` continues it at the completion curve.
  @Test(arguments: [true, false]) func interruptibleSlideIsDrivenAndLetGo(finishes: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut
    let film = Film(
      pushed(by: InterruptibleSlide(), driver: driver) { _ in
        for frame in 1...15 {
          after(Double(frame) / 60 - 1e-9) { driver.update(CGFloat(frame) / 40) }
        }
        after(0.25) { finishes ? driver.finish() : driver.cancel() }
      })
    #expect(film.findings == [])
    let rest = (finishes ? 0.625 : 0.375) * 0.5
    film.expect("to", .position, until: 0.25 + rest) { time in
      guard time > 0.25 else { return 585 - 390 * time * 1.5 }
      return eased(
        .easeOut, from: 438.75, to: finishes ? 195 : 585, time, over: rest, after: 0.25)
    }
    let last = film.recording.scene.frameCount - 1
    #expect((film.looks("to", last) != nil) == finishes)
    #expect((film.looks("from", last) == nil) == finishes)
  }

  /// Scrubbed evenly to 0.25 (`scrubsLinearly`), then played from there at its own pace.
  @Test func aScrubbedCardStaysWhereItIsPut() {
    let film = Film(
      screen(ScrubbedCard()) { page in
        page.prepare()
        after(0.1) { page.animator.fractionComplete = 0.25 }
        after(0.3) { page.animator.fractionComplete = 0.75 }
      })
    #expect(film.number("card", .position, 12, part: 1) == 575)
    #expect(film.number("card", .position, 24, part: 1) == 325)
    #expect(abs((film.number("card", .opacity, 12) ?? 0) - 1) < 1e-6)
    #expect(abs((film.number("card", .opacity, 24) ?? 0) - 0.75) < 1e-6)
  }

  /// Documented: without `scrubsLinearly`, what is scrubbed goes by the animator's curve.
  @Test func aCardThatIsScrubbedByItsCurveGoesByIt() {
    var fractions: [CGFloat] = []
    let film = Film(
      screen(ScrubbedCard()) { page in
        page.prepare()
        page.animator.scrubsLinearly = false
        for (time, fraction) in [(0.1, 0.25), (0.3, 0.75), (0.5, 1)] {
          after(time) {
            page.animator.fractionComplete = fraction
            fractions.append(page.animator.fractionComplete)
          }
        }
      })
    for (frame, fraction) in [(12, 0.25), (24, 0.75), (36, 1)] {
      let wanted = eased(.easeIn, from: 700, to: 200, fraction, over: 1)
      #expect(abs((film.number("card", .position, frame, part: 1) ?? 0) - wanted) < 1e-6)
    }
    #expect(zip(fractions, [0.25, 0.75, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// An animator that was playing is as far in time as it has played.
  @Test func aPausedCardThatIsScrubbedByItsCurveSaysTheTime() {
    var fractions: [CGFloat] = []
    _ = Film(
      screen(ScrubbedCard()) { page in
        page.prepare()
        page.animator.startAnimation()
        after(0.4) {
          page.animator.pauseAnimation()
          fractions.append(page.animator.fractionComplete)
          page.animator.scrubsLinearly = false
          fractions.append(page.animator.fractionComplete)
        }
      }, limit: 1)
    #expect(abs(fractions[0] - Easing.easeIn.value(at: 0.4)) < 1e-9)
    #expect(abs(fractions[1] - 0.4) < 1e-9)
  }

  /// Documented: an animator that is turned around ends at `.start`, and the views are back.
  @Test func aCardThatIsTurnedAroundComesBack() throws {
    var page: ScrubbedCard?
    let film = Film(
      screen(ScrubbedCard()) { card in
        page = card
        card.prepare()
        card.animator.startAnimation()
        after(0.5) { card.animator.isReversed = true }
      })
    film.expect("card", .position, part: 1, until: 0.5) {
      eased(.easeIn, from: 700, to: 200, $0, over: 1)
    }
    #expect(page?.ends == [.start])
    #expect(page?.card.frame.origin.y == 600)
    #expect(film.number("card", .position, film.recording.scene.frameCount, part: 1) == 700)
  }

  /// Documented: `stopAnimation(false)` leaves views where they are, `finishAnimation` completes.
  @Test func aCardThatIsCaughtStays() throws {
    var page: ScrubbedCard?
    let film = Film(
      screen(ScrubbedCard()) { card in
        page = card
        card.prepare()
        card.animator.startAnimation()
        after(0.5) {
          card.animator.stopAnimation(false)
          card.animator.finishAnimation(at: .current)
        }
      })
    let wanted = eased(.easeIn, from: 700, to: 200, 0.5, over: 1)
    #expect(page?.ends == [.current])
    #expect(abs((film.number("card", .position, 40, part: 1) ?? 0) - wanted) < 1e-6)
  }
}
