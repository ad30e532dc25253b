import UIKit

/// A bar whose length a display link sets, frame by frame.
final class LinkedCounter: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 400, width: 0, height: 10))
  private var link: CADisplayLink?
  private var begin: CFTimeInterval = 0
  private(set) var ticks: [CFTimeInterval] = []
  var framesPerSecond = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .red
    view.addSubview(bar)
  }

  func count() {
    begin = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector("tick:", LinkedCounter.tick(_:)))
    link.preferredFramesPerSecond = framesPerSecond
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick(_ link: CADisplayLink) {
    ticks.append(link.timestamp)
    let progress = min((link.timestamp - begin) / 0.5, 1)
    bar.frame.size.width = 390 * CGFloat(progress)
    if progress >= 1 {
      link.invalidate()
      self.link = nil
    }
  }
}
