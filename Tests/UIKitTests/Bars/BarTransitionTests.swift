import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Titles and buttons of a navigation bar while pages are exchanged.
@MainActor @Suite("Transitions of navigation bars") struct BarTransitionTests {
  /// A page with a title, which it may say only once its view is there.
  private final class Titled: UIViewController {
    private let words: String
    init(_ words: String, late: Bool = false) {
      self.words = words
      super.init(nibName: nil, bundle: nil)
      if !late { title = words }
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = words
      view.backgroundColor = .white
    }
  }

  private func texts(_ recording: UIKitRecording, at seconds: Double) -> [String] {
    recording.scene.scene(at: .seconds(seconds)).items.compactMap { item in
      guard case .text(let text) = item.properties.content else { return nil }
      return text.runs.map(\.string).joined()
    }
  }

  private func push(_ animator: any UIViewControllerAnimatedTransitioning) -> Film {
    Film(
      UIKitTransition("push") { window in
        let navigation = UINavigationController(rootViewController: Titled("First"))
        navigation.delegate = Giver(animator)
        window.rootViewController = navigation
      } begin: { window in
        (window.rootViewController as? UINavigationController)?
          .pushViewController(Titled("Second"), animated: true)
      })
  }

  @Test("titles fade into each other along with an animator of the app's own")
  func titles() {
    let film = push(ParallaxPush(.push))
    #expect(film.findings == [])
    let (old, new) = ("navigation-bar.title-box", "navigation-bar.title-box-2")
    func part(_ time: Double) -> Double { eased(.easeInOut, from: 0, to: 1, time, over: 0.35) }
    film.expect(old, .opacity, until: 0.35) { 1 - part($0) }
    film.expect(new, .opacity, until: 0.35) { part($0) }
    film.expect(new, .translate, until: 0.35) { 195 * (1 - part($0)) }
    film.expect("navigation-bar.indicator", .opacity, until: 0.35, as: part)
    #expect(texts(film.recording, at: 9).sorted() == ["First", "Second"])
    #expect(film.looks(old, film.recording.scene.frameCount - 1) == nil)
  }

  @Test("titles follow the finger of a pop, and are back where they were when it lets go early")
  func finger() {
    for (way, finishes) in [(260.0, true), (90.0, false)] {
      let touch = ScriptedTouch.edgePan(to: way, duration: 0.413)
      let recording = UIKitRecording(
        of: UIKitTransition("pop") { window in
          let navigation = UINavigationController(rootViewController: Titled("First"))
          navigation.pushViewController(Titled("Second"), animated: false)
          window.rootViewController = navigation
        } begin: { _ in
        }, touches: [touch])
      #expect(recording.findings == [])
      var finger = DrivenWay(touch: touch, finishes: finishes)
      finger.duration = 0.5
      for index in 0..<recording.scene.frameCount {
        let (time, items) = (Double(index) / 60, recording.scene.scene(frame: index).items)
        let part = finger.part(at: time)
        let title = items.first { $0.id.name == "navigation-bar.title-box" }
        guard let opacity = title?.properties.opacity else {
          #expect(part > 1 - 1e-9)
          continue
        }
        if part == 0, time < touch.begin + 0.2 { continue }
        #expect(abs(1 - opacity - part) < 1e-6, "frame \(index)")
      }
      let (first, last) = (recording.scene.scene(frame: 0), recording.scene.scene(at: .seconds(9)))
      #expect((first.items.map(\.properties) == last.items.map(\.properties)) == !finishes)
      #expect(texts(recording, at: 9).contains("Second") == !finishes)
    }
  }

  @Test("a title that comes late is shown")
  func lateTitle() {
    let recording = UIKitRecording(
      of: screen(UINavigationController(rootViewController: Titled("First"))) { stack in
        after(0.2) { stack.topViewController?.title = "Later" }
        after(0.4) {}
      })
    #expect(texts(recording, at: 0.1) == ["First"])
    #expect(texts(recording, at: 0.4) == ["Later"])
  }

  @Test("pages that say their titles when they are loaded have them from the first frame on")
  func loadedTitles() {
    func stack() -> UINavigationController {
      let stack = UINavigationController(rootViewController: Titled("First", late: true))
      stack.pushViewController(Titled("Second", late: true), animated: false)
      return stack
    }
    let recording = UIKitRecording(of: popping(from: stack()))
    #expect(texts(recording, at: 0).contains("Second"))
    #expect(texts(recording, at: 9) == ["First"])
  }

  @Test(
    "words that lead back give way to a short one, and to none",
    arguments: [
      ("Home", "Inbox", "Home"), ("The whole history of the world", "Inbox", "Back"),
      ("Home", "A title that takes all the room there is", nil),
    ])
  func backWords(below: String, title: String, words: String?) {
    let recording = UIKitRecording(
      of: UIKitTransition("words") { window in
        let stack = UINavigationController(rootViewController: Titled(below))
        stack.pushViewController(Titled(title), animated: false)
        window.rootViewController = stack
      } begin: { _ in
      })
    #expect(texts(recording, at: 0).filter { $0 != title } == (words.map { [$0] } ?? []))
  }
}

/// Large titles, and pages beside bars.
@MainActor @Suite("Room of bars") struct BarRoomTests {
  /// A page that scrolls.
  private final class Scroller: UIViewController {
    let scroll = UIScrollView()
    override func loadView() { view = scroll }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.accessibilityIdentifier = "page"
      scroll.contentSize = CGSize(width: 390, height: 2000)
    }
  }

  private func large(
    _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic, scrolled: CGFloat
  ) -> (film: Film, inset: CGFloat) {
    var inset: CGFloat = 0
    let film = Film(
      UIKitTransition("large") { window in
        let page = Scroller()
        page.title = "Large"
        page.navigationItem.largeTitleDisplayMode = mode
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
      } begin: { window in
        let page = (window.rootViewController as? UINavigationController)?.topViewController
        guard let scroll = page?.view as? UIScrollView else { return }
        inset = scroll.adjustedContentInset.top
        scroll.contentOffset.y += scrolled
      })
    return (film, inset)
  }

  /// Apple's bar is 44 points high, and 52 more with a large title.
  @Test(
    "a large title has its room below the buttons, and scrolls away",
    arguments: [
      (0.0, 96.0, 0.0), (20, 76, 0), (46, 50, 0.5), (300, 44, 1),
    ])
  func collapse(scrolled: CGFloat, height: Double, small: Double) throws {
    let (film, inset) = large(scrolled: scrolled)
    #expect(inset == 47 + 96 as CGFloat)
    #expect(film.looks("navigation-bar", 0)?.frame == Rect(x: 0, y: 47, width: 390, height: height))
    #expect(film.number("navigation-bar.title", .opacity, 0) == small)
  }

  @Test("an item may go without a large title")
  func never() {
    #expect(large(.never, scrolled: 0).film.looks("navigation-bar", 0)?.frame.height == 44)
    #expect(large(.always, scrolled: 0).film.looks("navigation-bar", 0)?.frame.height == 96)
  }

  @Test("a page without extended edges stands between the bars, and nothing of it is unsafe")
  func edges() throws {
    var safe = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let film = Film(
      UIKitTransition("edges") { window in
        let page = Page("page", .white)
        page.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        window.rootViewController = tabs
      } begin: { window in
        let tabs = window.rootViewController as? UITabBarController
        let stack = tabs?.selectedViewController as? UINavigationController
        safe = stack?.topViewController?.view.safeAreaInsets ?? safe
      })
    #expect(film.findings == [])
    let page = try #require(film.looks("page", 0))
    #expect(page.frame == Rect(x: 0, y: 91, width: 390, height: 844 - 91 - 83))
    #expect(safe == .zero)
  }

  /// A page that notes what of it is unsafe at the bottom whenever it is laid out.
  private final class Watcher: UIViewController {
    static var bottoms: Set<CGFloat> = []
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      Self.bottoms.insert(view.safeAreaInsets.bottom)
    }
  }

  @Test("a tab that is loaded late is laid out once, above the bar")
  func lateTab() {
    Watcher.bottoms = []
    _ = Film(
      UIKitTransition("tab") { window in
        let tabs = UITabBarController()
        tabs.viewControllers = [Page("one"), Watcher()]
        window.rootViewController = tabs
      } begin: {
        ($0.rootViewController as? UITabBarController)?.selectedIndex = 1
      })
    #expect(Watcher.bottoms == [83 as CGFloat])
  }
}
