public import SegueRaster
import SegueTextSupport

/// A picture of outlines, an SVG, that can be drawn at any size.
///
/// What is drawn is in the file itself: nothing is read or fetched, and texts are left out, because
/// their fonts would be those of the machine. The same file and size give the same pixels with every
/// number of workers, for one version of librsvg; it computes with fractions, so that no more can be
/// promised for another.
public struct VectorPicture: Sendable {
  /// Its own width, at which a unit of the file is a pixel.
  public let width: Double
  /// Its own height.
  public let height: Double
  /// Warnings about the picture.
  public let warnings: [PictureWarning]
  private let limits: PictureLimits
  private let document: [UInt8]
  /// Maximum number of surfaces of the size of the picture that drawing may need at once.
  private let surfaces: Int

  /// The most bytes of a file.
  private static let fileLimit = 32 << 20

  /// The picture in `bytes`, if it is an SVG that does no harm.
  public init(_ bytes: Span<UInt8>, limits: PictureLimits = .standard) throws(PictureError) {
    guard try PictureFormat(sniffing: bytes) == .svg else {
      throw .unsupportedKind(.svg, "it is no SVG")
    }
    if bytes.count > Self.fileLimit {
      throw .tooCostly(.svg, "it has more than \(Self.fileLimit.mebibytes)")
    }
    let read: XMLElement
    do throws(XMLReader.Failure) {
      read = try XMLReader.root(of: bytes.indices.map { bytes[$0] })
    } catch {
      throw .damaged(.svg, "line \(error.line): \(error.message)")
    }
    var cleaner = SVGCleaner()
    guard var root = cleaner.cleaned(read), root.name == "svg" else {
      throw .damaged(.svg, "it begins with '\(read.name)'")
    }
    surfaces = try SVGCensus(root).surfaces
    let size = try SVGSize(takenFrom: &root)
    (width, height, document) = (size.width, size.height, root.bytes)
    warnings = cleaner.warnings
    self.limits = limits
  }

  /// The picture at its own size.
  func surface(_ intake: inout PictureIntake) throws(PictureError) -> Surface {
    warnings.forEach { intake.warn($0) }
    let size = naturalSize
    return try surface(width: size.width, height: size.height, budget: &intake.budget)
  }

  /// The size in whole pixels when a unit of the file is a pixel; at least one along each edge.
  var naturalSize: (width: Int, height: Int) {
    (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }

  /// The picture, drawn to fill this many pixels, which are counted against `budget`.
  public func surface(
    width: Int, height: Int, budget: inout MemoryBudget
  ) throws(PictureError) -> Surface {
    var intake = PictureIntake(
      format: .svg, limits: limits, appliesOrientation: false, budget: budget)
    let working = surfaces * Surface.bytes(width: min(width, 1 << 20), height: min(height, 1 << 20))
    var surface = try intake.surface(width: width, height: height, working: working)
    try SVGCanvas.draw(document, width: self.width, height: self.height, into: &surface)
    budget = intake.budget
    return surface
  }
}
