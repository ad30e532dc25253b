import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let views = [
    Sized(CGSize(width: 50, height: 20)), Sized(CGSize(width: 100, height: 40)),
    Sized(CGSize(width: 30, height: 10)),
  ]

  private func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    return stack
  }

  @Test("A stack is as large as its views, and hidden ones leave")
  func hiding() {
    let stack = stack()
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 200, height: 40))
    #expect(views.map(\.frame.minX) == [0, 60, 170])
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 90, height: 20))
    #expect(views[2].frame.minX == 60)
    stack.setCustomSpacing(30, after: views[0])
    views[1].isHidden = false
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 80, 190])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 140, height: 40))
  }

  @Test("Columns, margins and alignment")
  func columns() {
    let stack = stack()
    stack.axis = .vertical
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 106, height: 94))
    #expect(
      views.map(\.frame.origin) == [
        CGPoint(x: 27, y: 1), CGPoint(x: 2, y: 31), CGPoint(x: 37, y: 81),
      ])
  }

  @Test("Stacks in stacks, and equal shares")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
    inner.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [views[0], inner])
    stack.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
    stack.spacing = 10
    stack.distribution = .fillEqually
    inner.distribution = .fillEqually
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(views[2].frame == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  @Test("In proportion to what stacks inside want")
  func proportions() {
    let inner = UIStackView(arrangedSubviews: [views[1], views[0]])
    let stack = UIStackView(arrangedSubviews: [views[2], inner])
    stack.frame = CGRect(x: 0, y: 0, width: 360, height: 100)
    stack.distribution = .fillProportionally
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(views[2].frame.width == 60)
    #expect(inner.frame.width == 300)
  }

  @Test(
    "A view that is hidden in a block shrinks while it is seen, and its neighbors follow the curve")
  func animated() throws {
    let recording = UIKitRecording(
      of: UIKitTransition("hide") { window in
        let controller = UIViewController()
        window.rootViewController = controller
        let views = ["a", "b"].map { name in
          let view = Sized(CGSize(width: 100, height: 50))
          view.accessibilityIdentifier = name
          return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.tag = 7
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
          stack.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        ])
      } begin: { window in
        guard let stack = window.viewWithTag(7) as? UIStackView else { return }
        UIView.animate(withDuration: 0.5) {
          stack.arrangedSubviews[0].isHidden = true
          stack.superview?.layoutIfNeeded()
        }
      })
    #expect(recording.findings == [])
    for seconds in [0, 0.1, 0.25, 0.4, 0.49] {
      let items = recording.scene.scene(at: .seconds(seconds)).items
      let part = 50 * (1 - Easing.easeInOut.value(at: seconds / 0.5))
      let a = try #require(items.first { $0.id.name == "a" })
      let b = try #require(items.first { $0.id.name == "b" })
      #expect(abs(b.properties.frame.minY - part) < 1e-6)
      #expect(abs(a.properties.frame.height - part) < 1e-6)
    }
    let end = recording.scene.scene(at: .seconds(0.6)).items
    #expect(!end.contains { $0.id.name == "a" && !$0.properties.isHidden })
  }
}
