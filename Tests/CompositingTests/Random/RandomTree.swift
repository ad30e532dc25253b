import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport

/// Random layer trees in which everything occurs that can be drawn.
struct RandomTree {
  private var random: SeededGenerator
  private var count = 0

  static let size = Size(90, 70)

  /// The top layers of the tree that follows from a seed.
  static func layers(seed: UInt64) -> [Layer] {
    var tree = RandomTree(random: SeededGenerator(seed: seed))
    return (0..<tree.random.int(in: 1...3)).map { _ in tree.layer(depth: 0, in: size) }
  }

  /// Pictures of both kinds, opaque and not.
  static func assets() throws -> AssetTable {
    var random = SeededGenerator(seed: 77)
    var assets = AssetTable()
    for (name, isOpaque) in [("opaque", true), ("clear", false)] {
      let surface = try Surface.filled(40, 26) { x, y in
        let word = random.next()
        let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: word >> 24)
        return Pixel(
          red: UInt8(truncatingIfNeeded: word), green: UInt8(x * 6), blue: UInt8(y * 9),
          alpha: alpha)
      }
      assets.add(AssetTable.Entry(try Picture(surface), size: Size(40, 26)), as: AssetID(name))
    }
    return assets
  }

  private mutating func chance(_ share: Double) -> Bool { random.double(in: 0...1) < share }

  private mutating func layer(depth: Int, in size: Size, isMask: Bool = false) -> Layer {
    count += 1
    var layer = Layer(LayerID("layer-\(count)"))
    place(&layer, in: size)
    look(&layer)
    if chance(0.3) { group(&layer) }
    if depth < 3 {
      let children = random.int(in: 0...(depth == 0 ? 3 : 2))
      layer.children = (0..<children).map { _ in self.layer(depth: depth + 1, in: layer.size) }
      if !isMask && chance(0.12) {
        layer.mask = self.layer(depth: depth + 1, in: layer.size, isMask: true)
        layer.maskMode = random.pick(MaskMode.allCases)
      } else if !isMask && chance(0.08) {
        layer.mask = fieldMask(in: layer.size)
      }
    }
    return layer
  }

  private mutating func place(_ layer: inout Layer, in size: Size) {
    let isWhole = chance(0.4)
    func rounded(_ value: Double) -> Double { isWhole ? value.rounded() : value }
    layer.frame = Rect(
      x: rounded(random.double(in: -0.3...0.7) * size.width),
      y: rounded(random.double(in: -0.3...0.7) * size.height),
      width: rounded(random.double(in: 3...80)), height: rounded(random.double(in: 3...70)))
    layer.zPosition = random.pick([0, 0, 0, 1, -1])
    layer.isHidden = chance(0.04)
    layer.isDoubleSided = !chance(0.2)
    if chance(0.15) { layer.perspective = random.double(in: 60...400) }
    if chance(0.5) { return }
    switch random.int(in: 0...5) {
    case 0: layer.transform.rotationZ = .degrees(random.double(in: 0...360))
    case 1: layer.transform.scale = [random.double(in: 0.2...2), random.double(in: -1...2), 1]
    case 2: layer.transform.skewX = .degrees(random.double(in: -40...40))
    case 3: layer.transform.rotationY = .degrees(random.double(in: -180...180))
    case 4: layer.transform.rotationX = .degrees(random.double(in: -80...80))
    default: layer.transform.translation = [random.double(in: -9...9), 0.5, 0]
    }
  }

  private mutating func look(_ layer: inout Layer) {
    if chance(0.6) { layer.background = paint() }
    if chance(0.5) {
      layer.cornerRadii = CornerRadii(
        topLeft: random.double(in: 0...20), topRight: random.double(in: 0...20),
        bottomRight: 4, bottomLeft: 0)
      layer.cornerCurve = random.pick([.circular, .continuous])
    }
    layer.clipsToBounds = chance(0.3)
    if chance(0.2) { layer.border = Border(width: random.double(in: 0.3...6), color: color()) }
    if chance(0.2) {
      layer.shadow = Shadow(
        color: color(), opacity: random.double(in: 0.2...1),
        offset: Vector(random.double(in: -9...9), random.double(in: -9...9)),
        blur: random.pick([0, random.double(in: 0...30)]),
        path: chance(0.2) ? Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 30)) : nil)
    }
    layer.content = content()
  }

  private mutating func content() -> Content {
    switch random.int(in: 0...8) {
    case 8: .field(field())
    case 0: .paint(paint())
    case 1, 2:
      .image(
        ImageContent(
          AssetID(random.pick(["opaque", "clear"])), mode: random.pick(ImageContent.Mode.allCases),
          crop: chance(0.3) ? Rect(x: 3.5, y: 2, width: 20, height: 11) : nil,
          tint: chance(0.2) ? color() : nil,
          sampling: random.pick(ImageContent.Sampling.allCases)))
    case 3, 4: .shape(shape())
    default: .none
    }
  }

  private mutating func field() -> WipeMask {
    WipeMask(random.pick(WipeMask.Kind.allCases), progress: random.double(in: 0...1))
  }

  /// A mask that is nothing but a field.
  private mutating func fieldMask(in size: Size) -> Layer {
    count += 1
    var mask = Layer(LayerID("layer-\(count)"))
    place(&mask, in: size)
    mask.content = .field(field())
    return mask
  }

  private mutating func shape() -> ShapeContent {
    var shape = ShapeContent(
      form(), fillRule: random.pick(FillRule.allCases), fill: chance(0.6) ? paint() : nil)
    if chance(0.7) { shape.stroke = stroke() }
    if chance(0.3) {
      shape.trimStart = random.double(in: 0...0.5)
      shape.trimEnd = random.double(in: 0.4...1)
      shape.trimOffset = random.double(in: -1...1)
    }
    return shape
  }

  private mutating func form() -> ShapeForm {
    switch random.int(in: 0...5) {
    case 0: .rectangle(cornerRadius: random.double(in: 0...20))
    case 1: .ellipse
    case 2: .polygon(sides: random.int(in: 3...7), cornerRadius: random.double(in: 0...9))
    case 3: .star(points: 5, innerRadius: random.double(in: 0...1), cornerRadius: 2)
    default: .path(outline())
    }
  }

  private mutating func outline() -> Path {
    let steps = (0..<random.int(in: 1...5)).map { _ -> PathElement in
      chance(0.5) ? .line(point()) : .cubic(point(), point(), point())
    }
    return Path([.move(point())] + steps + (chance(0.5) ? [.close] : []))
  }

  private mutating func point() -> Point {
    Point(random.double(in: -10...80), random.double(in: -10...70))
  }

  private mutating func stroke() -> Stroke {
    Stroke(
      paint(), width: random.pick([0.2, 1, 2, random.double(in: 0...30)]),
      cap: random.pick(Stroke.Cap.allCases), join: random.pick(Stroke.Join.allCases),
      dashes: chance(0.4) ? [random.double(in: 0...20), random.double(in: 1...9)] : [],
      dashPhase: random.double(in: -9...9))
  }

  private mutating func group(_ layer: inout Layer) {
    switch random.int(in: 0...5) {
    case 0, 1: layer.opacity = random.double(in: 0...1)
    case 2: layer.isIsolated = true
    case 3: layer.filters = filters()
    case 4: layer.backdropFilters = filters()
    default: layer.blendMode = random.pick(BlendMode.allCases)
    }
  }

  private mutating func filters() -> [Filter] {
    (0..<random.int(in: 1...3)).map { _ in
      switch random.int(in: 0...5) {
      case 5: .refraction(glass())
      case 0, 1: .blur(sigma: random.pick([0.6, 4, random.double(in: 0...18)]))
      case 2: .saturation(random.double(in: 0...2))
      case 3: .hueRotation(.degrees(random.double(in: 0...360)))
      default:
        random.pick([
          .brightness(1.2), .contrast(0.7), .grayscale(0.5), .invert(1), .pixelate(5), .smear(6),
        ])
      }
    }
  }

  private mutating func glass() -> Refraction {
    var glass = Refraction(depth: random.double(in: 0...20))
    glass.bevel = random.double(in: 0...20)
    glass.dispersion = random.pick([0, random.double(in: 0...1)])
    glass.highlight = random.pick([0, 0.8])
    if chance(0.4) { glass.spacing = random.double(in: 0...20) }
    return glass
  }

  private mutating func color() -> Color {
    Color(
      red: random.double(in: 0...1), green: random.double(in: 0...1),
      blue: random.double(in: 0...1),
      alpha: random.pick([1, 1, random.double(in: 0...1)]))
  }

  private mutating func paint() -> Paint {
    if chance(0.6) { return .color(color()) }
    let colors = (0..<random.int(in: 1...3)).map { _ in color() }
    let start = UnitPoint(random.double(in: 0...1), random.double(in: 0...1))
    let shape: Gradient.Shape =
      chance(0.5)
      ? .linear(start: start, end: UnitPoint(1, 1)) : .radial(center: start, radii: Size(0.6, 0.4))
    var gradient = Gradient(shape, colors: colors)
    gradient.interpolation = random.pick([.premultiplied, .straight])
    return .gradient(gradient)
  }
}
