import SegueGeometry

/// A closed contour as fonts store it: points on the line and off it, in a circle.
struct GlyphContour {
  /// The role of a point on the contour.
  enum Kind: Equatable {
    /// The line goes through it.
    case on
    /// It bends the line, alone.
    case quad
    /// It bends the line, with another.
    case cubic

    /// The kind that the lowest bits of a point's tag say.
    init(tag: UInt8) {
      self = tag & 1 != 0 ? .on : tag & 2 != 0 ? .cubic : .quad
    }
  }

  /// A point of the contour.
  struct Knot {
    var point: Point
    var kind: Kind

    init(_ point: Point, _ kind: Kind) {
      self.point = point
      self.kind = kind
    }
  }

  private let knots: [Knot]

  /// The contour through these points; it begins on the line.
  ///
  /// Between two lone bends the line goes through the middle, and fonts leave that point out.
  init(_ knots: [Knot]) {
    guard let start = knots.firstIndex(where: { $0.kind == .on }) else {
      guard let last = knots.last, let first = knots.first else {
        self.knots = []
        return
      }
      self.knots = [Knot(Self.middle(last.point, first.point), .on)] + knots
      return
    }
    self.knots = Array(knots[start...] + knots[..<start])
  }

  /// The steps of the contour; damaged ones end early.
  var elements: [PathElement] {
    guard let start = knots.first?.point else { return [] }
    var result: [PathElement] = [.move(start)]
    var bends: [Knot] = []
    for knot in knots.dropFirst() + [Knot(start, .on)] {
      if knot.kind == .on {
        result.append(Self.step(bends, to: knot.point))
        bends = []
        continue
      }
      if knot.kind == .quad, let bend = bends.last {
        let middle = Self.middle(bend.point, knot.point)
        result.append(.quad(control: bend.point, middle))
        bends = []
      }
      bends.append(knot)
    }
    return result + [.close]
  }

  private static func step(_ bends: [Knot], to end: Point) -> PathElement {
    switch bends.count {
    case 0: .line(end)
    case 1: .quad(control: bends[0].point, end)
    default: .cubic(bends[0].point, bends[1].point, end)
    }
  }

  private static func middle(_ one: Point, _ other: Point) -> Point {
    Point((one.x + other.x) / 2, (one.y + other.y) / 2)
  }
}

/// The glyphs of a TrueType font that are made of other glyphs.
///
/// Each may name several others, so that thirty small ones can stand for a billion: FreeType would
/// put them together for minutes. No font that people read has a glyph of more than a few dozen.
struct CompositeGlyphs: ~Copyable {
  private let bytes: [UInt8]
  private let glyphs: Range<Int>
  private let places: Int
  private let hasLongPlaces: Bool
  /// Number of glyphs that each is made of, all told; 0 where that is not known yet.
  private var sizes: [Int32]

  /// The most glyphs that one is made of, and the most that are made of each other.
  private static let sizeLimit: Int32 = 5_000
  private static let depthLimit = 50

  /// Returns true if every glyph of a font is made of a bounded number of others, as far as its tables can be
  /// read; FreeType refuses the others.
  static func areBounded(in bytes: [UInt8], index: Int) -> Bool {
    guard var glyphs = CompositeGlyphs(bytes, index: index) else { return true }
    return glyphs.areBounded
  }

  private init?(_ bytes: [UInt8], index: Int) {
    self.bytes = bytes
    let font = FontBytes(bytes)
    guard let start = font.start(of: index),
      let glyphs = font.table(0x676c_7966, of: start),
      let head = font.table(0x6865_6164, of: start),
      let places = font.table(0x6c6f_6361, of: start),
      let format = font.short(at: head.lowerBound + 50)
    else { return nil }
    self.glyphs = glyphs
    self.places = places.lowerBound
    hasLongPlaces = format != 0
    let count = places.count / (hasLongPlaces ? 4 : 2) - 1
    sizes = [Int32](repeating: 0, count: min(max(count, 0), 65_536))
  }

  private var areBounded: Bool {
    mutating get {
      for glyph in sizes.indices where size(of: glyph, depth: 0) > Self.sizeLimit { return false }
      return true
    }
  }

  private mutating func size(of glyph: Int, depth: Int) -> Int32 {
    guard sizes.indices.contains(glyph) else { return 1 }
    if sizes[glyph] > 0 { return sizes[glyph] }
    if depth > Self.depthLimit { return Self.sizeLimit + 1 }
    // A glyph that leads back to itself is refused by FreeType.
    sizes[glyph] = 1
    var size: Int32 = 1
    for part in parts(of: glyph) {
      size = min(size + self.size(of: part, depth: depth + 1), Self.sizeLimit + 1)
    }
    sizes[glyph] = size
    return size
  }

  /// The glyphs that a glyph is made of.
  private func parts(of glyph: Int) -> [Int] {
    let font = FontBytes(bytes)
    let start =
      hasLongPlaces
      ? font.word(at: places + 4 * glyph) : font.short(at: places + 2 * glyph).map { 2 * $0 }
    guard let start, var place = Optional(glyphs.lowerBound + start),
      let contours = font.short(at: place), contours >= 0x8000
    else { return [] }
    var result: [Int] = []
    place += 10
    while let flags = font.short(at: place), let part = font.short(at: place + 2) {
      result.append(part)
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      place += 4 + (flags & 1 != 0 ? 4 : 2) + scale
      if flags & 0x20 == 0 || result.count > Int(Self.sizeLimit) { break }
    }
    return result
  }
}
