import SegueGeometry
import SegueSceneGraph
import SegueTransitions
import Testing

/// Layers that are written below each other.
@Suite struct LayerBuilderTests {
  @Test(arguments: [true, false])
  func `layers stand in the order in which they are written`(hasBadge: Bool) {
    let spare = [Layer("spare.0"), Layer("spare.1")]
    let layer = Layer("card") {
      Layer("first") { $0.opacity = 0.5 }
      for index in 0..<2 { Layer(LayerID("row.\(index)")) }
      if hasBadge { Layer("badge") } else { Layer("dot") }
      spare
      if hasBadge { Layer("ring") }
    }
    let names = layer.children.map(\.id.name)
    let expected =
      ["first", "row.0", "row.1", hasBadge ? "badge" : "dot", "spare.0", "spare.1"]
      + (hasBadge ? ["ring"] : [])
    #expect(names == expected)
    #expect(layer.children[0].opacity == 0.5)
  }

  @Test func `a layer has properties and layers inside`() {
    let layer = Layer("card") {
      $0.opacity = 0.25
    } children: {
      Layer("picture")
    }
    #expect(layer == Layer("card", children: [Layer("picture")]) { $0.opacity = 0.25 })
  }

  @Test func `a screen has layers`() {
    let screen = Screen("inbox", background: .color(.white)) { Layer("row") }
    #expect(screen == Screen("inbox", background: .color(.white), layers: [Layer("row")]))
  }
}
