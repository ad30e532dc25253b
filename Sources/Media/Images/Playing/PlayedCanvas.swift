import SegueRaster

/// The canvas on which the frames of an animated picture are painted, one above the other.
struct PlayedCanvas {
  /// Treatments of a frame before the next one is painted.
  enum Disposal {
    /// It stays.
    case keep
    /// Its place becomes clear.
    case clear
    /// The content from before the frame comes back.
    case restore
  }

  /// The picture that is seen now.
  private(set) var surface: Surface
  private var before: Surface?
  private var last: (place: PixelRect, disposal: Disposal)?

  /// A clear canvas.
  init(width: Int, height: Int) throws(PictureError) {
    surface = try PictureError.ofMemory { () throws(MemoryError) in
      try Surface(width: width, height: height)
    }
  }

  /// Paints a frame row by row.
  ///
  /// - Parameter paint: changes those pixels of the canvas that lie in a range, below which are those of the frame from
  ///   `start` on.
  mutating func paint(
    in place: PixelRect, disposal: Disposal,
    _ paint: (_ pixels: inout MutableSpan<UInt32>, _ range: Range<Int>, _ start: Int) -> Void
  ) throws(PictureError) {
    try dispose()
    before = disposal == .restore ? surface : nil
    last = (place, disposal)
    try change(place) { pixels, range, x, y in
      paint(&pixels, range, (y - place.minY) * place.width + x - place.minX)
    }
  }

  /// Shows a frame that hides everything, and stays.
  mutating func show(_ frame: Surface) {
    surface = frame
    before = nil
    last = nil
  }

  private mutating func dispose() throws(PictureError) {
    guard let (place, disposal) = last else { return }
    switch disposal {
    case .keep: break
    case .restore: if let before { surface = before }
    case .clear: try change(place) { pixels, range, _, _ in for i in range { pixels[i] = 0 } }
    }
    before = nil
  }

  /// Changes the rows of a place, as far as they are on the canvas.
  private mutating func change(
    _ place: PixelRect,
    _ row: (_ pixels: inout MutableSpan<UInt32>, _ range: Range<Int>, _ x: Int, _ y: Int) -> Void
  ) throws(PictureError) {
    let (visible, width) = (place.intersection(surface.bounds), surface.width)
    if visible.isEmpty { return }
    try PictureError.ofMemory { () throws(MemoryError) in
      try surface.withPixels { target in
        for y in visible.rows {
          let start = y * width
          row(&target, start + visible.minX..<start + visible.maxX, visible.minX, y)
        }
      }
    }
  }
}
