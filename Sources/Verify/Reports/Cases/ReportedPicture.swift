import SegueTextSupport
import SegueRendering
import SegueImages
import SegueRaster

/// A picture of a report, compressed.
public struct ReportedPicture: Hashable, Sendable, Codable {
  /// The bytes of a PNG file.
  public let png: [UInt8]
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  init(_ surface: Surface) throws(RenderError) {
    png = try surface.png()
    width = surface.width
    height = surface.height
  }

  /// The picture, at most `limit` pixels wide; nothing if there is no memory for it.
  func shrunk(to limit: Int, keepsMarks: Bool) -> ReportedPicture? {
    if width <= limit { return self }
    var budget = MemoryBudget(bytes: 1 << 28)
    let factor = (width + limit - 1) / limit
    guard let old = try? PictureDecoder().decode(png.span, budget: &budget).surface,
      let small = try? old.shrunk(by: factor, keepsMarks: keepsMarks)
    else { return nil }
    return try? ReportedPicture(small)
  }
}

extension ReportedPicture: Plausible {
  /// True if a picture can be so large.
  package var isPlausible: Bool {
    let sides = 1...Surface.maximumSide
    return sides.contains(width) && sides.contains(height)
  }
}
