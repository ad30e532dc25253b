import SegueJSON
import SegueNavigationGraph
import Testing

/// The map of an app whose scenes walk through an inbox.
@Suite struct ScreenMapTests {
  private static func walk(
    _ from: String, _ to: String, _ operation: String = "push", _ transition: String = "ios.push",
    led isLed: Bool = false, back isTakenBack: Bool = false, lasting duration: Double = 350
  ) -> NavigationEdge {
    NavigationEdge(
      from: from, to: to, by: operation, isForward: operation == "push" || operation == "present",
      transition, lasting: duration, isLed: isLed, isTakenBack: isTakenBack, at: "app.json:9:5")
  }

  private static func map(_ walks: [NavigationEdge], routes: [MappedRoute] = []) -> NavigationGraph
  {
    NavigationGraph(
      screens: ["inbox", "message", "photo"].map { .init($0, at: "app.json:2:3") },
      roots: ["inbox"], walks: walks, routes: routes)
  }

  private static func kinds(_ map: NavigationGraph) -> Set<NavigationFinding.Kind> {
    Set(map.findings.map(\.kind))
  }

  /// An app in which nothing is missing.
  private static let whole = [
    walk("inbox", "message"), walk("message", "inbox", "pop"), walk("message", "photo"),
    walk("photo", "message", "pop"),
  ]

  @Test func `an app where everything is walked there and back is right`() {
    #expect(Self.map(Self.whole).findings.isEmpty)
  }

  @Test func `what is walked most often comes first`() {
    let map = Self.map(Self.whole + [Self.walk("message", "photo"), Self.walk("message", "photo")])
    #expect(map.ways.map(\.walks.count) == [3, 1, 1, 1])
    #expect(map.ways[0].to == "photo")
  }

  @Test(
    arguments: [
      (
        NavigationFinding.Kind.unseenScreen,
        [walk("inbox", "message"), walk("message", "inbox", "pop")]
      ),
      (.noWayBack, Array(whole.dropLast())),
      (.severalTransitions, whole + [walk("inbox", "message", "push", "hero.cover-left")]),
      (.severalTransitions, whole + [walk("inbox", "message", lasting: 500)]),
      (
        .otherWayBack,
        Array(whole.dropLast()) + [walk("photo", "message", "pop", "classic.cross-fade")]
      ),
      (
        .unlikeOthers,
        whole + [walk("inbox", "photo", "push", "hero.cover-left"), walk("photo", "inbox", "pop")]
      ),
      (.mixedPlatforms, whole + [walk("inbox", "message", "push", "material.shared-axis-x")]),
      (.neverGivenUp, whole + [walk("message", "inbox", "pop", led: true)]),
    ] as [(NavigationFinding.Kind, [NavigationEdge])])
  func `a gap and a contradiction are found`(
    kind: NavigationFinding.Kind, walks: [NavigationEdge]
  ) throws {
    let map = Self.map(walks)
    let finding = try #require(map.findings.first { $0.kind == kind }, "\(map.findings)")
    #expect(!finding.hint.isEmpty)
    #expect(map.text.contains("[\(kind.rawValue)]"))
    #expect(kind == .mixedPlatforms || map.text.contains("  app.json:"))
  }

  @Test func `a finger that gives up once is enough`() {
    let led = [
      Self.walk("message", "inbox", "pop", led: true),
      Self.walk("message", "inbox", "pop", led: true, back: true),
    ]
    #expect(Self.map(Self.whole + led).findings.isEmpty)
  }

  @Test func `going back over several screens is a way back`() {
    let walks = [
      Self.walk("inbox", "message"), Self.walk("message", "photo"),
      Self.walk("photo", "inbox", "pop"),
    ]
    #expect(!Self.kinds(Self.map(walks)).contains(.noWayBack))
  }

  @Test func `a route that no step takes is a gap`() {
    let route = MappedRoute("to 'photo'", "ios.zoom", isWalked: false, at: "app.json:4:3")
    let map = Self.map(Self.whole, routes: [route])
    #expect(map.findings.map(\.message) == ["no step is served by the route to 'photo' (ios.zoom)"])
  }

  @Test func `scenes of one app become one map`() {
    var map = Self.map(Array(Self.whole.prefix(2)))
    #expect(Self.kinds(map) == [.unseenScreen])
    map.add(Self.map(Array(Self.whole.suffix(2))))
    #expect(map.screens.count == 3 && map.findings.isEmpty)
  }

  @Test func `an empty map is a map`() {
    let map = NavigationGraph()
    #expect(map.text == "0 screens, 0 ways, 0 transitions, 0 steps\n")
    #expect(map.svg.hasSuffix("</svg>\n") && map.mermaid == "flowchart LR\n")
  }
}
