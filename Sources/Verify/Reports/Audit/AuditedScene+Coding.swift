import SegueTextSupport
import SegueAudit
import SegueJSON

/// Proofs are told in the order of the findings: a dictionary has none.
extension AuditedScene: Codable {
  private enum Key: String, CodingKey {
    case name, file, findings, unused, proofs, frameCount, failure, mistakes
  }

  /// Creates the result that another run has reported.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      file: try container.decode(String.self, forKey: .file))
    findings = try container.decode([AuditFinding].self, forKey: .findings)
    unused = try container.decode([HeldAcceptance].self, forKey: .unused)
    let proofs = try container.decode([FindingProof?].self, forKey: .proofs)
    for (finding, proof) in zip(findings, proofs) { self.proofs[finding] = proof }
    frameCount = try container.decode(Int.self, forKey: .frameCount)
    failure = try container.decodeIfPresent(String.self, forKey: .failure)
    mistakes = try container.decode([PlacedMessage].self, forKey: .mistakes)
  }

  /// Tells it another run.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(file, forKey: .file)
    try container.encode(findings, forKey: .findings)
    try container.encode(unused, forKey: .unused)
    try container.encode(findings.map { proofs[$0] }, forKey: .proofs)
    try container.encode(frameCount, forKey: .frameCount)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encode(mistakes, forKey: .mistakes)
  }
}

extension AuditedScene: Plausible {
  /// True if a scene can have so many frames.
  package var isPlausible: Bool { frameCount >= 0 }
}
