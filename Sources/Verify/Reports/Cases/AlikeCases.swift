// What is told once of many: cases that changed alike, and scenes that have the same findings.

extension Sequence {
  /// The elements, those with one change taken together where the first of them stands; one without a change
  /// stands for itself.
  func alike<Change: Hashable>(
    by change: (Element) -> Change?
  ) -> [(change: Change?, members: [Element])] {
    var groups: [(change: Change?, members: [Element])] = []
    var places: [Change: Int] = [:]
    for element in self {
      let change = change(element)
      if let change {
        if let place = places[change] {
          groups[place].members.append(element)
          continue
        }
        places[change] = groups.count
      }
      groups.append((change, [element]))
    }
    return groups
  }

  /// The place of each change in a list of groups that have one.
  func places<Change: Hashable>(of change: (Element) -> Change?) -> [Change: Int] {
    var places: [Change: Int] = [:]
    for (place, element) in enumerated() {
      if let change = change(element) { places[change] = place }
    }
    return places
  }
}

extension [String] {
  /// Number of names that are told of many.
  package static let namedLimit = 3

  /// The first of so many names, and how many more there are: `a, b, c and 197 more`.
  package func first(of count: Int) -> String {
    let named = prefix(Self.namedLimit)
    let more = count - named.count
    return named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
