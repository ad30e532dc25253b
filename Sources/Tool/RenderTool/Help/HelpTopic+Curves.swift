package import SegueCommandLine
import SegueMotion
import SegueSceneFile

extension HelpTopic {
  /// Every way to write an easing.
  package static let easings = HelpTopic(
    "easings", summary: "The ways to write an easing, with all names",
    details: """
      An easing is written as a text, in a scene file ("easing": "ease-out") and for 'render curve'. \
      It is a name of those below, or a function.
      """,
    sections: [
      Section(
        title: "Functions",
        terms: EasingFunction.allCases.map {
          Term($0.synopsis, "\($0.summary) Such as \($0.example).")
        }),
      Section(title: "Names", terms: families(of: EasingCatalog.names)),
    ])

  /// Every way to write a spring.
  package static let springs = HelpTopic(
    "springs", summary: "The ways to write a spring, with all names",
    details: """
      A spring stands in the place of an easing: {"spring": "ios.system"}, with a name of those below, \
      or {"spring": {"response": 500, "dampingRatio": 0.8}}, with its numbers. 'stiffness', 'response' \
      or 'duration' says how fast it is, and 'damping', 'dampingRatio' or 'bounce' how it ends. \
      'render curve' also reads the code of platforms, and writes it (--as).
      """,
    sections: [
      Section(title: "Numbers", terms: CurveReader.springNumbers.map { Term($0.name, $0.help) }),
      Section(title: "Names", terms: families(of: SpringCatalog.names)),
    ])

  /// The names under the systems that they come from.
  private static func families(of names: [String]) -> [Term] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for name in names {
      let parts = name.split(separator: ".", maxSplits: 1)
      let family = parts.count > 1 ? String(parts[0]) : "css"
      if members[family] == nil { order.append(family) }
      members[family, default: []].append(name)
    }
    return order.map { Term($0, (members[$0] ?? []).joined(separator: ", ")) }
  }
}
