import SegueImages
package import SegueRaster
import SegueTextSupport

/// Makes a PNG of each frame, in memory that pictures leave to those after them.
package final class PNGFrameEncoder: FrameEncoder {
  /// Pixels.
  package let form = Frame.Form.pixels
  private let spare = Locked<[[UInt8]]>([])

  /// An encoder without any memory yet.
  package init() {}

  /// The frame as the bytes of a PNG file.
  package func encode(_ frame: Frame) throws(RenderError) -> [UInt8] {
    guard case .pixels(let surface) = frame.content else {
      preconditionFailure("pictures are made of pixels")
    }
    var bytes = spare.withLock { $0.popLast() ?? [] }
    bytes.removeAll(keepingCapacity: true)
    try surface.writePNG(into: &bytes)
    return bytes
  }

  /// Keeps the memory of a picture that has been written.
  package func takeBack(_ packet: consuming [UInt8]) {
    let bytes = packet
    spare.withLock { $0.append(bytes) }
  }
}

extension Surface {
  /// The surface as the bytes of a PNG file.
  package func png() throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    try writePNG(into: &bytes)
    return bytes
  }

  /// Appends the surface as a PNG file to `bytes`.
  func writePNG(into bytes: inout [UInt8]) throws(RenderError) {
    do throws(PictureError) {
      try PNGEncoder().write(self, into: &bytes)
    } catch {
      throw RenderError(error)
    }
  }
}
