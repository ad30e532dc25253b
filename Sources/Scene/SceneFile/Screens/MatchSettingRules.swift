import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions

/// Rules for the settings of shared elements, those of all and those of a class.
enum MatchSettingRules {
  /// The settings of a class.
  static let settings = ObjectRule<MatchSettings>(
    "the settings of a class", help: "How the elements of a class move.", name: "matchSettings",
    members(of: \MatchSettings.self)
  ).rule { MatchSettings() }

  /// Shared schema definitions of settings.
  static let definitions = [settings.definition, cascade.definition, effect.definition]

  /// The settings as members of a larger object.
  static func members<Target>(
    of path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    pace(path) + box(path) + overlay(path) + pictures(path) + loners(path)
  }

  private static func pace<Target>(
    _ path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule(
        "style", .word("way of matching"),
        help: "Whose way it is to begin with; SwiftUI's by default."
      ) { $0[keyPath: path].dialect = $1 },
      MemberRule("easing", .pace, help: "The curve or the spring of the box.") {
        $0[keyPath: path].pace = $1
      },
      MemberRule("duration", .positiveSpan, help: "How long the box moves.") {
        $0[keyPath: path].duration = $1
      },
      MemberRule("delay", .span, help: "How much later all of it begins.") {
        $0[keyPath: path].delay = $1
      },
      MemberRule("cascade", cascade, help: "One element of the class after the other.") {
        $0[keyPath: path].cascade = $1
      },
    ]
  }

  private static func box<Target>(
    _ path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule("arc", .word("arc"), help: "Which way the box bends.") {
        $0[keyPath: path].arc = $1
      },
      MemberRule("guide", .word("guide"), help: "Which points of the box move on the arc.") {
        $0[keyPath: path].guide = $1
      },
      MemberRule("nested", .flag, help: "Whether a thing inside of another one moves inside of it.")
      {
        $0[keyPath: path].nests = $1
      },
      MemberRule(
        "group", .grouping,
        help:
          "Inside of which group its group moves, as CSS's 'view-transition-group': normal, nearest, contain, or the"
          + " name of what is shared around it."
      ) { $0[keyPath: path].grouping = $1 },
      MemberRule(
        "z", .coordinate, help: "How high the box lies: above those with a lower number; 0."
      ) {
        $0[keyPath: path].zIndex = $1
      },
      MemberRule("clip", .flag, help: "Whether the box cuts what it shows, at its corners.") {
        $0[keyPath: path].clips = $1
      },
    ]
  }

  private static func overlay<Target>(
    _ path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule(
        "clippedBy", .word("way of clipping"),
        help:
          "What cuts the box: all that cuts the pictures on their screens, the shared thing around"
          + " both, or nothing."
      ) { $0[keyPath: path].clipping = $1 },
      MemberRule(
        "overlay", .flag,
        help:
          "Whether pictures move above the screens, by default, or inside of them, in the order there."
      ) { $0[keyPath: path].isAbove = $1 },
      MemberRule(
        "placeholder", .word("placeholder"),
        help:
          "How large a picture's place is on its screen: as its content, or as the moving box, so that"
          + " what comes after it makes room."
      ) { $0[keyPath: path].placeholder = $1 },
    ]
  }

  private static func pictures<Target>(
    _ path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule("fit", .word("fit"), help: "How a picture fits into the box as it changes.") {
        $0[keyPath: path].fit = $1
      },
      MemberRule(
        "alignment", .unitPoint,
        help: "Which point of a picture stays on the same point of the box."
      ) { $0[keyPath: path].alignment = $1 },
      MemberRule(
        "properties", .word("part of a place"),
        help:
          "What pictures take over from the box: frame, position or size, as SwiftUI's views do."
      ) { $0[keyPath: path].properties = $1 },
      MemberRule(
        "anchor", .unitPoint,
        help: "The point that follows, where only the position does; the center."
      ) { $0[keyPath: path].anchor = $1 },
      MemberRule(
        "enter", inBox(ComposeEffectRules.enter),
        help: "How the arriving picture comes in its box, as in Compose's shared bounds."
      ) { $0[keyPath: path].enter = EnterTransition($1) },
      MemberRule(
        "exit", inBox(ComposeEffectRules.exit),
        help: "How the leaving picture goes in its box, as in Compose's shared bounds."
      ) { $0[keyPath: path].exit = ExitTransition($1) },
      MemberRule(
        "source", .flag,
        help: "Whether the element says where others are, as SwiftUI's isSource; yes by default."
      ) { $0[keyPath: path].isSource = $1 },
    ]
  }

  /// Returns the rule for the effects of a picture in its box.
  private static func inBox(_ rules: ComposeEffectRules) -> Rule<ContentEffects> {
    rules.effects.checked("in its box a picture fades, is scaled and slides, and nothing else") {
      $0.room == nil && $0.veil == nil && $0.slide?.leadsOverAnEdge != true
    }
  }

  private static func loners<Target>(
    _ path: WritableKeyPath<Target, MatchSettings> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule(
        "lifted", .flag, help: "Whether an element without a partner lies above both screens, too."
      ) { $0[keyPath: path].isLifted = $1 },
      MemberRule(
        "leaving", effect, help: "How the leaving picture goes, or an element without a partner."
      ) {
        $0[keyPath: path].leaving = $1
      },
      MemberRule(
        "arriving", effect, help: "How the arriving picture comes, or an element without a partner."
      ) { $0[keyPath: path].arriving = $1 },
    ]
  }

  private static let cascade = ObjectRule<Cascade>(
    "a cascade", help: "One element after the other, as Hero's modifier of this name.",
    name: "cascade",
    [
      MemberRule("delta", .span, help: "How much later each begins than the one before it.") {
        $0.delta = $1
      }.required,
      MemberRule(
        "direction", .word("direction"), help: "Which one is first; topToBottom by default."
      ) {
        $0.direction = $1
      },
    ]
  ).rule { Cascade(.zero) }

  private static let effect = ObjectRule<EffectSettings>(
    "an effect", help: "How a picture looks outside, and how it comes from there or goes there.",
    name: "matchEffect",
    [
      MemberRule("opacity", .fraction, help: "How much of it is seen outside; 0 by default.") {
        $0.opacity = $1
      },
      MemberRule(
        "translate", .point, help: "How far from its place it is, if it has no partner: [x, y]."
      ) { $0.translation = Vector($1.x, $1.y) },
      MemberRule("scale", .coordinate, help: "How much larger it is, if it has no partner.") {
        $0.scale = [$1, $1]
      },
      MemberRule("rotate", .angle, help: "How far it is turned, if it has no partner.") {
        $0.rotation = $1
      },
      MemberRule("easing", .pace, help: "The curve or the spring.") { $0.pace = $1 },
      MemberRule("duration", .positiveSpan, help: "How long it takes.") { $0.duration = $1 },
      MemberRule("delay", .span, help: "How much later it begins.") { $0.delay = $1 },
    ]
  ).rule { EffectSettings() }
}

extension ContentEffects.Slide {
  /// True if the slide leads to the edge of a container.
  fileprivate var leadsOverAnEdge: Bool {
    if case .container = way { true } else { false }
  }
}

extension Rule<MatchStyle.Grouping> {
  /// A word of CSS, or the name of what is shared.
  fileprivate static let grouping = Rule(schema: Rule<String>.identifier.schema) { node, reading in
    Rule<String>.identifier.read(node, &reading).map { word in
      switch word {
      case "normal": MatchStyle.Grouping.normal
      case "nearest": .nearest
      case "contain": .contain
      default: .named(MatchKey(word))
      }
    }
  }
}
