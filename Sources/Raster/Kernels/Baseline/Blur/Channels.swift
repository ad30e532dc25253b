import CVector

/// 16-bit channels, four per pixel, to read and write: 256 times the byte, between the passes of a
/// blur.
@safe
struct Channels {
  private let base: UnsafeMutablePointer<UInt16>
  let count: Int

  @inline(__always)
  init(_ base: UnsafeMutablePointer<UInt16>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> UInt16 {
    get { unsafe base[index] }
    nonmutating set { unsafe base[index] = newValue }
  }

  @inline(__always)
  func store(_ value: Vector, _ index: Int) { unsafe vec_store(base + index, value) }

  @inline(__always)
  func update(from source: ChannelSource) { unsafe base.update(from: source.base, count: count) }
}

/// 16-bit words to read.
@safe
struct ChannelSource {
  let base: UnsafePointer<UInt16>

  @inline(__always)
  init(_ base: UnsafePointer<UInt16>) { unsafe self.base = base }

  @inline(__always)
  subscript(index: Int) -> UInt16 { unsafe base[index] }

  @inline(__always)
  func load(_ index: Int) -> Vector { unsafe vec_load(base + index) }

  @inline(__always)
  func advanced(by count: Int) -> ChannelSource { unsafe ChannelSource(base + count) }
}

/// Calls `body` with the starts of steps of `length` elements that hold all of `count` together.
///
/// The last step reaches back into the one before it; a row that is shorter than a step has none. That
/// is for kernels that write somewhere else than they read, and so may write an element twice.
@inline(__always)
func forEachStart(_ length: Int, _ count: Int, _ body: (Int) -> Void) {
  var start = 0
  while start &+ length <= count {
    body(start)
    start &+= length
  }
  if start < count && start > 0 { body(count &- length) }
}

/// The number of words in one register.
@inline(__always)
var vectorWords: Int { Int(vec_bytes()) / 2 }

@inline(__always)
func withChannels(
  _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, _ body: (Channels) -> Void
) {
  unsafe row.withUnsafeMutableBufferPointer { words in
    precondition(range.lowerBound >= 0 && range.upperBound <= words.count, "the row is too short")
    guard let base = words.baseAddress else { return }
    body(unsafe Channels(base + range.lowerBound, count: range.length))
  }
}

@inline(__always)
func withSource(
  _ span: Span<UInt16>, from start: Int, count: Int, body: (ChannelSource) -> Void
) {
  unsafe span.withUnsafeBufferPointer { words in
    precondition(start >= 0 && start + count <= words.count, "the source is too short")
    guard let base = words.baseAddress else { return }
    body(unsafe ChannelSource(base + start))
  }
}
