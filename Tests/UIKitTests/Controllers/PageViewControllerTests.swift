import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("UIPageViewController") struct PageViewControllerTests {
  /// A page of a color, called by its number.
  final class Page: UIViewController {
    let number: Int
    var calls: [String] = []
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "page\(number)"
      view.backgroundColor = [.systemRed, .systemGreen, .systemBlue][number % 3]
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("leaves") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("left") }
  }

  /// The pages from 0 on.
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    var calls: [String] = []
    var count = NSNotFound

    init(of count: Int = 3) {
      pages = (0..<count).map { Page($0) }
      super.init()
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { self.page(beside: page, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { self.page(beside: page, 1) }
    private func page(beside page: UIViewController, _ way: Int) -> UIViewController? {
      let number = ((page as? Page)?.number ?? 0) + way
      return pages.indices.contains(number) ? pages[number] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("to \(numbers(pendingViewControllers))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("from \(numbers(previousViewControllers)) \(finished) \(completed)") }
    private func numbers(_ pages: [UIViewController]) -> [Int] {
      pages.compactMap { ($0 as? Page)?.number }
    }
  }

  private func film(
    of book: Book, style: UIPageViewController.TransitionStyle = .scroll, spacing: CGFloat = 0,
    start: Int = 0, touches: [ScriptedTouch] = [],
    begin: @escaping @MainActor (UIPageViewController) -> Void = { _ in }
  ) -> (recording: UIKitRecording, controller: UIPageViewController?) {
    var made: UIPageViewController?
    let recording = UIKitRecording(
      of: UIKitTransition("pages") { window in
        let controller = UIPageViewController(
          transitionStyle: style, navigationOrientation: .horizontal,
          options: [.interPageSpacing: spacing])
        (controller.dataSource, controller.delegate) = (book, book)
        controller.setViewControllers([book.pages[start]], direction: .forward, animated: false)
        window.rootViewController = controller
        made = controller
      } begin: { _ in
        if let made { begin(made) }
      }, touches: touches)
    return (recording, made)
  }

  /// Left edge of a page on the screen.
  private func left(
    _ name: String, _ recording: UIKitRecording, at seconds: Double
  ) -> Double? {
    let items = recording.scene.scene(at: .seconds(seconds)).items
    guard var next = items.firstIndex(where: { $0.id.name == name }) else { return nil }
    var x = items[next].properties.frame.minX
    while let parent = items[next].parent {
      x += items[parent].properties.frame.minX
      next = parent
    }
    return x
  }

  private func flick(_ start: CGFloat, _ end: CGFloat) -> ScriptedTouch {
    .pan(
      from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), duration: 0.2,
      velocity: CGVector(dx: end < start ? -800 : 800, dy: 0))
  }

  @Test("a flick turns to the next page, and tells the delegate before and after")
  func flick() {
    let book = Book()
    let (recording, controller) = film(of: book, touches: [flick(300, 150)])
    #expect(recording.findings == [])
    #expect(book.calls == ["to [1]", "from [0] true true"])
    #expect(controller?.viewControllers == [book.pages[1]])
    #expect(book.pages[0].calls == ["will false", "did", "leaves", "left"])
    #expect(book.pages[1].calls == ["will true", "did"])
    #expect(book.pages[1].parent === controller && book.pages[0].parent == nil)
    #expect(recording.cameToRest)
  }

  @Test("a finger that turns back leaves the page where it was")
  func cancelled() {
    let book = Book()
    let back = ScriptedTouch.touch([
      (0, CGPoint(x: 300, y: 400)), (0.2, CGPoint(x: 250, y: 400)), (0.6, CGPoint(x: 290, y: 400)),
      (0.8, CGPoint(x: 290, y: 400)),
    ])
    let (_, controller) = film(of: book, touches: [back])
    #expect(book.calls == ["to [1]", "from [0] true false"])
    #expect(controller?.viewControllers == [book.pages[0]])
    #expect(book.pages[0].calls == ["will false", "did", "leaves", "will true", "did"])
    #expect(book.pages[1].calls == ["will true", "leaves", "left"])
  }

  @Test("at the end there is no page to go to")
  func end() {
    let book = Book()
    let (_, controller) = film(of: book, start: 2, touches: [flick(300, 150)])
    #expect(book.calls == [])
    #expect(controller?.viewControllers == [book.pages[2]])
  }

  @Test("the code turns pages by itself, and tells no delegate")
  func byCode() throws {
    let book = Book()
    var ends: [Bool] = []
    let (recording, controller) = film(of: book) { pages in
      pages.setViewControllers(
        [book.pages[2]], direction: .forward, animated: true
      ) { ends.append($0) }
    }
    #expect(book.calls == [])
    #expect(ends == [true])
    #expect(controller?.viewControllers == [book.pages[2]])
    // Pages scroll like any content that is told to: in 0.3 s, slowly at both ends.
    for seconds in [0.1, 0.15, 0.2] {
      let part = Easing.easeInOut.value(at: seconds / 0.3)
      #expect(abs(try #require(left("page0", recording, at: seconds)) + 390 * part) < 1e-6)
      #expect(abs(try #require(left("page2", recording, at: seconds)) - 390 * (1 - part)) < 1e-6)
    }
  }

  @Test("backward, the page comes from the left")
  func backward() throws {
    let book = Book()
    let (recording, _) = film(of: book, start: 1) { pages in
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    }
    let part = Easing.easeInOut.value(at: 0.5)
    #expect(abs(try #require(left("page0", recording, at: 0.15)) + 390 * (1 - part)) < 1e-6)
  }

  @Test("pages keep their distance")
  func spacing() throws {
    let book = Book()
    let (recording, _) = film(of: book, spacing: 20) { pages in
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    let (old, new) = (left("page0", recording, at: 0.15), left("page1", recording, at: 0.15))
    #expect(abs(try #require(new) - (try #require(old)) - 410) < 1e-6)
  }

  @Test("dots are there if the source counts pages, and follow the finger")
  func dots() throws {
    let book = Book()
    book.count = 3
    let (recording, controller) = film(of: book, touches: [flick(300, 150)])
    let control = try #require(
      controller?.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 1)
    #expect(control.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
    let page = recording.scene.scene(at: .zero).items.first { $0.id.name == "page0" }
    #expect(page?.properties.size == Size(390, 807))
    #expect(
      film(of: Book()).controller?.view.subviews.contains { $0 is UIPageControl } == false)
  }

  @Test("pages that curl slide, with a finding")
  func curl() {
    let book = Book()
    let (recording, _) = film(of: book, style: .pageCurl) { pages in
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    #expect(recording.findings.map(\.kind) == [.notDrawn])
    #expect(film(of: Book(), style: .pageCurl).recording.findings == [])
  }

  /// A finger that comes down on pages that are turning holds them where they are: nothing jumps, and the page that
  /// lies nearest stays.
  @Test("a page that is caught past its middle is the one that stays")
  func caught() throws {
    let book = Book(of: 5)
    // The first flick is over at 0.2 s; at 0.4 s the pages are most of the way.
    let hold = ScriptedTouch.touch([
      (0.4, CGPoint(x: 300, y: 400)), (0.6, CGPoint(x: 280, y: 400)),
      (0.9, CGPoint(x: 280, y: 400)),
    ])
    let (recording, controller) = film(of: book, start: 1, touches: [flick(300, 150), hold])
    #expect(controller?.viewControllers == [book.pages[2]])
    #expect(book.calls.first == "to [2]" && book.calls.contains("from [1] true true"))
    #expect(!book.calls.contains("from [2] true true"))
    var before: Double?
    for frame in 18..<54 {
      let x = try #require(left("page2", recording, at: Double(frame) / 60))
      if let before { #expect(abs(x - before) < 60, "frame \(frame): \(before) to \(x)") }
      before = x
    }
  }

  @Test("a source that counts anew has as many dots as it says")
  func recount() throws {
    let book = Book(of: 5)
    book.count = 3
    let (_, controller) = film(of: book) { pages in
      book.count = 5
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    let control = try #require(
      controller?.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 5)
  }
}
