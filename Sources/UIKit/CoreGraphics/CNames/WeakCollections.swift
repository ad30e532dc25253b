public import ObjectiveC

/// Options of collections that keep objects weakly.
public struct NSPointerFunctionsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects are kept alive.
  public static let strongMemory = NSPointerFunctionsOptions([])
  /// Objects are kept as long as somebody else keeps them.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Objects are the same if they are one object.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 512)
}

/// A set of objects, which may keep them weakly; they are in the order in which they came.
open class NSHashTable<ObjectType: AnyObject>: ObjectiveC.NSObject {
  /// Options of sets.
  public typealias Options = NSPointerFunctionsOptions

  private struct Entry {
    weak var object: ObjectType?
    let kept: ObjectType?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// An empty set.
  public init(options: Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// An empty set that keeps objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// Number of them.
  open var count: Int { allObjects.count }
  /// One of them.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns true if an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }

  /// Adds an object, once.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object, kept: isWeak ? nil : object))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries = [] }
}
