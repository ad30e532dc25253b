import SegueKernels

extension Surface {
  /// The pixels in a box, as far as the surface goes; the surface itself where that is all of them.
  package func part(_ box: PixelRect) throws(MemoryError) -> Surface {
    let box = box.intersection(bounds)
    if box == bounds { return self }
    var part = try Surface(width: box.width, height: box.height)
    let whole = self
    try part.withPixels { target in
      let pixels = whole.pixels
      for row in 0..<box.height {
        KernelBuild.copy(
          &target, in: row * box.width..<(row + 1) * box.width, source: pixels,
          at: (box.minY + row) * whole.width + box.minX)
      }
    }
    return part
  }
}
