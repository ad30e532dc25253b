import SegueCompositing
import SegueFiles
public import SegueGeometry
public import SegueMotion
public import SegueRendering
import SegueTypesetting

/// A film that is held to what was expected on it.
public struct SnapshotCase: Sendable {
  /// The name by which goldens and reports call it.
  public let name: String
  /// The film.
  public let film: AnimatedScene
  /// Draws it.
  public let renderer: SceneRenderer
  /// Kinds of goldens that are kept of the case.
  public var kinds: Set<GoldenKind>
  /// Tolerance for differences between pixels.
  public var tolerance: Tolerance
  /// The fonts of its texts, which goldens remember.
  public var fonts: [FontStamp]
  /// Regions whose pixels are not compared.
  public var ignored: [IgnoredRegion] = []
  /// Expectations of its movement, whatever the goldens say.
  public var expectations: [HeldExpectation] = []
  /// The part of the canvas that the app has; `nil` for all of it.
  public var stage: Rect?
  /// Insets of that part under the system's bars and cutouts.
  public var safeArea = Insets.zero

  /// A case of which everything is kept and no pixel may differ, unless something else is said.
  public init(
    _ name: String, of film: AnimatedScene, drawnBy renderer: SceneRenderer,
    kinds: Set<GoldenKind> = GoldenKind.ofScenes, tolerance: Tolerance = .exact
  ) {
    self.name = name
    self.film = film
    self.renderer = renderer
    self.kinds = kinds
    self.tolerance = tolerance
    fonts = renderer.compositor.assets.fontStamps
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
