/// A small picture that stands in display lists itself, such as that of a letter.
///
/// A reference: a text shows the same few stamps again and again, and they are told apart by it.
public final class Stamp: Sendable {
  /// The picture.
  public let picture: Picture

  /// A stamp of a picture.
  public init(_ picture: Picture) { self.picture = picture }

  /// A stamp of these pixels, row after row, as many as there are places for them.
  public convenience init(
    width: Int, height: Int, _ pixels: [UInt32]
  ) throws(MemoryError) {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { target in
      for index in 0..<min(pixels.count, width * height) { target[index] = pixels[index] }
    }
    self.init(try Picture(surface))
  }
}

extension Stamp: Hashable {
  /// Returns true if both have the same pixels.
  public static func == (a: Stamp, b: Stamp) -> Bool {
    if a === b { return true }
    let (one, other) = (a.picture.surface, b.picture.surface)
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.indices.allSatisfy { one.pixels[$0] == other.pixels[$0] }
  }

  /// Feeds the extents to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture.width)
    hasher.combine(picture.height)
  }
}

extension Stamp: CustomStringConvertible {
  /// The extents and a number that follows from the pixels.
  public var description: String {
    let surface = picture.surface
    var sum: UInt32 = 2_166_136_261
    for index in surface.pixels.indices { sum = (sum ^ surface.pixels[index]) &* 16_777_619 }
    return "stamp \(picture.width)x\(picture.height) \(String(sum, radix: 16))"
  }
}
