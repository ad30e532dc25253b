import SegueGeometry
import SegueJSON
import SegueMotion
import SeguePresets
import SegueTransitions

/// How it is written in which way shared things move.
enum MatchRules {
  static let match = Rule<any MatchRule>.choice(
    "the name of a library such as 'compose', or an object",
    [(\.isString, name), (\.isObject, settings)]
  ).named("match")

  /// The way of a platform or a library.
  private static let name = Rule<MatchDialect>.word("way of matching").map { $0.rule }

  private static let settings = object.rule { MatchDraft() }.map { $0.rule }

  private static let object = ObjectRule<MatchDraft>(
    "a way of matching", "How what two screens share moves from the one to the other.",
    name: "match",
    [
      MemberRule(
        "style", .word("way of matching"), "Whose way it is to begin with; SwiftUI's by default."
      ) { $0.dialect = $1 },
      MemberRule("easing", .pace, "The curve or the spring of the box.") { $0.pace = $1 },
      MemberRule("duration", .positiveSpan, "How long the box moves.") { $0.duration = $1 },
      MemberRule("arc", .word("arc"), "Which way the box bends.") { $0.arc = $1 },
      MemberRule("guide", .word("guide"), "Which points of the box move on the arc.") {
        $0.guide = $1
      },
      MemberRule("fit", .word("fit"), "How a picture fits into the box as it changes.") {
        $0.fit = $1
      },
      MemberRule(
        "alignment", .unitPoint, "Which point of a picture stays on the same point of the box."
      ) { $0.alignment = $1 },
      MemberRule("nested", .flag, "Whether a thing inside of another one moves inside of it.") {
        $0.nests = $1
      },
    ])
}

/// A way of matching as its author wrote it: that of a library, with changes.
struct MatchDraft: Sendable {
  var dialect = MatchDialect.swiftUI
  var pace: Pace?
  var duration: Time?
  var arc: ArcMode?
  var guide: RectArc.Guide?
  var fit: ContentFit.Mode?
  var alignment: UnitPoint?
  var nests: Bool?

  /// The rule that the draft describes.
  var rule: any MatchRule { ChangedMatch(base: dialect.rule, draft: self) }
}

/// A rule, parts of whose styles an author has replaced.
private struct ChangedMatch: MatchRule {
  let base: any MatchRule
  let draft: MatchDraft

  var matching: Matching { base.matching }

  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    var style = base.style(for: pair, in: exchange)
    if let pace = draft.pace {
      style.run.pace = pace
      if let natural = pace.naturalDuration { style.run.duration = .seconds(roundingUp: natural) }
    }
    if let duration = draft.duration { style.run.duration = duration }
    if let arc = draft.arc { style.arc = arc }
    if let guide = draft.guide { style.guide = guide }
    if let fit = draft.fit { style.fit.mode = fit }
    if let alignment = draft.alignment { style.fit.alignment = alignment }
    if let nests = draft.nests { style.nests = nests }
    return style
  }
}
