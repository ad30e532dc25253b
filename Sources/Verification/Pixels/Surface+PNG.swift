import SeguePictureCoding
package import SegueRaster
package import SegueRendering

extension Surface {
  /// The surface as the bytes of a PNG file.
  package func png() throws(FilmFailure) -> [UInt8] {
    do throws(PictureWritingError<Never>) {
      return try PNGEncoder().bytes(of: self)
    } catch {
      switch error {
      case .memory(let shortage): throw .memory(shortage)
      case .library(let words): throw .encoder(words, hint: nil)
      }
    }
  }
}
