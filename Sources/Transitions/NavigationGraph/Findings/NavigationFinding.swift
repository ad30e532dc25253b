import SegueTextSupport

/// A gap in a map of screens, or something that is done in two ways.
package struct NavigationFinding: Hashable, Sendable {
  /// Kinds of findings.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    package var isGap: Bool {
      switch self {
      case .unseenScreen, .unwalkedRoute, .noWayBack, .neverGivenUp: true
      case .severalTransitions, .otherWayBack, .unlikeOthers, .mixedPlatforms: false
      }
    }
  }

  /// Kind of the finding.
  package var kind: Kind
  /// Description of the finding, a sentence without its full stop.
  package var message: String
  /// Suggested fix.
  package var hint: String
  /// Number of times users of the scenes come by: the most walked is fixed first.
  package var weight: Int
  /// Source location of the finding.
  package var place: String?

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
  package var findings: [NavigationFinding] {
    let ways = ways
    let found = gaps(ways) + inconsistencies(ways)
    return found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
  }
}

/// Gaps: screens, routes and ways back that nobody walks.
extension NavigationGraph {
  func gaps(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    unseenScreens + unwalkedRoutes + missingWaysBack(ways) + fingers(ways)
  }

  private var unseenScreens: [NavigationFinding] {
    let seen = Set(roots + walks.map(\.to) + walks.map(\.from))
    return screens.filter { !seen.contains($0.name) }.map {
      NavigationFinding(
        .unseenScreen, "nobody goes to the screen \(Quote($0.name))",
        hint: "add a step that shows it, or leave it out", at: $0.place)
    }
  }

  private var unwalkedRoutes: [NavigationFinding] {
    routes.filter { !$0.isWalked }.map {
      NavigationFinding(
        .unwalkedRoute, "no step is served by the route \($0.subject) (\($0.transition))",
        hint: "walk it in a step, or leave it out; the first route that fits is taken",
        at: $0.place)
    }
  }

  private func missingWaysBack(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    let stacked = ways.filter { $0.operation == "push" || $0.operation == "present" }
    return stacked.filter { way in
      !ways.contains { !$0.isForward && leads($0, backOver: way) }
    }.map {
      NavigationFinding(
        .noWayBack, "\($0.words) is never walked back",
        hint: $0.operation == "push"
          ? "add {\"pop\": 1} after it" : "add {\"dismiss\": true} after it",
        weight: $0.walks.count, at: $0.usual.place)
    }
  }

  /// Returns true if a way back undoes a way there; several screens may be left at once.
  private func leads(_ back: NavigationEdge.Group, backOver way: NavigationEdge.Group) -> Bool {
    back.isBack(of: way) || back.from == way.to || (back.to == way.from && back.from != way.from)
  }

  private func fingers(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    ways.compactMap { way in
      let led = way.walks.filter(\.isLed)
      guard let first = led.first, !led.contains(where: \.isTakenBack) else { return nil }
      return NavigationFinding(
        .neverGivenUp, "a finger leads \(way.words), and never gives up",
        hint: "add a step whose gesture cancels: an app has to end where it began then",
        weight: led.count, at: first.place)
    }
  }
}

/// Inconsistencies: things that are done differently in different places.
extension NavigationGraph {
  func inconsistencies(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    ways.compactMap(several) + otherWaysBack(ways) + unlikeOthers(ways) + mixedPlatforms
  }

  private func several(_ way: NavigationEdge.Group) -> NavigationFinding? {
    let looks = way.looks
    guard looks.count > 1 else { return nil }
    let list = looks.map { "\($0.words) (\($0.count.counted("time")))" }
    return NavigationFinding(
      .severalTransitions,
      "\(way.words) is shown in \(looks.count) ways: "
        + list.joined(with: "and"),
      hint: "say it once, under 'routes'", weight: way.walks.count, at: looks[1].place)
  }

  private func otherWaysBack(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    ways.filter(\.isForward).compactMap { there in
      guard let back = ways.first(where: { $0.isBack(of: there) }),
        back.usual.transition != there.usual.transition
      else { return nil }
      return NavigationFinding(
        .otherWayBack,
        "\(there.words) is \(there.usual.transition), and the way back is \(back.usual.transition)",
        hint: "a way back that nobody names is that of the way there, in reverse",
        weight: there.walks.count + back.walks.count, at: back.usual.place)
    }
  }

  /// Ways that are shown unlike two thirds of those by the same operation.
  private func unlikeOthers(_ ways: [NavigationEdge.Group]) -> [NavigationFinding] {
    let operations = Set(ways.map(\.operation)).sorted()
    return operations.flatMap { operation -> [NavigationFinding] in
      let same = ways.filter { $0.operation == operation }
      var counts: [String: Int] = [:]
      for way in same { counts[way.usual.transition, default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let most, same.count >= 3, most.value * 3 >= same.count * 2 else { return [] }
      return same.filter { $0.usual.transition != most.key }.map {
        NavigationFinding(
          .unlikeOthers,
          "\($0.words) is \($0.usual.transition); \(most.value) of \(same.count) ways by"
            + " \(operation) are \(most.key)",
          hint: "one movement for one meaning: take \(most.key), or say why not",
          weight: $0.walks.count, at: $0.usual.place)
      }
    }
  }

  /// Families of transitions that belong to different platforms.
  private var mixedPlatforms: [NavigationFinding] {
    let platforms = [
      "ios": "iOS", "material": "Android", "android": "Android", "compose": "Android",
    ]
    var counts: [String: Int] = [:]
    for walk in walks {
      let family = walk.transition.prefix { $0 != "." }
      if let platform = platforms[String(family)] { counts[platform, default: 0] += 1 }
    }
    guard counts.count > 1 else { return [] }
    let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.key) (\($0.value.counted("time")))"
    }
    return [
      NavigationFinding(
        .mixedPlatforms, "transitions of two platforms: \(list.joined(with: "and"))",
        hint: "people know one platform's movements: keep to them, or make one map for each",
        weight: walks.count)
    ]
  }
}

extension NavigationEdge.Group {
  /// The way in words.
  var words: String { "\(Quote(from)) to \(Quote(to)) by \(operation)" }
}

extension NavigationEdge.Group.Look {
  /// The transition, and how long it takes.
  var words: String { "\(transition), \(NumberText.format(duration.rounded())) ms" }
}
