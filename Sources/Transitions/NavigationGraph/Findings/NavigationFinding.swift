/// A gap in a map of screens, or something that is done in two ways.
public struct NavigationFinding: Hashable, Sendable {
  /// Kinds of findings.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen is declared, and nobody goes there.
    case unseenScreen = "unseen-screen"
    /// A route is declared, and no step is served by it.
    case unwalkedRoute = "unwalked-route"
    /// A way is walked, and never back.
    case noWayBack = "no-way-back"
    /// One way is shown in several ways.
    case severalTransitions = "several-transitions"
    /// A way back is shown unlike the way there.
    case otherWayBack = "other-way-back"
    /// An operation is shown unlike in most other places.
    case unlikeOthers = "unlike-others"
    /// The transitions of several platforms stand side by side.
    case mixedPlatforms = "mixed-platforms"
    /// A finger leads a transition, and never gives it up.
    case neverGivenUp = "never-given-up"

    /// True if something is missing; otherwise two things do not agree.
    public var isGap: Bool {
      switch self {
      case .unseenScreen, .unwalkedRoute, .noWayBack, .neverGivenUp: true
      case .severalTransitions, .otherWayBack, .unlikeOthers, .mixedPlatforms: false
      }
    }
  }

  /// Kind of the finding.
  public var kind: Kind
  /// Description of the finding, a sentence without its full stop.
  public var message: String
  /// Suggested fix.
  public var hint: String
  /// Number of times users of the scenes come by: the most walked is fixed first.
  public var weight: Int
  /// Source location of the finding.
  public var place: String?

  init(
    _ kind: Kind, _ message: String, hint: String, weight: Int = 0, at place: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.weight = weight
    self.place = place
  }
}

extension NavigationGraph {
  /// Missing and inconsistent parts of the map, the most walked first.
  public var findings: [NavigationFinding] {
    let ways = ways
    let found = gaps(ways) + inconsistencies(ways)
    return found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
  }
}
