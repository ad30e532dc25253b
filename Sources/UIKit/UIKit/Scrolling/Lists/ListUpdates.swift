public import HeadlessCoreGraphics

/// Insertions, deletions and moves in a list at once, in UIKit's order: deletions count by the places before,
/// insertions by those after.
struct ListUpdates {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deleted: Set<IndexPath> = []
  private(set) var inserted: Set<IndexPath> = []
  private(set) var reloaded: Set<IndexPath> = []
  private var moves: [IndexPath: IndexPath] = [:]

  mutating func delete(_ paths: [IndexPath]) { deleted.formUnion(paths) }
  mutating func insert(_ paths: [IndexPath]) { inserted.formUnion(paths) }
  mutating func reload(_ paths: [IndexPath]) { reloaded.formUnion(paths) }
  mutating func move(_ old: IndexPath, to new: IndexPath) {
    moves[old] = new
    deleted.insert(old)
    inserted.insert(new)
  }
  mutating func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
  mutating func insertSections(_ sections: IndexSet) { insertedSections.formUnion(sections) }

  /// Returns the index path of an item after the updates; `nil` if it is gone.
  func path(after old: IndexPath) -> IndexPath? {
    if let moved = moves[old] { return moved }
    guard !deleted.contains(old), let section = section(after: old.section) else { return nil }
    let goneBefore = deleted.filter { $0.section == old.section && $0.item < old.item }.count
    let come = inserted.filter { $0.section == section }.map(\.item)
    return IndexPath(
      item: ListUpdates.place(old.item - goneBefore, among: come), section: section)
  }

  private func section(after old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    let goneBefore = deletedSections.count(in: 0..<old)
    return ListUpdates.place(old - goneBefore, among: Array(insertedSections))
  }

  /// The place of what stays, when others have come to places of theirs.
  private static func place(_ place: Int, among come: [Int]) -> Int {
    var place = place
    for new in come.sorted() where new <= place { place += 1 }
    return place
  }
}

// How lists count: sections, and rows or items in them.

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
