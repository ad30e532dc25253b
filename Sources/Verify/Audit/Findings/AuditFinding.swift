public import SegueMotionAssertions
public import SegueGeometry
public import SegueMotion
public import SegueVerification
import SegueTextSupport

/// Something that a rule has found: of which layer, when, how much of it, and what would mend it.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule.
  public var rule: GuidelineRule
  /// How much it weighs.
  public var severity: AuditSeverity
  /// The layer or the screen that it is about; `nil` for the film as a whole.
  public var layer: String?
  /// When in the film it is seen.
  public var span: ClosedRange<Time>
  /// The frames that prove it.
  public var frames: ClosedRange<Int>
  /// The frame in which it is worst, where that is known.
  public var worst: Int?
  /// The part of the canvas that it is about, where that is no layer; in the worst frame, where that is known.
  public var area: Rect?
  /// What was measured; `nil` where the value stands for something else.
  public var measure: Measure?
  /// What was found, in the unit of the sentence.
  public var value: Double?
  /// What it may be.
  public var bound: Double?
  /// What was found and what was expected, without the layer.
  public var sentence: String
  /// What would mend it.
  public var hint: String
  /// Where in the scene's file it comes from.
  public var place: ExpectationPlace?
  /// The acceptance that says it is meant; `nil` for what counts.
  public var acceptance: HeldAcceptance?

  /// Whether somebody has said that it is meant.
  public var isAccepted: Bool { acceptance != nil }

  /// The finding as a sentence without its full stop.
  public var words: String { layer.map { "'\($0.visible)': \(sentence)" } ?? sentence }
}

/// An acceptance, and where it stands.
public struct HeldAcceptance: Hashable, Sendable, Codable {
  /// What is accepted.
  public var acceptance: Acceptance
  /// Where it is written; `nil` where the transition says it.
  public var place: ExpectationPlace?

  /// An acceptance that is written at a place.
  public init(_ acceptance: Acceptance, at place: ExpectationPlace? = nil) {
    self.acceptance = acceptance
    self.place = place
  }
}

extension AuditFinding: Plausible {
  /// Whether a film can have these frames.
  package var isPlausible: Bool { frames.lowerBound >= 0 && (worst ?? 0) >= 0 }
}
