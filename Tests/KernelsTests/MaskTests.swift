import SegueKernels
import SegueRaster
import TestSupport
import Testing

@Suite struct MaskTests {
  /// Masks of random places and sizes, some of them beside the window, and their bytes.
  private struct Sample {
    var masks: [PlacedMask] = []
    var bytes: [UInt8] = []
    let window: MaskWindow

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let x = random.int(in: -20...40)
      let y = random.int(in: -9...9)
      window = MaskWindow(
        rows: y..<y + random.int(in: 0...20), columns: x..<x + random.int(in: 0...150))
      for _ in 0..<random.int(in: 0...9) {
        let pitch = 16 * random.int(in: 1...4)
        let rows = random.int(in: 0...12)
        masks.append(
          PlacedMask(
            x: Int32(x + random.int(in: -80...160)), y: Int32(y + random.int(in: -14...24)),
            offset: Int32(bytes.count), pitch: Int16(pitch), rows: Int16(rows)))
        let density = random.int(in: 0...3)
        bytes += (0..<pitch * rows).map { _ in
          random.int(in: 0...3) < density ? UInt8(random.int(in: 0...255)) : 0
        }
      }
      bytes.append(0)
    }

    /// The sum of all masks at a pixel, at most 255.
    func sum(_ x: Int, _ y: Int) -> Int {
      min(
        255,
        masks.reduce(0) { sum, mask in
          let (column, row) = (x - Int(mask.x), y - Int(mask.y))
          guard (0..<Int(mask.pitch)).contains(column), (0..<Int(mask.rows)).contains(row) else {
            return sum
          }
          return sum + Int(bytes[Int(mask.offset) + row * Int(mask.pitch) + column])
        })
    }
  }

  private func added(_ sample: Sample, _ set: KernelSet) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: sample.window.count)
    var span = coverage.mutableSpan
    set.build.add(
      sample.masks.span, bytes: sample.bytes.span, in: sample.window, to: &span)
    return coverage
  }

  @Test(arguments: KernelSet.available, 0..<200)
  func `masks add up to at most 255`(set: KernelSet, seed: Int) {
    let sample = Sample(seed: seed)
    let coverage = added(sample, set)
    for y in sample.window.rows {
      for x in sample.window.columns {
        #expect(
          Int(coverage[sample.window.index(x, y)]) == sample.sum(x, y), "seed \(seed), \(x), \(y)")
      }
    }
  }

  @Test(arguments: KernelSet.available, 0..<200)
  func `a color is drawn through sums, which are clear afterwards`(set: KernelSet, seed: Int) {
    let sample = Sample(seed: seed)
    let (window, width) = (sample.window, sample.window.columns.count)
    var random = SeededGenerator(seed: UInt64(seed) &+ 1_000)
    let color = random.pixel()
    let margin = random.int(in: 0...40)
    let stride = width + random.int(in: 0...9)
    let end = random.int(in: 0...40)
    let old = random.pixels(margin + stride * window.rows.count + end)
    let origin = margin - window.rows.lowerBound * stride - window.columns.lowerBound
    var coverage = added(sample, set)
    let new = changed(old) { pixels in
      var span = coverage.mutableSpan
      set.build.paint(
        &pixels, origin: origin, stride: stride, color: color, in: window, taking: &span)
    }
    for index in old.indices {
      let (row, column) = ((index - margin) / max(stride, 1), (index - margin) % max(stride, 1))
      let isInside = index >= margin && row < window.rows.count && column < width
      let mask =
        isInside
        ? sample.sum(window.columns.lowerBound + column, window.rows.lowerBound + row) : 0
      #expect(new[index] == (isInside ? blendTwin(old[index], color, mask: mask) : old[index]))
    }
    #expect(coverage.allSatisfy { $0 == 0 })
  }
}
