import Glibc
import SegueTextSupport

/// Pages that were given back, kept for whoever asks next: taking them fresh from the operating system
/// costs more time than filling them, and short films take as many as long ones.
///
/// What is kept has a limit; beyond it the oldest go back to the system.
final class PagePool: Sendable {
  /// The one that all pixels use.
  static let shared = PagePool(bytes: 64 << 20)

  private let kept = Locked<(pages: [Pages], bytes: Int)>(([], 0))
  private let limit: Int

  /// A pool of at most so many bytes.
  init(bytes: Int) { limit = bytes }

  /// Pages of zeros or, if nobody minds, of any content; `nil` if there are none.
  func take(bytes: Int, zeroed: Bool) -> Pages? {
    let size = Pages.rounded(max(bytes, 1))
    let found = kept.withLock { kept -> Pages? in
      // What was given back last may still be in the processor's cache.
      guard let index = kept.pages.lastIndex(where: { (size...size + size / 4).contains($0.size) })
      else { return nil }
      kept.bytes -= kept.pages[index].size
      return kept.pages.remove(at: index)
    }
    guard let found else { return Pages(size: size) }
    if zeroed { found.clear(size) }
    return found
  }

  /// Takes pages back that nobody uses any more.
  func give(_ pages: Pages) {
    if !pages.isReal { return pages.release() }
    let surplus = kept.withLock { kept -> [Pages] in
      kept.pages.append(pages)
      kept.bytes += pages.size
      var count = 0
      while kept.bytes > limit {
        kept.bytes -= kept.pages[count].size
        count += 1
      }
      let surplus = Array(kept.pages.prefix(count))
      kept.pages.removeFirst(count)
      return surplus
    }
    for pages in surplus { pages.release() }
  }
}

/// Whole pages of memory from the operating system.
///
/// Sendable although it is an address: who holds it decides who writes.
@safe
struct Pages: @unchecked Sendable {
  /// Address of the first byte.
  let base: UnsafeMutableRawPointer
  /// The bytes in them.
  let size: Int
  /// True if the pages can be read and written.
  let isReal: Bool

  /// Pages of zeros; `nil` if the system has none.
  fileprivate init?(size: Int) {
    let pages = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, Int(bitPattern: pages) != -1 else { return nil }
    if size >= 1 << 21 { unsafe madvise(pages, size, Int32(MADV_HUGEPAGE)) }
    unsafe base = pages
    self.size = size
    isReal = true
  }

  /// Addresses that nobody may touch, which take no memory.
  init?(countingOnly bytes: Int) {
    size = Pages.rounded(max(bytes, 1))
    let pages = unsafe mmap(
      nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let pages = unsafe pages, Int(bitPattern: pages) != -1 else { return nil }
    unsafe base = pages
    isReal = false
  }

  /// So many bytes in whole pages.
  fileprivate static func rounded(_ bytes: Int) -> Int { (bytes + 4_095) & ~4_095 }

  fileprivate func clear(_ bytes: Int) { unsafe memset(base, 0, bytes) }

  fileprivate func release() { unsafe munmap(base, size) }
}
