import SegueGeometry

/// The surroundings of a corner of something in one color in front of another one, where its radius is measured.
///
/// Coordinates go inwards: `u` along the picture's rows and `v` along its columns, both from where the sides are expected.
struct CornerWindow {
  /// A corner: the sides that meet there.
  enum Corner: CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  private let picture: [UInt8]
  private let width: Int
  private let height: Int
  private let origin: (x: Int, y: Int)
  private let inwards: (x: Int, y: Int)

  /// The sides of the squares that are tried, in pixels: what is in a card begins somewhere.
  private static let sizes = [12, 16, 22, 30, 40, 54, 72]

  /// - Parameters:
  ///   - x: where the vertical side is expected, in pixels of the reel.
  ///   - y: where the horizontal side is expected.
  init(
    _ corner: Corner, at x: Double, _ y: Double, in reel: LumaSequence, picture index: Int
  ) {
    picture = reel.pictures[index]
    (width, height) = (reel.width, reel.height)
    origin = (Int(x.rounded()), Int(y.rounded()))
    inwards = (
      corner == .topLeft || corner == .bottomLeft ? 1 : -1,
      corner == .topLeft || corner == .topRight ? 1 : -1
    )
  }

  /// The radius in pixels of the reel; nil where no square shows a corner of one color in front of another one.
  ///
  /// - Parameter limit: the most pixels inwards that belong to the corner.
  func radius(within limit: Double) -> Double? {
    let most = Int(limit)
    let sizes = Self.sizes.filter { $0 < most } + (most >= Self.sizes[0] ? [most] : [])
    for size in sizes.prefix(Self.sizes.count) {
      if let radius = CornerSquare(size, level: level)?.radius { return radius }
    }
    return nil
  }

  /// The level of a pixel; nil beyond the picture.
  private func level(_ u: Int, _ v: Int) -> Double? {
    let x = origin.x + (inwards.x > 0 ? u : -1 - u)
    let y = origin.y + (inwards.y > 0 ? v : -1 - v)
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return Double(picture[y * width + x])
  }
}

/// A square around a corner, with so many pixels inwards.
private struct CornerSquare {
  /// The pixels beyond the sides that are looked at, and those of them around which a side may be.
  private static let (margin, around) = (10, 6)
  /// The least contrast of both colors, and by how much each may differ from place to place, in levels.
  fileprivate static let (contrast, even) = (20.0, 6.0)
  /// The largest radius, as a share of the square.
  private static let most = 0.72
  /// Depth beside both sides to which pixels are looked at, as a share of the square: a card has something in it.
  private static let deep = 0.35
  /// By how many pixels a side may bend where the corner should have ended.
  private static let bent = 0.2
  /// The mean distance of the pixels from those of a round corner that is one still, as a share of the contrast.
  private static let near = 0.035
  /// The part of its square that a round corner lacks.
  private static let lacks = 1 - Double.pi / 4

  private let size: Int
  private let count: Int
  private let levels: [Double]

  /// Nil where a part of it lies beyond the picture.
  init?(_ size: Int, level: (_ u: Int, _ v: Int) -> Double?) {
    (self.size, count) = (size, size + Self.margin)
    var levels: [Double] = []
    for v in -Self.margin..<size {
      for u in -Self.margin..<size {
        guard let level = level(u, v) else { return nil }
        levels.append(level)
      }
    }
    self.levels = levels
  }

  /// A side: where it is, in pixels inwards from where that is expected, and the levels at both sides of it.
  private struct Side {
    let place: Double
    let inside: Double
    let outside: Double

    /// The side that a line crosses; nil where it is not one of one color beside another one.
    init?(_ line: [Double]) {
      let before = line[..<(CornerSquare.margin - CornerSquare.around)]
      let behind = line[(CornerSquare.margin + CornerSquare.around)...]
      (outside, inside) = (before.mean, behind.mean)
      guard abs(inside - outside) >= CornerSquare.contrast, before.spread <= CornerSquare.even,
        behind.spread <= CornerSquare.even
      else { return nil }
      let (a, b) = (inside, outside)
      let parts = line[before.endIndex..<behind.startIndex].map { ($0 - a) / (b - a) }
      place = parts.reduce(0, +) - Double(CornerSquare.around)
      guard abs(place) < Double(CornerSquare.around) - 1 else { return nil }
    }
  }

  /// Both sides as lines tell them that cross them.
  private func sides(_ lines: Range<Int>) -> (across: Side, down: Side)? {
    let deep = Self.margin + max(Self.around + 2, Int(Self.deep * Double(size)))
    guard
      let across = Side((0..<deep).map { u in lines.map { levels[$0 * count + u] }.mean }),
      let down = Side((0..<deep).map { v in lines.map { levels[v * count + $0] }.mean })
    else { return nil }
    return (across, down)
  }

  /// The radius; nil where it is no round corner of one color in front of another one.
  var radius: Double? {
    let (middle, end) = (Self.margin + 3 * size / 4, Self.margin + 7 * size / 8)
    guard let (across, down) = sides(end..<count), let (near, nearDown) = sides(middle..<end),
      abs(across.inside - down.inside) <= Self.even,
      abs(across.outside - down.outside) <= Self.even,
      max(abs(across.place - near.place), abs(down.place - nearDown.place)) <= Self.bent
    else { return nil }
    let (a, b) = (
      (across.inside + down.inside) / 2, (across.outside + down.outside) / 2
    )
    let (left, top) = (across.place, down.place)
    // What is missing beside the two sides.
    var missing = 0.0
    for (u, v) in looked {
      let share = (levels[v * count + u] - a) / (b - a)
      missing += share - (1 - Self.covered(u, v, left, top, radius: 0))
    }
    let radius = (max(0, missing) / Self.lacks).squareRoot()
    guard radius <= Self.most * Double(size) else { return nil }
    let offs = looked.map { u, v in
      let share = (levels[v * count + u] - a) / (b - a)
      return abs(share - (1 - Self.covered(u, v, left, top, radius: radius)))
    }
    return offs.mean <= Self.near ? radius : nil
  }

  /// The pixels that are looked at.
  private var looked: [(u: Int, v: Int)] {
    let deep = Self.margin + Int(Self.deep * Double(size))
    return (0..<count).flatMap { v in
      (0..<count).filter { v < deep || $0 < deep }.map { ($0, v) }
    }
  }

  /// The part of a pixel that a round corner covers.
  private static func covered(
    _ u: Int, _ v: Int, _ left: Double, _ top: Double, radius: Double
  ) -> Double {
    let (x, y) = (Double(u - margin) + 0.5 - left, Double(v - margin) + 0.5 - top)
    guard x < radius, y < radius else {
      return min(max(x + 0.5, 0), 1) * min(max(y + 0.5, 0), 1)
    }
    let (dx, dy) = (radius - x, radius - y)
    return min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
  }
}

extension Collection where Element == Double {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
  fileprivate var spread: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}
