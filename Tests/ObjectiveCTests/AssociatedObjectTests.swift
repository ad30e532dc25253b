import ObjectiveC
import Testing

private final class Plain {}
private final class Owner: NSObject {}
nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

@MainActor @Suite(.serialized) struct AssociatedObjectTests {
  @Test(arguments: [true, false]) func valuesAreKeptByKeyAndDieWithTheirObject(isOfTheDoor: Bool) {
    var owner: AnyObject? = isOfTheDoor ? Owner() : Plain()
    var value: Plain? = Plain()
    weak let watched = value
    if let owner {
      unsafe objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      unsafe objc_setAssociatedObject(owner, &otherKey, 5, .OBJC_ASSOCIATION_RETAIN)
      value = nil
      #expect(unsafe objc_getAssociatedObject(owner, &key) as? Plain === watched)
      #expect(unsafe objc_getAssociatedObject(owner, &otherKey) as? Int == 5)
      unsafe objc_setAssociatedObject(owner, &otherKey, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(owner, &otherKey) == nil)
    }
    #expect(watched != nil)
    owner = nil
    AssociationTable.sweep()
    #expect(watched == nil)
  }

  @Test func assignedValuesAreNotKept() {
    let owner = Owner()
    var value: Plain? = Plain()
    unsafe objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(unsafe objc_getAssociatedObject(owner, &key) != nil)
    value = nil
    #expect(unsafe objc_getAssociatedObject(owner, &key) == nil)
  }

  @Test func theTableDoesNotGrowWithObjectsThatAreGone() {
    for _ in 0..<10_000 {
      unsafe objc_setAssociatedObject(Plain(), &key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(AssociationTable.count <= 64)
  }

  @Test func allCanBeRemoved() {
    let owner = Owner()
    unsafe objc_setAssociatedObject(owner, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(unsafe objc_getAssociatedObject(owner, &key) == nil)
  }
}
