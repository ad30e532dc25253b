@_exported public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// A store of objects that is empty: what is fetched is nothing, and what is saved is forgotten.

open class NSManagedObject: NSObject {
  public let entity: NSEntityDescription
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    (self.entity, managedObjectContext) = (entity, context)
    super.init()
  }
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: moc)
  }
  open override func value(forKey key: String) -> Any? { values[key] }
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}

open class NSEntityDescription: NSObject {
  open var name: String?
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

open class NSFetchRequest<ResultType>: NSObject {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

open class NSManagedObjectContext: NSObject {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var hasChanges: Bool { false }
  open var mergePolicy: Any = 0
  open var automaticallyMergesChangesFromParent = false
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { super.init() }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func save() throws {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSManagedObjectModel: NSObject {
  public init?(contentsOf url: URL) { super.init() }
  public override init() { super.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

open class NSPersistentStore: NSObject {}
open class NSPersistentStoreCoordinator: NSObject {
  public init(managedObjectModel model: NSManagedObjectModel) { super.init() }
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
}

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public init(name: String) {
    self.name = name
    super.init()
  }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
}
