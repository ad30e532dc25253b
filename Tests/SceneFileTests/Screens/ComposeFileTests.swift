import Foundation
import SegueGeometry
import SegueJSON
import SegueMotion
import SeguePresets
import SegueSceneFile
import SegueTransitions
import Testing

/// Transitions in the words of Jetpack Compose.
@Suite struct ComposeFileTests {
  private static func rule(_ compose: String) throws -> any ScreenTransition {
    var diagnostics = Diagnostics()
    let rule = TransitionReader.read("{\"compose\": \(compose)}", into: &diagnostics)
    #expect(diagnostics.sorted.map(\.message) == [])
    return try #require(rule)
  }

  private static let presets: [(String, String)] = [
    ("nav-host", "{}"),
    (
      "nav-host",
      #"{"enter": {"fadeIn": {"duration": 700}}, "exit": [{"fadeOut": {"duration": "0.7s"}}]}"#
    ),
    ("animated-content", #"{"zIndex": 0}"#),
    (
      "animated-content",
      """
      {"zIndex": 0, "exit": {"fadeOut": {"duration": 90}},
       "enter": [{"fadeIn": {"duration": 220, "delay": 90}},
                 {"scaleIn": {"from": 0.92, "duration": 220, "delay": 90}}]}
      """
    ),
    (
      "crossfade",
      #"""
      {"zIndex": 0, "enter": {"fadeIn": {"easing": "compose.fast-out-slow-in"}},
       "exit": {"fadeOut": {"duration": 300}}}
      """#
    ),
    (
      "slide",
      """
      {"enter": {"slideIntoContainer": {"towards": "start"}},
       "exit": {"slideOutOfContainer": {"towards": "start"}},
       "popEnter": {"slideIntoContainer": {"towards": "end"}},
       "popExit": {"slideOutOfContainer": {"towards": "end"}}}
      """
    ),
    (
      "slide-into",
      """
      {"enter": {"slideIntoContainer":
         {"towards": "start", "easing": {"spring": "compose.medium-bouncy"}}},
       "exit": {"slideOutOfContainer": {"towards": "start", "duration": 300}}}
      """
    ),
    (
      "enter-exit",
      #"{"zIndex": 0, "enter": ["fadeIn", "expandIn"], "exit": ["shrinkOut", "fadeOut"]}"#
    ),
    (
      "expand",
      """
      {"zIndex": 0, "enter": ["fadeIn", {"expandVertically": {}}],
       "exit": [{"shrinkVertically": {"height": 0, "alignment": 1}}, "fadeOut"]}
      """
    ),
    (
      "scale",
      """
      {"zIndex": 0, "popZIndex": -1, "enter": ["scaleIn", "fadeIn"], "exit": "hold",
       "popEnter": "none", "popExit": ["scaleOut", "fadeOut"]}
      """
    ),
    (
      "veil",
      """
      {"zIndex": 0, "popZIndex": -1, "enter": {"slideIntoContainer": {"towards": "start"}},
       "exit": [{"slideOutOfContainer": {"towards": "start", "to": "30%"}}, "veilOut"],
       "popEnter": [{"slideIntoContainer": {"towards": "end", "from": "30%"}},
                    {"unveilIn": {"from": "#00000080"}}],
       "popExit": {"slideOutOfContainer": {"towards": "end"}}}
      """
    ),
    (
      "predictive-pop",
      """
      {"popEnter": {"fadeIn": {"easing": {"spring": {"stiffness": 1600, "dampingRatio": 1}}}},
       "popExit": {"scaleOut": {"to": 0.7}}}
      """
    ),
  ]

  /// Equal plans are equal films, on every stage and with every operation.
  @Test(arguments: presets)
  func `what is written is the preset`(name: String, compose: String) throws {
    let (rule, preset) = (
      try Self.rule(compose), try #require(PresetCatalog.preset(named: "compose.\(name)"))
    )
    for isRightToLeft in [false, true] {
      let stage = TransitionEnvironment(
        size: Size(393, 852), scale: 3, isRightToLeft: isRightToLeft)
      for operation in Operation.allCases {
        let context = TransitionContext(operation, on: stage)
        let (ours, its) = (rule.plan(for: context), preset.plan(for: context))
        // Half of black is 128 of 255 in words, and exactly half in the preset.
        if name == "veil" {
          #expect(ours.duration == its.duration && ours.layers.count == its.layers.count)
        } else {
          #expect(ours == its, "\(operation)")
        }
      }
    }
  }

  @Test func `a film of what is written has the preset's layers and timeline`() throws {
    let film = { (transition: String) in
      try #require(ScreenFileTests.reading(#""transition": \#(transition)"#).document).scene
    }
    for (name, compose) in Self.presets where ["nav-host", "enter-exit", "expand"].contains(name) {
      #expect(try film("{\"compose\": \(compose)}") == film("\"compose.\(name)\""), "\(name)")
    }
  }

  @Test func `effects are put together, and the first of a kind counts`() throws {
    let sum = try #require(
      try Self.rule(
        """
        {"enter": [{"slideIn": {"x": 20, "y": "-50%"}}, [{"fadeIn": {"from": 0.5, "duration": 0,
          "delay": 80}}, "fadeIn"], {"slideInHorizontally": {}}],
         "exit": ["hold", {"shrinkHorizontally": {"width": "25%", "clips": false}}]}
        """) as? NavHost)
    #expect(
      sum.enter
        == .slideIn(x: Extent(points: 20), y: Extent(share: -0.5))
        + .fadeIn(.snap(delay: 80), from: 0.5))
    #expect(sum.exit == .hold + .shrinkHorizontally(width: Extent(share: 0.25), clips: false))
  }

  @Test func `contents of their own size lie in a container that takes it on`() throws {
    let contents = try #require(
      try Self.rule(
        """
        {"enter": "fadeIn", "exit": "fadeOut", "alignment": [0.5, 0.5],
         "sizes": {"from": [100, 80], "to": [200, 120]},
         "sizeTransform": {"clips": false, "duration": 250, "easing": "linear"}}
        """) as? AnimatedContent)
    #expect(contents.alignment == .center)
    #expect(contents.sizes == ContentSizes(initial: Size(100, 80), target: Size(200, 120)))
    #expect(
      contents.transform.sizeTransform
        == SizeTransform(clips: false, .tween(250, easing: .linear)))
    let plain = try Self.rule(
      #"{"sizes": {"from": [9, 9], "to": [5, 5]}, "sizeTransform": false}"#)
    #expect(try #require(plain as? AnimatedContent).transform.sizeTransform == nil)
  }

  @Test(arguments: [
    (#"{"entr": "fadeIn"}"#, "unknown property 'entr'", #""entr""#),
    (#"{"enter": "fadeOut"}"#, "unknown effect 'fadeOut'", #""fadeOut""#),
    (#"{"enter": "slideIn"}"#, "unknown effect 'slideIn'", #""slideIn""#),
    (#"{"enter": "hold"}"#, "unknown effect 'hold'", #""hold""#),
    (#"{"enter": 3}"#, "found the number 3, expected what happens to the content, such as", "3"),
    (
      #"{"enter": {"fadeIn": {}, "scaleIn": {}}}"#,
      "'fadeIn' and 'scaleIn' exclude one another", #""scaleIn""#
    ),
    (#"{"enter": {}}"#, "an effect needs 'fadeIn', 'scaleIn', 'unveilIn', 'slideIn',", "{}"),
    (
      #"{"enter": {"slideIntoContainer": {}}}"#, "'slideIntoContainer' needs 'towards'", "{}"
    ),
    (
      #"{"exit": {"slideOut": {"x": "half"}}}"#,
      "found the text 'half', expected a length in points, or a share such as '-50%'", #""half""#
    ),
    (
      #"{"enter": {"fadeIn": {"duration": 300, "easing": {"spring": "ios.system"}}}}"#,
      "a spring takes the time it needs, without 'duration' or 'delay'", #"{"duration""#
    ),
    (
      #"{"enter": {"fadeIn": {"duration": 1.5}}}"#, "Compose counts time in whole milliseconds",
      "1.5"
    ),
    (
      #"{"enter": {"fadeIn": {"easing": {"spring": "react-navigation.ios"}}}}"#,
      "Compose's springs swing until nothing can be seen of it", #"{"spring""#
    ),
    (#"{"sizeTransform": false}"#, "'sizeTransform' needs 'sizes'", #""sizeTransform""#),
    (#"{"alignment": [0, 0]}"#, "'alignment' needs 'sizes'", #""alignment""#),
    (#"{"sizes": {"from": [9, 9]}}"#, "the sizes of contents needs 'to'", #"{"from""#),
  ])
  func `what Compose does not know is said in its place`(
    compose: String, message: String, place: String
  ) throws {
    let text = "{\"compose\": \(compose)}"
    var diagnostics = Diagnostics()
    #expect(TransitionReader.read(text, into: &diagnostics) == nil)
    let found = try #require(diagnostics.sorted.first)
    #expect(found.message.hasPrefix(message), "\(found.message)")
    let start = try #require(text.range(of: place)).lowerBound
    #expect(found.place.map { Int($0.range.start) } == start.utf16Offset(in: text))
  }

  @Test func `each effect has a curve of its own`() {
    let reading = ScreenFileTests.reading(
      #""transition": {"compose": {}, "easing": "linear"}"#)
    #expect(reading.messages.contains("'compose' and 'easing' exclude one another"))
  }
}
