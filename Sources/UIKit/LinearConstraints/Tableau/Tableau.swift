/// The equations of all constraints, solved for as many symbols as there are equations.
///
/// The symbols that it is solved for, one for each row, are **basic**; all others are 0. A symbol is one of
/// the `Kind`s. Rows that are solved for a restricted or fixed symbol contain no free one.
///
/// A row keeps no constant of its own. The constant b of a constraint stands beside its marker m, always as
/// `m ± b`, so that the constant of a row is the sum of its markers' offsets, times their coefficients. It
/// is computed anew whenever the row or an offset changes, which is why edits leave no trace: rounding does
/// not add up from one frame to the next.
struct Tableau: Sendable {
  enum Kind: Sendable {
    /// Any number: a variable.
    case free
    /// At least 0: a slack, or the amount by which a constraint is missed.
    case restricted
    /// Always 0: the marker of a required equality. It may be basic only while nothing in its row can move.
    case fixed
  }

  private(set) var kinds: [Kind] = []
  private(set) var offsets: [Double] = []
  /// Cost of a unit of each nonbasic symbol, all consequences included.
  private(set) var costs: [Cost] = []
  /// The rows in which a symbol occurs, ascending.
  private(set) var columns: [[Int]] = []
  /// The row that is solved for a symbol.
  private(set) var rowOfSymbol: [Int?] = []
  private var unusedSymbols: [Int] = []

  private(set) var rows: [Row] = []
  private(set) var constants: [Double] = []
  /// The symbol that a row is solved for.
  private(set) var basics: [Int] = []
  private var unusedRows: [Int] = []

  /// Symbols that would lower the cost if they grew.
  private(set) var attractive = SymbolSet()
  /// Basic symbols that are outside their bounds.
  private(set) var infeasible = SymbolSet()
  /// Number of basis exchanges so far.
  private(set) var pivots = 0

  /// Number of stored coefficients.
  var entryCount: Int { rows.reduce(0) { $0 + $1.entries.count } }

  func value(of symbol: Int) -> Double {
    rowOfSymbol[symbol].map { constants[$0] } ?? 0
  }
}

// Symbols.
extension Tableau {
  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    offsets.append(0)
    costs.append(Cost())
    columns.append([])
    rowOfSymbol.append(nil)
    return kinds.count - 1
  }

  /// Forgets a symbol that occurs nowhere.
  mutating func dropSymbol(_ symbol: Int) {
    precondition(rowOfSymbol[symbol] == nil && columns[symbol].isEmpty, "the symbol is in use")
    setCost(Cost(), of: symbol)
    offsets[symbol] = 0
    unusedSymbols.append(symbol)
  }

  /// Takes a symbol that is 0 out of all rows.
  mutating func clearColumn(of symbol: Int) {
    for row in columns[symbol] {
      rows[row].remove(symbol)
      refreshConstant(of: row)
    }
    columns[symbol] = []
    setCost(Cost(), of: symbol)
  }

  mutating func setOffset(_ offset: Double, of symbol: Int) {
    offsets[symbol] = offset
    columns[symbol].forEach { refreshConstant(of: $0) }
    if let row = rowOfSymbol[symbol] { refreshConstant(of: row) }
  }
}

// Everything.
extension Tableau {
  /// Forgets all equations and costs, and every symbol but the free ones.
  mutating func removeAll() {
    (rows, constants, basics, unusedRows) = ([], [], [], [])
    (attractive, infeasible) = (SymbolSet(), SymbolSet())
    for symbol in kinds.indices {
      columns[symbol] = []
      rowOfSymbol[symbol] = nil
      costs[symbol] = Cost()
      offsets[symbol] = 0
    }
    let kept = Set(unusedSymbols)
    unusedSymbols += kinds.indices.filter { kinds[$0] != .free && !kept.contains($0) }
  }
}

// Costs.
extension Tableau {
  /// Adds `factor` times a cost to a symbol, be it basic or not.
  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Int) {
    guard let row = rowOfSymbol[symbol] else {
      var sum = costs[symbol]
      sum.add(cost, times: factor)
      return setCost(sum, of: symbol)
    }
    for entry in rows[row].entries {
      addCost(cost, times: factor * entry.coefficient, to: entry.symbol)
    }
  }

  private mutating func setCost(_ cost: Cost, of symbol: Int) {
    costs[symbol] = cost
    attractive.set(symbol, to: cost.isNegative && kinds[symbol] == .restricted)
  }
}

// Rows.
extension Tableau {
  /// The sum in symbols that are not basic.
  func expanded(_ sum: Row) -> Row {
    var result = Row()
    for entry in sum.entries {
      if let row = rowOfSymbol[entry.symbol] {
        result.add(rows[row], times: entry.coefficient) { _, _ in }
      } else {
        result.add(entry.symbol, times: entry.coefficient)
      }
    }
    return result
  }

  /// Adds the equation that a sum of symbols that are not basic is 0, and solves it for one of them.
  mutating func insert(_ sum: Row, solvedFor basic: Int) {
    var solved = sum
    let coefficient = sum[basic]
    solved.remove(basic)
    solved.divide(by: -coefficient)
    let row = unusedRows.popLast() ?? rows.count
    if row == rows.count {
      rows.append(Row())
      constants.append(0)
      basics.append(basic)
    }
    rows[row] = solved
    solved.entries.forEach { note(row, in: $0.symbol, isThere: true) }
    setBasic(basic, of: row)
    replace(basic, by: row)
  }

  /// Forgets an equation; the symbol that it was solved for is then 0.
  mutating func dropRow(_ row: Int) {
    rows[row].entries.forEach { note(row, in: $0.symbol, isThere: false) }
    rows[row] = Row()
    rowOfSymbol[basics[row]] = nil
    infeasible.set(basics[row], to: false)
    unusedRows.append(row)
  }

  /// Solves a row for another of its symbols.
  mutating func pivot(_ row: Int, to entering: Int) {
    pivots += 1
    let leaving = basics[row]
    let coefficient = rows[row][entering]
    rows[row].remove(entering)
    rows[row].divide(by: -coefficient)
    rows[row].add(leaving, times: 1 / coefficient)
    note(row, in: entering, isThere: false)
    note(row, in: leaving, isThere: true)
    rowOfSymbol[leaving] = nil
    infeasible.set(leaving, to: false)
    setBasic(entering, of: row)
    replace(entering, by: row)
  }

  private mutating func setBasic(_ symbol: Int, of row: Int) {
    basics[row] = symbol
    rowOfSymbol[symbol] = row
    refreshConstant(of: row)
  }

  /// Takes a symbol that has just become basic out of all other rows and out of the costs.
  private mutating func replace(_ symbol: Int, by row: Int) {
    let replacement = rows[row]
    let others = columns[symbol]
    // By place in the replacement; gathered, because long columns are slow to change one by one.
    var gained = [[Int]](repeating: [], count: replacement.entries.count)
    var lost = gained
    for other in others {
      let factor = rows[other][symbol]
      rows[other].remove(symbol)
      rows[other].add(replacement, times: factor) { place, isNew in
        if isNew { gained[place].append(other) } else { lost[place].append(other) }
      }
      refreshConstant(of: other)
    }
    for (place, entry) in replacement.entries.enumerated() {
      note(gained: gained[place], lost: lost[place], in: entry.symbol)
    }
    columns[symbol] = []
    let cost = costs[symbol]
    setCost(Cost(), of: symbol)
    for entry in replacement.entries where !cost.isZero {
      addCost(cost, times: entry.coefficient, to: entry.symbol)
    }
  }

  /// Both lists are ascending, as columns are.
  private mutating func note(gained: [Int], lost: [Int], in symbol: Int) {
    guard !gained.isEmpty || !lost.isEmpty else { return }
    var (result, news, olds) = ([Int](), gained[...], lost[...])
    result.reserveCapacity(columns[symbol].count + gained.count)
    for row in columns[symbol] {
      while let new = news.first, new < row { result.append(news.removeFirst()) }
      if olds.first == row { olds.removeFirst() } else { result.append(row) }
    }
    columns[symbol] = result + news
  }

  private mutating func note(_ row: Int, in symbol: Int, isThere: Bool) {
    var (low, high) = (0, columns[symbol].count)
    while low < high {
      let middle = (low + high) / 2
      if columns[symbol][middle] < row { low = middle + 1 } else { high = middle }
    }
    let isNoted = low < columns[symbol].count && columns[symbol][low] == row
    if isThere, !isNoted { columns[symbol].insert(row, at: low) }
    if !isThere, isNoted { columns[symbol].remove(at: low) }
  }

  private mutating func refreshConstant(of row: Int) {
    var sum = 0.0
    for entry in rows[row].entries { sum += entry.coefficient * offsets[entry.symbol] }
    let basic = basics[row]
    let constant = sum - offsets[basic]
    constants[row] = constant
    let isOutside =
      switch kinds[basic] {
      case .free: false
      case .restricted: constant < -Tolerance.length
      case .fixed: constant.magnitude > Tolerance.length
      }
    infeasible.set(basic, to: isOutside)
  }
}

extension Tableau {
  /// A set of small numbers that knows its smallest member quickly: one bit for each.
  struct SymbolSet: Sendable {
    private var words: [UInt64] = []

    var first: Int? {
      guard let word = words.firstIndex(where: { $0 != 0 }) else { return nil }
      return word * 64 + words[word].trailingZeroBitCount
    }

    mutating func set(_ member: Int, to isMember: Bool) {
      let (word, bit) = (member / 64, UInt64(1) << UInt64(member % 64))
      if isMember {
        while words.count <= word { words.append(0) }
        words[word] |= bit
      } else if word < words.count {
        words[word] &= ~bit
      }
    }
  }
}

// The two ways to the best values. Ties go to the symbol that is older, in both of them, which is Bland's
// rule: no basis comes twice, and so neither can run forever.
extension Tableau {
  /// Lets symbols grow that lower the cost until there are none, while all bounds hold.
  mutating func minimizeCost(limit: Int) throws(SolverError) {
    let start = pivots
    while let entering = attractive.first {
      guard pivots - start < limit else { throw .tooManyPivots(limit: limit) }
      guard let row = firstBlocked(by: entering) else { throw .lostPrecision }
      pivot(row, to: entering)
    }
  }

  /// Brings basic symbols back into their bounds while the cost stays least.
  ///
  /// Returns a row that cannot be brought back, if there is one: the proof of a contradiction.
  mutating func restoreBounds(limit: Int) throws(SolverError) -> Int? {
    let start = pivots
    while let leaving = infeasible.first, let row = rowOfSymbol[leaving] {
      guard pivots - start < limit else { throw .tooManyPivots(limit: limit) }
      guard let entering = cheapest(in: row, growing: constants[row] < 0) else { return row }
      pivot(row, to: entering)
    }
    return nil
  }

  /// The symbol of a row that moves the row's value up, or down, at the least cost.
  func cheapest(in row: Int, growing isGrowing: Bool) -> Int? {
    var best: (symbol: Int, cost: Cost)?
    for entry in rows[row].entries where kinds[entry.symbol] == .restricted {
      let gain = isGrowing ? entry.coefficient : -entry.coefficient
      guard gain > 0 else { continue }
      let cost = costs[entry.symbol].divided(by: gain)
      if best.map({ cost.isLess(than: $0.cost) }) ?? true { best = (entry.symbol, cost) }
    }
    return best?.symbol
  }

  /// The row whose symbol is the first to reach 0 while `entering` grows.
  private func firstBlocked(by entering: Int) -> Int? {
    firstAtZero(entering) { kind, coefficient in kind == .restricted && coefficient < 0 }
  }

  /// The row among those chosen whose symbol is the first to reach 0 while another one moves.
  func firstAtZero(_ moving: Int, where isChosen: (Kind, Double) -> Bool) -> Int? {
    var best: (row: Int, distance: Double)?
    for row in columns[moving] {
      let coefficient = rows[row][moving]
      guard isChosen(kinds[basics[row]], coefficient) else { continue }
      let distance = max(constants[row], 0) / coefficient.magnitude
      guard let rival = best else {
        best = (row, distance)
        continue
      }
      let isTie = (distance - rival.distance).magnitude <= Tolerance.length / 10
      if isTie ? basics[row] < basics[rival.row] : distance < rival.distance {
        best = (row, distance)
      }
    }
    return best?.row
  }
}
