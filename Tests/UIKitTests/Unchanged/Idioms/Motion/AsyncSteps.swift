import UIKit

/// A screen whose steps are tasks.
final class AsyncSteps: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .red
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
  }

  func note(_ word: String) {
    log.append("\(word) at \(((CACurrentMediaTime() - 1000) * 1000).rounded() / 1000)")
  }

  func stepBySleeping() {
    Task { @MainActor in
      try await Task.sleep(nanoseconds: 200_000_000)
      box.alpha = 0.5
      try await Task.sleep(for: .milliseconds(300))
      box.alpha = 0.25
      note("done")
    }
  }

  func stepByAnimations() {
    Task {
      for end in [CGFloat(0.5), 0, 1] {
        await fade(to: end)
        note("faded")
      }
    }
  }

  func stepByAwaitedAnimations() {
    Task {
      await UIView.animate(withDuration: 0.25) { self.box.alpha = 0 }
      let ended = await UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
        self.box.alpha = 1
      }
      UIView.animate(withDuration: 1) { self.box.alpha = 0 }
      note("ended \(ended)")
    }
  }

  private func fade(to alpha: CGFloat) async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.25) {
        self.box.alpha = alpha
      } completion: { _ in
        continuation.resume()
      }
    }
  }

  func loadPictures() {
    let store = PictureStore()
    Task {
      async let first = store.load("first", for: 0.2)
      async let second = store.load("second", for: 0.1)
      note(await "\(first) and \(second)")
      let sizes = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { await PictureStore.size(number) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      note("\(sizes)")
      for await part in PictureStore.parts { note(part) }
      box.alpha = 0.5
    }
    Task.detached {
      await Task.yield()
      await self.note("detached")
    }
  }

  func giveUpWaiting() {
    let waiting = Task {
      do { try await Task.sleep(for: .seconds(5)) } catch { note("gave up") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { waiting.cancel() }
  }

  func blinkForEver() {
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        box.isHidden.toggle()
      }
    }
  }

  func askForEver() {
    Task { while box.superview != nil { await Task.yield() } }
  }
}

/// Pictures that take their time.
actor PictureStore {
  private var count = 0

  func load(_ name: String, for seconds: Double) async -> String {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    count += 1
    return "\(name) as \(count)"
  }

  nonisolated static func size(_ number: Int) async -> Int {
    await Task.yield()
    return number * 100
  }

  static var parts: AsyncStream<String> {
    AsyncStream { continuation in
      Task {
        for part in ["top", "bottom"] {
          try await Task.sleep(for: .milliseconds(100))
          continuation.yield(part)
        }
        continuation.finish()
      }
    }
  }
}

/// A screen that waits for another one to come and go.
final class Visitor: UIViewController {
  private(set) var log: [String] = []

  func visit() {
    Task {
      let page = UIViewController()
      await present(page, animated: true)
      log.append("there \(page.view.window != nil)")
      await self.dismiss(animated: true)
      log.append("gone \(presentedViewController == nil)")
    }
  }
}
