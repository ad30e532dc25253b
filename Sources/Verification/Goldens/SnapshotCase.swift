public import SegueCompositing
import SegueFiles
public import SegueMotion
public import SegueRaster
public import SegueRendering
import SegueTypesetting

/// A film that is held to what was agreed on it.
public struct SnapshotCase: Sendable {
  /// The name by which goldens and reports call it.
  public let name: String
  /// The film.
  public let film: AnimatedScene
  /// Draws it.
  public let renderer: SceneRenderer
  /// What is kept of it.
  public var kinds: Set<GoldenKind>
  /// How much pixels may differ.
  public var tolerance: Tolerance
  /// The fonts of its texts.
  public var fonts: [FontStamp]
  /// Regions whose pixels are not compared.
  public var ignored: [IgnoredRegion] = []

  /// A case of which everything is kept, and no pixel may differ.
  public init(
    _ name: String, _ film: AnimatedScene, _ renderer: SceneRenderer,
    kinds: Set<GoldenKind> = Set(GoldenKind.allCases), tolerance: Tolerance = .exact,
    fonts: [FontStamp] = []
  ) {
    self.name = name
    self.film = film
    self.renderer = renderer
    self.kinds = kinds
    self.tolerance = tolerance
    self.fonts = fonts
  }
}

extension SnapshotCase {
  /// A case of a film that is drawn with these files, whose fonts goldens remember.
  public init(
    _ name: String, _ film: AnimatedScene, assets: AssetTable, kernels: KernelSet = .widest,
    memory: RunMemory = RunMemory(), kinds: Set<GoldenKind> = Set(GoldenKind.allCases),
    tolerance: Tolerance = .exact
  ) {
    let rasterizer = Rasterizer(kernels: kernels)
    self.init(
      name, film, SceneRenderer(assets: assets, rasterizer: rasterizer, memory: memory),
      kinds: kinds, tolerance: tolerance, fonts: assets.fontStamps)
  }
}

extension AssetTable {
  /// The fonts of the scene's texts.
  fileprivate var fontStamps: [FontStamp] {
    let fonts = (texts as? TextSetter)?.fonts ?? []
    return fonts.map { font in
      let name = font.face.file.split(separator: "/").last.map(String.init) ?? font.face.file
      return FontStamp(file: name, digest: font.digest.description)
    }
  }
}

/// How much the pixels of a film may differ from those that were agreed.
///
/// It is about pixels alone: what layers do is compared exactly in any case. Where frames differ, it
/// is the film strip that is judged, the only pictures that are kept.
public enum Tolerance: Hashable, Sendable {
  /// Not at all.
  case exact
  /// By so many levels in each channel.
  case levels(Int, because: String)

  /// By what people do not see.
  case perceptual(because: String)

  /// Why more than nothing is tolerated.
  public var reason: String? {
    switch self {
    case .exact: nil
    case .levels(_, let reason), .perceptual(let reason): reason
    }
  }

  /// Whether two pictures are alike enough.
  package func accepts(_ expected: Surface, _ actual: Surface) -> Bool {
    let finding = PictureComparison(expected: expected, actual: actual).finding
    switch (self, finding) {
    // Frames may differ where the moments of the strip do not: only exact is exact.
    case (.exact, _): return false
    case (_, nil): return true
    case (.levels(let limit, _), .pixels(_, let levels, _)): return levels <= limit
    case (.perceptual, .pixels):
      return PerceptualRule().reason(expected: expected, actual: actual) == nil
    default: return false
    }
  }
}
