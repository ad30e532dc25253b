import Glibc

/// Zeroed pages of pixels straight from the operating system, which refuses softly where an
/// allocation would end the program.
///
/// Sendable although it is a class of mutable memory: `Surface` hands out mutable spans only while
/// it is the sole owner, and `rows` splits those spans into bands that share no pixel.
@safe
final class PixelMemory: @unchecked Sendable {
  private let base: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Memory for `count` pixels; `nil` if there is none.
  init?(count: Int) {
    let size = max(count, 1) * 4
    let pages = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, Int(bitPattern: pages) != -1 else { return nil }
    if size >= 1 << 21 { unsafe madvise(pages, size, Int32(MADV_HUGEPAGE)) }
    unsafe base = pages.bindMemory(to: UInt32.self, capacity: max(count, 1))
    self.count = count
  }

  deinit { unsafe munmap(base, max(count, 1) * 4) }

  /// The pixels, to read.
  var pixels: Span<UInt32> {
    @_lifetime(borrow self)
    borrowing get {
      let span = unsafe Span(_unsafeStart: UnsafePointer(base), count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// Calls `body` with the pixels of `range`, to write.
  func withPixels<R>(_ range: Range<Int>, _ body: (inout MutableSpan<UInt32>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the memory")
    var span = unsafe MutableSpan(_unsafeStart: base + range.lowerBound, count: range.count)
    return body(&span)
  }
}
