/// A finished surface and where on the canvas it stands.
struct Offscreen: Sendable {
  let surface: Surface
  let region: PixelRect
  /// True if every pixel of the region is known to be opaque.
  var isOpaque = false

  /// A layer without a pixel.
  static func nothing() throws(MemoryError) -> Offscreen {
    Offscreen(
      surface: try Surface(width: 1, height: 1), region: PixelRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Returns the index in the surface of the pixel at a column and a row.
  func index(_ x: Int, _ y: Int) -> Int { (y - region.minY) * region.width + x - region.minX }
}

/// A part of the work on a frame: rows of one surface, which do not depend on each other.
///
/// Everything that can fail has happened when a step exists; running it is total.
struct FrameStep: Sendable {
  /// The rows there are.
  let rows: Range<Int>
  /// Finishes some of them.
  let run: @Sendable (Range<Int>) -> Void

  /// Finishes all rows, split among `workers` tasks.
  func run(workers: Int) async {
    let height = max((rows.count + workers - 1) / workers, 1)
    await withTaskGroup(of: Void.self) { group in
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
        let band = start..<min(start + height, rows.upperBound)
        group.addTask { run(band) }
      }
    }
  }
}
