import ObjectiveC
import Testing
import UIKit

/// What files say that cannot be, and what they leave out.
@MainActor @Suite struct InterfaceBoundsTests {
  /// Messages about what a call finds.
  private func findings(_ call: @escaping @MainActor () -> Void) -> [String] {
    let transition = UIKitTransition("file") { _ in
    } begin: { _ in
      call()
    }
    return UIKitRecording(of: transition).findings.map(\.description)
  }

  @Test(arguments: [
    ("secondItem=\"a\" secondAttribute=\"top\"", "one axis"),
    ("secondItem=\"b\" secondAttribute=\"width\"", "no view together"),
  ])
  func `a constraint that cannot be is a finding, and ends nothing`(words: String, said: String) {
    let found = findings {
      _ = InterfaceText.objects(
        """
        <view id="top"><subviews><view id="a"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="width" \(words) id="c"/></constraints></view>
        <view id="b"/>
        """)
    }
    #expect(found.count == 1 && found.allSatisfy { $0.contains(said) }, "\(found)")
  }

  @Test func `a scene that contains itself is a finding`() {
    AppInterfaces.register(
      storyboard: "Round", path: "App/Round.storyboard",
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
        <scenes><scene sceneID="s"><objects><navigationController id="n"><connections>
        <segue destination="n" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene></scenes></document>
        """)
    let found = findings {
      _ = UIStoryboard(name: "Round", bundle: nil).instantiateInitialViewController()
    }
    #expect(found.contains { $0.contains("contains itself") }, "\(found.prefix(3))")
  }

  @Test func `what Interface Builder leaves out is as it means it`() throws {
    let views = InterfaceText.objects(
      """
      <label text="a" minimumScaleFactor="0.5" id="l"/><imageView id="i"/>
      <label text="b" userInteractionEnabled="NO" minimumFontSize="9" adjustsFontSizeToFit="NO" id="m"/>
      <activityIndicatorView id="s"/>
      """)
    let label = try #require(views[0] as? UILabel)
    #expect(label.adjustsFontSizeToFitWidth && label.isUserInteractionEnabled)
    #expect((views[1] as? UIView)?.isUserInteractionEnabled == true)
    let other = try #require(views[2] as? UILabel)
    #expect(!other.adjustsFontSizeToFitWidth && !other.isUserInteractionEnabled)
    #expect((views[3] as? UIActivityIndicatorView)?.hidesWhenStopped == false)
  }

  @Test func `a page has all of its buttons, and its title's view is wired`() throws {
    InterfaceText.registerClasses()
    AppInterfaces.register(
      storyboard: "Bars", path: "App/Bars.storyboard",
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="p">
        <scenes><scene sceneID="s"><objects><viewController id="p" customClass="WiredScreen"><view key="view" id="v"/>
        <navigationItem key="navigationItem" id="n"><rightBarButtonItems>
        <barButtonItem title="One" id="b1"/><barButtonItem title="Two" id="b2"/></rightBarButtonItems>
        <button key="titleView" buttonType="system" id="t"><state key="normal" title="Title"/>
        <connections><action selector="tapped:" destination="p" eventType="touchUpInside" id="a"/></connections>
        </button></navigationItem>
        <connections><outlet property="card" destination="t" id="o"/></connections>
        </viewController></objects></scene></scenes></document>
        """)
    let page = try #require(
      UIStoryboard(name: "Bars", bundle: nil).instantiateInitialViewController() as? WiredScreen)
    #expect(page.navigationItem.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    page.loadViewIfNeeded()
    let title = try #require(page.navigationItem.titleView as? UIButton)
    #expect(page.card === title)
    #expect(title.actions(forTarget: page, forControlEvent: .touchUpInside) == ["tapped:"])
  }
}
