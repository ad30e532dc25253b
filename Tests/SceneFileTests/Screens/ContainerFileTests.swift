import SegueJSON
import SeguePresets
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import Testing

/// Container transforms in scene files.
@Suite struct ContainerFileTests {
  private static func read(_ text: String) -> (rule: (any ScreenTransition)?, messages: [String]) {
    var diagnostics = Diagnostics()
    let rule = TransitionReader.read(text, into: &diagnostics)
    return (rule, diagnostics.sorted.map(\.message))
  }

  @Test func `a container transform has the settings of Material's`() throws {
    let (rule, messages) = Self.read(
      """
      {"container": {"fade": "through", "fit": "width", "direction": "enter", "arc": true,
       "color": "#FF0000", "scrim": "#00000000", "startElevation": 3, "endElevation": 6}}
      """)
    #expect(messages == [])
    var transform = ContainerTransform(isArc: true)
    (transform.fade, transform.fit, transform.direction) = (.through, .width, .enter)
    transform.color = Color(rgb: 0xFF0000)
    transform.scrim = .clear
    (transform.startElevation, transform.endElevation) = (3, 6)
    #expect(try #require(rule as? ContainerTransform) == transform)
  }

  @Test func `without settings it is the preset`() throws {
    let (rule, _) = Self.read("{\"container\": {}}")
    #expect(try #require(rule as? ContainerTransform) == ContainerTransform())
  }

  @Test(arguments: [
    (#"{"container": {"fade": "sideways"}}"#, "unknown fade 'sideways'"),
    (#"{"container": {}, "use": "ios.push"}"#, "'use'"),
  ])
  func `mistakes are told`(text: String, message: String) {
    let messages = Self.read(text).messages
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }
}
