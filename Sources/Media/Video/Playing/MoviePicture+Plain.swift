import SegueKernels
import SegueRaster

extension MoviePicture {
  /// The pixels of three planes of 8 bits whose chroma is halved both ways: the same as slowly, by kernels.
  func plainSurface(_ kernels: KernelSet) throws(MemoryShortage) -> Surface {
    let matrix = YUVMatrix(colors, width: width, height: height).video
    let columns = layout.chromaColumns(of: width)
    var blue = [Int16](repeating: 0, count: 2 * columns)
    var red = blue
    let luma = planes[0]
    let stride = luma.count / height
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { target in
      for y in 0..<height {
        spread(1, row: y, into: &blue, kernels)
        spread(2, row: y, into: &red, kernels)
        kernels.build.pixels(
          &target, in: y * width..<(y + 1) * width, luma: luma.span, at: y * stride,
          blue: blue.span, red: red.span, by: matrix)
      }
    }
    return surface
  }

  /// A plane of chroma, as one row of pixels has it.
  private func spread(
    _ component: Int, row y: Int, into values: inout [Int16], _ kernels: KernelSet
  ) {
    let rows = layout.chromaRows(of: height)
    let plane = planes[component]
    let stride = plane.count / rows
    let down = Spread(y, halvings: 1, isCentered: !colors.isAtTop)
    let (upper, lower) = down.places(count: rows)
    var values = values.mutableSpan
    kernels.build.chroma(
      &values, upper: plane.span, at: upper * stride, lower: plane.span, at: lower * stride,
      count: values.count / 2, weight: down.weight, isCentered: colors.isCenteredAcross)
  }
}
