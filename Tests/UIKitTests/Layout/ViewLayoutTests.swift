import UIKit
import Testing

@MainActor
@Suite("Constraints of views")
struct ViewLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func view(in parent: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  @Test("Anchors in all relations")
  func anchors() {
    let (card, inner) = (view(in: window), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    let wide = card.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    let wish = card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.9)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      card.topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor, constant: 100),
      card.topAnchor.constraint(lessThanOrEqualTo: window.topAnchor, constant: 100), wide, wish,
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 10),
      inner.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 16, y: 100, width: 300, height: 160))
    #expect(inner.frame == CGRect(x: 125, y: 70, width: 50, height: 20))
    wide.isActive = false
    window.layoutIfNeeded()
    #expect(card.frame.width == 351)
  }

  @Test(
    "A view that constraints place keeps a transform, and a frame set by hand until a neighbor moves"
  )
  func byHand() {
    let card = view(in: window, width: 100, height: 100)
    let top = card.topAnchor.constraint(equalTo: window.topAnchor, constant: 50)
    NSLayoutConstraint.activate([top, card.leftAnchor.constraint(equalTo: window.leftAnchor)])
    window.layoutIfNeeded()
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    card.center.x = 200
    window.layoutIfNeeded()
    #expect(card.center == CGPoint(x: 200, y: 100))
    top.constant = 60
    window.layoutIfNeeded()
    #expect(card.center == CGPoint(x: 50, y: 110))
    #expect(card.bounds.size == CGSize(width: 100, height: 100))
    #expect(card.transform.a == 2)
  }

  @Test("Views with frames take part with them, and follow their masks")
  func frames() {
    let plain = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    plain.autoresizingMask = .flexibleWidth
    window.addSubview(plain)
    let below = view(in: window, height: 10)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 8),
      below.leftAnchor.constraint(equalTo: plain.leftAnchor),
      below.rightAnchor.constraint(equalTo: plain.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 20, y: 78, width: 100, height: 10))
    window.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(plain.frame.width == 110)
    #expect(below.frame.width == 110)
    plain.frame.origin.y = 100
    window.layoutIfNeeded()
    #expect(below.frame.minY == 148)
  }

  @Test("A view that leaves loses its constraints to what stays, and keeps those inside")
  func leaving() {
    let card = view(in: window, width: 100, height: 100)
    let left = card.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    #expect(window.constraints == [left])
    card.removeFromSuperview()
    #expect(window.constraints.isEmpty)
    #expect(!left.isActive)
    #expect(card.constraints.count == 2)
  }

  @Test("Safe areas, margins and strips of controllers")
  func guides() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let inside = view(in: controller.view)
    let content = view(in: controller.view)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      inside.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(
        equalTo: controller.view.readableContentGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      content.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 16, y: 47, width: 358, height: 844 - 47 - 34))
    #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.height == 763)
    controller.additionalSafeAreaInsets.top = 10
    controller.view.layoutIfNeeded()
    #expect(inside.frame.minY == 57)
    window.isHidden = true
  }

  @Test("The size that fits")
  func fitting() {
    let (card, label) = (UIView(), Sized(CGSize(width: 100, height: 20)))
    card.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
    ])
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 124, height: 36))
    #expect(card.bounds == .zero)
  }

  @Test("A view says its constraints when it is first laid out, and when it asks to")
  func updates() {
    final class Saying: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let saying = Saying()
    window.addSubview(saying)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(saying.count == 1)
    saying.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(saying.count == 2)
  }

  @Test("Where a layout changes what constraints say, the layout begins again")
  func feedback() {
    final class Frame: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let frame = Frame(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(frame)
    frame.addSubview(frame.child)
    let inner = view(in: frame.child, height: 5)
    inner.widthAnchor.constraint(equalTo: frame.child.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(inner.frame.width == 80)
  }
}

/// A view with a content of a size.
final class Sized: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
