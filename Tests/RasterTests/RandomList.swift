import SegueGeometry
import SegueRaster

/// Random display lists in which every kind of command occurs.
struct RandomList {
  static let width = 150
  static let height = 90

  static var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Pictures of both kinds: opaque at 0 and 1, with alpha at 2.
  static func pictures() throws -> [Picture] {
    var dice = Dice(seed: 99)
    return [
      try Picture(try dice.surface(70, 50, isOpaque: true)),
      try Picture(try dice.surface(200, 130, isOpaque: true)),
      try Picture(try dice.surface(45, 61, isOpaque: false)),
    ]
  }

  static func list(seed: Int) -> DisplayList {
    var dice = Dice(seed: UInt64(seed))
    let layerRegion = PixelRect(
      x: dice.whole(-9...40), y: dice.whole(-9...30), width: 81, height: 52)
    let blur = Blur(
      sigma: dice.number(0...12), edges: dice.whole(0...1) == 0 ? .clear : .repeated,
      anchor: layerRegion)
    let glass = PixelRect(x: 20, y: 10, width: 90, height: 60)
    let passes = [
      Pass(
        .layer(LayerID(0)), layerRegion, commands(&dice, 4, layers: []),
        filter: dice.whole(0...2) == 0 ? nil : .blur(blur)),
      Pass(.canvas, box, commands(&dice, 6, layers: [LayerID(0)])),
      Pass(
        .layer(LayerID(1)), glass, [DrawCommand(.pixels(glass), .backdrop)],
        filter: .blur(Blur(sigma: dice.number(0...20), edges: .repeated, anchor: glass))),
      Pass(.canvas, box, commands(&dice, 6, layers: [LayerID(0), LayerID(1)])),
    ]
    return DisplayList(width: width, height: height, background: dice.pixel(), passes: passes)
  }

  private static func commands(_ dice: inout Dice, _ count: Int, layers: [LayerID]) -> [DrawCommand]
  {
    (0..<count).map { _ in
      let composites = CompositeOperator.allCases
      return DrawCommand(
        shape(&dice), paint(&dice, layers),
        opacity: [255, 255, dice.byte()][dice.whole(0...2)],
        clips: dice.whole(0...3) == 0 ? [shape(&dice)] : [],
        composite: dice.whole(0...3) == 0 ? composites[dice.whole(0...13)] : .sourceOver)
    }
  }

  private static func transform(_ dice: inout Dice) -> AffineTransform {
    let turn = Elementary.sincos(degrees: dice.whole(0...2) == 0 ? 0 : dice.number(0...360))
    let scale = dice.whole(0...2) == 0 ? 1 : dice.number(0.1...2.5)
    return AffineTransform(
      a: turn.cos * scale, b: turn.sin * scale, c: -turn.sin * scale, d: turn.cos * scale,
      tx: dice.number(-20...120), ty: dice.number(-20...80))
  }

  private static func shape(_ dice: inout Dice) -> Shape {
    let rect = Rect(
      x: dice.number(-20...60), y: dice.number(-20...40), width: dice.number(1...120),
      height: dice.number(1...90))
    switch dice.whole(0...4) {
    case 0: return Shape(snapped: rect)
    case 1: return .pixels(box)
    case 2:
      return .outline(
        Outline(
          Path(roundedRect: rect, radii: CornerRadii(all: dice.number(0...40)), curve: .continuous))
      )
    case 3: return .outline(Outline(Path(ellipseIn: rect), transform(&dice)))
    default:
      let corners = (0..<6).map { _ in Point(dice.number(-40...190), dice.number(-30...120)) }
      let rule: FillRule = dice.whole(0...1) == 0 ? .nonZero : .evenOdd
      return .outline(Outline(Path(polygon: corners), fillRule: rule))
    }
  }

  private static func paint(_ dice: inout Dice, _ layers: [LayerID]) -> Paint {
    let stops = (0..<dice.whole(1...4)).map { _ in GradientStop(dice.number(0...1), dice.pixel()) }
    let picture = PictureID(dice.whole(0...2))
    switch dice.whole(0...8) {
    case 0, 1: return .color(dice.pixel())
    case 2:
      return .gradient(
        .linear(
          from: Point(dice.number(0...150), dice.number(0...90)),
          to: Point(dice.number(0...150), dice.number(0...90)), stops))
    case 3: return .gradient(.radial(transform(&dice), stops))
    case 4 where !layers.isEmpty: return .layer(layers[dice.whole(0...layers.count - 1)])
    case 5:
      return .shadow(
        Shadow(
          of: Rect(
            x: dice.number(0...80), y: dice.number(0...50), width: dice.number(5...80),
            height: dice.number(5...50)),
          radii: CornerRadii(all: dice.whole(0...1) == 0 ? 0 : dice.number(0...30)),
          sigma: dice.number(0.2...12), color: dice.pixel()))
    case 6:
      let projection = Projection(
        (dice.number(0.4...1.4), dice.number(-0.3...0.3), dice.number(-0.004...0.006)),
        (dice.number(-0.3...0.3), dice.number(0.4...1.4), dice.number(-0.004...0.006)),
        (dice.number(0...60), dice.number(0...40), 1))
      if let map = ProjectiveMap(projection, center: Point(30, 30)) {
        return .projectedPicture(picture, map)
      }
      return .color(.white)
    default:
      let filter: SamplingFilter = dice.whole(0...4) == 0 ? .nearest : .linear
      guard let map = SamplingMap(transform(&dice)) else { return .color(.black) }
      return .picture(picture, map, filter)
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
