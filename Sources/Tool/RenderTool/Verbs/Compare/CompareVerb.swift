package import SegueCaseRuns
package import SegueCommandLine
import SegueFarmVerbs
import SegueFiles
package import SegueFilmRequests
import SegueFilms
import SegueFitting
import SegueImages
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueReports
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Explain how two scenes, pictures or folders differ; that they do is no failure, unless a recording is laid on a scene.
package struct CompareVerb: Verb {
  package static let row = VerbRow(
    "compare", in: .verify, summary: "Explain how two scenes, films or pictures differ",
    details: """
      Compares two scenes, two pictures, or what two folders have under the same names, and says in \
      words what differs. That something does is no failure. A film that was recorded elsewhere (APNG, \
      animated WebP, GIF, MP4, MOV, WebM, a folder of numbered PNGs) is compared with another one or with a \
      scene by its pixels alone: frame n shows the last picture that has begun by its time. Where every \
      pixel was kept on both sides every pixel counts, elsewhere what people see. With --aligned a \
      recording of a device or a simulator is laid on the scene first, wherever and however large it is \
      there and whenever it begins, and compared by when what moves has come how far: the exit code is 0 \
      where both are alike and 1 where they are different. Where it can't tell, it says why, and the exit \
      code is 0, or 75 with --strict. Two files of values (JSON of Android's MotionTestRule) are compared \
      feature by feature, with the curves of both where these are certain.
      """,
    operands: [
      Operand("old", is: .path(.file), summary: "What was: a scene, a film, a picture or a folder"),
      Operand("new", is: .path(.file), summary: "What is; - is a scene from standard input"),
    ],
    options: [
      .ignore, .frameSheet, .frameGap, .recordedRate, .set, .root, .reduceMotion, .mirrored,
      .aligned, .strict,
      .from,
      .to, .json,
      .report,
    ],
    examples: [
      Example("render compare before.json after.json", "Two scenes"),
      Example("render compare push.json push.mp4", "A scene and a recorded film"),
      Example(
        "render compare simulator.mov push.json --aligned", "What an app does and what was expected"
      ),
      Example("render compare main/frames/ branch/frames/", "The pictures of two folders"),
    ])

  /// The old version.
  package let old: String
  /// The new version.
  package let new: String
  package let input: SceneInput
  /// True if a recording is first aligned with a scene, and compared by its movements.
  package let isAligned: Bool
  /// True if the exit code says that it can't tell.
  package let isStrict: Bool
  /// The stretch of the recording that is looked at; nil for all of it.
  package let stretch: RecordedStretch?
  /// Boxes of films that are not looked at, as they were typed.
  package let ignored: [String]
  /// Facts that films do not state, as they were typed.
  package let layout: LayoutRequest
  package let isJSON: Bool
  /// The page that shows it; nil for none.
  package let page: String?
  /// All that is written.
  package let outputs: [String]

  package init(_ invocation: Invocation) {
    outputs = invocation.outputs
    old = invocation.operands.first.present
    new = invocation.operands.last.present
    input = SceneInput(invocation)
    isAligned = invocation.isOn(.aligned)
    isStrict = invocation.isOn(.strict)
    stretch = RecordedStretch(invocation)
    ignored = invocation.texts(.ignore)
    layout = LayoutRequest(invocation)
    isJSON = invocation.isOn(.json)
    page = invocation.text(.report)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    if old == Comparison.standardInput, new == old {
      throw RunError(.usage, "only one of both scenes can come from standard input")
    }
    let layout = try RecordingLayout(layout)
    let comparison = Comparison(old, new, as: layout)
    let opener = SceneOpener(terminal, input)
    var place = OutputPlace(inputs: outputs.isEmpty ? [] : comparison.inputs(opener))
    try place.reserve(outputs)
    var answers: [JSONValue] = []
    var verdicts: [AlignedVerdict] = []
    var report = VerificationReport(
      title: "\(old) and \(new)", engine: Engine.name)
    for pair in comparison.pairs {
      let answer = try await answer(pair, as: layout, on: terminal)
      answers.append(answer.json)
      if let verdict = answer.verdict { verdicts.append(verdict) }
      if let item = answer.item { report.add(item) }
      if !isJSON { try terminal.write(answer.text) }
    }
    for (name, isNew) in comparison.lonely {
      let words = isNew ? "is new" : "is gone"
      answers.append(["name": .string(name), "alike": false, "findings": [.string(words)]])
      if !isJSON { try terminal.write("\(name.visible): \(words)\n") }
    }
    if let page = page { try place.save(report.html, to: page) }
    if isJSON {
      let document: JSONValue = ["schemaVersion": 1, "pairs": .array(answers)]
      try terminal.write(document)
    }
    switch AlignedVerdict.all(verdicts) {
    case .alike: return .done
    case .different: return .findings
    case .open: return isStrict ? .cannotTell : .done
    }
  }

  private func answer(
    _ pair: Comparison.Pair, as layout: RecordingLayout, on terminal: Terminal
  ) async throws(RunError) -> ComparisonAnswer {
    let hasRecordings = pair.hasRecordings(as: layout)
    if !ignored.isEmpty, isAligned || !hasRecordings {
      throw RunError(
        .usage, "option '--ignore' leaves out pixels of recordings, and none are compared here")
    }
    if [pair.old, pair.new].allSatisfy({ ValueTimelineLoader.isTimeline($0) }) {
      return try ComparedTimelines(
        name: pair.name, old: try ValueTimelineLoader.timeline(pair.old, on: terminal),
        new: try ValueTimelineLoader.timeline(pair.new, on: terminal)
      ).answer(showing: page != nil)
    }
    if isAligned { return try aligned(pair, as: layout, on: terminal) }
    if let option = isStrict ? "strict" : stretch?.firstGiven {
      throw RunError(
        .usage, "option '--\(option)' is about recordings that are aligned",
        hint: "--aligned lays a recording on a scene")
    }
    if hasRecordings {
      return try await ComparedRecordings(
        name: pair.name, old: try footage(pair.old, as: layout, on: terminal),
        new: try footage(pair.new, as: layout, on: terminal),
        hidden: try RegionText.boxes(ignored, of: .ignore)
      ).answer(showing: page != nil)
    }
    guard pair.hasScenes else {
      let difference = PictureComparison(
        expected: try Self.picture(pair.old), actual: try Self.picture(pair.new))
      return ComparisonAnswer(
        name: pair.name, findings: difference.finding.map { [$0.words] } ?? [],
        differingFrames: [], frameCount: nil, item: nil)
    }
    let loader = try loader(on: terminal)
    return try await ComparedFilms(
      name: pair.name, old: try load(pair.old, loader),
      new: try load(pair.new, loader)
    ).answer(showing: page != nil)
  }

  /// A recording and the scene, or the recording, that says how it is meant to move.
  private func aligned(
    _ pair: Comparison.Pair, as layout: RecordingLayout, on terminal: Terminal
  ) throws(RunError) -> ComparisonAnswer {
    // Where neither can be read as a recording, the one that is no scene is meant to be one.
    let isNewRecorded =
      Recording.kind(of: pair.old, as: layout) == nil
      && (Recording.kind(of: pair.new, as: layout) != nil || Comparison.isScene(pair.old))
    let (recorded, agreed) = isNewRecorded ? (pair.new, pair.old) : (pair.old, pair.new)
    var (reel, _, remarks) = try LumaSequenceLoader.recording(recorded, as: layout)
    if let stretch { reel = reel.during(stretch.seconds) }
    let comparison: AlignedComparison
    if case .scene(let item) = try footage(agreed, as: layout, on: terminal) {
      comparison = AlignedComparison(
        name: recorded, recorded: reel, agreed: try LumaSequenceLoader.scene(item), scene: item)
    } else {
      comparison = AlignedComparison(
        name: recorded, recorded: reel,
        agreed: try LumaSequenceLoader.recording(agreed, as: layout).reel)
    }
    return try ComparisonAnswer(
      try comparison.result(), name: recorded, on: agreed, remarks: remarks, showing: page != nil)
  }

  private func loader(on terminal: Terminal) throws(RunError) -> CaseLoader {
    CaseLoader(terminal: terminal, kernels: try KernelSet(in: terminal.environment), share: 2)
  }

  /// A film whose pixels are compared: a recording, or what must be a scene then.
  private func footage(
    _ path: String, as layout: RecordingLayout, on terminal: Terminal
  ) throws(RunError) -> FingerprintSource {
    if Recording.kind(of: path, as: layout) != nil { return .recording(path, as: layout) }
    guard Comparison.isScene(path) else { throw FingerprintSource.refusal(path) }
    return .scene(try load(path, try loader(on: terminal)))
  }

  private func load(
    _ path: String, _ loader: CaseLoader
  ) throws(RunError) -> SnapshotCase {
    let plan = CasePlan(
      name: path, scene: path, input: input, folder: GoldenFolder("."),
      kinds: [.timeline, .frames], tolerance: .exact, suite: nil)
    do throws(CaseError) {
      return try loader.load(plan).item
    } catch {
      guard error.hasPlaces else { throw RunError(error) }
      loader.terminal.record.note(error.mistakes)
      try loader.terminal.tell(error.message + "\n")
      throw .shown(error.code, lack: error.lack)
    }
  }

  private static func picture(_ path: String) throws(RunError) -> Surface {
    var budget = RunMemory().pictures
    do {
      let bytes = try InputFile.read(path, limit: SceneFolder.assetLimit).bytes
      return try PictureDecoder().decode(bytes.span, budget: &budget).surface
    } catch let error as FileError {
      throw RunError(error)
    } catch let error as PictureError {
      throw RunError("\(Quote(path: path)): \(error)", hint: error.hint, lack: error.lack)
    } catch {
      preconditionFailure("a picture fails in a way nobody knows")
    }
  }
}

/// A film as it was and as it is.
private struct ComparedFilms {
  let name: String
  let old: SnapshotCase
  let new: SnapshotCase

  /// Returns the differences; with all frames of both, side by side, where a page is `showing` them.
  func answer(showing: Bool) async throws(RunError) -> ComparisonAnswer {
    do throws(RenderError) {
      let jobs = HostMachine.current().processors
      let expected = try await old.evidence(engine: Engine.version, concurrency: jobs)
      let actual = try await new.evidence(engine: Engine.version, concurrency: jobs)
      let verdict = Verdict(expected: expected, actual: actual, of: new.film)
      let findings = verdict.findings + (try newJumps())
      var result = CaseResult(
        name: name, outcome: findings.isEmpty ? .same : .different,
        findings: findings, differingFrames: verdict.differingFrames, actual: actual)
      result.expected = expected
      return ComparisonAnswer(
        name: name, findings: findings.map { "\($0)" },
        differingFrames: verdict.differingFrames, frameCount: actual.frames?.digests.count,
        item: showing ? try item(result) : nil)
    } catch {
      throw RunError(error, from: name)
    }
  }

  /// Finds the jumps of the new film that the old one does not have.
  private func newJumps() throws(RenderError) -> [Difference] {
    let known = try old.jumps().map(\.subject)
    return try new.jumps().filter { !known.contains($0.subject) }.map { .jump($0) }
  }

  private func item(_ result: CaseResult) throws(RenderError) -> ReportedCase {
    var item = try ReportedCase(result)
    var film = ReportedFilm("All frames")
    for index in 0..<max(old.film.frameCount, new.film.frameCount) {
      if Task.isCancelled { throw .cancelled }
      try film.add(
        frame: index, expected: try old.picture(of: index), actual: try new.picture(of: index))
    }
    item.films = [film]
    return item
  }
}
