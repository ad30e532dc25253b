/// Bytes as letters, as addresses of data and digests are written.
package struct Base64 {
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

extension Base64 {
  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The bytes that `text` stands for, space aside; `nil` if it has other letters in it.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in text.utf8 where letter > 0x20 && letter != UInt8(ascii: "=") {
      guard let value = values[Int(letter)] else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
