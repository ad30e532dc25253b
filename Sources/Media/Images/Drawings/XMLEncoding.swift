/// The encodings of documents.
enum XMLEncoding {
  /// Encodings of one byte for each letter whose first half is ASCII, by how their names begin.
  private static let families = [
    "iso-8859-", "iso8859-", "iso_8859-", "latin", "windows-125", "cp125", "koi8-", "macintosh",
  ]

  /// Returns true if an instruction such as `xml version='1.0' encoding='iso-8859-1'`, in small letters, names
  /// one of them.
  static func isOfSingleBytes(_ instruction: String) -> Bool {
    guard let start = instruction.firstRange(of: "encoding") else { return false }
    let name = instruction[start.upperBound...].drop { " \t\r\n='\"".contains($0) }
    return families.contains { name.hasPrefix($0) }
  }

  /// The document in UTF-8.
  ///
  /// Of an encoding of single bytes the letters behind ASCII are taken for those of Latin-1, whichever
  /// they are: they stand only in texts, which are not drawn, and in names, which stay different.
  static func unified(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")),
      bytes.contains(where: { $0 >= 0x80 }),
      isOfSingleBytes(String(decoding: bytes[..<end], as: UTF8.self).lowercased())
    else { return bytes }
    return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
  }
}
