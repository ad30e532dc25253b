import SegueWords

/// The pieces that a golden picture is made of, as far as they can be told without decoding them.
enum PictureChunks {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// What can stand in a picture of pixels that nobody has to guess about.
  private static let known: Set<String> = ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"]

  /// What is in a file that is not part of one plain PNG, in words; nothing if nothing is.
  static func junk(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: signature) else { return bytes.isEmpty ? "nothing" : "another format" }
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      if !known.contains(name) { return "a piece \(Quote(name))" }
      place += 12 + length
      if name == "IEND" {
        return place < bytes.count ? "\(bytes.count - place) bytes behind its end" : nil
      }
    }
    return "a file that breaks off"
  }
}
