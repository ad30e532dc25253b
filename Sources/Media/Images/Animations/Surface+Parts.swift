import SegueRaster

extension Surface {
  /// The smallest rectangle that holds all pixels in which this surface differs from `other`, which is
  /// of the same size; nothing if there are none.
  func changes(from other: Surface) -> PixelRect? {
    let (new, old) = (pixels, other.pixels)
    var place: PixelRect?
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { new[$0] != old[$0] }) else { continue }
      var last = row.upperBound - 1
      while new[last] == old[last] { last -= 1 }
      let columns = PixelRect(
        x: first - row.lowerBound, y: y, width: last - first + 1, height: 1)
      place = place?.union(columns) ?? columns
    }
    return place
  }

  /// The pixels in `place` with straight alpha.
  func straightPart(
    _ place: PixelRect, _ kernels: KernelSet
  ) throws(PictureError) -> Surface {
    try PictureError.ofMemory { () throws(MemoryError) in
      var part = try Surface(width: place.width, height: place.height)
      try part.withPixels { target in
        for y in 0..<place.height {
          kernels.build.unpremultiply(
            &target, in: y * place.width..<(y + 1) * place.width, source: pixels,
            at: (place.minY + y) * width + place.minX)
        }
      }
      return part
    }
  }
}
