public import SegueGeometry

/// Follows the painting of a glyph from paint to paint.
///
/// Paints lead to others, which may lead back: so the steps are counted, and so are the outlines'.
/// Settings of variable fonts are left at their defaults.
struct PaintReader {
  let tables: ColorTables
  /// The outline of a glyph, with y pointing down.
  let outline: (UInt32) -> Path
  private var paints = 0
  private var elements = 0
  private var exceedsLimits = false

  /// The most paints of one glyph, and the most that lead to each other.
  static let paintLimit = 4_096
  static let depthLimit = 64
  /// The most steps of all outlines of one glyph.
  static let elementLimit = 200_000

  init(_ tables: ColorTables, outline: @escaping (UInt32) -> Path) {
    self.tables = tables
    self.outline = outline
  }

  /// The painting of a glyph; `nil` if it has none, or one that is beyond all bounds.
  mutating func painting(of glyph: UInt32) -> ColorGlyph.Painting? {
    if let place = tables.painting(of: glyph) {
      let painting = painting(at: place, .flipped, depth: 0)
      return exceedsLimits ? nil : painting.map { cut($0, to: tables.box(of: glyph), .flipped) }
    }
    guard let layers = tables.layers(of: glyph), layers.count <= Self.paintLimit else { return nil }
    let fills = layers.map { layer in
      ColorGlyph.Painting.fill(
        shape(UInt32(layer.glyph), .flipped), .color(tables.color(layer.entry)))
    }
    return exceedsLimits ? nil : .stack(fills)
  }

  /// The inside of a glyph's outline, whose coordinates `map` takes to the glyph that is painted.
  private mutating func shape(_ glyph: UInt32, _ map: AffineTransform) -> Path {
    if exceedsLimits { return Path() }
    let path = outline(glyph)
    elements += path.elements.count
    if elements > Self.elementLimit { exceedsLimits = true }
    let map = AffineTransform.flipped.followed(by: map)
    return exceedsLimits || map == .identity ? path : path.map { map.map($0) }
  }

  /// Returns the part of a painting inside of a box, which is nearly always all of it.
  private func cut(
    _ painting: ColorGlyph.Painting, to box: Rect?, _ map: AffineTransform
  ) -> ColorGlyph.Painting {
    guard let box else { return painting }
    let path = Path(polygon: box.corners.points.map { map.map($0) })
    if let reach = painting.reach, path.controlBox.contains(reach) { return painting }
    return .clip(painting, path)
  }

  // MARK: - Paints

  private mutating func painting(
    at place: Int, _ map: AffineTransform, depth: Int
  ) -> ColorGlyph.Painting? {
    paints += 1
    if paints > Self.paintLimit || depth > Self.depthLimit { exceedsLimits = true }
    guard !exceedsLimits, let format = tables.bytes.byte(at: place) else { return nil }
    switch format {
    case 1: return stack(at: place, map, depth)
    case 2...9: return fill(at: place, format, map).map { .flood($0) }
    case 10: return filledGlyph(at: place, map, depth)
    case 11: return sharedGlyph(at: place, map, depth)
    case 12...31:
      guard let own = PaintTransform(tables.bytes, at: place, format)?.map,
        let next = tables.bytes.triple(at: place + 1)
      else { return nil }
      return painting(at: place + next, own.followed(by: map), depth: depth + 1)
    case 32: return composite(at: place, map, depth)
    default: return nil
    }
  }

  private mutating func stack(
    at place: Int, _ map: AffineTransform, _ depth: Int
  ) -> ColorGlyph.Painting? {
    guard let count = tables.bytes.byte(at: place + 1),
      let first = tables.bytes.word(at: place + 2)
    else { return nil }
    var parts: [ColorGlyph.Painting] = []
    for index in first..<first + count {
      guard let layer = tables.layer(index),
        let part = painting(at: layer, map, depth: depth + 1)
      else { continue }
      parts.append(part)
    }
    return .stack(parts)
  }

  private mutating func filledGlyph(
    at place: Int, _ map: AffineTransform, _ depth: Int
  ) -> ColorGlyph.Painting? {
    guard let next = tables.bytes.triple(at: place + 1),
      let glyph = tables.bytes.short(at: place + 4)
    else { return nil }
    let path = shape(UInt32(glyph), map)
    guard let inner = painting(at: place + next, map, depth: depth + 1) else { return nil }
    if case .flood(let fill) = inner { return .fill(path, fill) }
    return .clip(inner, path)
  }

  private mutating func sharedGlyph(
    at place: Int, _ map: AffineTransform, _ depth: Int
  ) -> ColorGlyph.Painting? {
    guard let glyph = tables.bytes.short(at: place + 1),
      let next = tables.painting(of: UInt32(glyph)),
      let painting = painting(at: next, map, depth: depth + 1)
    else { return nil }
    return cut(painting, to: tables.box(of: UInt32(glyph)), map)
  }

  private mutating func composite(
    at place: Int, _ map: AffineTransform, _ depth: Int
  ) -> ColorGlyph.Painting? {
    guard let top = tables.bytes.triple(at: place + 1),
      let blend = tables.bytes.byte(at: place + 4).flatMap({ ColorGlyph.Blend(rawValue: $0) }),
      let below = tables.bytes.triple(at: place + 5)
    else { return nil }
    let source = painting(at: place + top, map, depth: depth + 1) ?? .stack([])
    let backdrop = painting(at: place + below, map, depth: depth + 1) ?? .stack([])
    return .composite(source, blend, over: backdrop)
  }

  private func fill(at place: Int, _ format: Int, _ map: AffineTransform) -> ColorGlyph.Fill? {
    if format >= 4 { return PaintGradient(tables, at: place, format)?.gradient(map) }
    guard let entry = tables.bytes.short(at: place + 1),
      let alpha = tables.bytes.share(at: place + 3)
    else { return nil }
    return .color(tables.color(entry, alpha: alpha))
  }
}

extension AffineTransform {
  /// y the other way round: fonts count it upward.
  static let flipped = AffineTransform.scale(1, -1)
}

extension ColorGlyph.Painting {
  /// A box around everything that is painted; `nil` where that has no bounds.
  public var reach: Rect? {
    switch self {
    case .fill(let path, _): path.controlBox
    case .flood: nil
    case .clip(_, let path): path.controlBox
    case .stack(let parts): Self.union(of: parts)
    case .composite(let source, _, let backdrop): Self.union(of: [source, backdrop])
    }
  }

  private static func union(of parts: [ColorGlyph.Painting]) -> Rect? {
    var corners: [Point] = []
    for part in parts {
      guard let box = part.reach else { return nil }
      corners += box.corners.points
    }
    return Rect(around: corners)
  }
}

/// The transform that a paint applies to the coordinates of the one that it leads to.
private struct PaintTransform {
  let map: AffineTransform

  /// The transform of a paint; `nil` if it is damaged.
  init?(_ bytes: FontBytes, at place: Int, _ format: Int) {
    // A paint that varies differs from its neighbor only in what follows the numbers.
    let kind = format & ~1
    let start = place + 4
    func share(_ index: Int) -> Double? { bytes.share(at: start + 2 * index) }
    func length(_ index: Int) -> Double? { bytes.length(at: start + 2 * index) }
    /// The same around a center, whose place follows some numbers.
    func around(_ index: Int, _ map: AffineTransform) -> AffineTransform? {
      guard let x = length(index), let y = length(index + 1) else { return nil }
      return AffineTransform.translation(Vector(-x, -y)).followed(by: map)
        .followed(by: .translation(Vector(x, y)))
    }
    let map: AffineTransform? =
      switch kind {
      case 12: bytes.triple(at: start).flatMap { Self.matrix(bytes, at: place + $0) }
      case 14: Self.pair(length(0), length(1)).map { .translation(Vector($0, $1)) }
      case 16, 18: Self.pair(share(0), share(1)).map { .scale($0, $1) }
      case 20, 22: share(0).map { .scale($0, $0) }
      case 24, 26: share(0).map { Self.turn($0) }
      default: Self.pair(share(0), share(1)).map { Self.skew($0, $1) }
      }
    guard let map else { return nil }
    let result: AffineTransform? =
      switch kind {
      case 18, 30: around(2, map)
      case 22, 26: around(1, map)
      default: map
      }
    guard let result else { return nil }
    self.map = result
  }

  private static func pair(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  private static func matrix(_ bytes: FontBytes, at place: Int) -> AffineTransform? {
    let numbers = (0..<6).compactMap { bytes.fixed(at: place + 4 * $0) }
    guard numbers.count == 6 else { return nil }
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// A turn of so many half turns, counterclockwise where y points up.
  private static func turn(_ halves: Double) -> AffineTransform {
    let (sin, cos) = PortableMath.sincos(degrees: halves * 180)
    return AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// A skew by so many half turns along both axes.
  private static func skew(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(
      a: 1, b: PortableMath.tan(degrees: y * 180), c: -PortableMath.tan(degrees: x * 180), d: 1,
      tx: 0,
      ty: 0)
  }
}
