import SegueSceneGraph
import Testing
import UIKit

/// What Apple's documentation of UIAppearance says: looks are taken when a view enters a window, those that
/// were set on the view itself stay, and containers decide.
@MainActor @Suite("appearance()") struct AppearanceTests {
  final class Card: UIView {}

  /// As Xcode writes it.
  final class Badge: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// Films one view in another, and returns the color that `read` finds.
  private func shown(
    in container: @escaping @MainActor () -> UIView = { UIView() },
    prepare: @escaping @MainActor () -> UIView, read: @escaping @MainActor (UIView) -> UIColor?
  ) -> UIColor? {
    var result: UIColor?
    _ = Showcase { page in
      let (outer, view) = (container(), prepare())
      outer.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
      view.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
      view.tag = 7
      outer.addSubview(view)
      page.addSubview(outer)
    } begin: { page in
      if let view = page.viewWithTag(7) { result = read(view) }
    }
    return result
  }

  @Test("a class of the app's own needs no initializer of an archive")
  func ownClass() {
    let color = shown {
      Badge.appearance().backgroundColor = .green
      return Badge(frame: .zero)
    } read: {
      $0.backgroundColor
    }
    #expect(color == .green)
  }

  @Test("a view takes the looks of its class when it enters a window")
  func entering() {
    let color = shown {
      UILabel.appearance().textColor = .red
      let label = UILabel()
      #expect(label.textColor == .label)
      return label
    } read: {
      ($0 as? UILabel)?.textColor
    }
    #expect(color == .red)
  }

  @Test("what was set on the view itself stays")
  func own() {
    let color = shown {
      UISlider.appearance().tintColor = .red
      let slider = UISlider()
      slider.tintColor = .green
      return slider
    } read: {
      $0.tintColor
    }
    #expect(color == .green)
  }

  @Test("a subclass takes the looks of its superclass, and its own before them")
  func inheritance() {
    let color = shown {
      Card.appearance().backgroundColor = .green
      UIView.appearance().backgroundColor = .red
      return Card()
    } read: {
      $0.backgroundColor
    }
    #expect(color == .green)
  }

  @Test("looks within containers are taken only there", arguments: [true, false])
  func containers(isInside: Bool) {
    let color = shown {
      isInside ? Card() : UIView()
    } prepare: {
      UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor = .red
      return UISwitch()
    } read: {
      ($0 as? UISwitch)?.onTintColor
    }
    #expect(color == (isInside ? .red : nil))
  }

  @Test("a view that is in its window already stays as it is")
  func late() {
    var colors: [UIColor?] = []
    _ = Showcase { page in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      control.tag = 7
      page.addSubview(control)
    } begin: { page in
      let control = page.viewWithTag(7) as? UIPageControl
      UIPageControl.appearance().pageIndicatorTintColor = .red
      colors.append(control?.pageIndicatorTintColor)
      control?.removeFromSuperview()
      if let control { page.addSubview(control) }
      colors.append(control?.pageIndicatorTintColor)
    }
    #expect(colors == [nil, .red])
  }

  @Test("an app knows nothing of the looks of the app before it")
  func apps() {
    _ = shown {
      UILabel.appearance().textColor = .red
      return UIView()
    } read: { _ in
      nil
    }
    #expect(
      shown {
        UILabel()
      } read: {
        ($0 as? UILabel)?.textColor
      } == .label)
  }

  @Test("the model of a class is always the same object")
  func model() {
    #expect(UITabBar.appearance() === UITabBar.appearance())
    #expect(
      UITabBar.appearance()
        !== UITabBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]))
  }

  @Test("whether a bar is translucent, and the titles of segments, are looks, too")
  func newerLooks() {
    var found: [Bool] = []
    _ = Showcase { page in
      UINavigationBar.appearance().isTranslucent = false
      UIToolbar.appearance().isTranslucent = false
      UISearchBar.appearance().isTranslucent = false
      let bars = [UINavigationBar(), UIToolbar(), UISearchBar()]
      for bar in bars { page.addSubview(bar) }
    } begin: { page in
      for view in page.subviews {
        if let bar = view as? UINavigationBar { found.append(bar.isTranslucent) }
        if let bar = view as? UIToolbar { found.append(bar.isTranslucent) }
        if let bar = view as? UISearchBar { found.append(bar.isTranslucent) }
      }
    }
    #expect(found == [false, false, false])
    let show = Showcase { page in
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
      let control = UISegmentedControl(items: ["One"])
      control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
      page.addSubview(control)
    }
    let paints = show.recording.scene.scene(at: .zero).items.compactMap { item -> TextContent? in
      guard case .text(let content) = item.properties.content else { return nil }
      return content
    }.flatMap(\.runs).map(\.paint)
    #expect(paints == [.color(Color(red: 1, green: 0, blue: 0))])
  }

  @Test("a bar's items have the looks of theirs")
  func items() throws {
    let show = Showcase { page in
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
      let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
      bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      page.addSubview(bar)
    }
    let text = show.recording.scene.scene(at: .zero).items.compactMap { item -> TextContent? in
      guard case .text(let content) = item.properties.content else { return nil }
      return content
    }
    #expect(
      try #require(text.first).runs.map(\.paint) == [.color(Color(red: 1, green: 0, blue: 0))])
  }
}
