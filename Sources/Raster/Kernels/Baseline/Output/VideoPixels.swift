#if WIDE_KERNELS
  public import SegueKernels
#else
  /// Matrix from luma and chroma to red, green and blue: whole numbers with 17 fractional bits.
  ///
  /// With levels of 8 bits in sixteenths no sum leaves a word of 32 bits.
  public struct VideoMatrix: Hashable, Sendable {
    /// Number of fractional bits.
    public static let bits: Int32 = 17

    /// Weight of luma in each channel.
    public let luma: Int32
    /// The level of luma that is black.
    public let black: Int32
    /// Weight of the red difference in red.
    public let redOfRed: Int32
    /// Weight of the red difference in green.
    public let greenOfRed: Int32
    /// Weight of the blue difference in green.
    public let greenOfBlue: Int32
    /// Weight of the blue difference in blue.
    public let blueOfBlue: Int32

    /// The matrix with these weights, in levels.
    public init(
      luma: Double, black: Int32, redOfRed: Double, greenOfRed: Double, greenOfBlue: Double,
      blueOfBlue: Double
    ) {
      func fixed(_ value: Double) -> Int32 { Int32((value * Double(1 << Self.bits)).rounded()) }
      self.luma = fixed(luma)
      self.black = black
      self.redOfRed = fixed(redOfRed)
      self.greenOfRed = fixed(greenOfRed)
      self.greenOfBlue = fixed(greenOfBlue)
      self.blueOfBlue = fixed(blueOfBlue)
      precondition(
        abs(luma) <= 1.2 && abs(redOfRed) <= 2.2 && abs(blueOfBlue) <= 2.2
          && abs(greenOfRed) + abs(greenOfBlue) <= 2.2, "a sum would leave its word")
    }
  }
#endif

extension KernelBuild {
  /// Spreads two rows of halved chroma to a value for each pixel, in sixteenths of a level around gray.
  ///
  /// A value is mixed downwards from `upper` and `weight` quarters of `lower`; across, a sample stands in
  /// the middle of two pixels, or above the left one. `row` gets two values for each sample.
  @inline(never)
  public static func chroma(
    _ row: inout MutableSpan<Int16>, upper: Span<UInt8>, at first: Int, lower: Span<UInt8>,
    at second: Int, count: Int, weight: Int, isCentered: Bool
  ) {
    withWords(&row, count: 2 &* count) { row in
      withBytes(upper, from: first, count: count) { upper in
        withBytes(lower, from: second, count: count) { lower in
          let samples = ChromaSamples(upper, lower, weight)
          row.spread(samples, at: 0, before: 0, after: min(1, count &- 1), isCentered: isCentered)
          var i = 1
          while i < count &- 1 {
            row.spread(samples, at: i, before: i &- 1, after: i &+ 1, isCentered: isCentered)
            i &+= 1
          }
          if count > 1 {
            row.spread(samples, at: i, before: i &- 1, after: i, isCentered: isCentered)
          }
        }
      }
    }
  }

  /// Writes the opaque pixels of luma of 8 bits and chroma in sixteenths of a level around gray.
  @inline(never)
  public static func pixels(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, luma: Span<UInt8>, at start: Int,
    blue: Span<Int16>, red: Span<Int16>, by matrix: VideoMatrix
  ) {
    withPixels(&row, range) { pixels in
      withBytes(luma, from: start, count: pixels.count) { luma in
        withWords(blue, pixels.count) { blue in
          withWords(red, pixels.count) { red in
            for i in 0..<pixels.count {
              pixels[i] = pixel(
                luma: Int32(luma[i]), blue: Int32(blue[i]), red: Int32(red[i]), by: matrix)
            }
          }
        }
      }
    }
  }
}

@inline(__always)
private func pixel(luma y: Int32, blue: Int32, red: Int32, by matrix: VideoMatrix) -> UInt32 {
  let bits = VideoMatrix.bits &+ 4
  let gray = ((y &- matrix.black) &<< 4) &* matrix.luma &+ 1 &<< (bits &- 1)
  func level(_ sum: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: max(0, min(255, sum &>> bits)))
  }
  return 0xff00_0000 | level(gray &+ matrix.blueOfBlue &* blue) &<< 16
    | level(gray &+ matrix.greenOfBlue &* blue &+ matrix.greenOfRed &* red) &<< 8
    | level(gray &+ matrix.redOfRed &* red)
}

/// A row of halved chroma, mixed of two.
private struct ChromaSamples {
  private let upper: PlaneBytes
  private let lower: PlaneBytes
  private let weight: Int16

  @inline(__always)
  init(_ upper: PlaneBytes, _ lower: PlaneBytes, _ weight: Int) {
    self.upper = upper
    self.lower = lower
    self.weight = Int16(truncatingIfNeeded: weight)
  }

  /// In quarters of a level.
  @inline(__always)
  subscript(index: Int) -> Int16 {
    Int16(upper[index]) &* (4 &- weight) &+ Int16(lower[index]) &* weight &- 512
  }
}

/// Bytes of a plane.
@safe
private struct PlaneBytes {
  private let base: UnsafePointer<UInt8>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>) { unsafe self.base = base }

  @inline(__always)
  subscript(index: Int) -> UInt8 { unsafe base[index] }
}

/// Words to read.
@safe
private struct ChromaWords {
  private let base: UnsafePointer<Int16>

  @inline(__always)
  init(_ base: UnsafePointer<Int16>) { unsafe self.base = base }

  @inline(__always)
  subscript(index: Int) -> Int16 { unsafe base[index] }
}

/// Words to write.
@safe
private struct SpreadChroma {
  private let base: UnsafeMutablePointer<Int16>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Int16>) { unsafe self.base = base }

  /// Writes the two pixels of a sample.
  @inline(__always)
  func spread(
    _ samples: ChromaSamples, at i: Int, before: Int, after: Int, isCentered: Bool
  ) {
    let here = samples[i]
    let left = isCentered ? samples[before] &+ 3 &* here : here &<< 2
    let right = isCentered ? 3 &* here &+ samples[after] : (here &+ samples[after]) &<< 1
    unsafe base[2 &* i] = left
    unsafe base[2 &* i &+ 1] = right
  }
}

@inline(__always)
private func withBytes(
  _ span: Span<UInt8>, from start: Int, count: Int, body: (PlaneBytes) -> Void
) {
  unsafe span.withUnsafeBufferPointer { elements in
    precondition(start >= 0 && start + count <= elements.count, "the row is too short")
    guard let base = elements.baseAddress else { return }
    body(unsafe PlaneBytes(base + start))
  }
}

@inline(__always)
private func withWords(_ span: Span<Int16>, _ count: Int, _ body: (ChromaWords) -> Void) {
  unsafe span.withUnsafeBufferPointer { elements in
    precondition(count <= elements.count, "the chroma is too short")
    guard let base = elements.baseAddress else { return }
    body(unsafe ChromaWords(base))
  }
}

@inline(__always)
private func withWords(
  _ span: inout MutableSpan<Int16>, count: Int, _ body: (SpreadChroma) -> Void
) {
  unsafe span.withUnsafeMutableBufferPointer { elements in
    precondition(count <= elements.count, "the chroma has too little room")
    guard let base = elements.baseAddress else { return }
    body(unsafe SpreadChroma(base))
  }
}
