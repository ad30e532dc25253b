import UIKit

/// Dots that appear one after the other: by a timer, by delayed blocks, or by delayed methods.
final class TimerSteps: UIViewController {
  private var dots: [UIView] = []
  private(set) var times: [CFTimeInterval] = []
  private let begin = CACurrentMediaTime()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<4 {
      let dot = UIView(frame: CGRect(x: 60 + 70 * index, y: 400, width: 40, height: 40))
      dot.accessibilityIdentifier = "dot-\(index)"
      dot.backgroundColor = .red
      dot.alpha = 0
      dots.append(dot)
      view.addSubview(dot)
    }
  }

  func showByTimer() {
    var index = 0
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self else { return }
      show(index)
      index += 1
      if index == dots.count { timer.invalidate() }
    }
  }

  func showByDelays() {
    for index in dots.indices {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(index + 1)) {
        self.show(index)
      }
    }
  }

  func showInTheBackground() {
    DispatchQueue.global(qos: .userInitiated).async {
      let found = 2
      DispatchQueue.main.async { self.show(found) }
    }
  }

  func showLater() {
    perform(Selector("showFirst", TimerSteps.showFirst), with: nil, afterDelay: 0.25)
  }

  private func showFirst() { show(0) }

  private func show(_ index: Int) {
    times.append(CACurrentMediaTime() - begin)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      self.dots[index].alpha = 1
    }
  }
}
