import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFitting
import SegueMotion
import SegueRaster
import SegueRendering
import SegueReports
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
package import SegueVerification
import SegueVideo

/// Holds one recording to its goldens, or to the film of a scene.
struct RecordedRun {
  let plan: CasePlan
  let mode: RecordMode
  let loader: CaseLoader
  /// The files that no golden may replace.
  var spared: Set<FileIdentity> = []
  /// True if a page shows the frames that differ.
  var isShown = false
  /// The folder to which goldens are written, if that is not where they are read.
  var destination: GoldenFolder?

  /// Result about a recording, and the parts of it that a page shows.
  struct Answer {
    let result: CaseResult
    /// Frames that show what differs.
    var films: [ReportedFilm] = []
    /// Movements that were measured.
    var movements: [ReportedMovement] = []
  }

  /// Returns the result, and what shows it.
  func answer() async throws(RunError) -> Answer {
    if let scene = plan.against, plan.isAligned { return try await aligned(with: scene) }
    if let scene = plan.against { return try await held(against: scene) }
    let (found, item) = try heldToGoldens()
    return Answer(result: found, films: isWanted(found) ? try item.films(of: found) : [])
  }

  /// True if a page shows a result with its pictures.
  private func isWanted(_ result: CaseResult) -> Bool { isShown && result.outcome == .different }

  private func heldToGoldens() throws(RunError) -> (CaseResult, LookedCase) {
    guard plan.keptKinds.contains(.looks) else {
      throw RunError(
        .usage, "\(Quote(path: plan.scene)) is a recording, of which at least 'frames' are kept",
        hint: "such as --keep frames")
    }
    let agreed = plan.folder.recordedSize(of: plan.name).map {
      RecordedSize(width: $0.width, height: $0.height)
    }
    let item = LookedCase(
      plan, try RecordedLook(plan.scene, as: plan.layout, .golden(of: agreed), hiding: plan.hidden))
    if mode != .never { try item.checkSize() }
    var verifier = RecordingVerifier(plan.folder, mode: mode)
    (verifier.spared, verifier.destination) = (spared, destination)
    return (try item.inWords { () throws(RenderError) in try verifier.result(of: item) }, item)
  }

  /// The recording wherever it shows the scene, compared by when what moves has come how far.
  private func aligned(with scene: String) async throws(RunError) -> Answer {
    var (reel, _, remarks) = try LumaSequenceLoader.recording(plan.scene, as: plan.layout)
    if let stretch = plan.stretch { reel = reel.during(stretch) }
    let item = try sceneCase(scene)
    let found = try AlignedComparison(
      name: plan.scene, recorded: reel, agreed: try LumaSequenceLoader.scene(item), scene: item
    ).result()
    var result = CaseResult(found, of: plan.name, on: scene, remarks: remarks)
    try await note(&result, ifUnagreed: scene)
    guard isShown, result.outcome != .same else { return Answer(result: result) }
    return Answer(result: result, films: try found.pictures(), movements: found.movements)
  }

  private func held(against scene: String) async throws(RunError) -> Answer {
    let size = try RecordedSize(plan.scene, as: plan.layout)
    let drawn = try sceneCase(scene, as: size)
    let canvas = drawn.film.canvas
    let isOnBlack = RecordedLook.isOnBlack(plan.scene)
    let look = try RecordedLook(
      plan.scene, as: plan.layout, .squares(onBlack: isOnBlack, of: canvas), hiding: plan.hidden)
    let item = LookedCase(plan, look)
    // Of another size nothing is compared.
    let film = try drawn.recorded(
      onBlack: isOnBlack, isEmpty: !size.isSize(of: canvas), hiding: plan.hidden)
    let verifier = RecordingVerifier(plan.folder, mode: .never)
    var result = try item.inWords { () throws(RenderError) in
      try verifier.result(
        of: item, against: PicturedFilm(film, drawn.pictures(hiding: plan.hidden)),
        onBlack: isOnBlack)
    }
    let measured = try measured(result, of: item, against: drawn)
    result.findings = result.findings.told(measured)
    result.basis = .scene(scene)
    if !result.findings.isEmpty { result.remarks.append(AlignedComparison.advice) }
    try await note(&result, ifUnagreed: scene)
    return Answer(
      result: result, films: isWanted(result) ? try item.films(of: result) : [],
      movements: isShown ? measured.movements.map(\.reported) : [])
  }

  /// The movements that go otherwise where a recording differs from the film of its scene.
  private func measured(
    _ result: CaseResult, of item: LookedCase, against drawn: SnapshotCase
  ) throws(RunError) -> MovementDifferences {
    let findings = result.findings.compactMap { difference in
      if case .footage(let finding) = difference { finding } else { nil }
    }
    if findings.isEmpty { return MovementDifferences() }
    let rate = drawn.film.frameRate
    return try item.inWords { () throws(RenderError) in
      try MovementDifferences(
        behind: findings, in: result.differingFrames, at: rate,
        expected: drawn.pictures(hiding: plan.hidden), actual: try item.pictures(at: rate),
        scene: drawn.film)
    }
  }

  /// Adds the finding that the scene itself does not match its goldens.
  private func note(_ result: inout CaseResult, ifUnagreed scene: String) async throws(RunError) {
    if try await isAsAgreed(scene) { return }
    result.findings.append(.unagreedScene(scene))
    result.outcome = .different
  }

  /// The scene, in as many pixels as the recording has if that is only another scale.
  private func sceneCase(
    _ scene: String, as size: RecordedSize? = nil
  ) throws(RunError) -> SnapshotCase {
    do throws(CaseError) {
      return try loader.load(scenePlan(scene), asLargeAs: size).item
    } catch {
      throw RunError(error)
    }
  }

  private func scenePlan(_ scene: String) -> CasePlan {
    CasePlan(
      name: SuiteReader.caseName(of: scene), scene: scene, input: plan.input,
      folder: plan.goldenFolder(of: scene), kinds: [.frames], tolerance: .exact, suite: nil)
  }

  /// Returns true if the scene itself matches its goldens, if it has some.
  private func isAsAgreed(_ scene: String) async throws(RunError) -> Bool {
    let plan = scenePlan(scene)
    let golden = plan.folder.file(.frames, of: plan.name)
    guard InputFile.isThere(golden) else { return true }
    let item = try sceneCase(scene)
    do throws(RenderError) {
      let verifier = Verifier(plan.folder, mode: .never, engine: Engine.version)
      return try await verifier.result(of: item).outcome == .same
    } catch {
      throw RunError(error, from: scene)
    }
  }
}

/// A recording that has been looked at.
private struct LookedCase: RecordedCase {
  let name: String
  let kinds: Set<GoldenKind>
  let tolerance: Tolerance
  let look: RecordedLook

  init(_ plan: CasePlan, _ look: RecordedLook) {
    name = plan.name
    kinds = plan.keptKinds
    tolerance = plan.tolerance
    self.look = look
  }

  var rate: (rate: FrameRate, isRegular: Bool) { look.rate }

  func film(at rate: FrameRate) throws(RenderError) -> RecordedFilm {
    try Self.plainly { () throws(RunError) in try look.film(at: rate).film }
  }

  func pictures(at rate: FrameRate) throws(RenderError) -> any FramePictures {
    try Self.plainly { () throws(RunError) in try look.frames(at: rate) }
  }

  func strip(at rate: FrameRate) throws(RenderError) -> Surface {
    try Self.plainly { () throws(RunError) in try look.strip(at: rate) }
  }

  /// Does what can only fail in words.
  private static func plainly<Value>(
    _ body: () throws(RunError) -> Value
  ) throws(RenderError) -> Value {
    do throws(RunError) {
      return try body()
    } catch {
      throw RenderError(ofRecording: error)
    }
  }

  /// The other way around.
  func inWords<Value>(_ body: () throws(RenderError) -> Value) throws(RunError) -> Value {
    try RunError.inWords(body)
  }

  /// Refuses what goldens have no room for.
  func checkSize() throws(RunError) {
    guard let (count, limit) = try look.film(at: rate.rate).film.excess else { return }
    throw RunError(
      .invalidData,
      "\(Quote(path: look.path)) shows \(count) different frames, and goldens keep at most \(limit)",
      hint: "record a shorter piece of it")
  }

  /// The most frames that are shown.
  private static let frameLimit = 24

  /// Frames that show what differs, as they are.
  func films(of result: CaseResult) throws(RunError) -> [ReportedFilm] {
    let differing = result.differingFrames
    guard !differing.isEmpty else { return [] }
    let count = min(differing.count, Self.frameLimit)
    let frames = (0..<count).map { differing[$0 * (differing.count - 1) / max(count - 1, 1)] }
    let shown = try look.raster(at: rate.rate).pictures
    let pictures = try look.pictures(frames.filter { $0 < shown.count }.map { shown[$0] })
    return try inWords { () throws(RenderError) in
      var film = ReportedFilm("Frames as they are")
      for frame in frames where frame < shown.count {
        try film.add(frame: frame, actual: pictures[shown[frame]])
      }
      return [film]
    }
  }
}

extension CasePlan {
  /// Returns the folder of the scene's goldens that the recording is compared with.
  package func goldenFolder(of scene: String) -> GoldenFolder {
    if options.contains("--goldens") { return folder }
    return GoldenFolder(
      CaseRequest(paths: [], input: input), CaseFinder.folderName, beside: scene)
  }
}
