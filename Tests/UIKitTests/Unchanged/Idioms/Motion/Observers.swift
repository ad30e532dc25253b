import UIKit

/// Watches what the system changes, in every way in which apps do that.
final class Observers: UIViewController {
  @objc dynamic var level = 0
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
  private(set) var log: [String] = []
  private var observations: [NSKeyValueObservation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    header.accessibilityIdentifier = "header"
    header.backgroundColor = .red
    for part in [scroll, box, header] { view.addSubview(part) }
    observations = [
      box.observe(\.frame, options: [.old, .new]) { [unowned self] _, change in
        log.append("frame \(change.oldValue?.minX ?? -1) \(change.newValue?.minX ?? -1)")
      },
      box.layer.observe(\.opacity, options: .new) { [unowned self] _, change in
        log.append("opacity \(change.newValue ?? -1)")
      },
      scroll.observe(\.contentOffset) { [unowned self] scroll, _ in
        header.frame.origin.y = -scroll.contentOffset.y
      },
      observe(\.level, options: .new) { [unowned self] _, change in
        log.append("level \(change.newValue ?? -1)")
      },
    ]
    scroll.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \((change?[.newKey] as? CGSize)?.height ?? -1)")
  }

  func change() {
    box.frame = CGRect(x: 30, y: 20, width: 80, height: 50)
    box.alpha = 0.5
    box.alpha = 0.5
    level = 7
    scroll.contentSize.height = 900
  }

  func stop() { observations = [] }
}
