import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

/// Replaces each pixel by a function of itself and its index: whole registers, then one that
/// overlaps the last of them, so that no pixel is changed twice; short rows pixel by pixel.
@inline(__always)
func replace(
  _ pixels: Pixels, vector: (Vector, Int) -> Vector, scalar: (UInt32, Int) -> UInt32
) {
  let step = vectorPixels
  let count = pixels.count
  guard count >= step else {
    var i = 0
    while i < count {
      pixels[i] = scalar(pixels[i], i)
      i &+= 1
    }
    return
  }
  let last = count &- step
  let end = pixels.load(last)
  var i = 0
  while i < last {
    pixels.store(vector(pixels.load(i), i), i)
    i &+= step
  }
  pixels.store(vector(end, last), last)
}

/// Overwrites each pixel by a function of its index: registers that stand as they do in memory, and
/// one more at each end; short rows pixel by pixel.
///
/// Registers that cross lines of the cache would take more than twice the time.
@inline(__always)
func overwrite(_ pixels: Pixels, vector: (Int) -> Vector, scalar: (Int) -> UInt32) {
  let step = vectorPixels
  let count = pixels.count
  guard count >= step else {
    var i = 0
    while i < count {
      pixels[i] = scalar(i)
      i &+= 1
    }
    return
  }
  let last = count &- step
  pixels.store(vector(0), 0)
  var i = pixels.countToAlignment
  while i < last {
    pixels.store(vector(i), i)
    i &+= step
  }
  pixels.store(vector(last), last)
}

extension KernelBuild {
  /// Writes one color into every pixel of `range`.
  @inline(never)
  public static func fill(_ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32) {
    withPixels(&row, range) { $0.fill(color) }
  }
}

extension Pixels {
  /// Writes one color into every pixel.
  @inline(__always)
  func fill(_ color: UInt32) {
    let register = vec_set32(Int32(bitPattern: color))
    overwrite(self) { _ in
      register
    } scalar: { _ in
      color
    }
  }
}

extension KernelBuild {
  /// Copies pixels of `source`, from `start` on, over `range`.
  @inline(never)
  public static func copy(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { pixels.update(from: $0) }
    }
  }

  /// The same for one of several rows: the memory is asked for those below meanwhile, because rows are
  /// too short for the processor to foresee them.
  @inline(never)
  public static func copy(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    below: PixelStep
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        overwrite(pixels) { i in
          pixels.prefetch(i &+ below.pixels)
          texels.prefetch(i &+ below.behind)
          return texels.load(i)
        } scalar: { i in
          texels[i]
        }
      }
    }
  }
}
