import SegueImages

/// A sink that takes some bytes and then no more.
struct FullSink: SeekableSink {
  struct Full: Error, Hashable {
    let capacity: Int
  }

  let capacity: Int
  private var count = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func write(_ bytes: Span<UInt8>) throws(Full) {
    count += bytes.count
    if count > capacity { throw Full(capacity: capacity) }
  }

  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(Full) {
    if offset + bytes.count > capacity { throw Full(capacity: capacity) }
  }
}
