import SegueSceneGraph
import Testing

@Suite struct LayerTreeTests {
  static let tree = LayerTree([
    Layer(
      "page", mask: Layer("hole", children: [Layer("dot")]),
      children: [Layer("title"), Layer("card", children: [Layer("icon")])]),
    Layer("bar"),
  ])

  @Test func `each layer comes before its mask, and that before its children`() {
    let names = Self.tree.nodes.map(\.id.name)
    #expect(names == ["page", "hole", "dot", "title", "card", "icon", "bar"])
    #expect(Self.tree.roots == [0, 6])
  }

  @Test func `parents, masks and children are indices`() {
    let nodes = Self.tree.nodes
    #expect(nodes.map(\.parent) == [nil, 0, 1, 0, 0, 4, nil])
    #expect(nodes.map(\.mask) == [1, nil, nil, nil, nil, nil, nil])
    #expect(nodes.map(\.children) == [[3, 4], [2], [], [], [5], [], []])
    #expect(nodes.map(\.isMask) == [false, true, false, false, false, false, false])
  }

  @Test func `layers are found by name, the first of several`() {
    #expect(Self.tree.index(of: "card") == 4)
    #expect(Self.tree.index(of: "nobody") == nil)
    #expect(LayerTree([Layer("a"), Layer("b"), Layer("b")]).index(of: "b") == 1)
  }

  @Test func `properties in document order`() {
    let tree = LayerTree([Layer("a", children: [Layer("b") { $0.opacity = 0.5 }])])
    #expect(tree.properties.map(\.opacity) == [1, 0.5])
    #expect(LayerTree([]).properties.isEmpty)
  }
}
