import SegueAudit
import SegueExpectations
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueOutputs
import SegueRendering
import SegueReports
import SegueVerification
import SegueWords

extension Option {
  package static let profile = Option(
    "profile", takes: .choice(of: AuditProfile.self), called: "name",
    default: .text(AuditProfile.hig.rawValue), in: .scene,
    summary: "Whose guidelines the scenes are held to")

  package static let failOn = Option(
    "fail-on", takes: .choice(of: FailureThreshold.self), called: "severity",
    default: .text(FailureThreshold.error.rawValue), in: .output,
    summary: "From which findings on the run ends with 1")

  package static let sarif = Option(
    "sarif", takes: .path(.output), in: .output,
    summary: "Write what was found for code scanning (SARIF 2.1.0)")

  package static let auditReport = Option(
    "report", takes: .path(.output), in: .output,
    summary: "Write a page that shows what was found (.html)",
    details: """
      One file that a browser shows without anything else: each finding with what was measured, the frames \
      that prove it, its place, and what would mend it; what is accepted, with its reason.
      """)
}

/// Hold scenes to guidelines.
package struct AuditVerb: Verb {
  package static let row = VerbRow(
    "audit", summary: "Hold scenes to guidelines for motion",
    details: """
      Looks for freezes, holes, jumps, flicker and flashes, and for whatever a platform's guidelines ask of \
      durations, directions, gestures, shared elements, reduced motion and text. Most of it follows from the \
      animations alone; frames are drawn small where pixels alone can tell. Each finding names its rule, the \
      frames that prove it, its line, and what would mend it. What is meant is accepted in the scene, with a \
      reason: "accept": [{"rule": "A-19", "because": "..."}]. The rules: \(ruleList).
      """,
    operands: [
      Operand(
        "scene", is: .path(.scene), count: .oneOrMore,
        summary: "Scene files, suites, folders of them, or - for standard input")
    ],
    options: [
      .profile, .failOn, .set, .root, .reduceMotion, .memory, .json, .auditReport, .sarif, .junit,
    ],
    examples: [
      Example("render audit push.json", "One scene, by Apple's guidelines"),
      Example(
        "render audit scenes/ --profile material3 --fail-on warning", "A folder, by Material's"),
      Example("render audit scenes/ --report audit.html", "With a page that shows the frames"),
      Example("render audit scenes/ --sarif audit.sarif", "With a file for code scanning"),
    ])

  private static let ruleList = GuidelineRule.allCases.map { "\($0.id) \($0.name)" }
    .joined(separator: ", ")

  private let paths: [String]
  private let input: SceneInput
  private let profile: AuditProfile
  private let threshold: AuditSeverity?
  private let memory: String?
  private let isJSON: Bool
  private let page: String?
  private let sarif: String?
  private let junit: String?

  package init(_ invocation: Invocation) {
    paths = invocation.operands
    input = SceneInput(invocation)
    profile = invocation.choice(.profile, of: AuditProfile.self).present
    threshold = invocation.choice(.failOn, of: FailureThreshold.self).present.severity
    memory = invocation.text(.memory)
    isJSON = invocation.isOn(.json)
    page = invocation.text(.auditReport)
    sarif = invocation.text(.sarif)
    junit = invocation.text(.junit)
  }

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    let reader = AuditedFilmReader(terminal: terminal, memory: try RunMemory(option: memory))
    var report = AuditReport(
      profile: profile, engine: Engine.version, failingOn: threshold)
    report.title = paths.joined(separator: ", ")
    var codes: [ExitCode] = []
    let files = try SceneListing.files(paths)
    var scenes: [NamedScene] = []
    for path in files { scenes += try self.scenes(at: path, &report, &codes, terminal) }
    let place = try place(sparing: files, scenes, terminal)
    for scene in scenes {
      let answer = try answer(about: scene, reader, terminal)
      codes.append(code(of: answer, in: report))
      report.add(answer)
    }
    if isJSON { try terminal.write(report.json.pretty + "\n") }
    if let page { try place.save(report.html, to: page) }
    if let sarif { try place.save(report.sarif.pretty + "\n", to: sarif) }
    if let junit { try place.save(report.junit, to: junit) }
    return codes.max { $0.rawValue < $1.rawValue } ?? .done
  }

  /// Where the documents go: not over anything that scenes are made of.
  private func place(
    sparing files: [String], _ scenes: [NamedScene], _ terminal: Terminal
  ) throws(Failure) -> OutputPlace {
    let outputs = [page, sarif, junit].compactMap(\.self)
    guard !outputs.isEmpty else { return OutputPlace(inputs: []) }
    var inputs = RunFiles(reading: Set(files))
    for scene in scenes where scene.path != InputFile.standardInput {
      inputs.read(SceneOpener(terminal, scene.input).inputs(of: scene.path))
    }
    var place = OutputPlace(inputs: inputs.inputs)
    try place.reserve(outputs)
    return place
  }

  /// The scenes of a file; a suite that cannot be read is a scene that cannot.
  private func scenes(
    at path: String, _ report: inout AuditReport, _ codes: inout [ExitCode], _ terminal: Terminal
  ) throws(Failure) -> [NamedScene] {
    do throws(Failure) {
      return try NamedScene.all(at: path, input, terminal)
    } catch {
      try terminal.report(error)
      codes.append(error.code)
      var scene = AuditedScene(path, file: path)
      scene.failure = error.message ?? "the suite cannot be read"
      report.add(scene)
      return []
    }
  }

  private func code(of scene: AuditedScene, in report: AuditReport) -> ExitCode {
    if scene.failure != nil { return .invalidData }
    return scene.findings.contains(where: report.isFailed) ? .findings : .done
  }

  /// Looks at one scene, and says what was found unless all of it is said as a document.
  private func answer(
    about scene: NamedScene, _ reader: AuditedFilmReader, _ terminal: Terminal
  ) throws(Failure) -> AuditedScene {
    var answer = AuditedScene(scene.name ?? scene.path, file: scene.path)
    do throws(Failure) {
      let read = try reader.read(scene)
      guard let film = read.film else {
        if !isJSON { try terminal.show(read.diagnostics) }
        answer.failure = read.diagnostics.sorted.first { $0.severity == .error }?.sentence
        answer.failure = answer.failure ?? "the scene cannot be read"
        return answer
      }
      let audit = try Failure.inWords { () throws(FilmFailure) in
        try Audit(of: film, by: profile)
      }
      (answer.findings, answer.unused) = (audit.findings, audit.unused)
      answer.frameCount = film.item.film.frameCount
      if page != nil { answer.proofs = try proofs(of: audit, in: film, scene, reader) }
      if !isJSON { try say(answer, read, terminal) }
    } catch {
      if error.code == .interrupted { throw error }
      try terminal.report(error)
      answer.failure = error.message ?? "the scene cannot be read"
    }
    return answer
  }

  /// The frames that prove what was found; those of another film where that is about less motion.
  private func proofs(
    of audit: Audit, in film: AuditedFilm, _ scene: NamedScene, _ reader: AuditedFilmReader
  ) throws(Failure) -> [AuditFinding: FindingProof] {
    var drawer = ProofDrawer(film.item)
    var reduced: ProofDrawer?
    var proofs: [AuditFinding: FindingProof] = [:]
    for finding in audit.findings {
      let isReduced = finding.rule == .reducedMotion && film.reduced != nil
      if isReduced, reduced == nil {
        reduced = try reader.reducedCase(of: scene).map { ProofDrawer($0, isReduced: true) }
      }
      proofs[finding] = try Failure.inWords { () throws(FilmFailure) in
        isReduced ? try reduced?.proof(of: finding) : try drawer.proof(of: finding)
      }
    }
    return proofs
  }

  private func say(
    _ scene: AuditedScene, _ read: AuditedFilmReader.Reading, _ terminal: Terminal
  ) throws(Failure) {
    var diagnostics = Diagnostics()
    for source in read.diagnostics.sources { diagnostics.register(source) }
    for finding in scene.findings where !finding.isAccepted {
      diagnostics.add(finding.diagnostic(at: finding.place.flatMap { read.places[$0] }))
    }
    for acceptance in scene.unused {
      diagnostics.add(
        Diagnostic(
          .note, "nothing is found of what is accepted here, \(acceptance.acceptance.rule.id)",
          at: acceptance.place.flatMap { read.places[$0] },
          hint: "leave it out, unless another profile finds it"))
    }
    try terminal.show(diagnostics)
    try terminal.write("\(scene.name.visible): \(scene.summary)\n")
  }
}

extension AuditFinding {
  /// The finding as a message about the user's file.
  fileprivate func diagnostic(at place: SourcePosition?) -> Diagnostic {
    let shown =
      frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
    let severity: Diagnostic.Severity =
      switch self.severity {
      case .error: .error
      case .warning: .warning
      case .remark: .note
      }
    return Diagnostic(
      severity, "\(sentence) (\(rule.id) \(rule.name), \(shown))", at: place,
      path: layer.map { Quote($0).description }, hint: hint)
  }
}

extension AuditedScene {
  /// What was found, in numbers.
  fileprivate var summary: String {
    let counts = AuditSeverity.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    let accepted = findings.count(where: \.isAccepted)
    let found =
      counts.isEmpty ? "ok" : counts.map { $1.counted($0.rawValue) }.joined(separator: ", ")
    return accepted > 0 ? "\(found), \(accepted) accepted" : found
  }
}

extension AuditProfile: ChoiceList {}

/// From which findings on a run fails.
package enum FailureThreshold: String, ChoiceList {
  case error, warning, remark, never

  package var summary: String {
    switch self {
    case .error: "errors"
    case .warning: "errors and warnings"
    case .remark: "whatever is found"
    case .never: "nothing but scenes that cannot be read"
    }
  }

  var severity: AuditSeverity? { AuditSeverity(rawValue: rawValue) }
}
