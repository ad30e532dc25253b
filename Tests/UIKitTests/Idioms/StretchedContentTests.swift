import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// Contents that were drawn before fill their layer, whatever its size is on the way.
@MainActor @Suite struct StretchedContentTests {
  private final class TransitionEnvironment: UIViewController {
    let make: () -> UIView
    var shown = UIView()

    init(_ make: @escaping () -> UIView) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      shown = make()
      shown.accessibilityIdentifier = "shown"
      shown.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      view.addSubview(shown)
    }
  }

  /// A second in which a view of 100 by 50 points becomes one of 300 by 200, evenly.
  private func film(_ make: @escaping () -> UIView) -> Film {
    Film(
      UIKitTransition("growing") {
        $0.rootViewController = TransitionEnvironment(make)
      } begin: { window in
        let shown = (window.rootViewController as? TransitionEnvironment)?.shown
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          shown?.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        }
      })
  }

  @Test func snapshotsStretch() {
    let film = film {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      return square.snapshotView(afterScreenUpdates: true) ?? UIView()
    }
    film.expect("shown.0", .scale, until: 1) { (100 + 200 * $0) / 50 }
    film.expect("shown.0", .scale, part: 1, until: 1) { (50 + 150 * $0) / 50 }
    film.expect("shown.0", .position, until: 1) { (100 + 200 * $0) / 2 }
    film.expect("shown.0", .position, part: 1, until: 1) { (50 + 150 * $0) / 2 }
  }

  @Test func picturesKeepTheirShapeWhereTheyShould() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let film = film {
      let view = UIImageView(image: picture)
      view.contentMode = .scaleAspectFill
      return view
    }
    film.expect("shown.0", .scale, until: 1) { (100 + 200 * $0) / 50 }
    film.expect("shown.0", .scale, part: 1, until: 1) { (100 + 200 * $0) / 50 }
  }

  /// What key-value coding answers with is a box or a structure, as the caller wants it.
  @Test func boxesAndStructuresAreCastToEachOther() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let size = layer.value(forKeyPath: "bounds.size")
    #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 30, height: 40))
    #expect(size as? CGSize == CGSize(width: 30, height: 40))
    let box: Any = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    #expect(box as? CGPoint == CGPoint(x: 5, y: 6))
    #expect(box as? CGRect == nil)
    #expect((CGFloat(2.5) as Any) as? NSNumber == 2.5)
    #expect((CATransform3DIdentity as Any) is NSValue)
  }

  /// A shadow that nobody sees is none; one that appears is there from the start.
  @Test func shadowsAreThereWhereTheyAreSeen() {
    let still = film { UIView() }
    #expect(still.looks("shown", 0)?.shadow == nil)
    let shaded = Film(
      UIKitTransition("shading") {
        $0.rootViewController = TransitionEnvironment { UIView() }
      } begin: { window in
        let layer = (window.rootViewController as? TransitionEnvironment)?.shown.layer
        let fade = CABasicAnimation(keyPath: "shadowOpacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        layer?.add(fade, forKey: nil)
      })
    shaded.expect("shown", .shadowOpacity, until: 1) { $0 }
  }

  /// Three copies, each ten points further, and a tenth of a second later.
  @Test func replicatorsShowAllInstances() {
    let film = Film(
      UIKitTransition("replicating") {
        $0.rootViewController = UIViewController()
      } begin: { window in
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceDelay = 0.1
        let dot = CALayer()
        dot.name = "dot"
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        replicator.addSublayer(dot)
        window.rootViewController?.view.layer.addSublayer(replicator)
        let drop = CABasicAnimation(keyPath: "position.y")
        (drop.fromValue, drop.toValue, drop.duration) = (5, 65, 1)
        dot.add(drop, forKey: nil)
      })
    film.expect("dot", .position, part: 1, until: 1) { 5 + 60 * $0 }
    film.expect("dot.instance2", .position, part: 1, until: 1) { 5 + 60 * max($0 - 0.2, 0) }
  }

  @Test func namesOfSystemNotificationsReachSelectors() {
    final class Listener: UIView {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }
    let center = NotificationCenter()
    let listener = Listener()
    let name = UIResponder.keyboardWillShowNotification
    center.addObserver(
      listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: UIResponder.keyboardDidHideNotification, object: nil)
    #expect(listener.heard == [name.rawValue])
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard == [name.rawValue])
  }
}
