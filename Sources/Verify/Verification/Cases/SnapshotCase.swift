import SegueCompositing
import SegueFiles
package import SegueGeometry
public import SegueMotion
import SegueMotionAssertions
package import SegueRaster
package import SegueRendering
import SegueSceneGraph
import SegueTextSupport
import SegueTypesetting

/// A film that is held to what was expected on it.
public struct SnapshotCase: Sendable {
  /// The name by which goldens and reports call it.
  package let name: String
  /// The film.
  public let film: AnimatedScene
  /// Draws it.
  package let renderer: SceneRenderer
  /// Kinds of goldens that are kept of the case.
  package var kinds: Set<GoldenKind>
  /// Tolerance for differences between pixels.
  package var tolerance: Tolerance
  /// The fonts of its texts, which goldens remember.
  package var fonts: [FontStamp]
  /// Regions whose pixels are not compared.
  package var ignored: [IgnoredRegion] = []
  /// Expectations of its movement, whatever the goldens say.
  package var expectations: [HeldExpectation] = []
  /// The part of the canvas that the app has; `nil` for all of it.
  package var stage: Rect?
  /// Insets of that part under the system's bars and cutouts.
  package var safeArea = Insets.zero

  /// A case of which everything is kept and no pixel may differ, unless something else is said.
  package init(
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

extension SnapshotCase {
  /// The expectations that the film does not meet, in their order.
  ///
  /// The timeline answers most of them; frames are drawn only for those that ask about pixels. Where no work is
  /// left, one that is not decided counts as failed, and says how many behind it are not looked at.
  package func failedExpectations(
    within work: WorkBudget = WorkBudget()
  ) throws(RenderError) -> [FailedExpectation] {
    if expectations.isEmpty { return [] }
    let view = FilmView(film, stage: stage, safeArea: safeArea, work: work)
    let pixels = FramePixels(film, drawnBy: renderer, within: work)
    var failed: [FailedExpectation] = []
    for (index, held) in expectations.enumerated() {
      if Task.isCancelled { throw .cancelled }
      for failure in try held.expectation.failures(in: view, by: pixels) {
        failed.append(
          FailedExpectation(
            failure: failure, index: index, place: held.place, reason: held.expectation.reason,
            hint: held.expectation.claim.hint))
      }
      if work.isSpent {
        failed.append(
          FailedExpectation(
            undecided: held, index: index, behind: expectations.count - index - 1,
            steps: work.steps))
        break
      }
    }
    return failed
  }
}

extension SnapshotCase {
  /// Returns the unintended jumps of the film by more than its pixels may differ, as far as there is work.
  package func jumps(
    within work: WorkBudget = WorkBudget(steps: .max)
  ) throws(RenderError) -> [Jump] {
    var jumps: [Jump] = []
    for (index, seam) in film.seams.enumerated() where !seam.isMeant {
      if work.isSpent { break }
      guard let picture = try difference(at: seam, within: work) else { continue }
      let isFilmEnd = seam.side == .beginning ? seam.time == .zero : seam.time == film.duration
      jumps.append(
        Jump(
          seam: index, side: seam.side, screen: seam.name,
          milliseconds: NumberText.format(seam.time.milliseconds), isFilmEnd: isFilmEnd,
          picture: picture))
    }
    return jumps
  }

  /// Returns the difference between the moving and the resting scene; most often they are drawn alike and need
  /// not be drawn.
  private func difference(
    at seam: MotionBoundary, within work: WorkBudget
  ) throws(RenderError) -> PictureFinding? {
    let scenes = scenes(at: seam)
    for scene in scenes { work.takeFrame(of: scene, pixels: 0) }
    let lists = scenes.map { renderer.compositor.displayList(for: $0) }
    if lists[0] == lists[1] { return nil }
    for scene in scenes {
      work.takeFrame(of: scene, pixels: film.canvas.pixelWidth * film.canvas.pixelHeight)
    }
    let pictures = try pictures(at: seam)
    let finding = PictureComparison(expected: pictures.resting, actual: pictures.moving).finding
    // What is drawn apart for a while is rounded once more; nobody sees a level of 255.
    if case .pixels(_, levels: 1, _)? = finding { return nil }
    return tolerance.accepts(pictures.resting, pictures.moving) ? nil : finding
  }

  /// Returns the pictures of the resting and the moving scene where movement begins or ends.
  package func pictures(
    at seam: MotionBoundary
  ) throws(RenderError) -> (resting: Surface, moving: Surface) {
    let scenes = scenes(at: seam)
    let surfaces = try scenes.map { (scene) throws(RenderError) in
      try renderer.surface(of: scene, at: FrameTime(seam.time))
    }
    return (try masked(surfaces[0], scenes), try masked(surfaces[1], scenes))
  }

  private func scenes(at seam: MotionBoundary) -> [Scene] {
    [seam.resting, seam.moving].map { film.scene(in: $0, at: FrameTime(seam.time)) }
  }

  /// A frame without what is ignored in it; nothing behind the last one.
  package func picture(of frame: Int) throws(RenderError) -> Surface? {
    guard frame < film.frameCount else { return nil }
    let scene = film.scene(frame: frame)
    let time = film.frameRate.time(ofFrame: frame)
    return try masked(try renderer.surface(of: film, at: time), [scene])
  }
}

extension SnapshotCase {
  /// A picture of scenes without what is ignored in any of them.
  func masked(_ surface: Surface, _ scenes: [Scene]) throws(RenderError) -> Surface {
    if ignored.isEmpty { return surface }
    return try surface.covered(scenes.flatMap(ignoredBoxes))
  }

  /// The pixels of everything that is ignored in a scene.
  func ignoredBoxes(in scene: Scene) -> [PixelRect] {
    ignored.flatMap { $0.boxes(in: scene) }
  }
}

extension Surface {
  /// Color that covers ignored regions.
  private static let cover = Pixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The surface with boxes painted over.
  package func covered(_ boxes: [PixelRect]) throws(RenderError) -> Surface {
    if boxes.isEmpty { return self }
    var surface = self
    do throws(MemoryError) {
      try surface.withPixels { target in
        for box in boxes.map({ $0.intersection(bounds) }) {
          for y in box.rows {
            for x in box.columns { target[y * width + x] = Self.cover.word }
          }
        }
      }
    } catch {
      throw .memory(error)
    }
    return surface
  }
}
