import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct LayerIdiomTests {
  /// Documented: what has no duration takes the transaction's; its block waits for the longest.
  @Test func transactionRulesWhatSaysNothing() {
    let film = Film(pushed(by: TransactionFade()))
    #expect(film.findings == [])
    film.expect("from", .opacity, until: 0.4) {
      eased(.easeOut, from: 1, to: 0, $0, over: 0.4)
    }
    film.expect("from", .scale, until: 0.2) { 1 + 0.5 * $0 / 0.2 }
    #expect(film.number("from", .scale, 13) == 1)
    #expect(film.seconds == 0.4)
    #expect(film.looks("from", 24) == nil)
  }

  /// Paced: 600 points in 1.2 s, 200 to the right and 400 down.
  @Test func dotFliesEvenlyAlongItsPath() {
    let film = Film(screen(PathFlight()) { $0.fly() })
    #expect(film.findings == [])
    film.expect("dot", .position, until: 1.2) { 100 + min(500 * $0, 200) }
    film.expect("dot", .position, part: 1, until: 1.2) { 100 + max(500 * $0 - 200, 0) }
    film.expect("dot", .rotate, until: 0.4) { _ in 0 }
    #expect(abs((film.number("dot", .rotate, 30) ?? 0) - 90) < 1e-6)
    #expect(film.looks("dot", 72)?.position == Point(300, 500))
  }

  /// Mass 1, stiffness 180, damping 18, set off at one way per second; it lasts until it settles.
  @Test func springDropsUntilItSettles() throws {
    let film = Film(pushed(by: SpringDrop()))
    #expect(film.findings == [])
    let spring = try Spring.physical(stiffness: 180, damping: 18).launched(at: 1)
    let settling = try #require(spring.settlingDuration())
    film.expect("to", .position, part: 1, until: settling) {
      -422 + 844 * spring.value(at: $0)
    }
    #expect(abs(film.seconds - settling) < 1e-6)
  }

  /// A group's members begin in the group's time, and the group 0.2 s after now.
  @Test func membersOfAGroupFollowEachOther() {
    let film = Film(screen(StaggeredGroup()) { $0.play() })
    #expect(film.findings == [])
    film.expect("card", .position, until: 1.2 - 1e-6) {
      $0 < 0.2 ? 150 : eased(.linear, from: 150, to: 250, $0, over: 0.4, after: 0.2)
    }
    film.expect("card", .rotate, until: 1.2 - 1e-6) {
      eased(.linear, from: 0, to: 90, $0, over: 0.4, after: 0.6)
    }
    film.expect("card", .opacity, until: 1.2 - 1e-6) {
      eased(.linear, from: 1, to: 0.2, $0, over: 0.2, after: 1)
    }
    #expect(film.number("card", .position, 72) == 150)
    #expect(film.number("card", .opacity, 72) == 1)
  }

  @Test func contentsPushEachOtherOut() {
    let film = Film(screen(PushTransition()) { $0.next(.push) })
    #expect(film.findings == [])
    film.expect("board.old", .translate, until: 0.5) {
      eased(.easeInOut, from: 0, to: -300, $0, over: 0.5)
    }
    film.expect("board.new", .translate, until: 0.5) {
      eased(.easeInOut, from: 300, to: 0, $0, over: 0.5)
    }
    #expect(film.looks("board.old", 5)?.background == .color(.init(red: 1, green: 0, blue: 0)))
    #expect(film.looks("board", 5)?.clipsToBounds == true)
    #expect(film.looks("board.old", 30) == nil)
  }

  @Test func contentsFadeIntoEachOther() {
    let film = Film(screen(PushTransition()) { $0.next(.fade) })
    film.expect("board.old", .opacity, until: 0.5) {
      eased(.easeInOut, from: 1, to: 0, $0, over: 0.5)
    }
    film.expect("board.new", .opacity, until: 0.5) {
      eased(.easeInOut, from: 0, to: 1, $0, over: 0.5)
    }
    #expect(film.looks("board.new", 5)?.blendMode == .plusLighter)
  }

  @Test func buttonMorphsIntoSheet() {
    let film = Film(screen(CornerMorph()) { $0.open() })
    #expect(film.findings == [])
    func way(_ start: Double, _ end: Double) -> (Double) -> Double {
      { eased(.easeInOut, from: start, to: end, $0, over: 0.4) }
    }
    film.expect("button", .cornerRadius, until: 0.4, as: way(30, 12))
    film.expect("button", .size, until: 0.4, as: way(60, 350))
    film.expect("button", .position, part: 1, until: 0.4, as: way(730, 600))
  }

  @Test func shadowIsLifted() {
    let film = Film(screen(LiftShadow()) { $0.lift() })
    #expect(film.findings == [])
    film.expect("card", .shadowOpacity, until: 0.5) { 0.1 + 0.3 * $0 / 0.5 }
    film.expect("card", .shadowBlur, until: 0.5) { 8 + 32 * $0 / 0.5 }
    film.expect("card", .shadowOffset, part: 1, until: 0.5) { 2 + 10 * $0 / 0.5 }
    #expect(film.number("card", .shadowBlur, 30) == 40)
  }

  @Test func gradientSweepsTwice() {
    let film = Film(screen(GradientSweep()) { $0.sweep() })
    #expect(film.findings == [])
    for frame in film.frames(until: 2) {
      guard case .paint(.gradient(let gradient))? = film.looks("shimmer", frame)?[.fill] else {
        Issue.record("no gradient in frame \(frame)")
        return
      }
      let part = film.time(frame).truncatingRemainder(dividingBy: 1)
      #expect(abs(gradient.stops[0].offset - 0.8 * part) < 1e-6)
      #expect(abs(gradient.stops[2].offset - (0.2 + 0.8 * part)) < 1e-6)
    }
    #expect(film.seconds == 2)
  }

  @Test func gradientChangesColor() {
    let film = Film(screen(GradientSweep()) { $0.recolor() })
    guard case .paint(.gradient(let start))? = film.looks("shimmer", 0)?[.fill],
      case .paint(.gradient(let late))? = film.looks("shimmer", 29)?[.fill]
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start.stops[1].color == .white)
    #expect(late.stops[1].color.components.y < 0.05)
  }

  /// Fill forwards, not removed: the line stays drawn though the model says 0.
  @Test func ringIsDrawnAndStays() {
    let film = Film(screen(ProgressRing()) { $0.draw() })
    #expect(film.findings == [])
    film.expect("ring", .trimEnd, until: 0.8) {
      eased(.cubicBezier(0.4, 0, 0.2, 1), from: 0, to: 0.75, $0, over: 0.8)
    }
    #expect(film.number("ring", .trimEnd, 60) == 0.75)
  }

  /// Documented: a quarter of a second by the default curve, where nothing else is said.
  @Test func layersMoveByThemselves() {
    let film = Film(screen(ImplicitLayer()) { $0.move(to: CGPoint(x: 120, y: 220)) })
    #expect(film.findings == [])
    film.expect("ball", .position, until: 0.25) {
      eased(.ease, from: 20, to: 120, $0, over: 0.25)
    }
    film.expect("ball", .position, part: 1, until: 0.25) {
      eased(.ease, from: 20, to: 220, $0, over: 0.25)
    }
    #expect(film.seconds == 0.25)
    let jump = Film(screen(ImplicitLayer()) { $0.jump(to: CGPoint(x: 120, y: 220)) })
    #expect(jump.looks("ball", 0)?.position == Point(120, 220))
    let slow = Film(screen(ImplicitLayer()) { $0.moveSlowly(to: CGPoint(x: 120, y: 20)) })
    slow.expect("ball", .position, until: 1) { 20 + 100 * $0 }
  }

  /// An implicit animation begins where the layer is seen: `presentation()` says where that is.
  @Test func layersTurnAroundWhereTheyAreSeen() {
    var seen: CGPoint?
    let film = Film(
      screen(ImplicitLayer()) { page in
        page.moveSlowly(to: CGPoint(x: 120, y: 20))
        after(0.5) {
          seen = page.placeOnScreen
          page.moveSlowly(to: CGPoint(x: 20, y: 20))
        }
      })
    #expect(abs((seen?.x ?? 0) - 70) < 1e-6)
    film.expect("ball", .position, until: 1.5) {
      $0 <= 0.5 ? 20 + 100 * $0 : 70 - 50 * ($0 - 0.5)
    }
  }

  @Test func shapesMoveByThemselvesButOutlinesDoNot() {
    var seen: CGFloat?
    let film = Film(
      screen(ProgressRing()) { page in
        page.jump(to: 0.5)
        after(0.1) { seen = page.endOnScreen }
      })
    film.expect("ring", .trimEnd, until: 0.25) {
      eased(.ease, from: 0, to: 0.5, $0, over: 0.25)
    }
    let wanted = eased(.ease, from: 0, to: 0.5, 0.1, over: 0.25)
    #expect(abs(Double(seen ?? 0) - wanted) < 1e-6)
  }

  @Test func loaderTurnsForEverWithoutBeingEndless() {
    let film = Film(screen(SpinningLoader()) { $0.start() })
    #expect(film.findings == [])
    #expect(film.recording.cameToRest)
    #expect(film.recording.scene.epochs.last?.end == nil)
  }
}
