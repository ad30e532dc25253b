import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// What throws a shadow where layers are inside each other.
@Suite struct SilhouetteTests {
  private static let stage = TransitionEnvironment(size: Size(120, 100))

  /// A box with a shadow, and in it what the children are.
  private func card(_ children: [Layer]) -> Layer {
    .box(Rect(x: 30, y: 25, width: 50, height: 40), .white, children: children) {
      $0.shadow = Shadow(offset: Vector(1, 3), blur: 8)
    }
  }

  /// A square that stands on a corner, in a group whose left edge is at `x`.
  private func tilted(at x: Double) -> Layer {
    let square = Layer.box(Rect(x: 10, y: 10, width: 12, height: 12)) {
      $0.transform.rotationZ = .degrees(45)
    }
    return Layer("group", children: [square]) { $0.frame = Rect(x: x, y: 0, width: 20, height: 20) }
  }

  @Test(arguments: [(0.0, true), (-7, true), (-8, false), (28, false)])
  func `what stays inside a box leaves the shadow to it`(x: Double, isInside: Bool) throws {
    let layer = card([tilted(at: x)])
    #expect(Self.stage.list([layer]).passes.count == (isInside ? 1 : 2))
    var cut = layer
    cut.clipsToBounds = true
    #expect(Self.stage.list([cut]).passes.count == 1)
    let alone = try Self.stage.draw([card([])])
    let both = try Self.stage.draw([layer])
    // Below the box there is its shadow alone, whatever sticks out at the side.
    #expect((alone[55, 72].red, 72) == (both[55, 72].red, 72))
  }

  @Test(arguments: [(20.0, true), (21, false)])
  func `an outline counts with its own extents`(width: Double, isInside: Bool) {
    let path = Path(Rect(x: 30, y: 10, width: width, height: 8))
    let shape = Layer("shape") {
      $0.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      $0.content = .shape(ShapeContent(path, fill: .color(.black)))
    }
    #expect(Self.stage.list([card([shape])]).passes.count == (isInside ? 1 : 2))
  }

  /// Each layer's shadow would be made of all shadows inside it, and so on: three times the work for
  /// each layer.
  @Test func `many shadows inside each other are one pass each`() throws {
    let innermost = Layer.box("0", Rect(x: 5, y: 5, width: 50, height: 50), .white)
    let layers = (1...60).reduce(innermost) { inner, index in
      .box(LayerID("\(index)"), Rect(x: 5, y: 5, width: 50, height: 50), .white, children: [inner])
      {
        $0.transform.rotationZ = .degrees(7)
        $0.shadow = Shadow(blur: 6)
      }
    }
    let list = Self.stage.list([layers])
    #expect(list.passes.count <= 61)
    _ = try Rasterizer().render(list)
  }

  @Test func `a shadow throws none`() throws {
    let child = Layer.box("child", Rect(x: 35, y: 10, width: 30, height: 20), .white)
    var shaded = child
    shaded.shadow = Shadow(offset: Vector(0, 40), blur: 4)
    let (plain, both) = (Self.stage.list([card([child])]), Self.stage.list([card([shaded])]))
    #expect(plain.passes.count == 2 && both.passes.first == plain.passes.first)
  }
}
