package import SegueMotionAssertions
package import SegueGeometry
package import SegueMotion
package import SegueVerification
import SegueTextSupport

/// Something that a rule has found: of which layer, when, how much of it, and what would mend it.
package struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule.
  package var rule: GuidelineRule
  /// The severity of the finding.
  package var severity: AuditSeverity
  /// The layer or the screen that it is about; `nil` for the film as a whole.
  package var layer: String?
  /// The time range in the film in which it is seen.
  package var span: ClosedRange<Time>
  /// The frames that prove it.
  package var frames: ClosedRange<Int>
  /// The frame in which it is worst, where that is known.
  package var worst: Int?
  /// The part of the canvas that it is about, where that is no layer; in the worst frame, where that is known.
  package var area: Rect?
  /// The measure; `nil` where the value stands for something else.
  package var measure: Measure?
  /// The value found, in the unit of the sentence.
  package var value: Double?
  /// The permitted value.
  package var bound: Double?
  /// The found and the expected value, without the layer.
  package var sentence: String
  /// The suggested fix.
  package var hint: String
  /// The place in the scene's file that it comes from.
  package var place: ExpectationPlace?
  /// The acceptance that says it is meant; `nil` for what counts.
  package var acceptance: HeldAcceptance?

  /// True if somebody has said that it is intended.
  package var isAccepted: Bool { acceptance != nil }

  /// The finding as a sentence without its full stop.
  package var words: String { layer.map { "'\($0.visible)': \(sentence)" } ?? sentence }
}

/// An acceptance, who gives it, and where it stands.
package struct HeldAcceptance: Hashable, Sendable, Codable {
  /// The acceptance.
  package var acceptance: Acceptance
  /// The giver of the acceptance.
  package var giver: Giver
  /// The place of the acceptance; `nil` where a preset gives it.
  package var place: ExpectationPlace?

  /// Givers of acceptances.
  package enum Giver: Hashable, Sendable, Codable {
    /// The author of the scene.
    case scene
    /// The author of the suite.
    case suite
    /// A preset, for what it does itself.
    case preset(String)

    /// True if nobody but a preset gives it.
    package var isPreset: Bool { if case .preset = self { true } else { false } }
  }

  /// An acceptance that is written at a place.
  package init(_ acceptance: Acceptance, by giver: Giver, at place: ExpectationPlace? = nil) {
    self.acceptance = acceptance
    self.giver = giver
    self.place = place
  }
}

extension AuditFinding: Plausible {
  /// True if a film can have these frames.
  package var isPlausible: Bool { frames.lowerBound >= 0 && (worst ?? 0) >= 0 }
}
