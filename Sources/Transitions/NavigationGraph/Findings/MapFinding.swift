/// A gap in a map of screens, or something that is done in two ways.
public struct MapFinding: Hashable, Sendable {
  /// What is found.
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
    /// A finger leads an exchange, and never gives it up.
    case neverGivenUp = "never-given-up"

    /// Whether something is missing; otherwise two things do not agree.
    public var isGap: Bool {
      switch self {
      case .unseenScreen, .unwalkedRoute, .noWayBack, .neverGivenUp: true
      case .severalTransitions, .otherWayBack, .unlikeOthers, .mixedPlatforms: false
      }
    }
  }

  /// What is found.
  public var kind: Kind
  /// What is found, in a sentence without an end.
  public var message: String
  /// What would mend it.
  public var hint: String
  /// How often users of the scenes come by: what is walked most is mended first.
  public var weight: Int
  /// Where it is said.
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

extension ScreenMap {
  /// What is missing, and what does not agree: what is walked most often first.
  public var findings: [MapFinding] {
    let ways = ways
    let found = gaps(ways) + inconsistencies(ways)
    return found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
  }
}
