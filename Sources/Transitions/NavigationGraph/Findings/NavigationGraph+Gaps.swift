import SegueTextSupport

/// Gaps: screens, routes and ways back that nobody walks.
extension NavigationGraph {
  func gaps(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
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

  private func missingWaysBack(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
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
  private func leads(_ back: NavigationEdgeGroup, backOver way: NavigationEdgeGroup) -> Bool {
    back.isBack(of: way) || back.from == way.to || (back.to == way.from && back.from != way.from)
  }

  private func fingers(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
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
