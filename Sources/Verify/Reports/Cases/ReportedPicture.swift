import SegueImages
import SegueRaster
import SegueRendering
import SegueTextSupport

/// A picture of a report, compressed.
package struct ReportedPicture: Hashable, Sendable, Codable {
  /// The bytes of a PNG file.
  package let png: [UInt8]
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int

  init(_ surface: Surface) throws(RenderError) {
    png = try surface.png()
    width = surface.width
    height = surface.height
  }

  /// The picture, at most `limit` pixels wide; nothing if there is no memory for it.
  func shrunk(to limit: Int, keepsMarks: Bool) -> ReportedPicture? {
    if width <= limit { return self }
    let factor = (width + limit - 1) / limit
    guard let small = try? surface?.shrunk(by: factor, keepsMarks: keepsMarks) else { return nil }
    return try? ReportedPicture(small)
  }

  /// The pixels of the picture; `nil` if there is no memory for them.
  var surface: Surface? {
    var budget = MemoryBudget(bytes: 1 << 28)
    return try? PictureDecoder().decode(png.span, budget: &budget).surface
  }
}

extension ReportedPicture: Plausible {
  /// True if a picture can be so large.
  package var isPlausible: Bool {
    let sides = 1...Surface.maximumSide
    return sides.contains(width) && sides.contains(height)
  }
}

/// Level of detail of a report's pictures.
///
/// All of them, unless they would make it larger than it may be.
struct PictureDetail: Hashable, Sendable {
  /// The width of a picture at most.
  let maximumWidth: Int?
  /// The number of frames of each film at most.
  let maximumFrames: Int?

  /// From all to none.
  static let steps = [
    PictureDetail(maximumWidth: nil, maximumFrames: nil),
    PictureDetail(maximumWidth: 320, maximumFrames: nil),
    PictureDetail(maximumWidth: 320, maximumFrames: 24),
    PictureDetail(maximumWidth: 240, maximumFrames: 12),
    PictureDetail(maximumWidth: 240, maximumFrames: 5),
    PictureDetail(maximumWidth: 160, maximumFrames: 2),
    PictureDetail(maximumWidth: 160, maximumFrames: 0),
  ]

  /// Returns a sentence about what was left out; `nil` if nothing was.
  func sentence(budget: Int) -> String? {
    guard self != PictureDetail.steps[0] else { return nil }
    let size = "to keep this report within \(budget / 1_000_000) MB"
    if maximumFrames == 0 { return "\(size), pictures are left out" }
    let width = maximumWidth.map { "pictures are at most \($0) pixels wide" }
    let frames = maximumFrames.map { "each film shows at most \($0) frames" }
    return "\(size), " + [width, frames].compactMap(\.self).joined(with: "and")
  }
}
