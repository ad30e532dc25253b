public import Foundation

// Rows of a list that are deleted and moved, by their positions.

extension RangeReplaceableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var moved = elements.enumerated().filter { !source.contains($0.offset) }.map(\.element)
    // The position counts those that leave.
    let place = destination - source.filter { $0 < destination }.count
    moved.insert(contentsOf: source.map { elements[$0] }, at: place)
    for (index, element) in zip(Array(indices), moved) { self[index] = element }
  }
}
