import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct ControllerIdiomTests {
  private func stack(_ names: String...) -> (UINavigationController, OperationDelegate) {
    let (navigation, delegate) = (UINavigationController(), OperationDelegate())
    navigation.setViewControllers(names.map { Page($0) }, animated: false)
    navigation.delegate = delegate
    kept.append(delegate)
    return (navigation, delegate)
  }

  /// Runs an action of a stack, and says what the delegate was asked and what is left.
  private func run(
    _ names: [String], _ action: @escaping @MainActor (UINavigationController) -> Void
  ) -> (film: Film, asked: [UINavigationController.Operation], left: [String]) {
    let delegate = OperationDelegate()
    var navigation: UINavigationController?
    let film = Film(
      UIKitTransition("stack") { window in
        let stack = UINavigationController()
        stack.setViewControllers(names.map { Page($0) }, animated: false)
        stack.delegate = delegate
        navigation = stack
        window.rootViewController = stack
      } begin: { _ in
        if let navigation { action(navigation) }
      })
    return (film, delegate.asked, navigation?.viewControllers.map { $0.title ?? "" } ?? [])
  }

  @Test func delegateGivesAnAnimatorForEachOperation() {
    let push = run(["a"]) { $0.pushViewController(Page("b"), animated: true) }
    #expect(push.asked == [.push])
    #expect(push.left == ["a", "b"])
    let pop = run(["a", "b"]) { $0.popViewController(animated: true) }
    #expect(pop.asked == [.pop])
    #expect(pop.left == ["a"])
    pop.film.expect("b", .translate, until: 0.35) {
      eased(.easeIn, from: 0, to: 390, $0, over: 0.35)
    }
    pop.film.expect("a", .translate, until: 0.35) {
      eased(.easeIn, from: -130, to: 0, $0, over: 0.35)
    }
    #expect(push.film.findings == [] && pop.film.findings == [])
  }

  /// Documented for `setViewControllers`: a top that is new is pushed, one that was below is popped
  /// to, and the same top changes nothing that is seen.
  @Test func operationsFollowFromTheStacks() {
    let replaced = run(["a", "b"]) { navigation in
      guard let top = navigation.topViewController else { return }
      ReplaceTop(identifier: nil, source: top, destination: Page("c")).perform()
    }
    #expect(replaced.asked == [.push])
    #expect(replaced.left == ["a", "c"])
    let back = run(["a", "b", "c"]) {
      $0.setViewControllers([$0.viewControllers[0]], animated: true)
    }
    #expect(back.asked == [.pop])
    #expect(back.left == ["a"])
    let same = run(["a", "b"]) { $0.setViewControllers([$0.viewControllers[1]], animated: true) }
    #expect(same.asked == [])
    #expect(same.left == ["b"])
    #expect(same.film.seconds == 0)
    let root = run(["a", "b", "c"]) { $0.popToRootViewController(animated: true) }
    #expect(root.asked == [.pop])
    let findings = [replaced, back, same, root].flatMap(\.film.findings)
    #expect(findings == [])
  }

  @Test(arguments: [1, 0]) func tabsSlideTowardsTheirSide(to next: Int) {
    let delegate = TabSlideDelegate()
    let film = Film(
      UIKitTransition("tabs") { window in
        let tabs = UITabBarController()
        tabs.viewControllers = [Page("first"), Page("second", .blue)]
        tabs.selectedIndex = 1 - next
        tabs.delegate = delegate
        window.rootViewController = tabs
      } begin: { window in
        (window.rootViewController as? UITabBarController)?.selectedIndex = next
      })
    #expect(film.findings == [])
    let (side, names) = (next == 1 ? 390.0 : -390, ["first", "second"])
    film.expect(names[next], .position, until: 0.25) {
      eased(.easeInOut, from: 195 + side, to: 195, $0, over: 0.25)
    }
    film.expect(names[1 - next], .position, until: 0.25) {
      eased(.easeInOut, from: 195, to: 195 - side, $0, over: 0.25)
    }
  }

  @Test func containerExchangesItsChildren() {
    var container: ContainerSwap?
    let film = Film(
      UIKitTransition("container") { window in
        let swap = ContainerSwap()
        container = swap
        window.rootViewController = swap
        swap.show(Page("one"), animated: false)
      } begin: { _ in
        container?.show(Page("two", .blue), animated: true)
      })
    #expect(film.findings == [])
    film.expect("two", .opacity, until: 0.3) { eased(.easeIn, from: 0, to: 1, $0, over: 0.3) }
    film.expect("one", .opacity, until: 0.3) { eased(.easeIn, from: 1, to: 0, $0, over: 0.3) }
    film.expect("two", .scale, until: 0.3) { eased(.easeIn, from: 1.2, to: 1, $0, over: 0.3) }
    #expect(film.looks("one", 18) == nil)
    #expect(container?.children.map(\.title) == ["two"])
  }

  private func cycle(_ options: UIView.AnimationOptions) -> (Film, ChildTransition?) {
    var container: ChildTransition?
    let film = Film(
      UIKitTransition("children") { window in
        let parent = ChildTransition()
        parent.view.accessibilityIdentifier = "parent"
        container = parent
        window.rootViewController = parent
        parent.begin(with: Page("one"))
      } begin: { _ in
        guard let container, let old = container.children.first else { return }
        container.cycle(from: old, to: Page("two", .blue), options)
      })
    return (film, container)
  }

  /// Documented: the new view is added, the animations run, and the old view is removed at the end.
  @Test func systemExchangesChildren() {
    let (film, container) = cycle(.curveEaseInOut)
    #expect(film.findings == [])
    film.expect("two", .position, until: 0.25) {
      eased(.easeInOut, from: 585, to: 195, $0, over: 0.25)
    }
    film.expect("one", .position, until: 0.25) {
      eased(.easeInOut, from: 195, to: -195, $0, over: 0.25)
    }
    #expect(container?.calls == ["finished true, old in window false"])
    #expect(container?.children.map(\.title) == ["two"])
    #expect(film.looks("one", 15) == nil)
    let (dissolve, _) = cycle(.transitionCrossDissolve)
    dissolve.expect("parent.new", .opacity, until: 0.25) {
      eased(.easeInOut, from: 0, to: 1, $0, over: 0.25)
    }
  }

  /// The system's spring (mass 3, stiffness 1000, damping 500) for half a second.
  @Test func systemStylesGoByTheSystemsSpring() {
    let spring = Spring.physical(mass: 3, stiffness: 1000, damping: 500)
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let cover = Film(presenting(StyledController(style, .coverVertical)))
      #expect(cover.findings == [])
      cover.expect("StyledController", .position, part: 1, until: 0.5) {
        422 + 844 * (1 - spring.value(at: $0))
      }
      let fade = Film(presenting(StyledController(style, .crossDissolve)))
      fade.expect("StyledController", .opacity, until: 0.5) { spring.value(at: $0) }
      let isCovered = style == .fullScreen
      #expect((cover.looks("BlankController", 31) == nil) == isCovered)
      let leaving = Film(dismissing(StyledController(style, .coverVertical)))
      #expect(leaving.findings == [])
      leaving.expect("StyledController", .position, part: 1, until: 0.5) {
        422 + 844 * spring.value(at: $0)
      }
      #expect(leaving.looks("BlankController", 5) != nil)
    }
  }

  @Test func screensFlipOver() {
    let film = Film(presenting(StyledController(.fullScreen, .flipHorizontal)))
    #expect(film.findings == [])
    #expect(film.recording.cameToRest)
    #expect(abs(film.seconds - 0.7) < 1e-6)
    film.expect("UITransitionView.new", .rotateY, until: 0.7) {
      eased(.easeInOut, from: 180, to: 0, $0, over: 0.7)
    }
  }

  /// Documented: full screens decide about the status bar, others where they say that they capture it.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true),
  ]) func statusBarFollowsWhoCoversTheScreen(
    style: UIModalPresentationStyle, captures: Bool, decides: Bool
  ) {
    var states: [Bool] = []
    let film = Film(
      UIKitTransition("status bar") { window in
        window.rootViewController = BlankController()
      } begin: { window in
        let page = StatusBarCapture()
        page.modalPresentationStyle = style
        page.modalPresentationCapturesStatusBarAppearance = captures
        states.append(UIApplication.shared.isStatusBarHidden)
        window.rootViewController?.present(page, animated: true) {
          states.append(UIApplication.shared.isStatusBarHidden)
          states.append(UIApplication.shared.statusBarStyle == .lightContent)
        }
      })
    #expect(film.findings == (decides ? [] : [.statusBarIgnored]))
    #expect(states == [false, decides, decides])
  }

  @Test func oneAnimatorGoesBothWays() {
    func page() -> UIViewController {
      let (page, delegate) = (Page("page"), TwoWaysDelegate())
      page.modalPresentationStyle = .overFullScreen
      page.transitioningDelegate = delegate
      kept.append(delegate)
      return page
    }
    let coming = Film(presenting(page()))
    coming.expect("page", .scale, until: 0.4) { eased(.easeInOut, from: 0.2, to: 1, $0, over: 0.4) }
    coming.expect("page", .opacity, until: 0.4) { eased(.easeInOut, from: 0, to: 1, $0, over: 0.4) }
    let going = Film(dismissing(page()))
    going.expect("page", .scale, until: 0.4) { eased(.easeInOut, from: 1, to: 0.2, $0, over: 0.4) }
    going.expect("page", .opacity, until: 0.4) { eased(.easeInOut, from: 1, to: 0, $0, over: 0.4) }
    #expect(coming.findings == [] && going.findings == [])
  }
}
