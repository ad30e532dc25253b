import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Filters of layers and of what lies behind them, and blend modes.
@Suite struct FilterTests {
  private static let stage = TransitionEnvironment(
    size: Size(60, 40), background: Color(rgb: 0x204060))

  /// Stripes, so that blurs have something to do.
  private static let stripes = (0..<6).map { index in
    Layer.box(
      LayerID("stripe-\(index)"), Rect(x: Double(10 * index), y: 0, width: 5, height: 40),
      Color(rgb: 0xF0_80_10))
  }

  private static func glass(_ frame: Rect, _ filters: [Filter]) -> Layer {
    Layer("glass") {
      $0.frame = frame
      $0.backdropFilters = filters
    }
  }

  @Test func `a backdrop's negative is in the box alone`() throws {
    let below = try Self.stage.draw(Self.stripes)
    let frame = Rect(x: 12, y: 8, width: 30, height: 20)
    let result = try Self.stage.draw(Self.stripes + [Self.glass(frame, [.invert(1)])])
    for y in 0..<40 {
      for x in 0..<60 {
        let old = below[x, y]
        let isInside = (12..<42).contains(x) && (8..<28).contains(y)
        let negative = Pixel(red: 255 - old.red, green: 255 - old.green, blue: 255 - old.blue)
        #expect(result[x, y] == (isInside ? negative : old))
      }
    }
  }

  /// The mean of 200, 40 and 90 is 110; their luminance 0.2126 R + 0.7152 G + 0.0722 B would be 78.
  @Test func `a mean weighs all channels alike`() throws {
    let box = Layer("box") {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      $0.background = .color(Color(rgb: 0xC8_28_5A))
      $0.filters = [.mean(1)]
    }
    #expect(try Self.stage.draw([box])[30, 20] == Pixel(red: 110, green: 110, blue: 110))
  }

  /// FFmpeg's picture, 8 by 4 pixels of 200 + x + 10 y.
  private static func changed(_ filter: Filter) throws -> Surface {
    let size = Size(8, 4)
    var stage = TransitionEnvironment(size: size)
    let picture = try Surface.filled(8, 4) { x, y in
      let level = UInt8(200 + x + 10 * y)
      return Pixel(red: level, green: level, blue: level)
    }
    stage.assets.add(AssetTable.Entry(try Picture(picture), size: size), as: AssetID("a"))
    return try stage.draw([
      Layer("a") {
        $0.frame = Rect(origin: .zero, size: size)
        $0.content = .image(ImageContent(AssetID("a")))
        $0.filters = [filter]
      }
    ])
  }

  /// The middles of squares of 1.6 pixels are 0.8, 2.4, 4, 5.6 and 7.2.
  @Test func `squares show what is in their middle, from the corner of the box on`() throws {
    let result = try Self.changed(.pixelate(1.6))
    for (y, row) in [0, 0, 2, 2].enumerated() {
      let found = result.row(y).map { Int($0.red) - 200 - 10 * row }
      #expect(found == [0, 0, 2, 2, 4, 5, 5, 7], "row \(y)")
    }
  }

  @Test func `a smear is the mean of what lies to the right, or of what is left of it`() throws {
    let result = try Self.changed(.smear(2))
    #expect(result.row(1).map { Int($0.red) - 210 } == [1, 2, 3, 4, 5, 6, 7, 7])
  }

  /// What is seen of a layer does not change what is seen in it.
  @Test(arguments: [Filter.pixelate(7.3), .smear(11)])
  func `squares and smears go on beyond the canvas`(filter: Filter) throws {
    func drawn(_ width: Double) throws -> Surface {
      let stage = TransitionEnvironment(size: Size(width, 40), background: Color(rgb: 0x204060))
      let group = Layer("group", children: Self.stripes) {
        $0.frame = Rect(x: 3, y: 2, width: 60, height: 30)
        $0.filters = [filter]
      }
      return try stage.draw([group])
    }
    let (whole, part) = (try drawn(70), try drawn(31))
    for y in 0..<40 { #expect((0..<31).allSatisfy { whole[$0, y] == part[$0, y] }, "row \(y)") }
  }

  @Test(arguments: [1.0, 6, 20])
  func `a blurred backdrop of one color is that color up to the edges`(sigma: Double) throws {
    let bar = Self.glass(Rect(x: 0, y: 0, width: 60, height: 12), [.blur(sigma: sigma)])
    let result = try Self.stage.draw([bar])
    #expect(Set(result.pixels.indices.map { result.pixels[$0] }).count == 1)
  }

  @Test(arguments: [2.0, 9])
  func `the size of the box does not change what is seen through it`(sigma: Double) throws {
    let small = Rect(x: 20, y: 10, width: 15, height: 12)
    let filters = [Filter.blur(sigma: sigma), .saturation(1.8)]
    let all = Rect(x: 0, y: 0, width: 60, height: 40)
    let whole = try Self.stage.draw(Self.stripes + [Self.glass(all, filters)])
    let part = try Self.stage.draw(Self.stripes + [Self.glass(small, filters)])
    for y in 10..<22 {
      for x in 20..<35 { #expect(part[x, y] == whole[x, y]) }
    }
    #expect(part[5, 5] != whole[5, 5])
  }

  @Test func `a faded pane shows as much of the plain backdrop`() throws {
    let frame = Rect(x: 0, y: 0, width: 60, height: 40)
    let plain = try Self.stage.draw(Self.stripes)
    let full = try Self.stage.draw(Self.stripes + [Self.glass(frame, [.invert(1)])])
    var pane = Self.glass(frame, [.invert(1)])
    pane.properties.opacity = 0.4
    let faded = try Self.stage.draw(Self.stripes + [pane])
    for x in 0..<60 {
      let exact = 0.4 * Double(full[x, 9].red) + 0.6 * Double(plain[x, 9].red)
      #expect((Double(faded[x, 9].red) - exact).magnitude <= 1)
    }
  }

  @Test func `inside a group the backdrop is the group's`() throws {
    let pane = Self.glass(Rect(x: 0, y: 0, width: 60, height: 40), [.invert(1)])
    let group = Layer("group", children: [Self.stripes[1], pane]) {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      $0.isIsolated = true
    }
    let result = try Self.stage.draw([group])
    // Where the group has nothing, there is nothing to turn into its negative.
    #expect(result[2, 9] == Pixel(Self.stage.background))
    #expect(result[12, 9] == Pixel(red: 15, green: 127, blue: 239))
  }

  @Test func `filters act in order`() throws {
    func color(_ filters: [Filter]) throws -> Pixel {
      let box = Layer.box(Rect(x: 0, y: 0, width: 60, height: 40), Color(rgb: 0x80_40_20)) {
        $0.filters = filters
      }
      return try Self.stage.draw([box])[30, 20]
    }
    #expect(try color([]) == Pixel(red: 128, green: 64, blue: 32))
    #expect(try color([.brightness(1), .contrast(1), .hueRotation(.degrees(0))]) == color([]))
    #expect(try color([.brightness(2)]) == Pixel(red: 255, green: 128, blue: 64))
    #expect(try color([.brightness(0), .invert(1)]) == Pixel(red: 255, green: 255, blue: 255))
    #expect(try color([.invert(1), .brightness(0)]) == Pixel(red: 0, green: 0, blue: 0))
    let gray = try color([.saturation(0)])
    #expect(gray.red == gray.green && gray.green == gray.blue)
    // 0.213·128 + 0.715·64 + 0.072·32.
    #expect(gray.red == 75)
    // At a quarter turn the specification's matrix has the rows 0 0 1, 0.356 0.855 −0.211 and
    // −0.574 1.430 0.144.
    #expect(try color([.hueRotation(.degrees(90))]) == Pixel(red: 32, green: 94, blue: 23))
    let turned = try color([.hueRotation(.degrees(120)), .hueRotation(.degrees(240))])
    #expect(abs(Int(turned.red) - 128) < 24)
  }

  @Test func `a blur among filters blurs what those before it have made`() throws {
    func row(_ filters: [Filter]) throws -> [Pixel] {
      let group = Layer("group", children: Self.stripes) {
        $0.frame = Rect(x: 0, y: 0, width: 60, height: 40)
        $0.background = .color(.white)
        $0.filters = filters
      }
      return try Self.stage.draw([group]).row(20)
    }
    // Contrast makes hard edges hard again: after the blur it does something, before it does not.
    #expect(try row([.blur(sigma: 2), .contrast(40)]) != row([.contrast(40), .blur(sigma: 2)]))
    #expect(try row([.blur(sigma: 3), .blur(sigma: 4)]) == row([.blur(sigma: 5)]))
  }

  @Test func `a wide blur after a narrow one spreads as far as it does alone`() throws {
    func row(_ filters: [Filter]) throws -> [Pixel] {
      let box = Layer.box(Rect(x: 25, y: 0, width: 10, height: 40), .white) { $0.filters = filters }
      return try Self.stage.draw([box]).row(20)
    }
    let alone = try row([.blur(sigma: 5)])
    // Inverted twice, so that the two blurs are not taken as one.
    let chained = try row([.blur(sigma: 0.6), .invert(1), .invert(1), .blur(sigma: 5)])
    for (x, pixels) in zip(alone, chained).enumerated() {
      #expect(abs(Int(pixels.0.red) - Int(pixels.1.red)) <= 3, "at \(x)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `modes meet what is below`(mode: BlendMode) throws {
    let box = Layer.box(Rect(x: 0, y: 0, width: 60, height: 40), Color(rgb: 0xC0_60_90)) {
      $0.blendMode = mode
    }
    let color = try Self.stage.draw([box])[30, 20]
    let expected: [BlendMode: [UInt8]] = [
      .normal: [192, 96, 144], .multiply: [24, 24, 54], .screen: [200, 136, 186],
      .darken: [32, 64, 96], .lighten: [192, 96, 144], .difference: [160, 32, 48],
      .exclusion: [176, 112, 132], .plusLighter: [224, 160, 240],
      // Both are opaque: either stays, or nothing.
      .sourceIn: [192, 96, 144], .sourceAtop: [192, 96, 144], .destinationOver: [32, 64, 96],
      .destinationIn: [32, 64, 96], .destinationAtop: [32, 64, 96], .sourceOut: [0, 0, 0],
      .destinationOut: [0, 0, 0], .exclusiveOr: [0, 0, 0],
    ]
    if let channels = expected[mode] {
      #expect([color.red, color.green, color.blue] == channels)
    } else {
      #expect(color != Pixel(Self.stage.background) && color.isOpaque)
    }
  }
}
