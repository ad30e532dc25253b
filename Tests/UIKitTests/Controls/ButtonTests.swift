import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("UIButton") struct ButtonTests {
  private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("what a state has not, the normal state has")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    #expect(button.titleLabel?.text == "Following")
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "Follow")
    button.isSelected = false
    #expect(button.currentTitleColor == .red)
    #expect(button.title(for: .disabled) == "Follow")
  }

  @Test("a title has six points above and below, unless insets say otherwise")
  func heights() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.height == 38)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("a picture alone is the button's size, and beside a title stands before it")
  func picture() throws {
    let button = UIButton(type: .custom)
    button.setImage(square, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setTitle("Add", for: .normal)
    let title = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(button.intrinsicContentSize.width == 20 + title.width)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let left = (200 - 20 - title.width) / 2
    #expect(button.imageView?.frame == CGRect(x: left, y: 12, width: 20, height: 20))
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - (left + 20)) < 1e-9)
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - 28) < 1e-9)
  }

  @Test("a filled configuration has white words on the tint, and 7 and 12 points around")
  func filled() throws {
    let show = Showcase { page in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Continue"
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      button.accessibilityIdentifier = "button"
      button.sizeToFit()
      page.addSubview(button)
    }
    let title = try #require(show.layer("title"))
    let button = try #require(show.layer("button"))
    #expect(abs(button.size.height - (20.333_333 + 14)) < 1e-3)
    #expect(abs(title.frame.minX - 12) < 1e-9 && abs(title.frame.minY - 7) < 1e-3)
    #expect(try #require(show.text("title")).content.runs[0].paint == .color(.white))
  }

  @Test("a button of the system fades while it is touched")
  func fading() throws {
    var taps = 0
    let show = Showcase(touches: [.hold(at: CGPoint(x: 40, y: 115), after: 0.1, lasting: 0.2)]) {
      page in
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "More") { _ in taps += 1 })
      button.frame = CGRect(x: 0, y: 100, width: 80, height: 30)
      page.addSubview(button)
    }
    #expect(taps == 1)
    #expect(try #require(show.layer("title")).opacity == 1)
    #expect(try #require(show.layer("title", at: 0.2)).opacity == 0.2)
    let last = Double(show.recording.scene.duration.seconds)
    #expect(try #require(show.layer("title", at: last)).opacity == 1)
  }
}
