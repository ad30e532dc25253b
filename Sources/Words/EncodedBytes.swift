/// Bytes as letters, as addresses of data and digests are written.
package struct EncodedBytes {
  /// The letters.
  package let text: String

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters of `bytes`.
  package init(_ bytes: [UInt8]) {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = 0
      for index in 0..<3 { word = word << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for place in 0..<4 {
        let letter = Self.letters[word >> (18 - 6 * place) & 63]
        output.append(place <= count ? letter : UInt8(ascii: "="))
      }
    }
    text = String(decoding: output, as: UTF8.self)
  }
}
