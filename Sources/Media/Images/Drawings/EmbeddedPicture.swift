import SegueRaster
import SegueTextSupport

/// A picture inside of an SVG, which is read here, under our limits, and handed on as a plain PNG.
enum EmbeddedPicture {
  /// The address of the same pixels as a PNG, for a picture in an address such as
  /// `data:image/jpeg;base64,...`.
  static func png(of address: String, budget: inout MemoryBudget) throws(PictureError) -> String {
    let parts = address.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let bytes = Base64.bytes(of: parts[1])
    else { throw .unknownFormat }
    if try PictureFormat(sniffing: bytes.span) == .svg {
      throw .unsupportedKind(.svg, "an SVG inside of another")
    }
    let picture = try PictureDecoder().decode(bytes.span, budget: &budget)
    do throws(PictureWritingError<Never>) {
      let png = try PNGEncoder(kernels: .baseline).bytes(of: picture.surface)
      return "data:image/png;base64," + Base64(png).text
    } catch {
      throw .damaged(.png, "\(error)")
    }
  }
}
