import UIKit

/// A screen that waits for several things at once, and can be told to stop.
final class LoadingQueue: UIViewController {
  private(set) var log: [String] = []
  private var timeout: DispatchWorkItem?
  private lazy var clock = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
    self?.note("tick")
    if (self?.log.filter { $0.hasPrefix("tick") }.count ?? 3) == 3 { timer.invalidate() }
  }

  func load() {
    let group = DispatchGroup()
    for (index, seconds) in [0.3, 0.1].enumerated() {
      group.enter()
      DispatchQueue(label: "loading").asyncAfter(deadline: .now() + .milliseconds(100)) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          self.note("part \(index)")
          group.leave()
        }
      }
    }
    let timeout = DispatchWorkItem { self.note("timeout") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: timeout)
    self.timeout = timeout
    group.notify(queue: .main) {
      self.note("all")
      self.timeout?.cancel()
    }
    RunLoop.main.add(clock, forMode: .common)
  }

  private func note(_ word: String) {
    log.append("\(word) at \(((CACurrentMediaTime() - 1000) * 1000).rounded() / 1000)")
  }
}
