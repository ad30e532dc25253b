import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

/// Screens that are pushed onto each other.
@Suite("Navigation stacks")
@MainActor
struct NavigationStackTests {
  /// Does something at a time of a film.
  static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(action)
    }
  }

  @Observable @MainActor
  final class Model {
    var path: [Int] = []
    var mixed = NavigationPath()
    var words = "first"
    var isShown = false
    var item: Int?
    var log: [String] = []
  }

  private struct Numbers: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Color.blue.accessibilityIdentifier("root")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Color.red.accessibilityIdentifier("page-\(number)").navigationTitle("Page \(number)")
          }
      }
    }
  }

  // MARK: Pushing

  /// The way of UIKit's push: a critically damped spring of 1000/3, of 390 points.
  @Test("A value in the path pushes its screen as UIKit does")
  func push() {
    let model = Model()
    let film = Film(of: Numbers(model: model)) { model.path = [1] }
    #expect(film.recording.findings.isEmpty)
    for (seconds, x) in [(0.1, 177.536), (0.2, 47.080), (0.4, 2.181)] {
      let shown = film.left("page-1", at: seconds)
      #expect(abs(shown - x) < 1e-3, "\(shown) instead of \(x) at \(seconds)")
    }
    #expect(film.looks("root", at: 2) == nil)
  }

  @Test("A path that is there from the beginning is shown without a push")
  func initialPath() {
    let model = Model()
    model.path = [1, 2]
    let film = Film(of: Numbers(model: model))
    #expect(film.left("page-2", at: 0) == 0)
    #expect(film.looks("root") == nil)
  }

  @Test("Several values are pushed as one screen, and taken back as one")
  func several() {
    let model = Model()
    let film = Film(of: Numbers(model: model)) {
      model.path = [1, 2, 3]
      Self.after(2) { model.path = [] }
    }
    #expect(film.recording.findings.isEmpty)
    #expect(film.left("page-3", at: 1) == 0)
    #expect(film.looks("page-2", at: 0.1) == nil)
    #expect(film.looks("root", at: 2.1) != nil && film.looks("page-3", at: 2.1) != nil)
    #expect(film.looks("page-3", at: 3) == nil)
  }

  @Test("A change in the midst of a push is shown after it")
  func changeOfMind() {
    let model = Model()
    let film = Film(of: Numbers(model: model)) {
      model.path = [1]
      Self.after(0.1) { model.path = [1, 2] }
      Self.after(0.2) { model.path = [1, 2, 3] }
    }
    #expect(film.recording.findings.isEmpty)
    #expect(model.path == [1, 2, 3])
    #expect(film.left("page-3", at: 3) == 0)
  }

  @Test("Without animations a screen is there at once")
  func disabled() {
    let model = Model()
    let film = Film(of: Numbers(model: model)) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.path = [1] }
    }
    #expect(film.left("page-1", at: 0.02) == 0)
  }

  // MARK: Going back

  @Test("A swipe from the edge pops, and the path follows")
  func swipe() {
    let model = Model()
    model.path = [1]
    let film = Film(of: Numbers(model: model), touches: [.edgePan(to: 260, duration: 0.4)])
    #expect(model.path.isEmpty)
    #expect(film.looks("page-1", at: 3) == nil)
  }

  @Test("A swipe that is given up leaves the path as it is")
  func cancelledSwipe() {
    let model = Model()
    model.path = [1]
    let film = Film(of: Numbers(model: model), touches: [.edgePan(to: 90, duration: 0.4)])
    #expect(model.path == [1])
    #expect(film.left("page-1", at: 3) == 0)
  }

  @Test("The bar's way back pops, and the path follows")
  func back() {
    let model = Model()
    model.path = [1]
    _ = Film(of: Numbers(model: model), touches: [.tap(at: CGPoint(x: 30, y: 69), after: 0.1)])
    #expect(model.path.isEmpty)
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let model: Model
    var body: some View {
      Color.red.onAppear {
        model.log.append(isPresented ? "presented" : "alone")
        dismiss()
      }
    }
  }

  @Test("A screen can leave by itself")
  func dismiss() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Color.blue.navigationDestination(for: Int.self) { _ in Leaving(model: model) }
        }
      }
    }
    let model = Model()
    _ = Film(of: Page(model: model)) { model.path = [1] }
    #expect(model.path.isEmpty)
    #expect(model.log == ["presented"])
  }

  // MARK: Values that change

  private struct Following: View {
    @State private var path: [Int] = []
    @State private var words = "first"
    let model: Model
    var body: some View {
      NavigationStack(path: $path) {
        Color.blue
          .navigationDestination(for: Int.self) { _ in
            Text(words).accessibilityIdentifier("words")
          }
          .onChange(of: model.isShown) { path = [1] }
          .onChange(of: model.words) { words = model.words }
      }
    }
  }

  @Test("A pushed screen follows the values of the view that has pushed it")
  func following() {
    let model = Model()
    let film = Film(of: Following(model: model)) {
      model.isShown = true
      Self.after(1) { model.words = "second" }
    }
    #expect(film.words("words", at: 0.8) == ["first"])
    #expect(
      film.words("words", at: 1.2) == ["second"])
  }

  @Test("A pushed screen sees what the environment around its stack becomes")
  func environment() {
    struct Inner: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)").accessibilityIdentifier("words") }
    }
    struct Outer: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Color.blue.navigationDestination(for: Int.self) { _ in Inner() }
        }
        .lineLimit(model.isShown ? 7 : 3)
      }
    }
    let model = Model()
    model.path = [1]
    let film = Film(of: Outer(model: model)) { Self.after(1) { model.isShown = true } }
    #expect(film.words("words", at: 0.5) == ["limit 3"])
    #expect(film.words("words", at: 1.5) == ["limit 7"])
  }

  // MARK: Screens of views

  private struct Flags: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Color.blue
          .navigationDestination(isPresented: $model.isShown) {
            Color.red.accessibilityIdentifier("shown")
              .navigationDestination(for: Int.self) { _ in
                Color.green.accessibilityIdentifier("number")
              }
          }
          .navigationDestination(item: $model.item) { item in
            Text("item \(item)").accessibilityIdentifier("item")
          }
      }
    }
  }

  @Test("A screen is pushed while a value is true, and values go on top of it")
  func isPresented() {
    let model = Model()
    let film = Film(of: Flags(model: model)) {
      model.isShown = true
      Self.after(1) { model.path = [1] }
      Self.after(2) { model.isShown = false }
    }
    #expect(film.left("shown", at: 0.8) == 0)
    #expect(film.left("number", at: 1.8) == 0)
    #expect(film.looks("number", at: 3) == nil && film.looks("shown", at: 3) == nil)
    #expect(model.path.isEmpty)
  }

  @Test("A swipe takes the value back that has pushed a screen")
  func isPresentedSwipe() {
    let model = Model()
    model.isShown = true
    _ = Film(of: Flags(model: model), touches: [.edgePan(to: 260, duration: 0.4)])
    #expect(!model.isShown)
  }

  @Test("A screen of an item shows it until it has left")
  func item() {
    let model = Model()
    let film = Film(of: Flags(model: model)) {
      model.item = 5
      Self.after(1) { model.item = 6 }
      Self.after(2) { model.item = nil }
    }
    #expect(film.words("item", at: 0.8) == ["item 5"])
    #expect(film.words("item", at: 1.8) == ["item 6"])
    #expect(film.words("item", at: 2.1) == ["item 6"])
    #expect(film.words("item", at: 3) == [])
  }

  // MARK: Memory

  @Test("A stack goes with the view that shows it")
  func memory() {
    weak var kept: UINavigationController?
    let model = Model()
    model.path = [1]
    func record() -> Bool {
      let transition = UIKitTransition("a stack") { window in
        window.rootViewController = UIHostingController(rootView: Numbers(model: model))
      } begin: { window in
        kept = window.rootViewController?.children.first as? UINavigationController
        #expect(kept?.viewControllers.count == 2)
      }
      return UIKitRecording(of: transition).findings.isEmpty
    }
    #expect(record())
    // The next app takes the place of the one before.
    _ = Film(of: Color.red)
    #expect(kept == nil)
  }
}

extension LayerID {
  /// True for a name, and for that of another layer that was called the same, which has a number behind it.
  fileprivate func isNamed(_ wanted: String) -> Bool {
    guard name.hasPrefix(wanted) else { return false }
    let rest = name.dropFirst(wanted.count)
    return rest.isEmpty || rest.first == "-" && rest.dropFirst().allSatisfy(\.isNumber)
  }
}

extension Film {
  /// Left edge of a layer on the screen at a time; far away where it is not there.
  func left(_ name: String, at seconds: Double) -> CGFloat {
    let scene = scene(at: seconds)
    let index = scene.items.firstIndex { $0.id.name == name }
    return index.map { CGFloat(scene.absolute($0).x) } ?? .infinity
  }

  /// The words of texts inside a layer at a time.
  func words(_ name: String, at seconds: Double) -> [String] {
    let items = scene(at: seconds).items
    return items.compactMap { item in
      guard case .text(let text) = item.properties.content else { return nil }
      let chain = sequence(first: item) { $0.parent.map { items[$0] } }
      return chain.contains { $0.id.isNamed(name) } ? text.runs.map(\.string).joined() : nil
    }
  }
}
