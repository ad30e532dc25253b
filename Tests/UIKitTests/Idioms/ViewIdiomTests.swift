import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct ViewIdiomTests {
  @Test func rootsDissolve() {
    let film = Film(
      UIKitTransition("swap") { window in
        window.accessibilityIdentifier = "window"
        window.rootViewController = Page("old")
      } begin: { window in
        RootSwap.swap(to: Page("new", .blue), in: window)
      })
    #expect(film.findings == [])
    film.expect("window.new", .opacity, until: 0.3) {
      eased(.easeInOut, from: 0, to: 1, $0, over: 0.3)
    }
    film.expect("window.old", .opacity, until: 0.3) {
      eased(.easeInOut, from: 1, to: 0, $0, over: 0.3)
    }
    #expect(film.looks("new", 10) != nil)
    #expect(film.looks("window.old", 18) == nil)
  }

  /// Documented: flipping from the left, the left side moves to the front and the right to the back.
  @Test func cardFlipsBothWays() {
    for (options, turn) in [
      (UIView.AnimationOptions.transitionFlipFromLeft, 180.0), (.transitionFlipFromRight, -180),
    ] {
      var page: FlipCard?
      let film = Film(
        screen(FlipCard()) {
          page = $0
          $0.flip(options)
        })
      #expect(film.findings == [])
      film.expect("holder.old", .rotateY, until: 0.6) {
        eased(.easeInOut, from: 0, to: turn, $0, over: 0.6)
      }
      film.expect("holder.new", .rotateY, until: 0.6) {
        eased(.easeInOut, from: -turn, to: 0, $0, over: 0.6)
      }
      #expect(film.looks("holder", 10)?.perspective == 1000)
      #expect(film.looks("holder.new", 10)?.isDoubleSided == false)
      #expect(film.looks("card-back", 36) != nil)
      #expect(film.looks("card-front", 36) == nil)
      #expect(page?.ends == [true])
    }
  }

  @Test func curlsAreDissolvesWithAFinding() {
    let film = Film(screen(FlipCard()) { $0.flip([.transitionCurlUp, .curveLinear]) })
    #expect(film.findings == [.notAnimatable])
    film.expect("holder.new", .opacity, until: 0.6) { $0 / 0.6 }
  }

  @Test func layoutMovesWhereTheAnimationAsksForIt() {
    let film = Film(screen(Accordion()) { $0.toggle() })
    #expect(film.findings == [])
    film.expect("head", .size, part: 1, until: 0.3) {
      eased(.easeOut, from: 60, to: 240, $0, over: 0.3)
    }
    film.expect("body", .position, part: 1, until: 0.3) {
      eased(.easeOut, from: 310, to: 490, $0, over: 0.3)
    }
  }

  @Test(arguments: [0, 30]) func displayLinksCountFrames(rate: Int) {
    var page: LinkedCounter?
    let film = Film(
      screen(LinkedCounter()) {
        $0.framesPerSecond = rate
        $0.count()
        page = $0
      })
    #expect(film.findings == [])
    film.expect("bar", .size, until: 0.55) { time in
      let step = rate == 30 ? 2.0 : 1.0
      return 390 * min(((time * 60 + 1e-6) / step).rounded(.down) * step / 30, 1)
    }
    #expect(page?.ticks.count == (rate == 30 ? 15 : 30))
  }

  /// Documented: blocks are animated in addition to each other, and so the way keeps its momentum:
  /// 0, 25, 50, 55, 60, 40, 20 at quarters of a second.
  @Test func aNewTargetKeepsTheMomentum() {
    let film = Film(
      screen(Retarget()) { page in
        page.send(to: 100)
        after(0.5) { page.send(to: 20) }
      })
    let wanted = [0, 25, 50, 55, 60, 40, 20]
    for (quarter, place) in wanted.enumerated() {
      let found = film.number("box", .position, quarter * 15) ?? -1
      #expect(abs(found - 10 - Double(place)) < 1e-6)
    }
  }

  /// Documented: opacity begins where the model is, or with the option where it is seen.
  @Test func opacityBeginsWhereTheOptionSays() {
    for (options, start) in [
      (UIView.AnimationOptions.curveLinear, 0.0),
      ([.curveLinear, .beginFromCurrentState], 0.5),
    ] {
      let film = Film(
        screen(Retarget()) { page in
          page.fade(to: 0, .curveLinear)
          after(0.5) { page.fade(to: 1, options) }
        })
      #expect(abs((film.number("box", .opacity, 30) ?? -1) - start) < 1e-6)
      #expect(abs((film.number("box", .opacity, 60) ?? -1) - (start + 1) / 2) < 1e-6)
    }
  }

  @Test func timersShowOneDotAfterTheOther() {
    for start in [TimerSteps.showByTimer, TimerSteps.showByDelays] {
      let film = Film(screen(TimerSteps()) { start($0)() })
      #expect(film.findings == [])
      for dot in 0..<4 {
        film.expect("dot-\(dot)", .opacity, until: 0.6) {
          eased(.linear, from: 0, to: 1, $0, over: 0.2, after: 0.1 * Double(dot + 1))
        }
      }
      #expect(abs(film.seconds - 0.6) < 1e-6)
    }
  }

  @Test func workOfOtherQueuesTakesNoTime() {
    let film = Film(screen(TimerSteps()) { $0.showInTheBackground() })
    film.expect("dot-2", .opacity, until: 0.2) { $0 / 0.2 }
    let later = Film(screen(TimerSteps()) { $0.showLater() })
    later.expect("dot-0", .opacity, until: 0.45) {
      eased(.linear, from: 0, to: 1, $0, over: 0.2, after: 0.25)
    }
    #expect(later.findings == [])
  }

  /// Documented: the block's repetition is that of all changes inside, and its end that of the last.
  @Test func heartsBeatAsOftenAsTheyAreTold() {
    var page: Pulse?
    let film = Film(
      screen(Pulse()) {
        page = $0
        $0.beat()
      })
    #expect(film.findings == [])
    film.expect("heart", .scale, until: 1) { time in
      let part = time.truncatingRemainder(dividingBy: 0.5)
      return 1 + 0.2 * (part < 0.25 ? part : 0.5 - part) * 4
    }
    #expect(film.seconds == 1)
    #expect(page?.beats == [true])
  }

  /// Documented: what changes in a transition's block jumps, unless the option lets it move.
  @Test func contentMovesInATransitionWhereItMay() {
    let still = Film(screen(Pulse()) { $0.dissolve([]) })
    still.expect("heart", .position, part: 1, until: 0.4) { _ in 545 }
    let moving = Film(screen(Pulse()) { $0.dissolve(.allowAnimatedContent) })
    moving.expect("heart", .position, part: 1, until: 0.4) {
      eased(.easeInOut, from: 345, to: 545, $0, over: 0.4)
    }
    for film in [still, moving] {
      #expect(film.findings == [])
      film.expect("page.new", .opacity, until: 0.4) {
        eased(.easeInOut, from: 0, to: 1, $0, over: 0.4)
      }
    }
  }

  @Test func disabledTransitionsChangeAtOnce() {
    let film = Film(
      screen(Pulse()) { page in UIView.performWithoutAnimation { page.dissolve([]) } })
    #expect(film.seconds == 0)
    #expect(film.looks("page", 0)?.background == .color(.black))
    #expect(film.looks("page.old", 0) == nil)
  }
}
