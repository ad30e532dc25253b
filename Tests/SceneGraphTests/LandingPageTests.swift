import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    let title = Layer("title") { $0.frame = Rect(x: 16, y: 16, width: 168, height: 24) }
    let card = Layer("card", children: [title]) {
      $0.frame = Rect(x: 20, y: 100, width: 200, height: 120)
      $0.background = .color(.white)
    }
    let scene = Scene(canvas: Canvas(size: Size(390, 844), scale: 3), layers: [card])
    let shown = scene.item("title")
    #expect(shown?.properties.frame.width == 168 && shown?.parent == 0)
    try expectExample(onPageOf: "SceneGraph", in: #filePath)
  }
}
