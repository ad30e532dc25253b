import Foundation
import ObjectiveC
import Testing

private class Box: ObjectiveC.NSObject {
  var origin = CGPoint(x: 1, y: 2) { didSet { noteChange(of: \Box.origin, named: "origin") } }
  var frame = CGRect(x: 0, y: 0, width: 3, height: 4)
  var inner: Box?
  var hiddenName = "stored"
}
private final class SmallBox: Box {}

@MainActor @Suite struct KeyValueTests {
  init() {
    KeyTable.register(
      Box.self,
      [
        KeyTable.Access("origin", \Box.origin), KeyTable.Access("frame", \Box.frame),
        KeyTable.Access("inner", \Box.inner),
      ])
  }

  @Test func namesReachPropertiesAndTheirParts() {
    let box = SmallBox()
    box.inner = SmallBox()
    #expect(box.value(forKey: "origin") as? CGPoint == CGPoint(x: 1, y: 2))
    box.setValue(7, forKeyPath: "origin.y")
    #expect(box.origin == CGPoint(x: 1, y: 7))
    box.setValue(NSNumber(value: 2.5), forKeyPath: "inner.frame.size.width")
    #expect(box.inner?.frame.width == 2.5)
    #expect(box.value(forKeyPath: "inner.frame.size.height") as? CGFloat == 4)
    box.setValue(nil, forKey: "inner")
    #expect(box.inner == nil)
    #expect(box.value(forKey: "hiddenName") as? String == "stored")
    #expect(box.value(forKey: "missing") == nil)
  }

  @Test func observersAreToldUntilTheyAreGone() {
    let box = SmallBox()
    var told: [CGPoint] = []
    // The key path begins at the subclass, the property is noted as the superclass's.
    var observation: NSKeyValueObservation? = box.observe(\.origin, options: [.old, .new]) {
      _, change in
      told += [change.oldValue, change.newValue].compactMap(\.self)
    }
    box.origin.x = 5
    #expect(told == [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2)])
    #expect(observation != nil)
    observation = nil
    box.origin.x = 6
    #expect(told.count == 2)
  }

  @Test func theInitialValueIsToldAtOnce() {
    let box = Box()
    var told: [CGPoint?] = []
    let observation = box.observe(\.origin, options: [.initial, .new]) { told.append($1.newValue) }
    #expect(told == [CGPoint(x: 1, y: 2)])
    observation.invalidate()
  }

  @Test func observersByNameAreTold() {
    final class Watcher: ObjectiveC.NSObject {
      var told: [Any?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        told.append(change?[.newKey])
      }
    }
    let (box, watcher) = (Box(), Watcher())
    unsafe box.addObserver(watcher, forKeyPath: "origin", options: [.new])
    box.origin.x = 9
    box.removeObserver(watcher, forKeyPath: "origin")
    box.origin.x = 10
    #expect(watcher.told.count == 1)
    #expect(watcher.told.first as? CGPoint == CGPoint(x: 9, y: 2))
  }
}
