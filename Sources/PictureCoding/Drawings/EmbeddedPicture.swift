import SegueRaster

/// A picture inside of an SVG, which is read here, under our limits, and handed on as a plain PNG.
enum EmbeddedPicture {
  /// The address of the same pixels as a PNG, for a picture in an address such as
  /// `data:image/jpeg;base64,...`.
  static func png(of address: String, budget: inout MemoryBudget) throws(PictureError) -> String {
    let parts = address.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let bytes = SixBitText.bytes(of: parts[1])
    else { throw .unknownFormat }
    if try PictureFormat(sniffing: bytes.span) == .svg {
      throw .unsupportedKind(.svg, "an SVG inside of another")
    }
    let picture = try PictureDecoder().decode(bytes.span, budget: &budget)
    do throws(PictureWritingError<Never>) {
      let png = try PNGEncoder(kernels: .baseline).bytes(of: picture.surface)
      return "data:image/png;base64," + SixBitText.text(of: png)
    } catch {
      throw .damaged(.png, "\(error)")
    }
  }
}

/// Bytes as letters, six bits to each.
enum SixBitText {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The bytes that `text` stands for, space aside; `nil` if it has other letters in it.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var result: [UInt8] = []
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

  /// The letters for `bytes`.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let rest = bytes.count - start
      for place in 0..<4 {
        let letter = letters[Int(bits >> UInt32(18 - 6 * place) & 63)]
        result.append(place > rest ? UInt8(ascii: "=") : letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
