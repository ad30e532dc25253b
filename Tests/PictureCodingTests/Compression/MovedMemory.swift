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
    guard let region = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0),
      region != MAP_FAILED
    else { preconditionFailure("no \(length) bytes of addresses") }
    defer { munmap(region, length) }
    var results: Set<Result> = []
    for place in 0..<places {
      let memory = UnsafeMutableRawBufferPointer(start: region + place * step, count: size)
      memset(memory.baseAddress, CInt(place & 255), size)
      results.insert(body(memory))
      let page = Int(sysconf(CInt(_SC_PAGESIZE)))
      let first = place * step / page * page
      madvise(region + first, (place * step + size - first) / page * page, MADV_DONTNEED)
    }
    return results
  }
}
