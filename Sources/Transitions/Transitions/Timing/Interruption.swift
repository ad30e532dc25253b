package import SegueMotion
package import SegueSceneGraph

/// Rules for interrupting a transition that has begun and not ended.
public enum InterruptionRule: String, Hashable, Sendable, CaseIterable {
  /// Time runs backwards through the same curves: what moves turns around at once.
  case reverse
  /// Each movement goes on from where it is to where it came from, on a spring that takes over its
  /// velocity.
  case retarget
  /// Each movement begins anew from where it is, in the part of its time that it has come: the
  /// reversing shortening of CSS transitions.
  case shorten
  /// Each movement begins anew from where it is, at its own pace and in all of its time; springs begin
  /// at rest.
  case restart
  /// The running transition jumps to its end at once.
  case finish
  /// The running transition goes on, inside of its replacement.
  case goOn = "continue"
  /// Nothing is interrupted: what comes next waits until what runs is over.
  case wait

  /// True if the rule leads the running transition back to where it came from.
  package var turnsAround: Bool {
    switch self {
    case .reverse, .retarget, .shorten, .restart: true
    case .finish, .goOn, .wait: false
    }
  }

  /// Effect on places and velocities, as the end of a sentence about the interruption.
  package var words: String {
    switch self {
    case .reverse:
      "time runs backwards: places are continuous, velocities change their sign"
    case .retarget:
      "springs lead back and take over the velocities: places and velocities are continuous"
    case .shorten:
      "each movement begins anew, shortened: places are continuous, velocities are not"
    case .restart:
      "each movement begins anew in all of its time: places are continuous, velocities are not"
    case .finish:
      "what runs is put to its end at once: places jump, as they do on the platform"
    case .goOn:
      "what runs goes on inside: places and velocities are continuous"
    case .wait:
      "what runs comes to its end, and what is next begins then"
    }
  }
}

/// Default interruption of a transition.
public struct Interruption: Hashable, Sendable {
  /// Rule that applies.
  package var rule: InterruptionRule
  /// The spring on which movements are led back; `nil` for their own, and for the system's where
  /// they have none.
  package var spring: Spring?
  /// True if a transition that is played back takes its part of the opposite transition's time, as with a
  /// `reverseDuration` of Flutter's, and not of its own.
  package var takesReturnTime: Bool
  /// Properties that are at the ends of their movements as soon as a transition that begins anew leads back,
  /// because its platform has them on the way there alone.
  package var settled: Set<Property>
  /// Source of the rule.
  package var source: String

  /// The interruption by a rule.
  package init(
    _ rule: InterruptionRule, on spring: Spring? = nil, takesReturnTime: Bool = false,
    settling settled: Set<Property> = [], from source: String
  ) {
    self.rule = rule
    self.spring = spring
    self.takesReturnTime = takesReturnTime
    self.settled = settled
    self.source = source
  }

  /// The interruption by another rule.
  func ruled(by rule: InterruptionRule) -> Interruption {
    var other = self
    other.rule = rule
    return other
  }

  /// Effect on places and velocities.
  package var words: String {
    guard rule == .restart, !settled.isEmpty else { return rule.words }
    let names = settled.map { "'\($0.name)'" }.sorted().joined(separator: ", ")
    return "\(rule.words); on the way back \(names) is at its end at once"
  }

  /// UIKit's property animators, and whoever runs its own clock backwards.
  package static let reversal = Interruption(
    .reverse, from: "UIViewPropertyAnimator.isReversed: the animator plays towards its start")
}
