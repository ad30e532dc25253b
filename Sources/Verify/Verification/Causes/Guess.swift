/// Finds a number by what would follow from it: first roughly, then ever closer, then the plainest number
/// with which everything holds.
struct Guess {
  /// Candidates tried first, ascending.
  let grid: [Double]
  /// Numbers that people write are multiples of one of these, the coarsest first.
  let units: [Double]

  /// Even steps from `first` to `last`.
  static func even(_ first: Double, _ last: Double, step: Double, units: [Double]) -> Guess {
    let count = Int(((last - first) / step).rounded())
    return Guess(grid: (0...count).map { first + Double($0) * step }, units: units)
  }

  /// Steps that grow with the number, from a quarter of `middle` to its fourfold.
  static func around(_ middle: Double, units: [Double]) -> Guess {
    var grid = [middle / 4]
    while grid[grid.count - 1] < middle * 4 { grid.append(grid[grid.count - 1] * 1.06) }
    return Guess(grid: grid, units: units)
  }

  /// The plainest number for which `holds`, near the one with the least `distance`.
  func answer(_ distance: (Double) -> Double, holds: (Double) -> Bool) -> Double? {
    guard let found = Self.least(of: distance, on: grid) else { return nil }
    var tried: [Double] = []
    for unit in units {
      // A unit that is less than one is better divided by: 0.8 is 8 / 10 and not 8 * 0.1.
      let parts = (1 / unit).rounded()
      let number =
        unit < 1 ? (found * parts).rounded() / parts : (found / unit).rounded() * unit
      if tried.contains(number) { continue }
      tried.append(number)
      if holds(number) { return number }
    }
    return nil
  }

  /// Returns where a function is least near the best of a few numbers; `nil` if it is nowhere finite.
  static func least(of function: (Double) -> Double, on grid: [Double]) -> Double? {
    let sizes = grid.map(function)
    guard let best = sizes.indices.min(by: { sizes[$0] < sizes[$1] }), sizes[best].isFinite else {
      return nil
    }
    return least(
      of: function, from: grid[max(best - 1, 0)], to: grid[min(best + 1, grid.count - 1)])
  }

  /// Finds the minimum of a unimodal function by golden-section search.
  private static func least(
    of function: (Double) -> Double, from start: Double, to end: Double
  ) -> Double {
    let part = 0.6180339887498949
    var (low, high) = (start, end)
    var (a, b) = (high - part * (high - low), low + part * (high - low))
    var (atA, atB) = (function(a), function(b))
    for _ in 0..<40 where high - low > 1e-9 {
      if atA < atB {
        (high, b, atB) = (b, a, atA)
        a = high - part * (high - low)
        atA = function(a)
      } else {
        (low, a, atA) = (a, b, atB)
        b = low + part * (high - low)
        atB = function(b)
      }
    }
    return (low + high) / 2
  }
}
