import Glibc

/// Memory that stands at one place after the other, with other things in it each time: what nothing that
/// is written may depend on.
struct MovedMemory {
  /// How many bytes there are.
  let size: Int
  /// How far the places are from each other, and how many there are.
  let step: Int
  let places: Int

  /// The different results of `body` at all places; it is handed the memory.
  func results<Result: Hashable>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Set<Result> {
    let length = step * (places - 1) + size
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let region = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0),
      unsafe region != MAP_FAILED
    else { preconditionFailure("no \(length) bytes of addresses") }
    defer { unsafe munmap(region, length) }
    var results: Set<Result> = []
    let page = Int(sysconf(CInt(_SC_PAGESIZE)))
    for place in 0..<places {
      let start = unsafe region + place * step
      unsafe memset(start, CInt(place & 255), size)
      unsafe results.insert(body(UnsafeMutableRawBufferPointer(start: start, count: size)))
      let first = place * step / page * page
      unsafe madvise(region + first, (place * step + size - first) / page * page, MADV_DONTNEED)
    }
    return results
  }
}
