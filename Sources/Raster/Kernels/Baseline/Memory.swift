import CVector

/// Pixels to read and write.
///
/// Every entry of this module checks at its entry that its spans hold what it was asked for; inside,
/// indices are trusted, and these four types keep the pointers that trust needs.
@safe
struct Pixels {
  private let base: UnsafeMutablePointer<UInt32>
  let count: Int

  @inline(__always)
  init(_ base: UnsafeMutablePointer<UInt32>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> UInt32 {
    get { unsafe base[index] }
    nonmutating set { unsafe base[index] = newValue }
  }

  @inline(__always)
  func load(_ index: Int) -> Vector { unsafe vec_load(base + index) }

  @inline(__always)
  func store(_ value: Vector, _ index: Int) { unsafe vec_store(base + index, value) }

  /// The number of pixels before the first one at which a register would be aligned.
  @inline(__always)
  var countToAlignment: Int {
    unsafe (0 &- Int(bitPattern: base) &>> 2) & (vectorPixels &- 1)
  }

  /// Asks the memory for the line of a pixel that will be written: a hint.
  @inline(__always)
  func prefetch(_ index: Int) { unsafe vec_prefetch_to_write(base + index) }

  /// The pixels of `range` alone.
  @inline(__always)
  func part(_ range: Range<Int>) -> Pixels {
    unsafe Pixels(base + range.lowerBound, count: range.length)
  }

  @inline(__always)
  func update(repeating pixel: UInt32) { unsafe base.update(repeating: pixel, count: count) }

  @inline(__always)
  func update(from texels: Texels) { unsafe base.update(from: texels.base, count: count) }
}

/// Pixels to read.
@safe
struct Texels {
  let base: UnsafePointer<UInt32>

  @inline(__always)
  init(_ base: UnsafePointer<UInt32>) { unsafe self.base = base }

  @inline(__always)
  subscript(index: Int) -> UInt32 { unsafe base[index] }

  @inline(__always)
  func load(_ index: Int) -> Vector { unsafe vec_load(base + index) }
}

extension Texels {
  @inline(__always)
  func prefetch(_ index: Int) { unsafe vec_prefetch(base + index) }

  /// A channel: four for each texel, red first.
  @inline(__always)
  func channel(_ index: Int) -> UInt8 {
    unsafe UnsafeRawPointer(base).load(fromByteOffset: index, as: UInt8.self)
  }
}

/// Bytes of coverage to read, one per pixel.
@safe
struct CoverageRow {
  private let base: UnsafePointer<UInt8>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>) { unsafe self.base = base }

  @inline(__always)
  subscript(index: Int) -> UInt8 { unsafe base[index] }

  /// The coverage of as many pixels as a register holds, repeated over their channels.
  @inline(__always)
  func load(_ index: Int) -> U16Lanes { U16Lanes(unsafe vec_spread(base + index)) }

  /// The same, but that the pixels from one on are covered whole.
  @inline(__always)
  func load(_ index: Int, orWholeFrom pixel: Int) -> U16Lanes {
    let others = vec_first32(Int32(truncatingIfNeeded: pixel))
    return U16Lanes(vec_or(unsafe vec_spread(base + index), vec_xor(others, vec_set32(-1))))
  }

  /// The same, but that the pixels before one are covered whole.
  @inline(__always)
  func load(_ index: Int, orWholeBefore pixel: Int) -> U16Lanes {
    let others = vec_first32(Int32(truncatingIfNeeded: pixel))
    return U16Lanes(vec_or(unsafe vec_spread(base + index), others))
  }

  /// Returns `true` if 32 pixels from `index` on are not covered.
  @inline(__always)
  func isZero(_ index: Int) -> Bool { unsafe vec_are_zero32(base + index) != 0 }
}

/// The number of elements, read without the standard library's getter, whose specialization would
/// be shared.
@inline(__always)
func length(_ span: Span<UInt32>) -> Int { unsafe span.withUnsafeBufferPointer { $0.count } }

/// The pixels of `range`, after checking that the row has them.
@inline(__always)
func withPixels(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ body: (Pixels) -> Void
) {
  unsafe row.withUnsafeMutableBufferPointer { pixels in
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count, "the row is too short")
    guard let base = pixels.baseAddress else { return }
    body(unsafe Pixels(base + range.lowerBound, count: range.length))
  }
}

/// `count` texels from `start` on, after checking that the span has them.
@inline(__always)
func withTexels(
  _ span: Span<UInt32>, from start: Int, count: Int, body: (Texels) -> Void
) {
  unsafe span.withUnsafeBufferPointer { elements in
    precondition(start >= 0 && start + count <= elements.count, "the source is too short")
    guard let base = elements.baseAddress else { return }
    body(unsafe Texels(base + start))
  }
}

/// `count` bytes of coverage from `start` on, after checking that the span has them.
@inline(__always)
func withCoverage(
  _ span: Span<UInt8>, from start: Int, count: Int, body: (CoverageRow) -> Void
) {
  unsafe span.withUnsafeBufferPointer { elements in
    precondition(start >= 0 && start + count <= elements.count, "the coverage is too short")
    guard let base = elements.baseAddress else { return }
    body(unsafe CoverageRow(base + start))
  }
}
