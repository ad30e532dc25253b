import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Masks that are turned inside out, and those whose luminance counts.
@Suite struct MaskModeTests {
  private static let stage = TransitionEnvironment(
    size: Size(40, 30), background: Color(white: 0, alpha: 0))

  /// A layer whose colors and alpha differ from pixel to pixel.
  private static let layer = Layer("layer") {
    $0.frame = Rect(x: 3, y: 2, width: 33, height: 26)
    $0.background = gradient(Color(rgb: 0xFF8020), Color(red: 0.1, green: 0.5, blue: 1, alpha: 0.2))
  }

  /// A mask of all levels, which covers a part of the layer.
  private static let mask = Layer(
    "mask", children: [.box("dot", Rect(x: 4, y: 4, width: 5, height: 5), Color(rgb: 0x20FF40))]
  ) {
    $0.frame = Rect(x: 5, y: 3, width: 24, height: 17)
    $0.background = gradient(Color(rgb: 0xFFFFFF), Color(red: 1, green: 0, blue: 0.3, alpha: 0.1))
    $0.cornerRadii = CornerRadii(all: 6)
  }

  private static func gradient(_ first: Color, _ last: Color) -> Paint {
    .gradient(
      Gradient(
        .linear(start: .topLeft, end: UnitPoint(1, 0.4)),
        stops: [.init(first, at: 0), .init(last, at: 1)]))
  }

  /// What a mode lets through where the mask has this pixel, of 255.
  private static func share(_ mode: MaskMode, _ mask: Pixel) -> Int {
    let luminance = 6_963 * Int(mask.red) + 23_442 * Int(mask.green) + 2_363 * Int(mask.blue)
    return switch mode {
    case .alpha: Int(mask.alpha)
    case .alphaInverted: 255 - Int(mask.alpha)
    case .luminance: (2 * luminance + 32_768) / 65_536
    case .luminanceInverted: 255 - (2 * luminance + 32_768) / 65_536
    }
  }

  private static func masked(_ mode: MaskMode, by mask: Layer? = mask) -> Layer {
    var layer = layer
    layer.maskMode = mode
    layer.mask = mask
    return layer
  }

  @Test(arguments: MaskMode.allCases)
  func `a layer shows by as much as its mask lets through`(mode: MaskMode) throws {
    let alone = try Self.stage.draw([Self.layer])
    // The mask stands in the layer's box.
    var mask = Self.mask
    mask.frame.origin = Point(8, 5)
    let cover = try Self.stage.draw([mask])
    let found = try Self.stage.draw([Self.masked(mode)])
    for y in 0..<30 {
      for x in 0..<40 {
        let (pixel, share) = (alone[x, y], Self.share(mode, cover[x, y]))
        let expected = Pixel(
          word: stride(from: UInt32(0), to: 32, by: 8).reduce(0) { word, shift in
            let channel = Int(pixel.word >> shift & 255)
            return word | UInt32((2 * channel * share + 255) / 510) << shift
          })
        guard found[x, y] == expected else {
          Issue.record("\(x), \(y): \(found[x, y]), not \(expected)")
          return
        }
      }
    }
  }

  /// CSS Masking: luminance coefficients of 0.2125, 0.7154 and 0.0721, times alpha.
  @Test(
    arguments: [
      (Color(rgb: 0xFFFFFF), 255), (Color(rgb: 0xFF0000), 54), (Color(rgb: 0x00FF00), 182),
      (Color(rgb: 0x0000FF), 18), (Color(rgb: 0x808080), 128), (Color(white: 1, alpha: 0.5), 128),
      (Color(rgb: 0), 0),
    ] as [(Color, UInt8)])
  func `the luminance of a color`(color: Color, expected: UInt8) throws {
    var layer = Layer.box(Rect(x: 0, y: 0, width: 40, height: 30), .white)
    layer.mask = .box("mask", Rect(x: 0, y: 0, width: 40, height: 30), color)
    layer.maskMode = .luminance
    #expect(try Self.stage.draw([layer])[20, 15].alpha == expected)
    layer.maskMode = .luminanceInverted
    #expect(try Self.stage.draw([layer])[20, 15].alpha == 255 - expected)
  }

  @Test func `a mask of nothing lets nothing through, and turned inside out all`() throws {
    let whole = try Self.stage.draw([Self.layer])
    let nothing = try Self.stage.draw([])
    var hidden = Self.mask
    hidden.isHidden = true
    for mask in [
      Layer("mask"), hidden, .box("mask", Rect(x: 90, y: 0, width: 9, height: 9), .white),
    ] {
      for mode in MaskMode.allCases {
        let isWhole = mode == .alphaInverted || mode == .luminanceInverted
        let found = try Self.stage.draw([Self.masked(mode, by: mask)])
        #expect(found == (isWhole ? whole : nothing), "\(mode)")
      }
    }
  }

  /// A wipe that is all of a mask is a clip; the others are drawn.
  @Test(arguments: MaskMode.allCases)
  func `a wipe is a mask like others`(mode: MaskMode) throws {
    var wipe = Layer("mask") {
      $0.frame = Rect(x: 0, y: 0, width: 33, height: 26)
      $0.content = .field(WipeMask(.wipeRight, progress: 0.5))
    }
    let direct = try Self.stage.draw([Self.masked(mode, by: wipe)])
    wipe.children = [Layer("nothing")]
    wipe.isIsolated = true
    let drawn = try Self.stage.draw([Self.masked(mode, by: wipe)])
    #expect(direct.distance(to: drawn) <= 1)
  }

  /// What a blur has spread ends at the mask, and outside of it where that is turned inside out.
  @Test func `an inverted mask acts on what filters have made`() throws {
    var layer = Self.masked(
      .alphaInverted, by: .box("mask", Rect(x: 10, y: 6, width: 9, height: 9)))
    layer.filters = [.blur(sigma: 2)]
    let found = try Self.stage.draw([layer])
    for y in 8..<17 { for x in 13..<22 { #expect(found[x, y].alpha == 0, "\(x), \(y)") } }
    #expect(found[1, 15].alpha > 0 && found[23, 12].alpha > 0)
  }
}
