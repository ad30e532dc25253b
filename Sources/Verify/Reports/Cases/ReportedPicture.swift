import SegueImages
import SegueRaster
import SegueRendering
import SegueTextSupport

/// A picture of a report, compressed.
package struct ReportedPicture: Hashable, Sendable, Codable {
  /// Codings of the pixels.
  enum Coding {
    /// As they are, and readable everywhere.
    case png
    /// As they are, in three quarters of the bytes.
    case exact
    /// Nearly as they are, in an eighth.
    case near
  }

  /// The bytes of a file: PNG or WebP.
  package let file: [UInt8]
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int

  init(_ surface: Surface, _ coding: Coding = .exact) throws(RenderError) {
    width = surface.width
    height = surface.height
    guard coding != .png, max(width, height) <= WebPEncoder.maximumSide else {
      file = try surface.png()
      return
    }
    do throws(PictureError) {
      file = try WebPEncoder(quality: coding == .near ? Self.quality : nil).bytes(of: surface)
    } catch {
      throw RenderError(error)
    }
  }

  /// The quality at which a picture that is made small still shows what it showed.
  private static let quality = 75

  /// The name of the format on the web.
  var mediaType: String { file.starts(with: "RIFF".utf8) ? "image/webp" : "image/png" }

  /// The picture in the text of a page.
  var dataURL: String { "data:\(mediaType);base64," + Base64(file).text }

  /// True if its pixels are not quite what they were.
  private var isNear: Bool {
    file.starts(with: "RIFF".utf8) && !file.dropFirst(12).starts(with: "VP8L".utf8)
  }

  /// The picture, at most `limit` pixels wide; nothing if there is no memory for it.
  func shrunk(to limit: Int, keepsMarks: Bool) -> ReportedPicture? {
    if width <= limit { return self }
    let factor = (width + limit - 1) / limit
    guard let small = try? surface?.shrunk(by: factor, keepsMarks: keepsMarks) else { return nil }
    return try? ReportedPicture(small, isNear ? .near : .exact)
  }

  /// The pixels of the picture; `nil` if there is no memory for them.
  var surface: Surface? {
    var budget = MemoryBudget(bytes: 1 << 28)
    return try? PictureDecoder().decode(file.span, budget: &budget).surface
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
