/// Finds the numbers for which the squares of many differences are least in sum, by the way of Levenberg and
/// Marquardt, from a start that is near.
///
/// Slopes are taken by differences. Only basic arithmetic and roots are used, in one order: the same numbers
/// give the same answer on every machine.
struct LeastSquares {
  /// The limits of each number.
  let limits: [ClosedRange<Double>]
  /// By how much each number is changed to take slopes.
  let steps: [Double]
  /// The differences for some numbers, always as many.
  let differences: ([Double]) -> [Double]

  /// Solution found.
  struct Answer {
    var numbers: [Double]
    /// The sum of the squares.
    var sum: Double
  }

  /// The most steps towards the answer.
  private static let most = 60

  /// The numbers near `start`.
  func answer(from start: [Double], steps most: Int = Self.most) -> Answer {
    var answer = Answer(numbers: limited(start), sum: 0)
    var current = differences(answer.numbers)
    answer.sum = Self.square(current)
    var damping = 1e-3
    for _ in 0..<most {
      let slopes = self.slopes(at: answer.numbers, current)
      let (matrix, right) = Self.normal(slopes, current)
      var hasImproved = false
      var gain = 0.0
      while damping < 1e9, !hasImproved {
        var damped = matrix
        for index in damped.indices {
          damped[index][index] += damping * matrix[index][index] + 1e-12
        }
        let step = LinearSystem(damped)?.solution(for: right)
        if let step {
          let numbers = limited(zip(answer.numbers, step).map { $0 - $1 })
          let next = differences(numbers)
          let sum = Self.square(next)
          if sum < answer.sum {
            gain = answer.sum - sum
            (answer.numbers, answer.sum, current) = (numbers, sum, next)
            hasImproved = true
          }
        }
        damping = hasImproved ? max(damping / 6, 1e-9) : damping * 5
      }
      if !hasImproved || gain <= 1e-9 * answer.sum { break }
    }
    return answer
  }

  /// Returns the covariance of the numbers, for differences that are off by one; `nil` where some number could
  /// be any.
  ///
  /// - Parameter known: what is known besides, as the slopes of more differences.
  func covariance(at numbers: [Double], knowing known: [[Double]] = []) -> [[Double]]? {
    let current = differences(numbers)
    var (matrix, _) = Self.normal(slopes(at: numbers, current), current)
    for row in known {
      for a in row.indices {
        for b in row.indices { matrix[a][b] += row[a] * row[b] }
      }
    }
    return LinearSystem(matrix)?.inverse
  }

  /// The most differences in a row that are taken to be off alike.
  private static let alike = 3

  /// By how much each number is off as a rule, where some differences are larger than others, and neighboring ones may be
  /// alike.
  ///
  /// - Parameter covariance: that of the numbers, for differences that are off by one.
  func spread(
    of differences: [Double], at numbers: [Double], _ covariance: [[Double]]
  ) -> [Double] {
    let slopes = slopes(at: numbers, self.differences(numbers))
    // By how much each difference moves each number.
    let pulls = covariance.map { row in
      differences.indices.map { index in
        zip(row, slopes).reduce(0) { $0 + $1.0 * $1.1[index] }
      }
    }
    // A curve comes nearest to those that pull most.
    let offs = differences.indices.map { index in
      let own = zip(pulls, slopes).reduce(0) { $0 + $1.0[index] * $1.1[index] }
      return differences[index] / max(1 - own, Self.leastRest)
    }
    return pulls.map { pull in
      let parts = zip(pull, offs).map { $0 * $1 }
      var sum = 0.0
      for step in 0...Self.alike {
        let weight = (step == 0 ? 1 : 2) * (1 - Double(step) / Double(Self.alike + 1))
        sum += weight * zip(parts, parts.dropFirst(step)).reduce(0) { $0 + $1.0 * $1.1 }
      }
      return max(sum, 0).squareRoot()
    }
  }

  /// The least part of a difference that a curve leaves.
  private static let leastRest = 0.25

  private func limited(_ numbers: [Double]) -> [Double] {
    zip(numbers, limits).map {
      $0.isNaN ? $1.lowerBound : min(max($0, $1.lowerBound), $1.upperBound)
    }
  }

  private func slopes(at numbers: [Double], _ current: [Double]) -> [[Double]] {
    numbers.indices.map { index in
      var changed = numbers
      let isAtTop = numbers[index] + steps[index] > limits[index].upperBound
      let step = isAtTop ? -steps[index] : steps[index]
      changed[index] += step
      return zip(differences(changed), current).map { ($0 - $1) / step }
    }
  }

  private static func normal(
    _ slopes: [[Double]], _ current: [Double]
  ) -> (matrix: [[Double]], right: [Double]) {
    let matrix = slopes.map { a in slopes.map { b in product(a, b) } }
    return (matrix, slopes.map { product($0, current) })
  }

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  private static func square(_ numbers: [Double]) -> Double { product(numbers, numbers) }
}

/// A few linear equations with a symmetric, positive matrix, as least squares have them.
struct LinearSystem {
  /// The lower triangle L of the matrix, which is L times its transpose.
  private let lower: [[Double]]

  /// The equations of a matrix; nothing where they do not say what each unknown is.
  init?(_ matrix: [[Double]]) {
    let count = matrix.count
    var lower = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for row in 0..<count {
      for column in 0...row {
        var sum = matrix[row][column]
        for k in 0..<column { sum -= lower[row][k] * lower[column][k] }
        if row == column {
          guard sum > matrix[row][row] * 1e-13, sum.isFinite else { return nil }
          lower[row][row] = sum.squareRoot()
        } else {
          lower[row][column] = sum / lower[column][column]
        }
      }
    }
    self.lower = lower
  }

  /// The unknowns for these right sides.
  func solution(for right: [Double]) -> [Double] {
    var values = right
    for row in values.indices {
      for k in 0..<row { values[row] -= lower[row][k] * values[k] }
      values[row] /= lower[row][row]
    }
    for row in values.indices.reversed() {
      for k in row + 1..<values.count { values[row] -= lower[k][row] * values[k] }
      values[row] /= lower[row][row]
    }
    return values
  }

  /// The inverse matrix: how uncertain the unknowns are, each and together.
  var inverse: [[Double]] {
    lower.indices.map { index in
      var unit = [Double](repeating: 0, count: lower.count)
      unit[index] = 1
      return solution(for: unit)
    }
  }
}

/// The sums that a straight line through points is made of.
struct LineSums {
  private(set) var count = 0
  private var total = 0.0
  private var (x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var (lowest, highest) = (Double.infinity, -Double.infinity)

  mutating func add(_ a: Double, _ b: Double, weight: Double = 1) {
    count += 1
    total += weight
    x += weight * a
    y += weight * b
    xx += weight * a * a
    xy += weight * a * b
    yy += weight * b * b
    (lowest, highest) = (min(lowest, a), max(highest, a))
  }

  /// The mean of the second numbers.
  var mean: Double { total > 0 ? y / total : 0 }

  /// From the first point to the last one, along the line.
  var width: Double { highest - lowest }

  /// The line, and how far points are from it as a rule.
  var line: (start: Double, slope: Double, error: Double)? {
    let n = total
    guard n > 0 else { return nil }
    let spread = xx - x * x / n
    guard spread > 1e-12 else { return nil }
    let slope = (xy - x * y / n) / spread
    let rest = (yy - y * y / n) - slope * slope * spread
    return ((y - slope * x) / n, slope, (max(0, rest) / n).squareRoot())
  }
}
