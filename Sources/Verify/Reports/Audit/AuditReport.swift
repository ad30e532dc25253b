package import SegueAudit
package import SegueJSON
import SegueMotionAssertions
import SegueTextSupport
import SegueVerification

/// Result of checking films against guidelines, as data.
package struct AuditReport: Hashable, Sendable {
  /// The guidelines that were asked for: a profile's name, or another word where each scene has its own.
  package let profile: String
  /// The program and its version.
  package let engine: String
  /// The version alone, as tools for code want it.
  package let version: String
  /// From which weight on a finding makes a scene fail; `nil` for none.
  package let threshold: AuditSeverity?
  /// Title of what was audited, in words.
  package var title = "Scenes"
  /// The scenes, in the order in which they were named.
  package private(set) var scenes: [AuditedScene] = []
  /// The bytes that a page may have.
  package let budget: Int
  private var step = 0

  /// A report without scenes.
  package init(
    profile: String, engine: String, version: String, failingOn threshold: AuditSeverity?,
    budget: Int = 25_000_000
  ) {
    self.profile = profile
    self.engine = engine
    self.version = version
    self.threshold = threshold
    self.budget = budget
  }

  /// Adds a scene.
  ///
  /// When the pictures of all scenes exceed the budget, they become smaller and fewer in all of them.
  package mutating func add(_ scene: AuditedScene) {
    var scene = scene
    scene.thin(to: detail)
    scenes.append(scene)
    // In a page, bytes are letters and take a third more.
    while scenes.reduce(0, { $0 + $1.pictureBytes }) / 3 * 4 > budget, lessen() {}
  }

  /// Level of detail of the pictures.
  var detail: PictureDetail { PictureDetail.steps[step] }

  /// Shows less of the pictures; returns whether that was possible.
  mutating func lessen() -> Bool {
    guard step + 1 < PictureDetail.steps.count else { return false }
    step += 1
    for index in scenes.indices { scenes[index].thin(to: detail) }
    return true
  }

  /// Returns true if a finding makes a scene fail.
  package func isFailed(_ finding: AuditFinding) -> Bool {
    threshold.map { !finding.isAccepted && finding.severity <= $0 } ?? false
  }
}

/// Result of checking one scene against guidelines.
package struct AuditedScene: Hashable, Sendable {
  /// Name of the scene in the run.
  package var name: String
  /// The file.
  package var file: String
  /// The guidelines; `nil` where none were asked.
  package var profile: AuditProfile?
  /// The transitions in numbers.
  package var exchanges: [AuditedExchange] = []
  /// The worst value of each measure, right or not.
  package var measured: [AuditMeasurement] = []
  /// Findings, the heaviest first, including accepted ones.
  package var findings: [AuditFinding] = []
  /// The acceptances that nothing has needed.
  package var unused: [HeldAcceptance] = []
  /// The frames that prove findings, for those of which a page shows them.
  package var proofs: [AuditFinding: FindingProof] = [:]
  /// The work of a compositor for each frame; `nil` where the author has set no limits.
  package var cost: FilmCost?
  /// Number of frames of the film.
  package var frameCount = 0
  /// True if it is a film that was recorded elsewhere, of which only pixels are known.
  package var isRecording = false
  /// The sentence about what was not looked at; `nil` where everything was.
  package var shortfall: String?
  /// Reason why the scene could not be audited; `nil` for one that could.
  package var failure: String?
  /// The same for programs, and all else that was said of it.
  package var mistakes: [PlacedMessage] = []

  /// A scene of which nothing is known yet.
  package init(_ name: String, file: String) {
    self.name = name
    self.file = file
  }

  /// Counts of the findings that nobody has accepted, in words; `nil` where there are none.
  package var foundWords: String? {
    let counts = AuditSeverity.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    return counts.isEmpty ? nil : counts.map { $1.counted($0.rawValue) }.joined(separator: ", ")
  }

  /// The rules that were asked.
  var rules: [GuidelineRule] {
    RuleDescription.all.filter { isRecording ? $0.isAskedOfRecordings : $0.isAskedOfScenes }
      .map(\.rule)
  }

  /// The rules that were asked of a recording, in words; `nil` for a scene, of which everything is asked.
  package var askedWords: String? {
    guard isRecording, failure == nil else { return nil }
    return
      "asked \(rules.map(\.id).joined(separator: ", ")) of \(frameCount.counted("picture")), what"
      + " other rules ask only scenes can tell"
  }

  /// Returns the number of findings of a severity that nobody has accepted.
  package func count(of severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity && !$0.isAccepted }
  }

  fileprivate mutating func thin(to detail: PictureDetail) {
    proofs = proofs.mapValues { proof in
      var proof = proof
      proof.thin(to: detail)
      return proof
    }
  }

  fileprivate var pictureBytes: Int { proofs.values.reduce(0) { $0 + $1.byteCount } }
}

extension AuditFinding {
  /// Returns the identity of a finding, which stays the same when lines move or numbers change a little.
  func identity(in scene: String) -> String {
    [scene, rule.id, layer ?? "*"].joined(separator: "\u{1F}")
  }

  /// The giver and the reason of its acceptance, with what is accepted; `nil` for what counts.
  package var acceptanceWords: String? {
    guard let acceptance else { return nil }
    let place = acceptance.place.map { " at \($0)" } ?? ""
    return "accepted by \(acceptance.giver.words)\(place): \(rule.id) \(rule.name), \(proof);"
      + " because \(acceptance.acceptance.reason)"
  }

  /// The sentence with the frames that prove it.
  package var proof: String {
    let shown =
      frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
    return "\(words) (\(shown))"
  }
}

extension HeldAcceptance.Giver {
  /// The giver in words.
  var words: String {
    switch self {
    case .scene: "the scene"
    case .suite: "the suite"
    case .preset(let name): "the preset \(Quote(name))"
    }
  }

  /// The giver as documents call it.
  var name: String {
    switch self {
    case .scene: "scene"
    case .suite: "suite"
    case .preset: "preset"
    }
  }

  /// The preset's name; `nil` where no preset is the giver.
  var preset: String? {
    if case .preset(let name) = self { name } else { nil }
  }
}

/// Proofs are told in the order of the findings: a dictionary has none.
extension AuditedScene: Codable {
  private enum Key: String, CodingKey {
    case name, file, profile, exchanges, measured, findings, unused, proofs, frameCount,
      isRecording, shortfall, failure, mistakes
  }

  /// Creates the result that another run has reported.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      file: try container.decode(String.self, forKey: .file))
    profile = try container.decodeIfPresent(String.self, forKey: .profile)
      .flatMap { AuditProfile(rawValue: $0) }
    exchanges = try container.decode([AuditedExchange].self, forKey: .exchanges)
    measured = try container.decode([AuditMeasurement].self, forKey: .measured)
    findings = try container.decode([AuditFinding].self, forKey: .findings)
    unused = try container.decode([HeldAcceptance].self, forKey: .unused)
    let proofs = try container.decode([FindingProof?].self, forKey: .proofs)
    for (finding, proof) in zip(findings, proofs) { self.proofs[finding] = proof }
    frameCount = try container.decode(Int.self, forKey: .frameCount)
    isRecording = try container.decode(Bool.self, forKey: .isRecording)
    shortfall = try container.decodeIfPresent(String.self, forKey: .shortfall)
    failure = try container.decodeIfPresent(String.self, forKey: .failure)
    mistakes = try container.decode([PlacedMessage].self, forKey: .mistakes)
  }

  /// Tells it another run.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(file, forKey: .file)
    try container.encodeIfPresent(profile?.rawValue, forKey: .profile)
    try container.encode(exchanges, forKey: .exchanges)
    try container.encode(measured, forKey: .measured)
    try container.encode(findings, forKey: .findings)
    try container.encode(unused, forKey: .unused)
    try container.encode(findings.map { proofs[$0] }, forKey: .proofs)
    try container.encode(frameCount, forKey: .frameCount)
    try container.encode(isRecording, forKey: .isRecording)
    try container.encodeIfPresent(shortfall, forKey: .shortfall)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encode(mistakes, forKey: .mistakes)
  }
}

extension AuditedScene: Plausible {
  /// True if a scene can have so many frames.
  package var isPlausible: Bool { frameCount >= 0 }
}
