import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// The operators of Porter and Duff as blend modes of layers.
@Suite struct LayerOperatorTests {
  private static let stage = TransitionEnvironment(
    size: Size(40, 30), background: Color(white: 0, alpha: 0))
  private static let all = Rect(x: 0, y: 0, width: 40, height: 30)

  private static let below = Layer.box(
    "below", Rect(x: 3.5, y: 2, width: 22, height: 20),
    Color(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.7)
  ) { $0.cornerRadii = CornerRadii(all: 7) }

  private static let above = Layer.box(
    "above", Rect(x: 12, y: 9.3, width: 25, height: 18),
    Color(red: 0.1, green: 0.5, blue: 1, alpha: 0.6)
  ) { $0.cornerRadii = CornerRadii(all: 5) }

  /// Of 255: what the layer is multiplied by, and what lies below it, from their alphas.
  private static let factors: [BlendMode: @Sendable (Int, Int) -> (Int, Int)] = [
    .sourceIn: { _, below in (below, 0) }, .sourceOut: { _, below in (255 - below, 0) },
    .sourceAtop: { own, below in (below, 255 - own) },
    .destinationOver: { _, below in (255 - below, 255) },
    .destinationIn: { own, _ in (0, own) }, .destinationOut: { own, _ in (0, 255 - own) },
    .destinationAtop: { own, below in (255 - below, own) },
    .exclusiveOr: { own, below in (255 - below, 255 - own) },
  ]

  private static let modes = BlendMode.allCases.filter { factors[$0] != nil }

  private static func composed(_ mode: BlendMode, _ own: Pixel, over below: Pixel) -> Pixel {
    let (ofOwn, ofBelow) = factors[mode]?(Int(own.alpha), Int(below.alpha)) ?? (0, 0)
    return Pixel(
      word: stride(from: UInt32(0), to: 32, by: 8).reduce(0) { word, shift in
        let sum = Int(own.word >> shift & 255) * ofOwn + Int(below.word >> shift & 255) * ofBelow
        return word | UInt32((2 * sum + 255) / 510) << shift
      })
  }

  private static func with(_ layer: Layer, _ change: (inout LayerProperties) -> Void) -> Layer {
    var layer = layer
    change(&layer.properties)
    return layer
  }

  @Test(arguments: modes, [1, 0.4, 0])
  func `layers meet as the formula says, everywhere`(mode: BlendMode, opacity: Double) throws {
    // Alone it is drawn apart, so that its opacity is rounded once, too.
    let source = try Self.stage.draw([
      Self.with(Self.above) {
        $0.isIsolated = true
        $0.opacity = opacity
      }
    ])
    let backdrop = try Self.stage.draw([Self.below])
    let found = try Self.stage.draw([
      Self.below,
      Self.with(Self.above) {
        $0.blendMode = mode
        $0.opacity = opacity
      },
    ])
    // Those that change nothing around the layer fade by mixing, which rounds at another place.
    let tolerance = opacity == 1 || mode.clearsAround ? 0 : 1
    for y in 0..<30 {
      for x in 0..<40 {
        let expected = Self.composed(mode, source[x, y], over: backdrop[x, y])
        let pixel = found[x, y]
        let errors = [\Pixel.red, \.green, \.blue, \.alpha].map {
          abs(Int(pixel[keyPath: $0]) - Int(expected[keyPath: $0]))
        }
        guard errors.allSatisfy({ $0 <= tolerance }) else {
          Issue.record("\(x), \(y): \(pixel), not \(expected)")
          return
        }
      }
    }
  }

  @Test(arguments: modes)
  func `a layer out of sight is one of nothing`(mode: BlendMode) throws {
    let away = Self.with(Self.above) {
      $0.frame = Rect(x: 100, y: 0, width: 9, height: 9)
      $0.blendMode = mode
    }
    let found = try Self.stage.draw([Self.below, away])
    let clears = [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(mode)
    #expect(try found == Self.stage.draw(clears ? [] : [Self.below]))
    let hidden = Self.with(away) { $0.isHidden = true }
    #expect(try Self.stage.draw([Self.below, hidden]) == Self.stage.draw([Self.below]))
  }

  /// A clip says how far a mode reaches, also one with soft edges.
  @Test(arguments: modes)
  func `nothing changes outside of a clip around the layer`(mode: BlendMode) throws {
    let before = try Self.stage.draw([Self.below])
    let clip = Layer(
      "clip",
      children: [
        Self.with(Self.above) {
          $0.frame.origin = Point(2, 4.3)
          $0.blendMode = mode
        }
      ]
    ) {
      $0.frame = Rect(x: 10, y: 5, width: 14, height: 15)
      $0.clipsToBounds = true
      $0.cornerRadii = CornerRadii(all: 4)
    }
    let found = try Self.stage.draw([Self.below, clip])
    let free = try Self.stage.draw([Self.below, Self.with(Self.above) { $0.blendMode = mode }])
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = (10..<24).contains(x) && (5..<20).contains(y)
        if !isInside { #expect(found[x, y] == before[x, y], "\(x), \(y)") }
      }
    }
    #expect(found[17, 12] == free[17, 12])
  }

  @Test(arguments: modes)
  func `a layer that is drawn apart keeps a mode to itself`(mode: BlendMode) throws {
    let ground = Layer.box("ground", Self.all, Color(rgb: 0x305070))
    let inside = [Self.below, Self.with(Self.above) { $0.blendMode = mode }]
    let apart = Layer("apart", children: inside) {
      $0.frame = Self.all
      $0.isIsolated = true
    }
    let group = try Self.stage.draw(inside)
    let found = try Self.stage.draw([ground, apart])
    let isOpaque = (0..<30).allSatisfy { found.row($0).allSatisfy(\.isOpaque) }
    #expect(isOpaque)
    #expect(found[38, 1] == Pixel(Color(rgb: 0x305070)))
    #expect(group[17, 12].alpha == 255 || found[17, 12] != group[17, 12])
  }

  /// Two boxes in a mask: CSS's `mask-composite`, whose names are the operators'.
  @Test(arguments: [
    (BlendMode.normal, [true, true, true]), (.sourceOut, [false, false, true]),
    (.destinationOut, [true, false, false]), (.sourceIn, [false, true, false]),
    (.exclusiveOr, [true, false, true]),
  ])
  func `masks are combined by the modes of what is inside`(
    mode: BlendMode, shows: [Bool]
  ) throws {
    var layer = Layer.box(Self.all, Color(rgb: 0xCC3311))
    layer.mask = Layer(
      "mask",
      children: [
        .box("first", Rect(x: 2, y: 2, width: 20, height: 20)),
        .box("second", Rect(x: 12, y: 2, width: 20, height: 20)) { $0.blendMode = mode },
      ]
    ) { $0.frame = Self.all }
    let found = try Self.stage.draw([layer])
    #expect([6, 17, 28].map { found[$0, 10].alpha == 255 } == shows)
    #expect(found[36, 10].alpha == 0)
    layer.maskMode = .alphaInverted
    let inverted = try Self.stage.draw([layer])
    #expect([6, 17, 28].map { inverted[$0, 10].alpha == 0 } == shows)
    #expect(inverted[36, 10].alpha == 255)
  }

  /// A hole through the box; without a blur the shadow is the box's alpha, moved.
  @Test func `a box with a hole throws the shadow of what is left`() throws {
    func drawn(_ mode: BlendMode) throws -> Surface {
      try Self.stage.draw([
        .box(
          Rect(x: 2, y: 2, width: 16, height: 16),
          children: [
            .box("hole", Rect(x: 5, y: 5, width: 6, height: 6)) { $0.blendMode = mode }
          ]
        ) {
          $0.isIsolated = true
          $0.shadow = Shadow(offset: Vector(20, 0), blur: 0)
        }
      ])
    }
    #expect(try drawn(.normal)[30, 10].alpha == 255)
    let found = try drawn(.destinationOut)
    #expect(found[10, 10].alpha == 0 && found[30, 10].alpha == 0 && found[24, 10].alpha == 255)
  }

  @Test(arguments: modes)
  func `a wipe on a layer is a part of it`(mode: BlendMode) throws {
    var layer = Self.with(Self.above) { $0.blendMode = mode }
    layer.mask = Layer("mask") {
      $0.frame = Rect(x: 0, y: 0, width: 25, height: 18)
      $0.content = .field(WipeMask(.wipeRight, progress: 0.4))
    }
    let wiped = try Self.stage.draw([Self.below, layer])
    var drawn = layer
    drawn.mask?.children = [Layer("nothing")]
    drawn.mask?.isIsolated = true
    #expect(try wiped.distance(to: Self.stage.draw([Self.below, drawn])) <= 1)
  }
}
