import SegueGeometry
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("Looks of bars") struct BarLookTests {
  /// Films a page in a stack, and returns the layers by their names.
  private func stack(_ prepare: @escaping @MainActor (UINavigationController) -> Void) -> Looks {
    Looks(
      UIKitRecording(
        of: UIKitTransition("stack") { window in
          let page = BlankController()
          page.title = "Title"
          let stack = UINavigationController(rootViewController: page)
          prepare(stack)
          window.rootViewController = stack
        } begin: { _ in
        }))
  }

  /// Layers of a recording by their names.
  struct Looks {
    let recording: UIKitRecording
    init(_ recording: UIKitRecording) { self.recording = recording }
    subscript(name: String) -> LayerProperties? {
      recording.scene.scene(at: .zero).items.first { $0.id.name == name }?.properties
    }
    var texts: [String: Paint] {
      var texts: [String: Paint] = [:]
      for item in recording.scene.scene(at: .zero).items {
        guard case .text(let text) = item.properties.content, let run = text.runs.first else {
          continue
        }
        texts[run.string] = run.paint
      }
      return texts
    }
  }

  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  @Test("a navigation bar shows the background, the line and the title of its appearance")
  func navigationBar() {
    let looks = stack { stack in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      look.shadowColor = .green
      look.titleTextAttributes = [.foregroundColor: UIColor.red]
      stack.navigationBar.standardAppearance = look
    }
    #expect(
      looks["navigation-bar.backdrop"]?.background == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(looks["navigation-bar.line"]?.background == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(looks.texts["Title"] == red)
  }

  @Test("an appearance that changes after the bar took it leaves the bar's own alone")
  func copies() {
    let bar = UINavigationBar()
    let look = UINavigationBarAppearance()
    bar.standardAppearance = look
    look.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == nil)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
    let copy = look.copy() as? UINavigationBarAppearance
    #expect(copy !== look && copy?.backgroundColor == .red)
  }

  @Test(
    "an item's own appearance comes before the bar's, and a transparent one shows no background")
  func item() {
    let looks = stack { stack in
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      stack.topViewController?.navigationItem.standardAppearance = look
    }
    for name in ["navigation-bar.backdrop", "navigation-bar.line"] {
      let background = looks[name]?.background
      #expect(background?.isInvisible ?? true, "\(name)")
    }
  }

  @Test("buttons have the attributes of their appearance, and their own before them")
  func buttons() {
    let looks = stack { stack in
      let look = UINavigationBarAppearance()
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      stack.navigationBar.standardAppearance = look
      let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      own.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      stack.topViewController?.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Usual", style: .plain, target: nil, action: nil), own,
      ]
    }
    #expect(looks.texts["Usual"] == red)
    #expect(looks.texts["Own"] == .color(Color(red: 0, green: 1, blue: 0)))
  }

  @Test("a toolbar stands above the unsafe edge, and spaces share what room is left")
  func toolbar() throws {
    let looks = stack { stack in
      let side = UIBarButtonItem(customView: Sized(CGSize(width: 50, height: 20)))
      side.customView?.accessibilityIdentifier = "side"
      side.customView?.frame.size = CGSize(width: 50, height: 20)
      let other = UIBarButtonItem(customView: Sized(CGSize(width: 60, height: 20)))
      other.customView?.accessibilityIdentifier = "other"
      other.customView?.frame.size = CGSize(width: 60, height: 20)
      stack.topViewController?.toolbarItems = [
        side, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), other,
      ]
      stack.isToolbarHidden = false
    }
    #expect(try #require(looks["toolbar"]).frame == Rect(x: 0, y: 766, width: 390, height: 78))
    #expect(try #require(looks["side"]).frame == Rect(x: 16, y: 12, width: 50, height: 20))
    #expect(try #require(looks["other"]).frame == Rect(x: 314, y: 12, width: 60, height: 20))
  }

  @Test("a tab's title and picture have the colors of their state")
  func tabs() throws {
    let show = Showcase { page in
      let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
      let look = UITabBarAppearance()
      look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      look.backgroundColor = .red
      bar.standardAppearance = look
      bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?[0]
      page.addSubview(bar)
    }
    let looks = Looks(show.recording)
    #expect(looks.texts["One"] == red)
    #expect(looks.texts["Two"] == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(try #require(looks["tab-bar"]).background == .color(Color(red: 1, green: 0, blue: 0)))
  }

  @Test("a badge has its color and stands beside the picture")
  func badge() {
    let show = Showcase { page in
      let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
      let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
      item.badgeValue = "3"
      bar.items = [item]
      page.addSubview(bar)
    }
    let texts = Looks(show.recording).texts
    #expect(texts["3"] == .color(.white) && texts["Favorites"] != nil)
  }
}

extension Paint {
  /// True for a color without any opacity.
  fileprivate var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha == 0 }
    return false
  }
}
