public import SegueMotionAssertions
public import SegueGeometry
public import SegueMotion
public import SegueVerification
import SegueTextSupport

/// Something that a rule has found: of which layer, when, how much of it, and what would mend it.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule.
  public var rule: GuidelineRule
  /// The severity of the finding.
  public var severity: AuditSeverity
  /// The layer or the screen that it is about; `nil` for the film as a whole.
  public var layer: String?
  /// The time range in the film in which it is seen.
  public var span: ClosedRange<Time>
  /// The frames that prove it.
  public var frames: ClosedRange<Int>
  /// The frame in which it is worst, where that is known.
  public var worst: Int?
  /// The part of the canvas that it is about, where that is no layer; in the worst frame, where that is known.
  public var area: Rect?
  /// The measure; `nil` where the value stands for something else.
  public var measure: Measure?
  /// The value found, in the unit of the sentence.
  public var value: Double?
  /// The permitted value.
  public var bound: Double?
  /// The found and the expected value, without the layer.
  public var sentence: String
  /// The suggested fix.
  public var hint: String
  /// The place in the scene's file that it comes from.
  public var place: ExpectationPlace?
  /// The acceptance that says it is meant; `nil` for what counts.
  public var acceptance: HeldAcceptance?

  /// True if somebody has said that it is intended.
  public var isAccepted: Bool { acceptance != nil }

  /// The finding as a sentence without its full stop.
  public var words: String { layer.map { "'\($0.visible)': \(sentence)" } ?? sentence }
}

/// An acceptance, and where it stands.
public struct HeldAcceptance: Hashable, Sendable, Codable {
  /// The acceptance.
  public var acceptance: Acceptance
  /// The place of the acceptance; `nil` where the transition states it.
  public var place: ExpectationPlace?

  /// An acceptance that is written at a place.
  public init(_ acceptance: Acceptance, at place: ExpectationPlace? = nil) {
    self.acceptance = acceptance
    self.place = place
  }
}

extension AuditFinding: Plausible {
  /// True if a film can have these frames.
  package var isPlausible: Bool { frames.lowerBound >= 0 && (worst ?? 0) >= 0 }
}
