/// Pages of pixels straight from the operating system, which refuses softly where an allocation
/// would end the program.
///
/// Sendable although it is a class of mutable memory: it is changed only through `withPixels` and
/// `withWords`, which its owners call while no one else holds it, or for ranges that no one else
/// touches.
@safe
final class PixelMemory: @unchecked Sendable {
  private let pages: Pages
  /// The number of pixels.
  let count: Int

  private var base: UnsafeMutableRawPointer { unsafe pages.base }

  /// Memory for `count` pixels, clear or of any content; `nil` if there is none.
  init?(count: Int, clear: Bool) {
    guard let pages = PagePool.shared.take(bytes: count * 4, zeroed: clear) else { return nil }
    self.pages = pages
    self.count = count
  }

  /// Nothing but a count, for finding out how much is needed: touching it would end the program.
  init?(countingOnly count: Int) {
    guard let pages = Pages(countingOnly: count * 4) else { return nil }
    self.pages = pages
    self.count = count
  }

  deinit { PagePool.shared.give(pages) }

  /// The pixels, to read.
  var pixels: Span<UInt32> {
    @_lifetime(borrow self)
    borrowing get {
      let start = unsafe UnsafePointer(base.bindMemory(to: UInt32.self, capacity: count))
      return unsafe _overrideLifetime(
        Span(_unsafeStart: start, count: count), borrowing: self)
    }
  }

  /// The memory as 16-bit words, to read: two for a pixel.
  var words: Span<UInt16> {
    @_lifetime(borrow self)
    borrowing get {
      let start = unsafe UnsafePointer(base.bindMemory(to: UInt16.self, capacity: 2 * count))
      return unsafe _overrideLifetime(
        Span(_unsafeStart: start, count: 2 * count), borrowing: self)
    }
  }

  /// The memory as bytes, to read: four for a pixel.
  var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let start = unsafe UnsafePointer(base.bindMemory(to: UInt8.self, capacity: 4 * count))
      return unsafe _overrideLifetime(
        Span(_unsafeStart: start, count: 4 * count), borrowing: self)
    }
  }

  /// Calls `body` with bytes of the memory, to write.
  func withBytes<R>(_ range: Range<Int>, _ body: (inout MutableSpan<UInt8>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= 4 * count, "outside of the memory")
    let start = unsafe base.bindMemory(to: UInt8.self, capacity: 4 * count)
    var span = unsafe MutableSpan(_unsafeStart: start + range.lowerBound, count: range.count)
    return body(&span)
  }

  /// Calls `body` with the pixels of `range`, to write.
  func withPixels<R>(_ range: Range<Int>, _ body: (inout MutableSpan<UInt32>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the memory")
    let start = unsafe base.bindMemory(to: UInt32.self, capacity: count)
    var span = unsafe MutableSpan(_unsafeStart: start + range.lowerBound, count: range.count)
    return body(&span)
  }

  /// Calls `body` with 16-bit words of the memory, to write.
  func withWords<R>(_ range: Range<Int>, _ body: (inout MutableSpan<UInt16>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= 2 * count, "outside of the memory")
    let start = unsafe base.bindMemory(to: UInt16.self, capacity: 2 * count)
    var span = unsafe MutableSpan(_unsafeStart: start + range.lowerBound, count: range.count)
    return body(&span)
  }
}
