import SegueImages
package import SegueRaster

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
