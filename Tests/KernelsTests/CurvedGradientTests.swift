import Foundation
import SegueKernels
import SegueRaster
import TestSupport
import Testing

/// Gradients that repeat, and those between circles and around centers, against their definitions.
@Suite struct CurvedGradientTests {
  /// The number of each entry in place of a color.
  private static let table = (0..<4_096).map { UInt32($0) }
  private static let unit = 0x1p32

  private func walk(_ random: inout SeededGenerator) -> GradientWalk {
    func number(_ range: ClosedRange<Double>) -> Int { Int(random.double(in: range) * Self.unit) }
    return GradientWalk(
      u: number(-2...2), v: number(-2...2), du: number(-0.05...0.05), dv: number(-0.05...0.05))
  }

  private func place(_ walk: GradientWalk, _ index: Int) -> (x: Double, y: Double) {
    (Double(walk.u + index * walk.du) / Self.unit, Double(walk.v + index * walk.dv) / Self.unit)
  }

  @Test(arguments: KernelSet.available)
  func `a line that repeats has the entry at its place in the table`(set: KernelSet) {
    var random = SeededGenerator(seed: 7)
    let old = random.pixels(90)
    for length in [1, 2, 64, 4_096, 8_192] {
      let table = random.pixels(length)
      for _ in 0..<400 {
        let step = random.int(in: -1...1) * random.int(in: 0...random.pick([3, 1 << 20, 1 << 34]))
        let first = random.int(in: -1 << 40...1 << 40)
        let range = random.int(in: 0...9)..<random.int(in: 9...90)
        var expected = old
        for (index, pixel) in range.enumerated() {
          let entry = Int((Double(first + index * step) / 1_048_576).rounded(.down)) % length
          expected[pixel] = table[entry < 0 ? entry + length : entry]
        }
        let row = changed(old) {
          set.build.lookUpRepeated(&$0, in: range, table: table.span, first: first, step: step)
        }
        #expect(row == expected, "\(length), \(first), \(step), \(range)")
      }
    }
  }

  @Test(arguments: KernelSet.available)
  func `a radius that repeats begins anew`(set: KernelSet) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let walk = walk(&random)
      let row = changed([UInt32](repeating: 0, count: 40)) {
        set.build.lookUpRadialRepeated(
          &$0, in: 0..<40, table: Self.table.span, entries: 4_096, walk: walk)
      }
      for index in row.indices {
        let (x, y) = place(walk, index)
        let share = hypot(x, y)
        let distance = Double(row[index]) - (share - share.rounded(.down)) * 4_096
        // The last entry and the first are neighbors.
        #expect(abs(distance) <= 1 || abs(distance) >= 4_095, "\(share), \(row[index])")
      }
    }
  }

  /// The share of the circle that goes through a place, found by trying: from far behind the end
  /// down, the first one whose radius passes the distance.
  private func share(_ x: Double, _ y: Double, _ d: Double, _ a: Double, _ b: Double) -> Double? {
    func outside(_ t: Double) -> Double { hypot(x - t * d, y) - (a + t * (b - a)) }
    let step = 1.0 / 512
    var high = 12.0
    while high > -12 {
      let low = high - step
      if outside(high) * outside(low) <= 0, a + low * (b - a) >= 0, a + high * (b - a) >= 0 {
        var (one, other) = (low, high)
        for _ in 0..<60 {
          let middle = (one + other) / 2
          if outside(one) * outside(middle) <= 0 { other = middle } else { one = middle }
        }
        return one
      }
      high = low
    }
    return nil
  }

  @Test(arguments: [(0.0, 0.0, 1.0), (0.4, 0.1, 1), (1, 0.2, 0.4), (1, 0.5, 0.5), (0.5, 1, 0.2)])
  func `the last circle through a place says its color`(d: Double, a: Double, b: Double) {
    var random = SeededGenerator(seed: 11)
    func fixed(_ value: Double) -> Int64 { Int64(value * Self.unit) }
    let curve = GradientCurve.circles(
      distance: fixed(d), startRadius: fixed(a), endRadius: fixed(b))
    let entries = Array(Self.table.dropFirst())
    var (found, missing) = (0, 0)
    for _ in 0..<25 {
      let walk = walk(&random)
      for set in KernelSet.available {
        let row = changed([UInt32](repeating: 9_999, count: 20)) {
          set.build.lookUpCurved(
            &$0, in: 0..<20, table: entries.span,
            scale: GradientScale(entries: 4_095, repeats: false), curve: curve, walk: walk)
        }
        for index in row.indices {
          let (x, y) = place(walk, index)
          guard let share = share(x, y, d, a, b) else {
            // Where circles only just touch a place, trying may miss them.
            missing += row[index] == 0 ? 1 : 0
            continue
          }
          found += 1
          let entry = 1 + min(max((share * 4_095).rounded(.down), 0), 4_094)
          #expect(abs(Double(row[index]) - entry) <= 1, "\(x), \(y): \(share)")
        }
      }
    }
    // Circles that hardly overlap leave most places out.
    #expect(found > 50)
    // Circles inside each other are everywhere; those beside each other are not.
    #expect((missing > 50) == (d > abs(b - a)))
  }

  @Test(arguments: KernelSet.available, [(0.0, 1.0), (0.25, 0.5), (-0.1, 2)])
  func `a sweep follows the angle`(set: KernelSet, ends: (Double, Double)) {
    var random = SeededGenerator(seed: 13)
    let curve = GradientCurve.sweep(
      start: Int64(ends.0 * Self.unit), end: Int64(ends.1 * Self.unit))
    for repeats in [false, true] {
      for _ in 0..<100 {
        let walk = walk(&random)
        let row = changed([UInt32](repeating: 9_999, count: 20)) {
          set.build.lookUpCurved(
            &$0, in: 0..<20, table: Self.table.span,
            scale: GradientScale(entries: 4_096, repeats: repeats), curve: curve, walk: walk)
        }
        for index in row.indices {
          let (x, y) = place(walk, index)
          let angle = atan2(y, x) / (2 * .pi)
          let share = ((angle < 0 ? angle + 1 : angle) - ends.0) / (ends.1 - ends.0)
          let inside = repeats ? share - share.rounded(.down) : min(max(share, 0), 1)
          let distance = abs(Double(row[index]) - inside * 4_096)
          #expect(distance <= 2 || distance >= 4_094, "\(x), \(y): \(share), \(row[index])")
        }
      }
    }
  }
}
