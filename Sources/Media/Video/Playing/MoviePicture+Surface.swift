import SegueKernels
package import SegueRaster

extension MoviePicture {
  /// The picture as pixels, premultiplied.
  ///
  /// Chroma that was halved is put between its neighbors in a straight line, from where it stands.
  package func surface(kernels: KernelSet = .widest) throws(MemoryError) -> Surface {
    if layout.isPlain { return try plainSurface(kernels) }
    return isPlainRGB && !layout.hasAlpha ? try plainColors() : try slowSurface()
  }

  /// The same for every layout there is, a sample at a time.
  package func slowSurface() throws(MemoryError) -> Surface {
    var surface = try Surface(width: width, height: height)
    let kind = layout.components.count
    let matrix = YUVMatrix(colors, width: width, height: height)
    try surface.withPixels { target in
      for y in 0..<height {
        if layout.isRGB {
          colorRow(y, &target)
        } else if kind < 3 {
          grayRow(y, by: matrix, into: &target)
        } else {
          chromaRow(y, by: matrix, into: &target)
        }
        if layout.hasAlpha { multiplyAlpha(y, &target) }
      }
    }
    return surface
  }

  private func colorRow(_ y: Int, _ target: inout MutableSpan<UInt32>) {
    let rows = (0..<3).map { samples($0, row: y, count: width) }
    let depths = layout.components.map(\.depth)
    for x in 0..<width {
      let levels = (0..<3).map { UInt32(Self.level(rows[$0][x], depths[$0])) }
      target[y * width + x] = 0xff00_0000 | levels[2] << 16 | levels[1] << 8 | levels[0]
    }
  }

  private func grayRow(
    _ y: Int, by matrix: YUVMatrix, into target: inout MutableSpan<UInt32>
  ) {
    let shift = layout.components[0].depth - 8
    let luma = samples(0, row: y, count: width)
    for x in 0..<width {
      target[y * width + x] = matrix.pixel(
        luma[x], blue: 128 << shift, red: 128 << shift, shift: shift)
    }
  }

  private func chromaRow(
    _ y: Int, by matrix: YUVMatrix, into target: inout MutableSpan<UInt32>
  ) {
    let down = Spread(y, halvings: layout.rowHalvings, isCentered: !colors.isAtTop)
    let luma = samples(0, row: y, count: width)
    let blue = spread(chroma(1, down))
    let red = spread(chroma(2, down))
    // Sixteenths of a sample, so that both ways of spreading are exact.
    let shift = layout.components[0].depth - 8 + 4
    let start = y * width
    for x in 0..<width {
      target[start + x] = matrix.pixel(luma[x] << 4, blue: blue[x], red: red[x], shift: shift)
    }
  }

  /// A row of chroma, spread to a value for each pixel; four times as large as before.
  private func spread(_ row: [Int]) -> [Int] {
    guard layout.columnHalvings == 1 else {
      return (0..<width).map { row[$0 >> layout.columnHalvings] << 2 }
    }
    var pixels = [Int](repeating: 0, count: 2 * row.count)
    var before = row[0]
    for (index, here) in row.enumerated() {
      let after = row[min(index + 1, row.count - 1)]
      // A sample stands above the left one of its two pixels, or in the middle of both.
      pixels[2 * index] = colors.isCenteredAcross ? before &+ 3 &* here : here << 2
      pixels[2 * index + 1] = colors.isCenteredAcross ? 3 &* here &+ after : (here &+ after) << 1
      before = here
    }
    return pixels
  }

  /// A row of chroma, spread downwards; in quarters of a sample.
  private func chroma(_ component: Int, _ down: Spread) -> [Int] {
    let columns = layout.chromaColumns(of: width)
    let (first, second) = down.places(count: layout.chromaRows(of: height))
    let upper = samples(component, row: first, count: columns)
    if first == second || down.weight == 0 { return upper.map { $0 << 2 } }
    let lower = samples(component, row: second, count: columns)
    return zip(upper, lower).map { down.mix($0, $1) }
  }

  private func multiplyAlpha(_ y: Int, _ target: inout MutableSpan<UInt32>) {
    let component = layout.components.count - 1
    let alphas = samples(component, row: y, count: width)
    let depth = layout.components[component].depth
    for x in 0..<width {
      let pixel = Pixel(word: target[y * width + x])
      target[y * width + x] =
        Pixel(
          red: pixel.red, green: pixel.green, blue: pixel.blue,
          alpha: UInt8(Self.level(alphas[x], depth))
        ).word
    }
  }

  /// One kind of sample, a row of them.
  private func samples(_ component: Int, row: Int, count: Int) -> [Int] {
    let place = layout.components[component]
    let plane = planes[place.plane]
    let rows = layout.rows(ofPlane: place.plane, height: height)
    let start = row * (plane.count / rows) + place.offset
    if place.depth == 8 {
      if place.step == 1 { return plane[start..<start + count].map { Int($0) } }
      return (0..<count).map { Int(plane[start + $0 * place.step]) }
    }
    let mask = 1 << place.depth - 1
    return (0..<count).map { index in
      let at = start + index * place.step
      return (Int(plane[at]) | Int(plane[at + 1]) << 8) >> place.shift & mask
    }
  }

  /// A sample of `depth` bits as one of 8.
  private static func level(_ sample: Int, _ depth: Int) -> Int {
    let largest = 1 << depth - 1
    return depth == 8 ? sample : (sample * 255 + largest / 2) / largest
  }
}

/// Between which two samples of halved chroma a pixel lies, and how near to the second, in quarters.
struct Spread {
  private let first: Int
  let weight: Int

  init(_ position: Int, halvings: Int, isCentered: Bool) {
    let unit = 1 << halvings
    // In quarters of a sample; more than one halving is nobody's screen, and taken as it is.
    guard halvings == 1 else {
      first = position / unit
      weight = 0
      return
    }
    let quarters = 2 * position - (isCentered ? 1 : 0)
    first = quarters >> 2
    weight = quarters & 3
  }

  func places(count: Int) -> (first: Int, second: Int) {
    (max(0, min(count - 1, first)), max(0, min(count - 1, first + 1)))
  }

  /// Four times the value between two samples.
  func mix(_ a: Int, _ b: Int) -> Int { a * (4 - weight) + b * weight }
}

/// Matrix from luma and chroma to red, green and blue, for samples of any depth.
struct YUVMatrix {
  /// The same for samples of 8 bits, as kernels take it.
  let video: VideoMatrix

  /// The matrix of a picture's colors.
  init(_ colors: MoviePicture.Colors, width: Int, height: Int) {
    let (red, blue) = Self.weights(colors.matrix, isLarge: width >= 1_280 || height >= 720)
    let green = 1 - red - blue
    let isFull = colors.range == .full
    let chromaUnit = isFull ? 1 : 255.0 / 224
    video = VideoMatrix(
      luma: isFull ? 1 : 255.0 / 219, black: isFull ? 0 : 16,
      redOfRed: 2 * (1 - red) * chromaUnit,
      greenOfRed: -2 * red * (1 - red) / green * chromaUnit,
      greenOfBlue: -2 * blue * (1 - blue) / green * chromaUnit,
      blueOfBlue: 2 * (1 - blue) * chromaUnit)
  }

  /// Returns the weights of red and blue in luma.
  ///
  /// Without a tag, large films are taken for BT.709 and small ones for BT.601, as players do.
  private static func weights(_ name: String, isLarge: Bool) -> (red: Double, blue: Double) {
    switch name {
    case "bt709": (0.2126, 0.0722)
    case "bt2020nc", "bt2020c": (0.2627, 0.0593)
    case "smpte240m": (0.212, 0.087)
    case "fcc": (0.30, 0.11)
    case "smpte170m", "bt470bg": (0.299, 0.114)
    default: isLarge ? (0.2126, 0.0722) : (0.299, 0.114)
    }
  }

  /// The opaque pixel of samples that were multiplied by `1 << shift`.
  @inline(__always)
  func pixel(_ y: Int, blue: Int, red: Int, shift: Int) -> UInt32 {
    // Seventeen bits times twenty-two: no sum comes near to the end of a word.
    let gray = (y &- Int(video.black) &<< shift) &* Int(video.luma)
    let (b, r) = (blue &- 128 &<< shift, red &- 128 &<< shift)
    let bits = Int(VideoMatrix.bits) &+ shift
    let half = 1 &<< (bits &- 1)
    func level(_ sum: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: max(0, min(255, (sum &+ half) &>> bits)))
    }
    return 0xff00_0000 | level(gray &+ Int(video.blueOfBlue) &* b) << 16
      | level(gray &+ Int(video.greenOfBlue) &* b &+ Int(video.greenOfRed) &* r) << 8
      | level(gray &+ Int(video.redOfRed) &* r)
  }
}
