package import SegueRaster

extension Surface {
  /// The picture in front of black, smaller by a whole factor: each pixel is the mean of those it stands for.
  ///
  /// What is left over at the right and at the bottom is not seen.
  package func reduced(by factor: Int) throws(MemoryError) -> Surface {
    let (across, down) = (min(factor, width), min(factor, height))
    var small = try Surface(width: max(1, width / factor), height: max(1, height / factor))
    let (columns, rows, whole) = (small.width, small.height, self)
    let area = UInt32(across * down)
    try small.withPixels { target in
      let pixels = whole.pixels
      for y in 0..<rows {
        for x in 0..<columns {
          var (red, green, blue) = (area / 2, area / 2, area / 2)
          for row in y * factor..<y * factor + down {
            let start = row * whole.width + x * factor
            for index in start..<start + across {
              let pixel = pixels[index]
              red += pixel & 255
              green += pixel >> 8 & 255
              blue += pixel >> 16 & 255
            }
          }
          target[y * columns + x] =
            0xFF00_0000 | red / area | (green / area) << 8 | (blue / area) << 16
        }
      }
    }
    return small
  }
}
