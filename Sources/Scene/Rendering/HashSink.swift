package import SegueFiles
package import SegueMotion
package import SegueRaster

/// Makes the size and the SHA-256 of the pixels of each frame.
///
/// The pixels are hashed exactly as the format `rgba` writes them: straight, red, green, blue,
/// alpha, row after row. So `sha256sum` of such a file gives the same digest.
package struct HashEncoder: FrameEncoder {
  /// An encoder; all are alike.
  package init() {}

  /// Pixels.
  package var form: Frame.Form { .pixels }

  /// The names of the lines' columns.
  package static let header = "# frame seconds size sha256"

  /// Returns the part of a frame's line about its pixels; frames that look alike share it.
  package func encode(_ frame: Frame) throws(RenderError) -> String {
    guard case .pixels(let surface) = frame.content else {
      preconditionFailure("hashes are made of pixels")
    }
    let digest = try surface.straightDigest()
    return "\(surface.width)x\(surface.height) \(digest)"
  }
}

/// Keeps one line of each frame of a film: its number, its time, its size and its digest.
package struct HashSink: FrameSink {
  /// Makes the lines.
  package let encoder = HashEncoder()
  /// The lines of the frames taken so far.
  package private(set) var lines: [String] = []
  private let rate: FrameRate

  /// A sink that has taken no frame of a film with this rate.
  package init(rate: FrameRate) {
    self.rate = rate
  }

  /// Keeps a line.
  package mutating func write(_ packet: String, index: Int) {
    lines.append("\(index) \(rate.time(ofFrame: index).seconds()) \(packet)")
  }

  /// Does nothing: the lines are there.
  package mutating func finish() {}
}

extension Surface {
  /// Number of rows converted and hashed at once: they should stay in the cache.
  private static let bandHeight = 32

  /// The digest of the pixels with straight alpha.
  package func straightDigest() throws(RenderError) -> SHA256 {
    var digest = DigestStream()
    do throws(MemoryError) {
      var band = try Surface(width: width, height: min(height, Self.bandHeight))
      for start in stride(from: 0, to: height, by: Self.bandHeight) {
        let rows = start..<min(start + Self.bandHeight, height)
        try band.withPixels { copyStraight(rows: rows, into: &$0) }
        let pixels = band.pixels
        digest.add(pixels.extracting(0..<rows.count * width))
      }
    } catch {
      throw .memory(error)
    }
    return digest.finish()
  }
}
