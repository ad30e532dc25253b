import SegueKernels
import SegueRaster
import TestSupport
import Testing

struct TableTests {
  @Test(arguments: KernelSet.available)
  func `each pixel has the entry at its place, or the nearest one`(set: KernelSet) {
    var random = SeededGenerator(seed: 31)
    let old = random.pixels(90)
    for length in [1, 2, 7, 4_096] {
      let table = random.pixels(length)
      for _ in 0..<1_500 {
        let end = length << 20
        let step = random.int(in: -1...1) * random.int(in: 0...random.pick([3, 1 << 20, 2 * end]))
        let first = random.int(in: -end...2 * end) - random.int(in: 0...60) * step
        let range = random.int(in: 0...9)..<random.int(in: 9...90)
        var expected = old
        for (index, pixel) in range.enumerated() {
          expected[pixel] = table[min(max((first + index * step) >> 20, 0), length - 1)]
        }
        let row = changed(old) {
          set.build.lookUp(&$0, in: range, table: table.span, first: first, step: step)
        }
        #expect(row == expected, "\(length), \(first), \(step), \(range)")
      }
    }
  }

  @Test func `places may be as far away as numbers go`() {
    let old: [UInt32] = [9, 9, 9]
    for (first, step, entry) in [
      (Int.max, 0, 2), (.min / 2, 0, 1), (1 << 62, 7, 2), (.min, 1, 1), (.min, -1, 1),
      (.max, -1 << 33, 2), (.max, 1 << 40, 2),
      (.min, .min, 1), (.max, .max, 2), (-1 << 62, 7, 1),
    ] {
      let row = changed(old) {
        KernelSet.widest.build.lookUp(
          &$0, in: 0..<3, table: ([1, 2] as [UInt32]).span, first: first, step: step)
      }
      #expect(row == [UInt32](repeating: UInt32(entry), count: 3))
    }
  }
}
