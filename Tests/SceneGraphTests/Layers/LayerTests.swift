import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct LayerTests {
  @Test func `properties are reached directly`() {
    var layer = Layer("card") { $0.opacity = 0.5 }
    #expect(layer.opacity == 0.5)
    layer.zPosition = 3
    layer.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.properties.zPosition == 3)
    #expect(layer.position == Point(25, 40))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a layer has one mask or none`() {
    var layer = Layer("card", mask: Layer("hole"))
    #expect(layer.mask?.id == "hole")
    layer.mask = Layer("star")
    #expect(layer.mask?.id == "star")
    layer.mask = nil
    #expect(layer.mask == nil)
    #expect(layer == Layer("card"))
    #expect(Layer("card", mask: Layer("hole")) { $0.opacity = 0.5 }.mask?.id == "hole")
  }
}
