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

  /// Pixels in which the rows of a window stand, at random distances.
  private struct Canvas {
    let color: UInt32
    let margin: Int
    let stride: Int
    let old: [UInt32]
    let origin: Int
    let window: MaskWindow
    /// Columns around those of the window.
    let ground: PlainGround

    init(_ window: MaskWindow, seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 1_000)
      color = random.pixel()
      let (before, behind) = (random.int(in: 0...40), random.int(in: 0...40))
      let columns = window.columns.lowerBound - before..<window.columns.upperBound + behind
      ground = PlainGround(color: random.pixel(), columns: columns)
      margin = random.int(in: 0...40)
      stride = columns.count + random.int(in: 0...9)
      old = random.pixels(margin + stride * window.rows.count + random.int(in: 0...40))
      origin = margin - window.rows.lowerBound * stride - columns.lowerBound
      self.window = window
    }

    /// The column and the row of a pixel, if it is one of the ground's.
    func place(of index: Int) -> (x: Int, y: Int)? {
      let (row, column) = (index - margin).quotientAndRemainder(dividingBy: max(stride, 1))
      guard index >= margin, row < window.rows.count, column < ground.columns.count else {
        return nil
      }
      return (ground.columns.lowerBound + column, window.rows.lowerBound + row)
    }
  }

  @Test(arguments: KernelSet.available, 0..<200)
  func `a color is drawn through sums, which are clear afterwards`(set: KernelSet, seed: Int) {
    let sample = Sample(seed: seed)
    let canvas = Canvas(sample.window, seed: seed)
    var coverage = added(sample, set)
    let new = changed(canvas.old) { pixels in
      var span = coverage.mutableSpan
      set.build.paint(
        &pixels, origin: canvas.origin, stride: canvas.stride, color: canvas.color,
        in: canvas.window, taking: &span)
    }
    for (index, old) in canvas.old.enumerated() {
      let place = canvas.place(of: index).flatMap {
        canvas.window.columns.contains($0.x) ? $0 : nil
      }
      let drawn = place.map { blendTwin(old, canvas.color, mask: sample.sum($0.x, $0.y)) }
      #expect(new[index] == drawn ?? old, "seed \(seed), \(index)")
    }
    #expect(coverage.allSatisfy { $0 == 0 })
  }

  @Test(arguments: KernelSet.available, 0..<200)
  func `a color on a ground is what filling first would give`(set: KernelSet, seed: Int) {
    let sample = Sample(seed: seed)
    let canvas = Canvas(sample.window, seed: seed)
    let ground = canvas.ground
    for color in [canvas.color, canvas.color | 0xff00_0000] {
      var coverage = added(sample, set)
      let new = changed(canvas.old) { pixels in
        var span = coverage.mutableSpan
        set.build.paint(
          &pixels, origin: canvas.origin, stride: canvas.stride, color: color,
          in: canvas.window, taking: &span, on: ground)
      }
      for (index, old) in canvas.old.enumerated() {
        let drawn = canvas.place(of: index).map { place in
          let mask =
            canvas.window.columns.contains(place.x) ? sample.sum(place.x, place.y) : 0
          return blendTwin(ground.color, color, mask: mask)
        }
        #expect(new[index] == drawn ?? old, "seed \(seed), \(index)")
      }
      #expect(coverage.allSatisfy { $0 == 0 })
    }
  }
}
