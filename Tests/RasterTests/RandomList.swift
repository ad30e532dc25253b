import SegueGeometry
import SegueRaster
import TestSupport

/// Random display lists in which every kind of command occurs.
struct RandomList {
  static let width = 150
  static let height = 90

  static var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Pictures of both kinds: opaque at 0 and 1, with alpha at 2.
  static func pictures() throws -> [Picture] {
    var random = SeededGenerator(seed: 99)
    return [
      try Picture(try random.surface(70, 50, isOpaque: true)),
      try Picture(try random.surface(200, 130, isOpaque: true)),
      try Picture(try random.surface(45, 61, isOpaque: false)),
    ]
  }

  static func list(seed: Int) -> DisplayList {
    var random = SeededGenerator(seed: UInt64(seed))
    let layerRegion = PixelRect(
      x: random.int(in: -9...40), y: random.int(in: -9...30), width: 81, height: 52)
    let blur = Blur(
      sigma: random.double(in: 0...12), edges: random.int(in: 0...1) == 0 ? .clear : .repeated,
      anchor: layerRegion)
    let glass = PixelRect(x: 20, y: 10, width: 90, height: 60)
    let passes = [
      Pass(
        .layer(OffscreenID(0)), in: layerRegion, commands(&random, 4, layers: []),
        filter: random.int(in: 0...2) == 0 ? nil : .blur(blur)),
      Pass(.canvas, in: box, commands(&random, 6, layers: [OffscreenID(0)])),
      Pass(
        .layer(OffscreenID(1)), in: glass, [DrawCommand(.pixels(glass), .backdrop)],
        filter: .blur(Blur(sigma: random.double(in: 0...20), edges: .repeated, anchor: glass))),
      Pass(.canvas, in: box, commands(&random, 6, layers: [OffscreenID(0), OffscreenID(1)])),
    ]
    return DisplayList(width: width, height: height, background: random.pixel(), passes: passes)
  }

  static func commands(
    _ random: inout SeededGenerator, _ count: Int, layers: [OffscreenID]
  ) -> [DrawCommand] {
    (0..<count).map { _ in
      let composites = CompositeOperator.allCases
      return DrawCommand(
        shape(&random), paint(&random, layers),
        opacity: [255, 255, random.byte()][random.int(in: 0...2)],
        clips: random.int(in: 0...3) == 0 ? [shape(&random)] : [],
        composite: random.int(in: 0...3) == 0 ? composites[random.int(in: 0...13)] : .sourceOver)
    }
  }

  private static func transform(_ random: inout SeededGenerator) -> AffineTransform {
    let turn = PortableMath.sincos(
      degrees: random.int(in: 0...2) == 0 ? 0 : random.double(in: 0...360))
    let scale = random.int(in: 0...2) == 0 ? 1 : random.double(in: 0.1...2.5)
    return AffineTransform(
      a: turn.cos * scale, b: turn.sin * scale, c: -turn.sin * scale, d: turn.cos * scale,
      tx: random.double(in: -20...120), ty: random.double(in: -20...80))
  }

  private static func shape(_ random: inout SeededGenerator) -> Shape {
    let rect = Rect(
      x: random.double(in: -20...60), y: random.double(in: -20...40),
      width: random.double(in: 1...120),
      height: random.double(in: 1...90))
    switch random.int(in: 0...7) {
    case 6, 7: return .glyphs(letters(&random))
    case 5: return field(&random)
    case 0: return Shape(snapped: rect)
    case 1: return .pixels(box)
    case 2:
      return .outline(
        Outline(
          Path(
            roundedRect: rect, radii: CornerRadii(all: random.double(in: 0...40)),
            curve: .continuous))
      )
    case 3: return .outline(Outline(Path(ellipseIn: rect), transform(&random)))
    default:
      let corners = (0..<6).map { _ in
        Point(random.double(in: -40...190), random.double(in: -30...120))
      }
      let rule: FillRule = random.int(in: 0...1) == 0 ? .nonZero : .evenOdd
      return .outline(Outline(Path(polygon: corners), fillRule: rule))
    }
  }

  /// Letters that all lists share, so that memory finds them.
  private static let alphabets = (0..<3).map { number in
    var random = SeededGenerator(seed: UInt64(400 + number))
    return random.alphabet(6)
  }

  private static func letters(_ random: inout SeededGenerator) -> Glyphs {
    let size = random.pick([1, 1, 0.5, random.double(in: 0.1...3)])
    let scale = GlyphScale(x: size, y: random.pick([size, 2 * size]))
    return random.glyphs(random.pick(alphabets), scale)
  }

  private static func field(_ random: inout SeededGenerator) -> Shape {
    let straight = SamplingMap(transform(&random)).map { WipeShape.Plane.straight($0) }
    let tilted = ProjectiveMap(projection(&random), center: .zero).map {
      WipeShape.Plane.tilted($0)
    }
    guard let plane = random.int(in: 0...2) == 0 ? tilted : straight else { return .pixels(box) }
    return .field(
      WipeShape(
        WipeShape.Form.allCases[random.int(in: 0...7)], offset: random.double(in: -9...9),
        falls: random.int(in: 0...1) == 0, isHard: random.int(in: 0...1) == 0, plane: plane,
        bounds: PixelRect(
          x: random.int(in: -20...40), y: random.int(in: -20...30), width: 100, height: 60)))
  }

  private static func projection(_ random: inout SeededGenerator) -> Projection {
    Projection(
      rows: (
        random.double(in: 0.4...1.4), random.double(in: -0.3...0.3),
        random.double(in: -0.004...0.006)
      ),
      (
        random.double(in: -0.3...0.3), random.double(in: 0.4...1.4),
        random.double(in: -0.004...0.006)
      ),
      (random.double(in: 0...60), random.double(in: 0...40), 1))
  }

  private static func paint(_ random: inout SeededGenerator, _ layers: [OffscreenID]) -> PaintSource
  {
    let stops = (0..<random.int(in: 1...4)).map { _ in
      GradientStop(random.double(in: 0...1), random.pixel())
    }
    let picture = PictureID(random.int(in: 0...2))
    switch random.int(in: 0...8) {
    case 0, 1: return .color(random.pixel())
    case 2:
      return .gradient(
        .linear(
          from: Point(random.double(in: 0...150), random.double(in: 0...90)),
          to: Point(random.double(in: 0...150), random.double(in: 0...90)), stops))
    case 3: return .gradient(.radial(transform(&random), stops))
    case 4 where !layers.isEmpty:
      return finished(layers[random.int(in: 0...layers.count - 1)], &random)
    case 5:
      return .shadow(
        BoxShadow(
          of: Rect(
            x: random.double(in: 0...80), y: random.double(in: 0...50),
            width: random.double(in: 5...80),
            height: random.double(in: 5...50)),
          radii: CornerRadii(all: random.int(in: 0...1) == 0 ? 0 : random.double(in: 0...30)),
          sigma: random.double(in: 0.2...12), color: random.pixel()))
    case 6:
      if let map = ProjectiveMap(projection(&random), center: Point(30, 30)) {
        return .projectedPicture(picture, map)
      }
      return .color(.white)
    default:
      let filter: SamplingFilter = random.int(in: 0...4) == 0 ? .nearest : .linear
      guard let map = SamplingMap(transform(&random)) else { return .color(.black) }
      return .picture(picture, map, filter)
    }
  }
}

extension RandomList {
  /// A finished layer, as it is or by what is there or next to each pixel.
  private static func finished(
    _ layer: OffscreenID, _ random: inout SeededGenerator
  ) -> PaintSource {
    let box = PixelRect(
      x: random.int(in: -9...60), y: random.int(in: -9...30), width: 70, height: 41)
    switch random.int(in: 0...6) {
    case 0:
      return .dissolved(
        layer,
        DifferenceDissolve(random.pick([.fast, .slow, .near]), done: random.double(in: 0...1)))
    case 1:
      let side = random.pick([0.7, 1, 5.25, random.double(in: 1...30)])
      return .resampled(layer, .blocks(PixelResampling.Blocks(side: side, of: box)))
    case 2: return .resampled(layer, .means(reaching: random.double(in: 0...40), in: box))
    case 3:
      // As with every glass, what lies behind goes on only where nothing is drawn.
      let ground = PixelRect(minX: -20, minY: -20, maxX: width + 20, maxY: height + 20)
      return .resampled(layer, .refraction(LensTwin(&random, over: ground).lens))
    default: return .layer(layer)
    }
  }
}

extension DisplayList {
  /// The smallest list that still fails, found by leaving out command after command.
  func shrunk(while fails: (DisplayList) -> Bool) -> DisplayList {
    var list = self
    for pass in list.passes.indices.reversed() {
      for command in list.passes[pass].commands.indices.reversed() {
        var shorter = list
        shorter.passes[pass].commands.remove(at: command)
        if fails(shorter) { list = shorter }
      }
    }
    return list
  }
}
