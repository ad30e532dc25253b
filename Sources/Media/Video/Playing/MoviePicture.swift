import SegueKernels
import SegueRaster

/// Description of a movie by itself, for playing it.
package struct MovieDescription: Hashable, Sendable {
  /// libavcodec's name for the codec.
  package let codec: String
  /// True if the codec has only lossless variants.
  package let isAlwaysLossless: Bool
  /// A number of seconds, and how many ticks they have.
  package let secondsPerTicks: Int
  package let ticks: Int
  /// The frames in a number of seconds, on average; nothing where that is not known.
  package let frames: Int?
  package let seconds: Int?
  /// Rotation of the frames; `nil` where they are upright.
  package let turn: MoviePicture.Turn?

  init(
    codec: String, isAlwaysLossless: Bool, tick: (seconds: Int, ticks: Int),
    rate: (frames: Int, seconds: Int)?, matrix: [Int32]?
  ) {
    self.codec = codec
    self.isAlwaysLossless = isAlwaysLossless
    (secondsPerTicks, ticks) = tick
    frames = rate?.frames
    seconds = rate?.seconds
    turn = matrix.map(MoviePicture.Turn.init)
  }
}

extension MoviePicture {
  /// Turns of a frame before it is shown.
  package enum Turn: Hashable, Sendable {
    /// By a quarter to the right so many times, after it was mirrored from left to right or not.
    case quarters(Int, mirrored: Bool)
    /// In a way that keeps no pixel whole.
    case other

    /// Creates the turn that the rows of a container's matrix ask for: columns go by `[a, b]`, rows by `[c, d]`.
    init(_ matrix: [Int32]) {
      let one: Int32 = 1 << 16
      switch (matrix[0], matrix[1], matrix[2], matrix[3]) {
      case (one, 0, 0, one): self = .quarters(0, mirrored: false)
      case (0, one, -one, 0): self = .quarters(1, mirrored: false)
      case (-one, 0, 0, -one): self = .quarters(2, mirrored: false)
      case (0, -one, one, 0): self = .quarters(3, mirrored: false)
      case (-one, 0, 0, one): self = .quarters(0, mirrored: true)
      case (0, -one, -one, 0): self = .quarters(1, mirrored: true)
      case (one, 0, 0, -one): self = .quarters(2, mirrored: true)
      case (0, one, one, 0): self = .quarters(3, mirrored: true)
      default: self = .other
      }
    }
  }
}

/// A frame that a decoder gave back.
package struct MoviePicture: Sendable {
  /// Display time and duration, in ticks, as far as the movie states them.
  package let begin: Int?
  package let duration: Int
  package let width: Int
  package let height: Int
  /// libavutil's name for the layout of pixels.
  package let pixels: String
  let layout: Layout
  package let colors: Colors
  /// The planes in the order of the layout, row after row without gaps.
  package let planes: [[UInt8]]

  /// True if it is made of red, green and blue, and of no more than 8 bits.
  package var isPlainRGB: Bool { layout.isRGB && layout.components.allSatisfy { $0.depth == 8 } }
}

extension MoviePicture {
  /// Meaning of the samples of planes.
  package struct Colors: Hashable, Sendable {
    /// Ranges of the levels used.
    package enum Range: String, Hashable, Sendable {
      /// 16 to 235, chroma to 240.
      case limited
      /// 0 to 255.
      case full
    }

    /// libavutil's names for matrix and curve: 'unknown' where nothing is said.
    package let matrix: String
    package let transfer: String
    /// Range of the levels used, where it is stated.
    package let range: Range?
    /// True if halved chroma stands between two columns, not in the left one.
    let isCenteredAcross: Bool
    /// True if halved chroma stands in the upper of two rows, not between them.
    let isAtTop: Bool
  }
}

extension MoviePicture {
  /// Positions of the samples of a pixel.
  struct Layout: Hashable, Sendable {
    /// One kind of sample: in which plane, how many bytes from one to the next, and at which bits.
    struct Component: Hashable, Sendable {
      let plane: Int
      let step: Int
      let offset: Int
      let shift: Int
      let depth: Int
    }

    /// Luma, blue and red chroma; or red, green, blue; alpha last.
    let components: [Component]
    /// Number of times chroma is halved across and down.
    let columnHalvings: Int
    let rowHalvings: Int
    let isRGB: Bool
    let hasAlpha: Bool

    /// True if it is the layout of most films: three planes of 8 bits, with chroma halved both ways.
    var isPlain: Bool {
      !isRGB && columnHalvings == 1 && rowHalvings == 1 && components.count == 3
        && components.enumerated().allSatisfy { index, component in
          component == Component(plane: index, step: 1, offset: 0, shift: 0, depth: 8)
        }
    }

    var planeCount: Int { (components.map(\.plane).max() ?? 0) + 1 }

    /// The rows of a plane.
    func rows(ofPlane plane: Int, height: Int) -> Int {
      let isChroma = !isRGB && (plane == 1 || plane == 2)
      return isChroma ? chromaRows(of: height) : height
    }

    /// The samples of chroma that so many columns share: half of a sample is one.
    func chromaColumns(of width: Int) -> Int { Self.halved(width, times: columnHalvings) }

    /// The rows of chroma that so many rows share.
    func chromaRows(of height: Int) -> Int { Self.halved(height, times: rowHalvings) }

    /// The quotient, rounded up.
    private static func halved(_ count: Int, times halvings: Int) -> Int {
      (count + (1 << halvings) - 1) >> halvings
    }
  }
}

extension MoviePicture {
  /// The pixels of three planes of 8 bits whose chroma is halved both ways: the same as slowly, by kernels.
  func plainSurface(_ kernels: KernelSet) throws(MemoryError) -> Surface {
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

  /// The pixels of red, green and blue of 8 bits, in planes of their own or side by side: the same as slowly.
  func plainColors() throws(MemoryError) -> Surface {
    let (red, green, blue) = (plainSamples(0), plainSamples(1), plainSamples(2))
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { target in
      for y in 0..<height {
        var places = (red.start(of: y), green.start(of: y), blue.start(of: y))
        for index in y * width..<(y + 1) * width {
          let (r, g, b) = (red.bytes[places.0], green.bytes[places.1], blue.bytes[places.2])
          target[index] = 0xff00_0000 | UInt32(b) << 16 | UInt32(g) << 8 | UInt32(r)
          places = (places.0 + red.step, places.1 + green.step, places.2 + blue.step)
        }
      }
    }
    return surface
  }

  private func plainSamples(_ component: Int) -> PlainSamples {
    let place = layout.components[component]
    let plane = planes[place.plane]
    return PlainSamples(
      bytes: plane, first: place.offset, stride: plane.count / height, step: place.step)
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

/// Samples of 8 bits, and the steps from one to the next.
private struct PlainSamples {
  let bytes: [UInt8]
  let first: Int
  let stride: Int
  let step: Int

  /// Returns the place of the first sample of a row.
  func start(of row: Int) -> Int { first + row * stride }
}
