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
