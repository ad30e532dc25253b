import CPNG

/// A piece of a PNG: a name of four letters, and what it holds.
struct PNGChunk {
  private let named: [UInt8]

  /// A chunk that holds `content`.
  init(_ name: String, _ content: [UInt8]) { named = Array(name.utf8) + content }

  /// The chunk with its length before it and its checksum behind it.
  var bytes: [UInt8] {
    let checksum = unsafe cpng_checksum(named, named.count)
    return UInt32(named.count - 4).bigEndianBytes + named + checksum.bigEndianBytes
  }

  /// Returns the compressed pixels of a PNG of ours, its chunks put together.
  static func pixels(of file: [UInt8]) -> [UInt8] {
    var pixels: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8..<place + 8 + length
      if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) { pixels += file[content] }
      place = content.upperBound + 4
    }
    return pixels
  }
}
