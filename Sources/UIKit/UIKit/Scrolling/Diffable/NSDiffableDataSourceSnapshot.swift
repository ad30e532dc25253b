import HeadlessCoreGraphics
import HeadlessQuartzCore

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Items in sections at one moment, each known by what identifies it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    let name: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// Items whose views are made anew, and those that are only filled anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections.first { $0.name == identifier }?.items ?? [] }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.name }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == identifier }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(name: $0) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 0) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 1) }
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside name: SectionIdentifierType, offset: Int
  ) {
    guard let place = indexOfSection(name) else { return noteUnknown("section", name) }
    sections.insert(contentsOf: identifiers.map { Section(name: $0) }, at: place + offset)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.name) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }
  private mutating func move(
    _ identifier: SectionIdentifierType, beside name: SectionIdentifierType, offset: Int
  ) {
    guard let old = indexOfSection(identifier) else { return noteUnknown("section", identifier) }
    guard indexOfSection(name) != nil else { return noteUnknown("section", name) }
    guard identifier != name else { return }
    let section = sections.remove(at: old)
    sections.insert(section, at: (indexOfSection(name) ?? old - offset) + offset)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadItems(identifiers.flatMap { itemIdentifiers(inSection: $0) })
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let place else {
      guard let sectionIdentifier else {
        return noteMisuse("items are appended to a snapshot without sections")
      }
      return noteUnknown("section", sectionIdentifier)
    }
    sections[place].items += identifiers
  }

  private func noteUnknown(_ kind: String, _ identifier: some Hashable) {
    noteMisuse("a snapshot has no \(kind) '\(identifier)'")
  }
  /// Says what ends an app on a device: UIKit throws an exception.
  private func noteMisuse(_ message: String) {
    AppSession.current.note(
      AppFinding(.exception, "\(message); UIKit throws an exception, and the app ends"))
  }
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (number, place) }
    }
    return nil
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(of: item) else { return noteUnknown("item", item) }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }
  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard place(of: identifier) != nil else { return noteUnknown("item", identifier) }
    guard place(of: other) != nil else { return noteUnknown("item", other) }
    guard identifier != other else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, offset: offset)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Places

  /// Item at an index path; `nil` beyond the end.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Index paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (place, item) in section.items.enumerated() {
        paths[item] = IndexPath(item: place, section: number)
      }
    }
    return paths
  }

  func count(inSection number: Int) -> Int {
    sections.indices.contains(number) ? sections[number].items.count : 0
  }

  /// The same without what is to be made anew, which is done once.
  var settled: Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
    return copy
  }
}

/// Differences of two snapshots, as lists make them at once.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloaded: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (wasThere, isThere) = (Set(before), Set(after))
    for (index, name) in before.enumerated() where !isThere.contains(name) {
      deletedSections.insert(index)
    }
    for (index, name) in after.enumerated() where !wasThere.contains(name) {
      insertedSections.insert(index)
    }
    let (oldPaths, newPaths) = (old.paths, new.paths)
    for item in old.itemIdentifiers {
      guard let path = oldPaths[item] else { continue }
      guard let goal = newPaths[item] else {
        deleted.append(path)
        continue
      }
      if path != goal { moved.append((path, goal)) }
    }
    inserted = new.itemIdentifiers.filter { oldPaths[$0] == nil }.compactMap { newPaths[$0] }
    let anew = new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
    reloaded = anew.compactMap { newPaths[$0] == nil ? nil : oldPaths[$0] }
  }
}
