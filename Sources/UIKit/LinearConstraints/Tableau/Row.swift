/// A multiple of a symbol.
struct Entry: Hashable, Sendable {
  var symbol: Int
  var coefficient: Double
}

/// A sum of multiples of symbols, sorted by symbol, without zeros.
struct Row: Sendable {
  private(set) var entries: [Entry] = []

  /// Coefficient of a symbol.
  subscript(symbol: Int) -> Double {
    let place = index(of: symbol)
    return place < entries.count && entries[place].symbol == symbol ? entries[place].coefficient : 0
  }

  mutating func add(_ symbol: Int, times coefficient: Double) {
    let place = index(of: symbol)
    if place < entries.count, entries[place].symbol == symbol {
      entries[place].coefficient += coefficient
      if entries[place].coefficient.magnitude <= SolverTolerance.coefficient {
        entries.remove(at: place)
      }
    } else if coefficient.magnitude > SolverTolerance.coefficient {
      entries.insert(Entry(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  mutating func remove(_ symbol: Int) {
    let place = index(of: symbol)
    if place < entries.count, entries[place].symbol == symbol { entries.remove(at: place) }
  }

  mutating func divide(by divisor: Double) {
    for index in entries.indices { entries[index].coefficient /= divisor }
  }

  /// Adds `factor` times another row, and tells by their places there which symbols are new and which have
  /// gone.
  mutating func add(
    _ other: Row, times factor: Double, noting change: (_ place: Int, _ isNew: Bool) -> Void
  ) {
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var mine = 0
    for (place, theirs) in other.entries.enumerated() {
      while mine < entries.count, entries[mine].symbol < theirs.symbol {
        sum.append(entries[mine])
        mine += 1
      }
      var entry = Entry(symbol: theirs.symbol, coefficient: theirs.coefficient * factor)
      let isShared = mine < entries.count && entries[mine].symbol == theirs.symbol
      if isShared {
        entry.coefficient += entries[mine].coefficient
        mine += 1
      }
      let isThere = entry.coefficient.magnitude > SolverTolerance.coefficient
      if isThere { sum.append(entry) }
      if isThere != isShared { change(place, isThere) }
    }
    sum.append(contentsOf: entries[mine...])
    entries = sum
  }

  /// Returns the index of a symbol, or its insertion index.
  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
