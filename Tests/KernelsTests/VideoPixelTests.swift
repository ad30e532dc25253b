import SegueKernels
import SegueRaster
import TestSupport
import Testing

/// Luma and chroma that become pixels again.
struct VideoPixelTests {
  private static let limited = VideoMatrix(
    luma: 255.0 / 219, black: 16, redOfRed: 1.5748 * 255 / 224, greenOfRed: -0.468124 * 255 / 224,
    greenOfBlue: -0.187324 * 255 / 224, blueOfBlue: 1.8556 * 255 / 224)
  private static let full = VideoMatrix(
    luma: 1, black: 0, redOfRed: 1.402, greenOfRed: -0.714136, greenOfBlue: -0.344136,
    blueOfBlue: 1.772)

  private func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Between the samples beside a pixel in a straight line, in sixteenths of a level around gray.
  @Test(arguments: KernelSet.available, [true, false])
  func `chroma lies in a straight line between its samples`(set: KernelSet, isCentered: Bool) {
    var random = SeededGenerator(seed: 61)
    for count in 1...70 {
      let (upper, lower) = (bytes(count + 3, &random), bytes(count + 5, &random))
      for weight in 0...4 {
        var row = [Int16](repeating: 7, count: 2 * count + 1)
        var span = row.mutableSpan
        set.build.chroma(
          &span, upper: upper.span, at: 3, lower: lower.span, at: 5, count: count,
          weight: weight, isCentered: isCentered)
        let mixed = (0..<count).map {
          Int(upper[3 + $0]) * (4 - weight) + Int(lower[5 + $0]) * weight - 512
        }
        let expected = (0..<2 * count).map { x in
          // Where the pixel is, in quarters of a sample.
          let place = 2 * x - (isCentered ? 1 : 0)
          let left = mixed[max(0, place >> 2)]
          let right = mixed[min(count - 1, (place >> 2) + 1)]
          return Int16(left * (4 - (place & 3)) + right * (place & 3))
        }
        #expect(row == expected + [7])
      }
    }
  }

  /// Against the formula, in `Double`; extreme samples are among them.
  @Test(arguments: KernelSet.available, [limited, full])
  func `pixels are those of the formula, rounded once`(set: KernelSet, matrix: VideoMatrix) {
    var random = SeededGenerator(seed: 62)
    for count in 0...100 {
      var luma = bytes(count + 2, &random)
      var blue = (0..<count).map { _ in Int16.random(in: -2_048...2_032, using: &random) }
      var red = (0..<count).map { _ in Int16.random(in: -2_048...2_032, using: &random) }
      if count > 3 {
        (luma[2], blue[0], red[0]) = (255, 2_032, 2_032)
        (luma[3], blue[1], red[1]) = (0, -2_048, -2_048)
        (luma[4], blue[2], red[2]) = (255, -2_048, -2_048)
      }
      var row = [UInt32](repeating: 5, count: count + 2)
      var span = row.mutableSpan
      set.build.pixels(
        &span, in: 1..<count + 1, luma: luma.span, at: 2, blue: blue.span, red: red.span, by: matrix
      )
      #expect(row.first == 5 && row.last == 5)
      for i in 0..<count {
        let exact = levels(luma[i + 2], blue[i], red[i], matrix)
        let found = channels(row[i + 1])
        #expect(found[3] == 255)
        #expect(zip(found, exact).allSatisfy { abs(Double($0) - $1) < 0.51 })
      }
    }
  }

  private func levels(
    _ luma: UInt8, _ blue: Int16, _ red: Int16, _ matrix: VideoMatrix
  ) -> [Double] {
    let isFull = matrix == Self.full
    let gray = isFull ? Double(luma) : (Double(luma) - 16) * 255 / 219
    let unit = (isFull ? 1 : 255.0 / 224) / 16
    let (b, r) = (Double(blue) * unit, Double(red) * unit)
    let sums =
      isFull
      ? [gray + 1.402 * r, gray - 0.344136 * b - 0.714136 * r, gray + 1.772 * b]
      : [gray + 1.5748 * r, gray - 0.187324 * b - 0.468124 * r, gray + 1.8556 * b]
    return sums.map { min(255, max(0, $0)) }
  }
}
