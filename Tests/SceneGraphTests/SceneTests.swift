import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct SceneTests {
  static let canvas = Canvas(size: Size(390, 844), scale: 3)

  static func layer(_ id: LayerID, z: Double = 0, _ children: [Layer] = []) -> Layer {
    Layer(id, children: children) { $0.zPosition = z }
  }

  @Test(
    arguments: [
      (Canvas(size: Size(390, 844), scale: 3), 1170, 2532),
      (Canvas(size: Size(412, 915), scale: 2.625), 1082, 2402), (Canvas(size: Size(3, 2)), 3, 2),
    ])
  func `a canvas has whole device pixels`(_ canvas: Canvas, _ width: Int, _ height: Int) {
    #expect(canvas.pixelWidth == width)
    #expect(canvas.pixelHeight == height)
    #expect(canvas.background == .white)
  }

  @Test(
    arguments: [
      (Canvas(size: Size(1000, 1), scale: 0.25), 250, 1),
      (Canvas(size: Size(1, 16_384), scale: 0.01), 1, 164),
      (Canvas(size: Size(1e300, .nan), scale: 16), .max, 1),
    ] as [(Canvas, Int, Int)])
  func `a canvas is a pixel wide and high at least`(
    _ canvas: Canvas, _ width: Int, _ height: Int
  ) {
    #expect(canvas.pixelWidth == width)
    #expect(canvas.pixelHeight == height)
  }

  @Test func `siblings stand in the order of their z, equal ones as in the tree`() {
    let scene = Scene(
      canvas: Self.canvas,
      layers: [
        Self.layer("a", [Self.layer("a1", z: 2), Self.layer("a2", z: -1), Self.layer("a3", z: 2)]),
        Self.layer("b", z: -1), Self.layer("c"), Self.layer("d", z: -1), Self.layer("e", z: 0.5),
      ])
    #expect(scene.items.map(\.id.name) == ["b", "d", "a", "a2", "a1", "a3", "c", "e"])
    #expect(scene.items.map(\.source) == [4, 6, 0, 2, 1, 3, 5, 7])
    #expect(scene.items.map(\.parent) == [nil, nil, nil, 2, 2, 2, nil, nil])
    #expect(scene.items.map(\.end) == [1, 2, 6, 4, 5, 6, 7, 8])
    #expect(scene.items.map(\.depth) == [0, 0, 0, 1, 1, 1, 0, 0])
  }

  @Test func `a mask stands before all children, whatever its z`() {
    let hole = Self.layer("hole", z: 9, [Self.layer("dot")])
    let page = Layer(
      "page", mask: hole, children: [Self.layer("title", z: -3), Self.layer("card")])
    let scene = Scene(canvas: Self.canvas, layers: [page])
    #expect(scene.items.map(\.id.name) == ["page", "hole", "dot", "title", "card"])
    #expect(scene.items.map(\.isMask) == [false, true, false, false, false])
    #expect(scene.items.map(\.parent) == [nil, 0, 1, 0, 0])
    #expect(scene.items.map(\.end) == [5, 3, 3, 4, 5])
    #expect(scene.items.map(\.depth) == [0, 1, 2, 1, 1])
  }

  @Test func `the properties of the instant decide, not those of the tree`() {
    let tree = LayerTree([Self.layer("a"), Self.layer("b")])
    var properties = tree.properties
    properties[0].zPosition = 1
    properties[0].opacity = 0.5
    let scene = Scene(canvas: Self.canvas, tree: tree, properties: properties)
    #expect(scene.items.map(\.id.name) == ["b", "a"])
    #expect(scene.item("a")?.properties.opacity == 0.5)
    #expect(scene.item("a")?.source == 0)
    #expect(scene.item("nobody") == nil)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `paint order is a stable walk of the tree`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = LayerTree((0..<3).map { _ in random.layer(depth: 3) })
    let scene = Scene(canvas: Self.canvas, tree: tree, properties: tree.properties)
    let items = scene.items
    #expect(items.map(\.source).sorted() == Array(tree.nodes.indices))
    for (index, item) in items.enumerated() {
      let node = tree.nodes[item.source]
      #expect(item.parent.map { items[$0].source } == node.parent)
      #expect(item.isMask == node.isMask)
      let parent = item.parent.map { items[$0] }
      #expect(item.depth == (parent.map { $0.depth + 1 } ?? 0))
      #expect(index < item.end && item.end <= (parent?.end ?? items.count))
      let inside = items.indices.filter { isInside($0, index, of: items) }
      #expect(inside == Array(index + 1..<item.end))
      if let mask = node.mask { #expect(items[index + 1].source == mask) }
      let children = inside.filter { items[$0].parent == index && !items[$0].isMask }
      let keys = children.map { (items[$0].properties.zPosition, items[$0].source) }
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
      #expect(Set(children.map { items[$0].source }) == Set(node.children))
    }
  }

  /// Whether the item at `index` has the one at `ancestor` somewhere above it.
  private func isInside(_ index: Int, _ ancestor: Int, of items: [Scene.Item]) -> Bool {
    var above = items[index].parent
    while let next = above, next != ancestor { above = items[next].parent }
    return above != nil
  }
}

extension SeededGenerator {
  /// A layer with up to four children, some with masks, all with one of three values of z.
  fileprivate mutating func layer(depth: Int) -> Layer {
    let count = depth == 0 ? 0 : int(in: 0...4)
    var layer = Layer(
      LayerID("layer"), children: (0..<count).map { _ in self.layer(depth: depth - 1) })
    layer.zPosition = Double(int(in: -1...1))
    if depth > 0, int(in: 0...3) == 0 { layer.mask = self.layer(depth: 0) }
    return layer
  }
}
