import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Blurs that grow from nothing: no frame differs from the one before by a step, however the layer
/// stands.
@Suite struct BlurBeginningTests {
  /// How a layer stands while it begins to blur.
  enum Stand: CaseIterable, Sendable {
    case upright, turned, shrunk, squeezed, tilted

    var transform: LayerTransform {
      switch self {
      case .upright: LayerTransform()
      case .turned: LayerTransform(rotationZ: .degrees(20))
      case .shrunk: LayerTransform(scale: [0.83, 0.83, 1], rotationZ: .degrees(-33))
      case .squeezed: LayerTransform(scale: [1.3, 0.7, 1], rotationZ: .degrees(12))
      case .tilted: LayerTransform(rotationY: .degrees(40), rotationZ: .degrees(8))
      }
    }
  }

  /// A card at a place between pixels, with two boxes inside that touch.
  private static func card(
    _ stand: Stand, isLeaf: Bool, _ configure: (inout LayerProperties) -> Void
  ) -> [Layer] {
    let halves = [
      Layer.box("left", Rect(x: 6, y: 5, width: 11.5, height: 14), Color(rgb: 0x2060F0)),
      Layer.box("right", Rect(x: 17.5, y: 5, width: 11.5, height: 14), Color(rgb: 0x20C060)),
    ]
    let card = Layer.box(
      Rect(x: 20.5, y: 15.25, width: 35, height: 25), .black, children: isLeaf ? [] : halves
    ) {
      $0.transform = stand.transform
      configure(&$0)
    }
    return [
      Layer("space", children: [card]) {
        $0.frame = Rect(x: 0, y: 0, width: 80, height: 60)
        $0.perspective = 200
      }
    ]
  }

  private static let stage = TransitionEnvironment(size: Size(80, 60))

  @Test(arguments: Stand.allCases, [true, false])
  func `a blur that begins to grow begins with what there was`(stand: Stand, isLeaf: Bool) throws {
    let plain = try Self.stage.draw(Self.card(stand, isLeaf: isLeaf) { _ in })
    for sigma in [1e-6, 0.005, 0.02, 0.04] {
      let soft = try Self.stage.draw(
        Self.card(stand, isLeaf: isLeaf) { $0.filters = [.blur(sigma: sigma)] })
      #expect(plain.distance(to: soft) <= 2, "\(sigma): \(plain.distance(to: soft))")
    }
  }

  @Test(arguments: Stand.allCases)
  func `a shadow that begins to grow soft begins as it was`(stand: Stand) throws {
    func draw(_ blur: Double) throws -> Surface {
      try Self.stage.draw(
        Self.card(stand, isLeaf: true) {
          $0.background = nil
          $0.shadow = Shadow(
            offset: Vector(3, 4), blur: blur, path: Path(Rect(x: 0, y: 0, width: 35, height: 25)))
        })
    }
    let hard = try draw(0)
    for blur in [1e-6, 0.01, 0.04, 0.08] {
      #expect(try hard.distance(to: draw(blur)) <= 2, "\(blur)")
    }
  }

  /// Hundredths of a pixel from nothing to where the blur is whole, and around the two widths at which
  /// it is drawn with fewer pixels.
  private static let growth = [0...70, 122...127, 297...302]

  /// A hundredth of a pixel of blur changes an edge by up to four levels.
  ///
  /// The edges of a card that stands upright between pixels leave them for where they are, which is half
  /// a pixel within half a pixel of blur.
  @Test(arguments: Stand.allCases, [true, false])
  func `a blur that grows takes no step`(stand: Stand, isLeaf: Bool) throws {
    for stretch in Self.growth {
      let frames = try stretch.map { step in
        try Self.stage.draw(
          Self.card(stand, isLeaf: isLeaf) {
            if step > 0 { $0.filters = [.blur(sigma: Double(step) / 100)] }
          })
      }
      let steps = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      #expect(steps.allSatisfy { $0 <= (stand == .upright ? 7 : 4) }, "\(stretch): \(steps)")
    }
  }

  /// Blurs inside of blurs would double the work with each if all of them were mixed.
  @Test func `blurs that begin inside of each other do not double the work`() throws {
    var layer = Layer.box("0", Rect(x: 0, y: 0, width: 20, height: 20), .black)
    for depth in 1...24 {
      layer = Layer(LayerID("\(depth)"), children: [layer]) {
        $0.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        $0.filters = [.blur(sigma: 0.2)]
        $0.transform.rotationZ = .degrees(1)
      }
    }
    #expect(Self.stage.list([layer]).passes.count < 100)
  }

  /// Only the first blur of a layer may be left out where it begins.
  @Test func `a blur that begins before another leaves that as it is`() throws {
    func draw(_ filters: [Filter]) throws -> Surface {
      try Self.stage.draw(Self.card(.turned, isLeaf: true) { $0.filters = filters })
    }
    let one = try draw([.brightness(0.9), .blur(sigma: 4)])
    let two = try draw([.blur(sigma: 0.02), .brightness(0.9), .blur(sigma: 4)])
    #expect(one.distance(to: two) <= 2)
  }
}
