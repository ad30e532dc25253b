package import SegueRaster

/// The frames of a film in one picture, row by row, without gaps.
package struct SpriteSheet: Hashable, Sendable {
  /// The frames of a row.
  package let columns: Int
  /// The frames.
  package let count: Int
  /// The columns of a frame's pixels.
  package let frameWidth: Int
  /// The rows of a frame's pixels.
  package let frameHeight: Int

  /// A sheet of frames of one size; fewer frames than a row has make a shorter row.
  package init(columns: Int, count: Int, frameWidth: Int, frameHeight: Int) {
    precondition(columns > 0 && count > 0, "a sheet shows something")
    self.columns = min(columns, count)
    self.count = count
    self.frameWidth = frameWidth
    self.frameHeight = frameHeight
  }

  /// The columns of the sheet's pixels.
  package var width: Int { columns * frameWidth }

  /// The rows of the sheet's pixels.
  package var height: Int { (count + columns - 1) / columns * frameHeight }

  /// Returns the place of a frame.
  package func place(of index: Int) -> PixelRect {
    PixelRect(
      x: index % columns * frameWidth, y: index / columns * frameHeight, width: frameWidth,
      height: frameHeight)
  }

  /// Returns the sheet without any frame, which is clear; fails if it is too large.
  package func surface(within memory: RunMemory) throws(RenderError) -> Surface {
    guard max(width, height) <= Surface.maximumSide else {
      throw .tooWideStrip(width: width, height: height)
    }
    // The pixels, and the same as a file.
    let needed = 2 * Surface.bytes(width: width, height: height)
    guard needed <= memory.left else {
      throw .memory(.tooLargeFrames(needed: needed, left: memory.left))
    }
    do throws(MemoryError) { return try Surface(width: width, height: height) } catch {
      throw .memory(error)
    }
  }
}

extension Surface {
  /// Copies the pixels of a frame to its place.
  package mutating func place(_ frame: Surface, at place: PixelRect) throws(MemoryError) {
    precondition(frame.width == place.width && frame.height == place.height, "another size")
    let width = width
    try withPixels { pixels in
      for y in 0..<frame.height {
        let (from, to) = (y * frame.width, (place.minY + y) * width + place.minX)
        for x in 0..<frame.width { pixels[to + x] = frame.pixels[from + x] }
      }
    }
  }
}
