import SegueCompositing
import SegueFiles
public import SegueGeometry
public import SegueMotion
import SegueMotionAssertions
public import SegueRaster
public import SegueRendering
import SegueSceneGraph
import SegueTextSupport
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

extension SnapshotCase {
  /// The expectations that the film does not meet, in their order.
  ///
  /// The timeline answers most of them; frames are drawn only for those that ask about pixels.
  public func failedExpectations() throws(FilmFailure) -> [FailedExpectation] {
    if expectations.isEmpty { return [] }
    let view = FilmView(film, stage: stage, safeArea: safeArea)
    let pixels = FramePixels(film, drawnBy: renderer)
    var failed: [FailedExpectation] = []
    for (index, held) in expectations.enumerated() {
      if Task.isCancelled { throw .cancelled }
      for failure in try held.expectation.failures(in: view, by: pixels) {
        failed.append(
          FailedExpectation(
            failure: failure, index: index, place: held.place, reason: held.expectation.reason,
            hint: held.expectation.claim.hint))
      }
    }
    return failed
  }
}

extension SnapshotCase {
  /// Returns the timeline of the film's layers, where that is kept.
  func timeline() -> FilmTimeline? {
    kinds.contains(.timeline) ? FilmTimeline(of: film) : nil
  }

  /// Returns the digests of the film's frames, where they are kept; `concurrency` of them are drawn at once.
  func frames(engine: String, concurrency: Int) async throws(FilmFailure) -> FrameRecord? {
    guard kinds.contains(.frames) else { return nil }
    var sink = DigestSink(encoder: MaskedHashEncoder(self))
    try await FilmRenderer(film, by: renderer, concurrency: concurrency)
      .render(FrameSchedule(all: film), into: &sink)
    let canvas = film.canvas
    return FrameRecord(
      engine: engine, fonts: fonts, size: "\(canvas.pixelWidth)x\(canvas.pixelHeight)",
      ignored: ignored.map(\.words), digests: sink.digests)
  }

  /// Returns the evidence of the film, in the texts that are kept; `concurrency` frames are drawn at once.
  public func evidence(
    engine: String, concurrency: Int
  ) async throws(FilmFailure) -> CaseResult.Evidence {
    CaseResult.Evidence(
      timeline: timeline(), frames: try await frames(engine: engine, concurrency: concurrency))
  }

  /// Several moments of the film.
  func strip() throws(FilmFailure) -> Surface {
    let strip = FilmStrip()
    return try maskedStrip(try strip.surface(of: film, renderer), strip)
  }
}

/// Keeps the digest of each frame.
private struct DigestSink: FrameSink {
  let encoder: MaskedHashEncoder
  private(set) var digests: [String] = []

  init(encoder: MaskedHashEncoder) {
    self.encoder = encoder
  }

  mutating func write(_ packet: String, index: Int) {
    digests.append(String(packet.drop { $0 != " " }.dropFirst()))
  }

  mutating func finish() {}
}

extension SnapshotCase {
  /// Returns the unintended jumps of the film by more than its pixels may differ.
  public func jumps() throws(FilmFailure) -> [Jump] {
    var jumps: [Jump] = []
    for (index, seam) in film.seams.enumerated() where !seam.isMeant {
      guard let picture = try difference(at: seam) else { continue }
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
  private func difference(at seam: MotionBoundary) throws(FilmFailure) -> PictureFinding? {
    let lists = scenes(at: seam).map { renderer.compositor.displayList(for: $0) }
    if lists[0] == lists[1] { return nil }
    let pictures = try pictures(at: seam)
    let finding = PictureComparison(expected: pictures.resting, actual: pictures.moving).finding
    // What is drawn apart for a while is rounded once more; nobody sees a level of 255.
    if case .pixels(_, levels: 1, _)? = finding { return nil }
    return tolerance.accepts(pictures.resting, pictures.moving) ? nil : finding
  }

  /// Returns the pictures of the resting and the moving scene where movement begins or ends.
  public func pictures(
    at seam: MotionBoundary
  ) throws(FilmFailure) -> (resting: Surface, moving: Surface) {
    let scenes = scenes(at: seam)
    let surfaces = try scenes.map { (scene) throws(FilmFailure) in
      try renderer.surface(of: scene, at: FrameTime(seam.time))
    }
    return (try masked(surfaces[0], scenes), try masked(surfaces[1], scenes))
  }

  private func scenes(at seam: MotionBoundary) -> [Scene] {
    [seam.resting, seam.moving].map { film.scene(in: $0, at: FrameTime(seam.time)) }
  }

  /// A frame without what is ignored in it; nothing behind the last one.
  public func picture(of frame: Int) throws(FilmFailure) -> Surface? {
    guard frame < film.frameCount else { return nil }
    let scene = film.scene(frame: frame)
    let time = film.frameRate.time(ofFrame: frame)
    return try masked(try renderer.surface(of: scene, at: time), [scene])
  }
}

extension SnapshotCase {
  /// A picture of scenes without what is ignored in any of them.
  func masked(_ surface: Surface, _ scenes: [Scene]) throws(FilmFailure) -> Surface {
    if ignored.isEmpty { return surface }
    return try surface.covered(scenes.flatMap(ignoredBoxes))
  }

  /// A film strip without what is ignored in its moments.
  func maskedStrip(_ surface: Surface, _ strip: FilmStrip) throws(FilmFailure) -> Surface {
    if ignored.isEmpty { return surface }
    var small = film
    small.canvas.scale = min(
      film.canvas.scale, Double(strip.maximumWidth) / film.canvas.size.width)
    var boxes: [PixelRect] = []
    for (place, time) in zip(strip.places(in: surface), strip.times(of: film)) {
      boxes += ignoredBoxes(in: small.scene(at: time)).map { box in
        PixelRect(
          x: place.minX + box.minX, y: place.minY + box.minY, width: box.width, height: box.height
        ).intersection(place)
      }
    }
    return try surface.covered(boxes)
  }

  private func ignoredBoxes(in scene: Scene) -> [PixelRect] {
    ignored.flatMap { $0.boxes(in: scene) }
  }
}

/// Identifies frames without what is ignored in them.
private struct MaskedHashEncoder: FrameEncoder {
  let item: SnapshotCase
  private let base = HashEncoder()

  init(_ item: SnapshotCase) {
    self.item = item
  }

  var form: FrameForm { base.form }

  func encode(_ frame: Frame) throws(FilmFailure) -> String {
    guard !item.ignored.isEmpty, case .pixels(let surface) = frame.content else {
      return try base.encode(frame)
    }
    let masked = try item.masked(surface, [item.film.scene(frame: frame.index)])
    return try base.encode(
      Frame(index: frame.index, time: frame.time, content: .pixels(masked)))
  }
}

extension Surface {
  /// Color that covers ignored regions.
  private static let cover = Pixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The surface with boxes painted over.
  package func covered(_ boxes: [PixelRect]) throws(FilmFailure) -> Surface {
    if boxes.isEmpty { return self }
    var surface = self
    do throws(MemoryShortage) {
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
