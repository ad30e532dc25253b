import SegueRaster
import TestSupport
import Testing

@Suite struct RecolorTests {
  /// Twice as bright, gray, a turn of the channels, the negative, and two in a row.
  private static let matrices: [[[Float]]] = [
    [[2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0]],
    [[0.2126, 0.7152, 0.0722, 0, 0.2126, 0.7152, 0.0722, 0, 0.2126, 0.7152, 0.0722, 0]],
    [[0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0]],
    [[-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1]],
    [
      [3, 0, 0, -1, 0, 3, 0, -1, 0, 0, 3, -1], [0.5, 0.5, 0, 0, 0, 0.5, 0.5, 0, 0.5, 0, 0.5, 0.1],
    ],
  ]

  /// The definition in double precision.
  private static func twin(_ pixel: UInt32, _ matrices: [[Float]]) -> [Double] {
    let bytes = channels(pixel).map(Double.init)
    var color = bytes.prefix(3).map { bytes[3] == 0 ? 0 : $0 / bytes[3] }
    for matrix in matrices {
      color = (0..<3).map { row in
        let m = matrix[4 * row..<4 * row + 4].map(Double.init)
        return min(max(m[0] * color[0] + m[1] * color[1] + m[2] * color[2] + m[3], 0), 1)
      }
    }
    return color.map { $0 * bytes[3] } + [bytes[3]]
  }

  @Test(arguments: KernelSet.available, matrices)
  func `colors follow the matrices`(set: KernelSet, matrices: [[Float]]) {
    let numbers = matrices.flatMap(\.self)
    for alpha in 0...16 {
      for level in 0...16 {
        let a = alpha * 255 / 16
        let row = (0...16).map { packed([a * level / 16, a * $0 / 16, a * (16 - $0) / 16, a]) }
        let result = changed(row) { set.build.recolor(&$0, in: 0..<17, matrices: numbers.span) }
        for (old, new) in zip(row, result) {
          for (channel, exact) in zip(channels(new), Self.twin(old, matrices)) {
            #expect((Double(channel) - exact).magnitude < 0.5001)
          }
        }
      }
    }
  }

  @Test(arguments: KernelSet.available)
  func `the matrix that changes nothing keeps every byte`(set: KernelSet) {
    let numbers: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    for alpha in 0...255 {
      let row = (0...alpha).map { packed([$0, alpha - $0, $0 / 2, alpha]) }
      #expect(
        changed(row) { set.build.recolor(&$0, in: 0..<row.count, matrices: numbers.span) } == row)
    }
  }
}
