import SegueRaster

/// A picture with soft shapes and some grain.
func photo(seed: UInt64, width: Int, height: Int) throws(MemoryError) -> Surface {
  var dice = Dice(seed: seed)
  var surface = try Surface(width: width, height: height)
  try surface.withPixels { pixels in
    for y in 0..<height {
      for x in 0..<width {
        let grain = UInt32(dice.next() & 15)
        let red = UInt32(x * 200 / width) + grain
        let green = UInt32(y * 200 / height) + grain
        let blue = UInt32((x ^ y) & 127) + grain
        pixels[y * width + x] = red | green << 8 | blue << 16 | 0xff00_0000
      }
    }
  }
  return surface
}
