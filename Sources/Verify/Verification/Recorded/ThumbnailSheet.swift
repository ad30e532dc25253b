import SegueFiles
import SegueRaster

/// Sheet of a recording's frames, one pixel for each square, side by side in one picture.
///
/// It is enough to say what has changed when the recording is gone, and can be looked at.
struct ThumbnailSheet {
  private let grid: FingerprintGrid
  private let count: Int

  /// The usual width of a sheet, in pixels.
  private static let width = 1_024

  /// The sheet of so many different frames.
  init(_ grid: FingerprintGrid, count: Int) {
    self.grid = grid
    self.count = count
  }

  /// The most different frames that a sheet has room for.
  static func capacity(_ grid: FingerprintGrid) -> Int {
    max(1, width / grid.columns) * (Surface.maximumSide / grid.rows)
  }

  private var perRow: Int { min(count, max(1, Self.width / grid.columns)) }

  /// The pixels of the sheet.
  var size: (width: Int, height: Int) {
    (perRow * grid.columns, (count + perRow - 1) / perRow * grid.rows)
  }

  /// The sheet of these frames.
  func surface(_ frames: [FrameFingerprint]) throws(MemoryError) -> Surface {
    var surface = try Surface(width: size.width, height: size.height)
    let (grid, perRow, width) = (grid, perRow, size.width)
    try surface.withPixels { pixels in
      for i in pixels.indices { pixels[i] = 0xff00_0000 }
      for (number, frame) in frames.enumerated() {
        let start = number / perRow * grid.rows * width + number % perRow * grid.columns
        for index in 0..<grid.count {
          let place = start + index / grid.columns * width + index % grid.columns
          pixels[place] = frame.means[index] | 0xff00_0000
        }
      }
    }
    return surface
  }

  /// The frames of a sheet, as a golden keeps it, with what identifies them.
  func frames(
    golden bytes: [UInt8], digests: [String?]
  ) throws(GoldenError) -> [FrameFingerprint] {
    let surface = try Surface(golden: bytes, width: size.width, height: size.height)
    let frames = frames(surface, digests)
    if let plain = try? self.surface(frames), plain != surface {
      throw GoldenError(
        found: "pixels that belong to no frame", expected: "opaque black beside the frames")
    }
    return frames
  }

  private func frames(_ surface: Surface, _ digests: [String?]) -> [FrameFingerprint] {
    let pixels = surface.pixels
    return digests.enumerated().map { number, digest in
      let start = number / perRow * grid.rows * size.width + number % perRow * grid.columns
      let means = (0..<grid.count).map { index in
        pixels[start + index / grid.columns * size.width + index % grid.columns] & 0xff_ffff
      }
      return FrameFingerprint(means: means, digest: digest, in: grid)
    }
  }
}
