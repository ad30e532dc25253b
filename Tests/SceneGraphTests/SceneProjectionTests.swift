import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct SceneProjectionTests {
  /// A container with perspective, a card turned about y in it that has a perspective of its own,
  /// and an icon turned about x in that.
  static let scene: Scene = {
    let icon = Layer("icon") {
      $0.size = Size(20, 20)
      $0.position = Point(50, 30)
      $0.transform.rotationX = .degrees(45)
    }
    let card = Layer("card", children: [icon]) {
      $0.size = Size(100, 60)
      $0.position = Point(100, 100)
      $0.transform.rotationY = .degrees(60)
      $0.perspective = 300
    }
    let container = Layer("container", children: [card]) {
      $0.frame = Rect(x: 50, y: 50, width: 200, height: 200)
      $0.perspective = 400
    }
    return Scene(canvas: Canvas(size: Size(300, 300)), layers: [container])
  }()

  /// From numpy: each layer's 4×4 map and its container's perspective, flattened level by level.
  @Test(
    arguments: [
      ("container", [50.0, 50, 250, 50, 250, 250, 50, 250]),
      (
        "card",
        [
          121.965137, 116.358164, 172.558022, 122.930373, 172.558022, 177.069627, 121.965137,
          183.641836,
        ]
      ),
      (
        "icon",
        [
          145.00958, 142.94248, 154.783678, 143.234858, 155.009616, 157.084667, 144.763187,
          157.405972,
        ]
      ),
    ] as [(LayerID, [Double])])
  func `layers are flattened into their parents`(_ id: LayerID, _ corners: [Double]) throws {
    let item = try #require(Self.scene.item(id))
    let quad = try #require(Self.scene.projection(of: item).map(item.properties.bounds))
    expect(quad.numbers, within: 1e-6, of: corners)
  }

  @Test func `all projections are those of each`() {
    #expect(Self.scene.projections == Self.scene.items.map { Self.scene.projection(of: $0) })
  }

  @Test func `without perspective everything stays flat and adds up`() throws {
    let inner = Layer("inner") { $0.frame = Rect(x: 5, y: 6, width: 10, height: 10) }
    let outer = Layer("outer", mask: inner, children: [inner]) {
      $0.frame = Rect(x: 100, y: 200, width: 50, height: 50)
      $0.transform.scale = [2, 2, 1]
    }
    let scene = Scene(canvas: Canvas(size: Size(300, 300)), layers: [outer])
    for projection in scene.projections.dropFirst() {
      let flat = try #require(projection.affine)
      #expect(flat == AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 85, ty: 187))
    }
  }

  @Test func `depth matters to the perspective of the parent alone`() throws {
    let near = Layer("near") {
      $0.size = Size(100, 100)
      $0.position = Point(100, 100)
      $0.transform.translation = [0, 0, 200]
    }
    let group = Layer("group", children: [near]) {
      $0.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    }
    let viewer = Layer("viewer", children: [group]) {
      $0.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      $0.perspective = 400
    }
    let canvas = Canvas(size: Size(300, 300))
    let apart = Scene(canvas: canvas, layers: [viewer])
    #expect(apart.projections[2].affine == AffineTransform.translation(Vector(50, 50)))
    var lens = viewer
    lens.children = [near]
    let direct = Scene(canvas: canvas, layers: [lens])
    let quad = try #require(direct.projections[1].map(Rect(x: 0, y: 0, width: 100, height: 100)))
    expect(quad.numbers, within: 1e-12, of: [0, 0, 200, 0, 200, 200, 0, 200])
  }
}
