import SegueTextSupport

/// Inconsistencies: things that are done differently in different places.
extension NavigationGraph {
  func inconsistencies(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
    ways.compactMap(several) + otherWaysBack(ways) + unlikeOthers(ways) + mixedPlatforms
  }

  private func several(_ way: NavigationEdgeGroup) -> NavigationFinding? {
    let looks = way.looks
    guard looks.count > 1 else { return nil }
    let list = looks.map { "\($0.words) (\($0.count.counted("time")))" }
    return NavigationFinding(
      .severalTransitions,
      "\(way.words) is shown in \(looks.count) ways: "
        + list.joined(with: "and"),
      hint: "say it once, under 'routes'", weight: way.walks.count, at: looks[1].place)
  }

  private func otherWaysBack(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
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
  private func unlikeOthers(_ ways: [NavigationEdgeGroup]) -> [NavigationFinding] {
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

extension NavigationEdgeGroup {
  /// The way in words.
  var words: String { "\(Quote(from)) to \(Quote(to)) by \(operation)" }
}

extension NavigationEdgeGroup.Look {
  /// The transition, and how long it takes.
  var words: String { "\(transition), \(NumberText.format(duration.rounded())) ms" }
}
