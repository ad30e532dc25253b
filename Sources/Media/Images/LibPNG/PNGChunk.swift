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

/// Walks through the chunks of a PNG.
struct PNGChunks {
  /// A chunk, and where its content is in the file.
  struct Chunk {
    let name: String
    let content: Range<Int>
  }

  let file: [UInt8]
  private var place = 8

  /// The chunks of a file that begins with the signature of a PNG.
  init(_ file: [UInt8]) { self.file = file }

  /// The next chunk, whose sum is right.
  mutating func next() throws(PictureError) -> Chunk {
    guard place + 12 <= file.count else { throw .truncated(.png) }
    let length = word(at: place)
    let content = place + 8..<place + 8 + length
    guard length <= file.count, content.upperBound + 4 <= file.count else { throw .truncated(.png) }
    let sum = unsafe file.withUnsafeBufferPointer { bytes in
      unsafe cpng_checksum(bytes.baseAddress.map { unsafe $0 + place + 4 }, length + 4)
    }
    let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
    guard Int(sum) == word(at: content.upperBound) else {
      throw .damaged(.png, "the sum of a chunk is wrong")
    }
    place = content.upperBound + 4
    return Chunk(name: name, content: content)
  }

  /// A number of four bytes.
  func word(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

  /// A number of two bytes.
  func short(at place: Int) -> Int { Int(file[place]) << 8 | Int(file[place + 1]) }
}
