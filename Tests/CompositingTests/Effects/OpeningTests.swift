import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Glass and blend modes inside clips with soft edges, which see what lies behind the clip.
@Suite struct OpeningTests {
  private static let stage = TransitionEnvironment(
    size: Size(80, 60), background: Color(rgb: 0x204060))
  private static let box = Rect(x: 10, y: 8, width: 60, height: 44)

  private static let stripes = (0..<8).map { index in
    Layer.box(
      LayerID("stripe-\(index)"), Rect(x: Double(10 * index), y: 0, width: 5, height: 60),
      Color(rgb: 0xF0_80_10))
  }

  private func card(
    _ children: [Layer], radius: Double, configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    Layer("card", children: children) {
      $0.frame = Self.box
      $0.cornerRadii = CornerRadii(all: radius)
      $0.clipsToBounds = true
      configure(&$0)
    }
  }

  private static let pane = Layer("pane") {
    $0.frame = Rect(x: 4, y: 0, width: 50, height: 44)
    $0.background = .color(Color(white: 1, alpha: 0.25))
    $0.backdropFilters = [.blur(sigma: 4)]
  }

  private static let ink = Layer.box(
    "ink", Rect(x: 6, y: 6, width: 48, height: 32), Color(rgb: 0xFFCC00)
  ) { $0.blendMode = .multiply }

  private static let dot = Layer.box(
    "dot", Rect(x: 0, y: 10, width: 20, height: 12), Color(rgb: 0x40C080))

  /// What needs to look behind: by itself, deeper inside, and inside a clip in a clip.
  private static let contents: [[Layer]] = [
    [pane], [dot, pane], [ink], [dot, ink, pane],
    [Layer("row", children: [ink]) { $0.frame = Rect(x: 0, y: 0, width: 60, height: 44) }],
    [
      Layer("inner", children: [dot, pane]) {
        $0.frame = Rect(x: 0, y: 0, width: 60, height: 44)
        $0.cornerRadii = CornerRadii(all: 3)
        $0.clipsToBounds = true
      }
    ],
  ]

  @Test(arguments: contents.indices)
  func `corners change what is at the corners alone`(index: Int) throws {
    let sharp = try Self.stage.draw(Self.stripes + [card(Self.contents[index], radius: 0)])
    let round = try Self.stage.draw(Self.stripes + [card(Self.contents[index], radius: 6)])
    for y in 0..<60 {
      for x in 0..<80 {
        let isCorner = (x < 16 || x >= 64) && (y < 14 || y >= 46)
        if !isCorner { #expect(sharp[x, y] == round[x, y], "\(x), \(y)") }
      }
    }
    // The ink alone does not reach the corners.
    #expect([2, 4].contains(index) || sharp != round)
  }

  @Test(arguments: contents.indices)
  func `a radius that grows from nothing switches nothing off`(index: Int) throws {
    let sharp = try Self.stage.draw(Self.stripes + [card(Self.contents[index], radius: 0)])
    let round = try Self.stage.draw(Self.stripes + [card(Self.contents[index], radius: 0.05)])
    #expect(sharp.distance(to: round) <= 1)
  }

  @Test func `a mode multiplies what lies behind a rounded clip`() throws {
    let surface = try Self.stage.draw([card([Self.ink], radius: 6)])
    // 0x204060 · 0xFFCC00, rounded to nearest.
    #expect(surface[40, 30] == Pixel(red: 32, green: 51, blue: 0))
    #expect(surface[12, 30] == Pixel(Self.stage.background))
  }

  /// Three layers that hide each other, above a backdrop as unlike them as can be.
  @Test func `nothing shines through at the rim`() throws {
    let white = (0..<3).map {
      Layer.box(LayerID("\($0)"), Rect(x: 0, y: 0, width: 60, height: 44), .white)
    }
    let stage = TransitionEnvironment(size: Size(80, 60), background: .black)
    let seeing = try stage.draw([card(white + [Self.inkOfWhite], radius: 9)])
    let single = try stage.draw([
      .box(Self.box, .white) { $0.cornerRadii = CornerRadii(all: 9) }
    ])
    #expect(seeing.distance(to: single) <= 1)
  }

  /// Multiplies by white: looks behind, and changes nothing.
  private static let inkOfWhite = Layer.box(
    "ink", Rect(x: 0, y: 0, width: 60, height: 44), .white
  ) { $0.blendMode = .multiply }

  /// Straight from the definition: what is behind, and the same with the layers drawn over it, mixed
  /// by the clip's coverage.
  @Test(arguments: [Color.clear, Color(white: 1, alpha: 0.5), .black], [false, true])
  func `a clip mixes what is behind with what it holds`(background: Color, isGrouped: Bool) throws {
    var stage = TransitionEnvironment(size: Size(80, 60), background: background)
    let inside = [Self.dot, Self.ink]
    func draw(_ layers: [Layer]) throws -> Surface {
      guard isGrouped else { return try stage.draw(layers) }
      return try stage.draw([
        Layer("group", children: layers) {
          $0.frame = Rect(x: 0, y: 0, width: 80, height: 60)
          $0.isIsolated = true
        }
      ])
    }
    let behind = try draw(Self.stripes)
    let over = try draw(Self.stripes + [card(inside, radius: 0)])
    let result = try draw(Self.stripes + [card(inside, radius: 20)])
    stage.background = .clear
    let cover = try stage.draw([.box(Self.box, .white) { $0.cornerRadii = CornerRadii(all: 20) }])
    for y in 0..<60 {
      for x in 0..<80 {
        let share = Double(cover[x, y].alpha) / 255
        func check(_ channel: KeyPath<Pixel, UInt8>) {
          let exact =
            Double(behind[x, y][keyPath: channel]) * (1 - share)
            + Double(over[x, y][keyPath: channel]) * share
          #expect((Double(result[x, y][keyPath: channel]) - exact).magnitude <= 1, "\(x), \(y)")
        }
        check(\.red)
        check(\.green)
        check(\.blue)
        check(\.alpha)
      }
    }
  }

  @Test func `what isolates still isolates`() throws {
    for change: @Sendable (inout LayerProperties) -> Void in [
      { $0.isIsolated = true }, { $0.opacity = 0.5 },
    ] {
      let surface = try Self.stage.draw([card([Self.ink], radius: 6, configure: change)])
      // The ink's own color, and half of it: nothing is multiplied.
      let color = surface[40, 30]
      #expect(color.red > 140 && color.green > 130)
    }
  }
}
