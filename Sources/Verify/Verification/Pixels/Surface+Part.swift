package import SegueRaster

extension Surface {
  /// The pixels in a box, as far as the picture goes.
  package func part(_ box: PixelRect) throws(MemoryError) -> Surface {
    let box = box.intersection(bounds)
    if box == bounds { return self }
    var part = try Surface(width: box.width, height: box.height)
    let whole = self
    try part.withPixels { target in
      let pixels = whole.pixels
      for row in 0..<box.height {
        let start = (box.minY + row) * whole.width + box.minX
        for column in 0..<box.width { target[row * box.width + column] = pixels[start + column] }
      }
    }
    return part
  }
}
