import SegueRaster
import SegueRendering
import SegueVerification

extension Surface {
  /// A clear surface; that there is no memory for it is a failure of the film.
  static func made(width: Int, height: Int) throws(RenderError) -> Surface {
    do {
      return try Surface(width: width, height: height)
    } catch {
      throw .memory(error)
    }
  }

  /// The surface made smaller by a whole factor, each pixel the mean of its own.
  ///
  /// With `keepsMarks` a pixel is a mark if one of its own is, so that no difference disappears.
  func shrunk(by factor: Int, keepsMarks: Bool = false) throws(RenderError) -> Surface {
    if factor <= 1 { return self }
    let (newWidth, newHeight) = (
      (width + factor - 1) / factor, (height + factor - 1) / factor
    )
    return try filled(width: newWidth, height: newHeight) { x, y in
      let cell = PixelRect(x: x * factor, y: y * factor, width: factor, height: factor)
      return mean(of: cell.intersection(bounds), keepsMarks)
    }
  }

  private func mean(of cell: PixelRect, _ keepsMarks: Bool) -> Pixel {
    if keepsMarks, let mark = firstMark(in: cell) { return mark }
    var sums = ChannelSums()
    for y in cell.rows { sums.add(pixels, y * width + cell.minX..<y * width + cell.maxX) }
    return sums.mean(of: cell.width * cell.height)
  }

  private func firstMark(in cell: PixelRect) -> Pixel? {
    for y in cell.rows {
      for x in cell.columns {
        let pixel = self[x, y]
        if pixel == MarkedDifference.mark || pixel == DifferencePicture.frame { return pixel }
      }
    }
    return nil
  }

  private func filled(
    width: Int, height: Int, _ pixel: (Int, Int) -> Pixel
  ) throws(RenderError) -> Surface {
    var new = try Surface.made(width: width, height: height)
    do throws(MemoryError) {
      try new.withPixels { target in
        for y in 0..<height {
          for x in 0..<width { target[y * width + x] = pixel(x, y).word }
        }
      }
    } catch {
      throw .memory(error)
    }
    return new
  }
}
