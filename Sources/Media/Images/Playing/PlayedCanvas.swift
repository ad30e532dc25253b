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
    do {
      surface = try Surface(width: width, height: height)
    } catch {
      throw .memory(error)
    }
  }

  /// Paints a frame: `pixels` gives what one of its pixels does to that of the canvas.
  mutating func paint(
    in place: PixelRect, disposal: Disposal,
    _ pixels: (_ column: Int, _ row: Int, _ below: UInt32) -> UInt32
  ) throws(PictureError) {
    try dispose()
    before = disposal == .restore ? surface : nil
    last = (place, disposal)
    let (visible, width) = (place.intersection(surface.bounds), surface.width)
    do {
      try surface.withPixels { target in
        for y in visible.rows {
          for x in visible.columns {
            let index = y * width + x
            target[index] = pixels(x - place.minX, y - place.minY, target[index])
          }
        }
      }
    } catch {
      throw .memory(error)
    }
  }

  private mutating func dispose() throws(PictureError) {
    guard let (place, disposal) = last else { return }
    switch disposal {
    case .keep: break
    case .restore: if let before { surface = before }
    case .clear: try clear(place)
    }
    before = nil
  }

  private mutating func clear(_ place: PixelRect) throws(PictureError) {
    let (visible, width) = (place.intersection(surface.bounds), surface.width)
    do {
      try surface.withPixels { target in
        for y in visible.rows {
          for x in visible.columns { target[y * width + x] = 0 }
        }
      }
    } catch {
      throw .memory(error)
    }
  }
}
