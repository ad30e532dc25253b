import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct TransitionIdiomTests {
  /// The circle's box grows from one to the other by the easing: its points move on straight lines.
  @Test func circularRevealGrowsByItsEasing() {
    let film = Film(pushed(by: CircularReveal(from: CGPoint(x: 100, y: 700))))
    #expect(film.findings == [])
    let radius = (290.0 * 290 + 700 * 700).squareRoot()
    for frame in film.frames(until: 0.4) {
      guard case .path(let path)? = film.looks("reveal", frame)?[.pathData] else {
        Issue.record("no mask in frame \(frame)")
        continue
      }
      let box = path.controlBox
      let wanted = eased(.easeInOut, from: 10, to: radius, film.time(frame), over: 0.4)
      #expect(abs(box.size.width / 2 - wanted) < 1e-6)
      #expect(abs(box.origin.x - (100 - wanted)) < 1e-6)
    }
    #expect(film.looks("reveal", 24) == nil)
    #expect(film.seconds == 0.4)
  }

  /// Keyframes without options go by ease-in-out altogether, and evenly from one to the next.
  @Test func snapshotFlipTurnsOneAfterTheOther() {
    let film = Film(pushed(by: SnapshotFlip()))
    #expect(film.findings == [])
    film.expectMap("front", until: 0.6) {
      let progress = eased(.easeInOut, from: 0, to: 1, $0, over: 0.6)
      return .rotation(.degrees(-90 * min(progress * 2, 1)), about: .y)
    }
    film.expectMap("back", until: 0.6) {
      let progress = eased(.easeInOut, from: 0, to: 1, $0, over: 0.6)
      return .rotation(.degrees(90 * min((1 - progress) * 2, 1)), about: .y)
    }
    #expect(film.looks("pages", 10)?.perspective == 500)
    #expect(film.looks("front", 36) == nil)
  }

  /// The spring is UIKit's fit of 0.5 s and a ratio of 0.6; the coordinator eases in and out.
  @Test func cardPopsUpBySpringAndShadeFollowsTheCoordinator() throws {
    let film = Film(presenting(PopUpCardController()))
    #expect(film.findings == [])
    let spring = try SpringFit(duration: 0.5, dampingRatio: 0.6)
    film.expect("PopUpCardController", .scale, until: 0.5) {
      0.7 + 0.3 * spring.spring.value(at: $0)
    }
    film.expect("shade", .opacity, until: 0.5) {
      eased(.easeInOut, from: 0, to: 1, $0, over: 0.5)
    }
    let end = film.looks("PopUpCardController", 30)
    #expect(end?.frame == Rect(origin: Point(20, 272), size: Size(350, 300)))
    #expect(end?.cornerRadii.topLeft == 16)
  }

  @Test func cardLeavesNothingBehind() {
    let film = Film(dismissing(PopUpCardController()))
    #expect(film.findings == [])
    film.expect("PopUpCardController", .opacity, until: 0.2) {
      eased(.easeInOut, from: 1, to: 0, $0, over: 0.2)
    }
    film.expect("shade", .opacity, until: 0.2) {
      eased(.easeInOut, from: 1, to: 0, $0, over: 0.2)
    }
    #expect(film.looks("shade", 12) == nil)
    #expect(film.looks("PopUpCardController", 12) == nil)
  }

  private func drawer() -> UIViewController {
    let (menu, delegate) = (Page("menu"), DrawerDelegate())
    kept.append(delegate)
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
    return menu
  }

  @Test func drawerComesFromTheLeft() {
    let film = Film(presenting(drawer()))
    #expect(film.findings == [])
    film.expect("menu", .position, until: 0.3) {
      eased(.easeOut, from: -155, to: 155, $0, over: 0.3)
    }
    #expect(film.looks("menu", 18)?.size == Size(310, 844))
    let back = Film(dismissing(drawer()))
    #expect(back.findings == [])
    back.expect("menu", .position, until: 0.3) {
      eased(.easeOut, from: 155, to: -155, $0, over: 0.3)
    }
    #expect(back.looks("menu", 18) == nil)
  }

  /// From [50, 210, 100, 75] in the window to the whole width at 120.
  @Test func imageFliesFromCellToHeader() {
    let film = Film(
      UIKitTransition("zoom") { window in
        let navigation = UINavigationController(rootViewController: ThumbnailController())
        navigation.delegate = Giver(ImageZoom())
        window.rootViewController = navigation
      } begin: { window in
        (window.rootViewController as? UINavigationController)?
          .pushViewController(PictureController(), animated: true)
      })
    #expect(film.findings == [])
    func way(_ time: Double, _ start: Double, _ end: Double) -> Double {
      eased(.easeInOut, from: start, to: end, time, over: 0.35)
    }
    film.expect("flying", .position, until: 0.35) { way($0, 100, 195) }
    film.expect("flying", .position, part: 1, until: 0.35) { way($0, 247.5, 266.25) }
    film.expect("flying", .size, until: 0.35) { way($0, 100, 390) }
    film.expect("PictureController", .opacity, until: 0.35) { way($0, 0, 1) }
    #expect(film.looks("flying", 21) == nil)
  }

  @Test func parallaxMovesBothPages() {
    let film = Film(pushed(by: ParallaxPush(.push)))
    #expect(film.findings == [])
    film.expect("to", .translate, until: 0.35) {
      eased(.easeIn, from: 390, to: 0, $0, over: 0.35)
    }
    film.expect("from", .translate, until: 0.35) {
      eased(.easeIn, from: 0, to: -130, $0, over: 0.35)
    }
    #expect(film.looks("from", 21) == nil)
  }

  /// Decomposed maps turn evenly, and their shift is even too: the axis lies half a width behind.
  @Test func cubeTurnsAboutItsMiddle() {
    let film = Film(pushed(by: Cube()))
    #expect(film.findings == [])
    #expect(film.looks("pages", 3)?.perspective == 800)
    film.expectMap("from", until: 0.5) { time in
      let progress = time / 0.5
      let end = Transform.translation(0, 0, 195)
        .followed(by: .rotation(.degrees(-90), about: .y)).followed(by: .translation(0, 0, -195))
      return Transform.rotation(.degrees(-90 * progress), about: .y)
        .followed(by: .translation(end.row4.x * progress, 0, end.row4.z * progress))
    }
    #expect(film.looks("to", 12)?.isDoubleSided == false)
    #expect(film.looks("to", 30)?.isDoubleSided == true)
  }

  @Test func halvesFoldAboutTheirOuterEdges() {
    let film = Film(pushed(by: Fold()))
    #expect(film.findings == [])
    #expect(film.looks("left-half", 0)?.frame == Rect(origin: .zero, size: Size(195, 844)))
    #expect(film.looks("right-half", 0)?.frame.origin == Point(195, 0))
    #expect(film.looks("right-half", 0)?.anchor == UnitPoint(1, 0.5))
    let middle = film.looks("left-half", 26)?.transform.combined
    #expect(abs((middle?.row1.x ?? 1)) < 0.05)
    #expect(film.looks("left-half", 27) == nil)
  }

  /// A delay of 0.1 s, then UIKit's fit with a velocity of two ways per second.
  @Test func fallBouncesBySpring() throws {
    let film = Film(
      UIKitTransition("fall") { window in
        window.rootViewController = BlankController()
      } begin: { window in
        let page = Page("to")
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = Giver(BounceDown())
        window.rootViewController?.present(page, animated: true)
      })
    #expect(film.findings == [])
    let fit = try SpringFit(duration: 0.8, dampingRatio: 0.4, initialVelocity: 2)
    film.expect("to", .position, part: 1, until: 0.9) { time in
      let passed = Time.seconds(time) - .seconds(0.1)
      return 422 - 844 * (passed <= .zero ? 1 : 1 - fit.spring.value(at: time - 0.1))
    }
    #expect(film.number("to", .position, 54, part: 1) == 422)
    #expect(film.looks("BlankController", 55) == nil)
  }

  /// Between its keyframes a property holds its value, whatever order they were added in.
  @Test func keyframesEachHaveTheirTime() {
    let film = Film(pushed(by: KeyframeChoreography()))
    #expect(film.findings == [])
    film.expect("to", .translate, part: 1, until: 1) {
      $0 < 0.25 ? 844 : $0 < 0.75 ? 844 - 633 * ($0 - 0.25) * 2 : 211 * (1 - ($0 - 0.75) * 4)
    }
    film.expect("from", .scale, until: 1) { 1 - 0.1 * min($0 * 2, 1) }
    film.expect("from", .opacity, until: 1) { 1 - 0.6 * min(max(($0 - 0.5) * 4, 0), 1) }
  }

  @Test func headerFadesAlongThePush() {
    let film = Film(
      UIKitTransition("alongside") { window in
        let navigation = UINavigationController(rootViewController: Page("from"))
        navigation.delegate = Giver(ParallaxPush(.push))
        window.rootViewController = navigation
      } begin: { window in
        (window.rootViewController as? UINavigationController)?
          .pushViewController(AlongsideHeader(), animated: true)
      })
    #expect(film.findings == [])
    film.expect("header", .opacity, until: 0.35) {
      eased(.easeInOut, from: 0, to: 1, $0, over: 0.35)
    }
  }
}
