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
      if entries[place].coefficient.magnitude <= Tableau.Tolerance.coefficient {
        entries.remove(at: place)
      }
    } else if coefficient.magnitude > Tableau.Tolerance.coefficient {
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
      let isThere = entry.coefficient.magnitude > Tableau.Tolerance.coefficient
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

/// Cost of a unit of a symbol: an amount for each priority, of which a higher one decides alone.
///
/// It is a polynomial in infinitely large numbers, kept as the sparse list of its coefficients, highest
/// priority first. One sum with huge factors would do the same with fewer instructions, but a Double has
/// 53 bits: between priorities 1000, 999, 750, 251, 250 and 50 it would trade some level for another, or
/// drown what is small. Lists of levels need no factor, and new priorities may appear at any time.
struct Cost: Hashable, Sendable {
  struct Amount: Hashable, Sendable {
    var priority: Double
    var value: Double
  }

  private(set) var amounts: [Amount] = []

  /// Nothing.
  init() {}

  /// One unit at a priority.
  init(priority: Double) {
    amounts = [Amount(priority: priority, value: 1)]
  }

  var isZero: Bool { amounts.isEmpty }
  var isNegative: Bool { amounts.first.map { $0.value < 0 } ?? false }
  var isPositive: Bool { amounts.first.map { $0.value > 0 } ?? false }

  /// Adds `factor` times another cost.
  mutating func add(_ other: Cost, times factor: Double) {
    guard !other.isZero, factor != 0 else { return }
    var sum: [Amount] = []
    sum.reserveCapacity(amounts.count + other.amounts.count)
    var (mine, theirs) = (amounts[...], other.amounts[...])
    while let next = Self.popHighest(&mine, &theirs, factor: factor) {
      if next.value.magnitude > Tableau.Tolerance.cost { sum.append(next) }
    }
    amounts = sum
  }

  func divided(by divisor: Double) -> Cost {
    var result = self
    for index in result.amounts.indices { result.amounts[index].value /= divisor }
    return result
  }

  /// Returns `true` if this cost is certainly less: by more than rounding explains, at the first priority at
  /// which the two differ.
  func isLess(than other: Cost) -> Bool {
    var difference = self
    difference.add(other, times: -1)
    return difference.isNegative
  }

  private static func popHighest(
    _ mine: inout ArraySlice<Amount>, _ theirs: inout ArraySlice<Amount>, factor: Double
  ) -> Amount? {
    let (first, second) = (mine.first, theirs.first)
    guard let priority = [first?.priority, second?.priority].compactMap({ $0 }).max() else {
      return nil
    }
    var result = Amount(priority: priority, value: 0)
    if let first, first.priority == priority {
      result.value += first.value
      mine.removeFirst()
    }
    if let second, second.priority == priority {
      result.value += factor * second.value
      theirs.removeFirst()
    }
    return result
  }
}

extension Tableau {
  /// Limits below which values count as zero.
  ///
  /// Layouts have coefficients around 1 and lengths of some thousand points.
  enum Tolerance {
    /// A coefficient that is what rounding left of zero.
    static let coefficient = 1e-10
    /// A cost that is what rounding left of zero.
    static let cost = 1e-9
    /// A length, in points, by which a bound may be missed.
    static let length = 1e-8
  }
}
