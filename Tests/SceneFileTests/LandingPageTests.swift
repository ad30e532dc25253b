import SegueJSON
import SegueMotion
import SegueSceneFile
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    let text = """
      {"version": 1, "canvas": {"size": [390, 844]}, "layers": [
        {"id": "card", "frame": [20, 40, 200, 120], "opacity": {"from": 0, "to": 1, "duration": 350}}
      ]}
      """
    var diagnostics = Diagnostics()
    let document = SceneReader().read(SourceText(name: "card.json", text: text), into: &diagnostics)
    let duration = document?.scene.duration  // 350 ms
    let complaints = diagnostics.text()  // none
    #expect(duration == .milliseconds(350) && complaints.isEmpty)
    try expectExample(onPageOf: "SceneFile", in: #filePath)
  }
}
