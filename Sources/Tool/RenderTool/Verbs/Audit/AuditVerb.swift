import SegueAudit
import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
import SegueFarmVerbs
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
import SegueMotionAssertions
import SegueRendering
import SegueReports
import SegueSceneFile
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Hold scenes to guidelines.
package struct AuditVerb: Verb {
  package static let row = VerbRow(
    "audit", in: .understand, summary: "Hold scenes and recordings to guidelines for motion",
    details: """
      Looks for freezes, holes, jumps, flicker and flashes, and for whatever a platform's guidelines ask of \
      durations, directions, gestures, shared elements, reduced motion and text. Most of it follows from the \
      animations alone; frames are drawn small where pixels alone can tell. Each finding names its rule, the \
      frames that prove it, its line, and what would mend it. What is meant is accepted in the scene, with a \
      reason: "accept": [{"rule": "A-19", "because": "..."}]. A film may take so much work and no more, \
      counted in steps and not timed; what was not looked at for that reason is said in one line, and \
      changes no exit code. A film that was recorded elsewhere (APNG, animated WebP, GIF, MP4, MOV, WebM, a \
      folder of numbered PNGs) is asked what pixels can tell: flashes, freezes, missing frames, jumps, black that \
      neither end shows; which rules were asked is said. The rules: \(ruleList).
      """,
    operands: [
      Operand(
        "scene", is: .path(.file), count: .oneOrMore,
        summary: "Scene files, recorded films, suites, folders of them, or - for standard input")
    ],
    options: [
      .profile, .failOn, .display, .distance, .frameSheet, .frameGap, .recordedRate, .set, .root,
      .reduceMotion, .mirrored, .memory,
      .json, .auditReport, .sarif, .junit,
    ] + Option.sharing,
    examples: [
      Example("render audit push.json", "One scene, by Apple's guidelines"),
      Example(
        "render audit scenes/ --profile material3 --fail-on warning", "A folder, by Material's"),
      Example("render audit device.mp4", "A recording, by what its pixels tell"),
      Example(
        "render audit tv.mp4 --display 55in --distance 2.5m",
        "With flashes as they are seen from a sofa"),
      Example("render audit scenes/ --report audit.html", "With a page that shows the frames"),
      Example("render audit scenes/ --sarif audit.sarif", "With a file for code scanning"),
    ])

  private static let ruleList = GuidelineRule.allCases.map { "\($0.id) \($0.name)" }
    .joined(separator: ", ")

  private let paths: [String]
  private let input: SceneInput
  private let profile: ProfileChoice
  private let display: DisplayRequest
  private let layout: LayoutRequest
  private let threshold: AuditSeverity?
  private let memory: String?
  private let documents: AuditDocuments
  /// The shard that is looked at; nil for all of it.
  private let shard: ShardRequest?
  private let work: SharedWork

  package init(_ invocation: Invocation) {
    paths = invocation.operands
    input = SceneInput(invocation)
    profile = invocation.choice(.profile, of: ProfileChoice.self).present
    display = DisplayRequest(invocation)
    layout = LayoutRequest(invocation)
    threshold = invocation.choice(.failOn, of: FailureThreshold.self).present.severity
    memory = invocation.text(.memory)
    documents = AuditDocuments(
      page: invocation.text(.auditReport), sarif: invocation.text(.sarif),
      junit: invocation.text(.junit), isJSON: invocation.isOn(.json))
    shard = ShardRequest(invocation)
    work = SharedWork(of: .audit, invocation: invocation, paths: paths)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    if let shard {
      guard documents == AuditDocuments() else { throw .shardReports }
      return try await ShardRun.run(work, shard, on: terminal)
    }
    let look = AuditLook(
      profile: profile, on: try display.view(), memory: try RunMemory(option: memory),
      isSilent: documents.isJSON,
      showsFrames: documents.page != nil, terminal: terminal)
    var report = AuditReport(
      profile: profile.rawValue, engine: Engine.name, version: Engine.version,
      failingOn: threshold)
    report.title = paths.joined(separator: ", ")
    var codes: [ExitCode] = []
    let scenes = try scenes(report: &report, codes: &codes, terminal)
    let place = try place(sparing: scenes, terminal)
    var news = RepeatedNews<AuditChange>()
    for scene in scenes {
      let (answer, refusal) = try look.answer(about: scene, after: &news)
      codes.append(refusal?.code ?? report.code(of: answer))
      report.add(answer)
    }
    if !documents.isJSON, terminal.preferences.verbosity < .verbose {
      try terminal.write(news.text)
    }
    try documents.write(report, in: place, terminal)
    return codes.max { $0.rawValue < $1.rawValue } ?? .done
  }

  /// Returns the place for the documents: not over anything that scenes are made of.
  private func place(
    sparing scenes: [NamedScene], _ terminal: Terminal
  ) throws(RunError) -> OutputPlace {
    let outputs = documents.paths
    guard !outputs.isEmpty else { return OutputPlace(inputs: []) }
    var inputs = RunFiles(reading: Set(paths.filter { SuiteReader.isSuite($0) }))
    for scene in scenes where scene.layout != nil {
      inputs.read(RecordingListing.files(of: scene.path))
    }
    for scene in scenes where scene.path != InputFile.standardInput && scene.layout == nil {
      inputs.read(SceneOpener(terminal, scene.input).inputs(of: scene.path))
    }
    var place = OutputPlace(inputs: inputs.inputs)
    try place.reserve(outputs)
    return place
  }

  /// The scenes and the recordings that the command line names, in its order.
  private func scenes(
    report: inout AuditReport, codes: inout [ExitCode], _ terminal: Terminal
  ) throws(RunError) -> [NamedScene] {
    let layout = try RecordingLayout(layout)
    var scenes: [NamedScene] = []
    for file in try AuditedFile.all(paths, as: layout) {
      if file.isRecording {
        scenes.append(NamedScene(path: file.path, input: input, layout: layout))
      } else {
        scenes += try self.scenes(at: file.path, report: &report, codes: &codes, terminal)
      }
    }
    if let option = self.layout.firstGiven, scenes.allSatisfy({ $0.layout == nil }) {
      throw RunError(.usage, "option '--\(option)' is about recordings, and none is named here")
    }
    return scenes
  }

  /// The scenes of a file; a suite that cannot be read is a scene that cannot.
  private func scenes(
    at path: String, report: inout AuditReport, codes: inout [ExitCode], _ terminal: Terminal
  ) throws(RunError) -> [NamedScene] {
    do throws(RunError) {
      return try NamedScene.all(at: path, input, takesRecordings: true, terminal)
    } catch {
      try terminal.report(error)
      codes.append(error.code)
      var scene = AuditedScene(path, file: path)
      scene.failure = error.mistakes.first?.message ?? "the suite cannot be read"
      scene.mistakes = error.mistakes
      report.add(scene)
      return []
    }
  }
}
