import Foundation
import SegueTextSupport

/// The objects whose properties somebody observes while an app runs.
///
/// A property of Swift says nothing when it changes. So the values are looked at: where a layer has changed,
/// at once, and else as soon as the code that ran has come to its end.
package enum ObservedObjects {
  /// Objects that an app observes, on the one thread that runs it.
  private struct Watch: @unchecked Sendable {
    var thread: pthread_t?
    var objects: [WeakObject] = []
  }

  private struct WeakObject: @unchecked Sendable {
    weak var object: NSObject?
  }

  private static let watch = Locked(Watch())
  /// Maximum number of rounds in which observers may change what others observe.
  private static let mostRounds = 100

  /// Looks at what is observed from here on, as long as `work` runs on this thread.
  package static func watching<Result>(_ work: () -> Result) -> Result {
    let before = exchange(Watch(thread: pthread_self()))
    defer { _ = exchange(before) }
    return work()
  }

  private static func exchange(_ new: Watch) -> Watch {
    watch.withLock { watch in
      let old = watch
      watch = new
      return old
    }
  }

  static func add(_ object: NSObject) {
    let entry = WeakObject(object: object)
    watch.withLock { watch in
      if watch.thread == pthread_self() { watch.objects.append(entry) }
    }
  }

  /// Tells everyone who observes a property that has changed.
  package static func tellChanges() {
    for _ in 0..<mostRounds {
      let objects = watch.withLock { $0 }.objects.compactMap(\.object)
      // Each is asked, whatever the others have said.
      let news = objects.map { $0.tellChanges() }
      if !news.contains(true) { return }
    }
  }
}

extension NSObject {
  /// Tells observers of the object whose property has another value than before, and says whether there
  /// were any.
  @discardableResult
  package final func tellChanges() -> Bool {
    if observers.isEmpty { return false }
    var hasTold = false
    for observer in observers where observer.hasNews {
      hasTold = true
      let (old, new) = (observer.last, observer.read())
      observer.last = new
      observer.tell(old, new, false)
    }
    return hasTold
  }
}
