import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// What happens to a layer first, and what then: the order of CSS.
@Suite struct OrderTests {
  private static let stage = TransitionEnvironment(size: Size(60, 40))
  private static let red = Color(rgb: 0xEE1111)

  /// The left half of the box, with a hard edge.
  private static let leftHalf = Layer.box("mask", Rect(x: 0, y: 0, width: 20, height: 30))
  /// The same by a field, which becomes a clip.
  private static let leftWipe = Layer("mask") {
    $0.frame = Rect(x: 0, y: 0, width: 40, height: 30)
    $0.content = .field(WipeMask(.wipeRight, progress: 0.5))
  }

  private func masked(
    by mask: Layer?, configure: (inout LayerProperties) -> Void
  ) -> Layer {
    var layer = Layer.box(Rect(x: 10, y: 5, width: 40, height: 30), Self.red, configure: configure)
    layer.mask = mask
    return layer
  }

  @Test(arguments: [leftHalf, leftWipe])
  func `a mask cuts what filters have made`(mask: Layer) throws {
    func draw(_ mask: Layer?) throws -> Surface {
      try Self.stage.draw([masked(by: mask) { $0.filters = [.blur(sigma: 4)] }])
    }
    let (whole, cut) = try (draw(nil), draw(mask))
    for y in 5..<35 {
      for x in 10..<30 { #expect(cut[x, y] == whole[x, y], "\(x), \(y)") }
    }
    for y in 0..<40 {
      // A wipe keeps the column in which its edge is.
      for x in [0, 5, 9, 31, 40, 59] { #expect(cut[x, y] == .white, "\(x), \(y)") }
    }
  }

  @Test(arguments: [leftHalf, leftWipe])
  func `a mask cuts the shadow too`(mask: Layer) throws {
    func draw(_ mask: Layer?) throws -> Surface {
      try Self.stage.draw([
        masked(by: mask) { $0.shadow = Shadow(offset: Vector(4, 6), blur: 8) }
      ])
    }
    let cut = try draw(mask)
    #expect(cut[20, 20] == Pixel(Self.red), "the layer")
    for (x, y) in [(20, 37), (35, 20), (35, 37), (53, 30)] {
      #expect(cut[x, y] == .white, "no shadow at \(x), \(y)")
    }
  }

  /// The part of the box that the mask leaves is clear, so that the shadow shows there.
  @Test func `the whole layer throws the shadow, not what a mask leaves of it`() throws {
    let low = Layer.box("mask", Rect(x: -10, y: 26, width: 60, height: 20))
    let layer = masked(by: low) { $0.shadow = Shadow(offset: Vector(0, 5), blur: 0) }
    let surface = try Self.stage.draw([layer])
    #expect(surface[30, 33] == Pixel(Self.red))
    #expect(surface[30, 37] == .black, "thrown by rows above the mask as by those in it")
    #expect(surface[30, 28] == .white)
  }

  @Test func `filters see the shadow`() throws {
    let layer = Layer.box(Rect(x: 10, y: 5, width: 20, height: 20), .white) {
      $0.shadow = Shadow(color: .black, offset: Vector(25, 0))
      $0.filters = [.invert(1)]
    }
    let surface = try TransitionEnvironment(size: Size(60, 40), background: Self.red).draw([layer])
    #expect(surface[20, 15] == .black, "the layer, inverted")
    #expect(surface[45, 15] == .white, "its shadow, inverted")
  }

  @Test func `opacity fades what the mask has left`() throws {
    let layer = masked(by: Self.leftHalf) {
      $0.opacity = 0.5
      $0.shadow = Shadow(offset: Vector(0, 3), blur: 4)
    }
    let surface = try Self.stage.draw([layer])
    // Half of 255 is 128; what is left of white is 127.
    #expect(surface[20, 20] == Pixel(red: 246, green: 136, blue: 136))
    #expect(surface[40, 20] == .white)
  }

  @Test func `a clip cuts children, and neither the shadow nor the border`() throws {
    let child = Layer.box("child", Rect(x: -9, y: 0, width: 60, height: 9), Self.red)
    let surface = try Self.stage.draw([
      .box(Rect(x: 10, y: 5, width: 20, height: 20), .white, children: [child]) {
        $0.clipsToBounds = true
        $0.border = Border(width: 2, color: .black)
        $0.shadow = Shadow(color: .black, offset: Vector(25, 0))
      }
    ])
    #expect(surface[5, 8] == .white && surface[33, 8] == .white, "outside of the clip")
    #expect(surface[11, 8] == .black, "the border above the child")
    #expect(surface[15, 8] == Pixel(Self.red))
    #expect(surface[45, 8] == .black, "the shadow")
  }
}
