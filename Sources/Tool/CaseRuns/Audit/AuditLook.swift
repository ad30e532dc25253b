package import SegueAudit
package import SegueCommandLine
import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueMotionAssertions
package import SegueRendering
package import SegueReports
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Holds scenes to guidelines, one after the other.
package struct AuditLook {
  let profile: ProfileChoice
  /// The display on which films are shown, if that is known.
  let view: DisplayView?
  let memory: RunMemory
  /// True if findings are not printed, because all of them are reported as a document.
  let isSilent: Bool
  /// True if the frames that prove the findings are drawn.
  let showsFrames: Bool
  let terminal: Terminal

  package init(
    profile: ProfileChoice, on view: DisplayView? = nil, memory: RunMemory, isSilent: Bool,
    showsFrames: Bool, terminal: Terminal
  ) {
    self.profile = profile
    self.view = view
    self.memory = memory
    self.isSilent = isSilent
    self.showsFrames = showsFrames
    self.terminal = terminal
  }

  /// Looks at one scene, and says what was found unless all of it is said as a document; also returns why it
  /// cannot be looked at, if it cannot.
  ///
  /// - Parameter news: findings that scenes have in common, of which only the first one's are said.
  package func answer(
    about scene: NamedScene, after news: inout RepeatedNews<AuditChange>
  ) throws(RunError) -> (scene: AuditedScene, refusal: CaseError?) {
    if let layout = scene.layout {
      return try answer(about: scene, recordedAs: layout, after: &news)
    }
    let reader = AuditedFilmReader(terminal: terminal, memory: memory)
    var answer = AuditedScene(scene.name ?? scene.path, file: scene.path)
    do throws(RunError) {
      let read = try reader.read(scene)
      guard let film = read.film else {
        answer.failure = read.diagnostics.sorted.first { $0.severity == .error }?.sentence
        answer.failure = answer.failure ?? "the scene cannot be read"
        answer.mistakes = read.diagnostics.placed
        let isRepeated = news.note(AuditChange(answer), of: answer.name)
        if !isSilent, !isRepeated || tellsAll { try terminal.show(read.diagnostics) }
        return (answer, CaseError(read.diagnostics))
      }
      let audit = try RunError.inWords { () throws(RenderError) in
        try Audit(of: film, by: profile.profile(on: read.device), on: view)
      }
      answer.profile = profile.profile(on: read.device)
      (answer.exchanges, answer.measured) = (audit.exchanges, audit.measured)
      (answer.findings, answer.unused) = (audit.findings, audit.unused)
      answer.cost = audit.cost
      answer.frameCount = film.item.film.frameCount
      answer.shortfall = audit.reach.shortfall
      if showsFrames { answer.proofs = try proofs(of: audit, in: film, scene, reader) }
      if !isSilent { try say(answer, read, after: &news) }
    } catch {
      if error.isOfTheMachine { throw error }
      try terminal.report(error)
      answer.failure = error.mistakes.first?.message ?? "the scene cannot be read"
      answer.mistakes = error.mistakes
      return (answer, CaseError(error))
    }
    return (answer, nil)
  }

  private var tellsAll: Bool { terminal.preferences.verbosity >= .verbose }

  /// Looks at one recording in the same way.
  private func answer(
    about film: NamedScene, recordedAs layout: RecordingLayout,
    after news: inout RepeatedNews<AuditChange>
  ) throws(RunError) -> (scene: AuditedScene, refusal: CaseError?) {
    var answer = AuditedScene(film.name ?? film.path, file: film.path)
    answer.isRecording = true
    do throws(RunError) {
      let look = RecordedAuditLook(path: film.path, layout: layout, view: view)
      let scan = try look.scan()
      let audit = Audit(of: scan, by: profile.profile(on: nil), accepting: film.acceptances)
      answer.profile = profile.profile(on: nil)
      (answer.findings, answer.unused) = (audit.findings, audit.unused)
      answer.frameCount = scan.pictureCount
      answer.shortfall = audit.reach.shortfall
      if showsFrames {
        answer.proofs = try look.proofs(of: audit.findings, among: scan.pictureCount)
      }
      if !isSilent {
        try say(answer, AuditedFilmReader.Reading(diagnostics: Diagnostics()), after: &news)
      }
    } catch {
      if error.isOfTheMachine || error.code == .interrupted { throw error }
      try terminal.report(error)
      answer.failure = error.mistakes.first?.message ?? "the recording cannot be read"
      answer.mistakes = error.mistakes
      return (answer, CaseError(error))
    }
    return (answer, nil)
  }

  /// The frames that prove what was found; those of another film where that is about less motion.
  private func proofs(
    of audit: Audit, in film: AuditedFilm, _ scene: NamedScene, _ reader: AuditedFilmReader
  ) throws(RunError) -> [AuditFinding: FindingProof] {
    var drawer = ProofDrawer(film.item)
    var reduced: ProofDrawer?
    var proofs: [AuditFinding: FindingProof] = [:]
    for finding in audit.findings {
      let isReduced = finding.rule == .reducedMotion && film.reduced != nil
      if isReduced, reduced == nil {
        reduced = try reader.reducedCase(of: scene).map { ProofDrawer($0, isReduced: true) }
      }
      proofs[finding] = try RunError.inWords { () throws(RenderError) in
        isReduced ? try reduced?.proof(of: finding) : try drawer.proof(of: finding)
      }
    }
    return proofs
  }

  private func say(
    _ scene: AuditedScene, _ read: AuditedFilmReader.Reading,
    after news: inout RepeatedNews<AuditChange>
  ) throws(RunError) {
    let isRepeated = news.note(AuditChange(scene), of: scene.name)
    let isTold = !isRepeated || tellsAll
    if isTold { try say(scene.findings, scene.unused, read) }
    let shortfall = scene.shortfall.map { "; \($0)" } ?? ""
    let asked = scene.askedWords.map { "; \($0)" } ?? ""
    try terminal.write("\(scene.name.visible): \(scene.summary)\(shortfall)\(asked)\n")
    if tellsAll { try terminal.write(scene.numbers) }
    guard isTold else { return }
    for finding in scene.findings {
      guard let words = finding.acceptanceWords else { continue }
      try terminal.write("  \(words.visible)\n")
    }
  }

  private func say(
    _ findings: [AuditFinding], _ unused: [HeldAcceptance], _ read: AuditedFilmReader.Reading
  ) throws(RunError) {
    var diagnostics = Diagnostics()
    for source in read.diagnostics.sources { diagnostics.register(source) }
    for finding in findings where !finding.isAccepted {
      diagnostics.add(finding.diagnostic(at: finding.place.flatMap { read.places[$0] }))
    }
    for acceptance in unused {
      diagnostics.add(
        Diagnostic(
          .note, "nothing is found of what is accepted here, \(acceptance.acceptance.rule.id)",
          at: acceptance.place.flatMap { read.places[$0] },
          hint: "leave it out, unless another profile finds it"))
    }
    try terminal.show(diagnostics)
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
  /// The number of findings, in words.
  fileprivate var summary: String {
    let accepted = findings.count(where: \.isAccepted)
    let found = foundWords ?? "ok"
    return accepted > 0 ? "\(found), \(accepted) accepted" : found
  }
}

extension AuditReport {
  /// Returns the exit code for a scene.
  package func code(of scene: AuditedScene) -> ExitCode {
    if scene.failure != nil { return .invalidData }
    return scene.findings.contains(where: isFailed) ? .findings : .done
  }
}
