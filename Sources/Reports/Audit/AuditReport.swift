public import SegueAudit
import SegueExpectations
import SegueVerification

/// What came of holding films to guidelines, as data.
public struct AuditReport: Hashable, Sendable {
  /// The guidelines.
  public let profile: AuditProfile
  /// The version of the program.
  public let engine: String
  /// From which weight on a finding makes a scene fail; `nil` for none.
  public let threshold: AuditSeverity?
  /// The scenes, in the order in which they were named.
  public var scenes: [AuditedScene] = []

  /// A report without scenes.
  public init(profile: AuditProfile, engine: String, failingOn threshold: AuditSeverity?) {
    self.profile = profile
    self.engine = engine
    self.threshold = threshold
  }

  /// Whether something has been found that makes a scene fail.
  public func isFailed(_ finding: AuditFinding) -> Bool {
    threshold.map { !finding.isAccepted && finding.severity <= $0 } ?? false
  }
}

/// What came of holding one scene to guidelines.
public struct AuditedScene: Hashable, Sendable {
  /// What the run calls it.
  public var name: String
  /// The file.
  public var file: String
  /// What was found, the heaviest first; what is accepted, too.
  public var findings: [AuditFinding] = []
  /// The acceptances that nothing has needed.
  public var unused: [HeldAcceptance] = []
  /// Why the scene could not be looked at; `nil` for one that could.
  public var failure: String?

  /// A scene of which nothing is known yet.
  public init(_ name: String, file: String) {
    self.name = name
    self.file = file
  }

  /// How many findings that nobody has accepted weigh so much.
  public func count(of severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity && !$0.isAccepted }
  }
}

extension AuditFinding {
  /// What stays the same about a finding when lines move or numbers change a little.
  func identity(in scene: String) -> String {
    [scene, rule.id, layer ?? "*"].joined(separator: "\u{1F}")
  }

  /// The sentence with the frames that prove it.
  public var proof: String {
    let shown =
      frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
    return "\(words) (\(shown))"
  }
}
