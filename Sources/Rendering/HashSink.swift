import SegueFiles
import SegueMotion
import SegueRaster

/// Makes one line of each frame: its number, its time, its size and the SHA-256 of its pixels.
///
/// The pixels are hashed exactly as the format `rgba` writes them: straight, red, green, blue,
/// alpha, row after row. So `sha256sum` of such a file gives the same digest.
public struct HashEncoder: FrameEncoder {
  /// An encoder; all are alike.
  public init() {}

  /// Pixels.
  public var form: FrameForm { .pixels }

  /// What the columns of the lines are.
  public static let header = "# frame seconds size sha256"

  /// The line of a frame.
  public func encode(_ frame: Frame) throws(FilmFailure) -> String {
    guard case .pixels(let surface) = frame.content else {
      preconditionFailure("hashes are made of pixels")
    }
    let digest = try surface.straightDigest()
    return "\(frame.index) \(frame.time.seconds()) \(surface.width)x\(surface.height) \(digest)"
  }
}

/// Keeps the lines of the frames of a film.
public struct HashSink: FrameSink {
  /// Makes the lines.
  public let encoder = HashEncoder()
  /// The lines of the frames taken so far.
  public private(set) var lines: [String] = []

  /// A sink that has taken no frame.
  public init() {}

  /// Keeps a line.
  public mutating func write(_ packet: String, index: Int) {
    lines.append(packet)
  }

  /// Does nothing: the lines are there.
  public mutating func finish() {}
}

extension Surface {
  /// The digest of the pixels with straight alpha.
  fileprivate func straightDigest() throws(FilmFailure) -> SHA256 {
    do throws(MemoryShortage) {
      let surface = try straight()
      return SHA256(of: surface.pixels)
    } catch {
      throw .memory(error)
    }
  }
}
