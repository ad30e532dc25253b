import SegueGeometry

/// A gradient as fonts store it.
///
/// Its colors may begin and end anywhere on the way, and before or beyond it; ours begin at 0 and end
/// at 1 of a way that is as long as the colors are.
struct PaintGradient {
  private let bytes: FontBytes
  private let place: Int
  private let kind: Int
  private let stops: [ColorGlyph.Gradient.Stop]
  private let spread: GradientSpread

  /// The gradient of a paint; `nil` if it is damaged.
  init?(_ tables: ColorTables, at place: Int, _ format: Int) {
    guard let offset = tables.bytes.triple(at: place + 1),
      let line = ColorLine(tables, at: place + offset, varies: format & 1 == 1)
    else { return nil }
    bytes = tables.bytes
    self.place = place + 4
    kind = format & ~1
    stops = line.stops
    spread = line.spread
  }

  /// Returns the fill, on a plane that `map` takes to the glyph; `nil` where that is nothing.
  func gradient(_ map: AffineTransform) -> ColorGlyph.Fill? {
    guard let first = stops.first?.offset, var last = stops.last?.offset else { return nil }
    var start = first
    if last - first < 1e-6 {
      // Nothing can be repeated; the place where the first color becomes the last is in the middle.
      if spread != .pad { return stops.last.map { .color($0.color) } }
      (start, last) = (first - 1, first + 1)
    }
    var drawn = stops.map {
      ColorGlyph.Gradient.Stop(offset: ($0.offset - start) / (last - start), color: $0.color)
    }
    guard let way = way(from: start, to: last) else { return nil }
    if way.isBackward {
      drawn = drawn.reversed().map { .init(offset: 1 - $0.offset, color: $0.color) }
    }
    return .gradient(
      ColorGlyph.Gradient(
        way: way.way, stops: drawn, spread: spread, plane: way.plane.followed(by: map)))
  }

  /// A way on its plane, and whether it leads from the last color to the first.
  private struct Course {
    var way: ColorGlyph.Gradient.Way
    var plane = AffineTransform.identity
    var isBackward = false
  }

  private func way(from start: Double, to end: Double) -> Course? {
    switch kind {
    case 4: line(start, end)
    case 6: circles(start, end)
    default: sweep(start, end)
    }
  }

  private func point(_ index: Int) -> Point? {
    guard let x = bytes.length(at: place + 2 * index),
      let y = bytes.length(at: place + 2 * index + 2)
    else { return nil }
    return Point(x, y)
  }

  /// From one point towards another, along lines of equal color that run towards a third.
  private func line(_ start: Double, _ end: Double) -> Course? {
    guard let from = point(0), let to = point(2), let side = point(4) else { return nil }
    let (way, along) = (to - from, side - from)
    let normal = Vector(-along.dy, along.dx)
    let square = normal.dx * normal.dx + normal.dy * normal.dy
    guard square > 0 else { return nil }
    let share = (way.dx * normal.dx + way.dy * normal.dy) / square
    let direct = normal * share
    if direct.dx == 0 && direct.dy == 0 { return nil }
    let (first, all) = (from + direct * start, direct * (end - start))
    return Course(
      way: .linear,
      plane: AffineTransform(
        a: all.dx, b: all.dy, c: -all.dy, d: all.dx, tx: first.x, ty: first.y))
  }

  private func circles(_ start: Double, _ end: Double) -> Course? {
    guard let from = point(0), let radius = bytes.short(at: place + 4), let to = point(3),
      let last = bytes.short(at: place + 10)
    else { return nil }
    let (r, growth) = (Double(radius), Double(last - radius))
    func circle(_ share: Double) -> ColorGlyph.Gradient.Circle {
      ColorGlyph.Gradient.Circle(center: from + (to - from) * share, radius: r + growth * share)
    }
    if from == to && growth == 0 { return nil }
    return Course(way: .circles(circle(start), circle(end)))
  }

  /// Around a center; angles are stored less half a turn.
  private func sweep(_ start: Double, _ end: Double) -> Course? {
    guard let center = point(0), let first = bytes.share(at: place + 4),
      let last = bytes.share(at: place + 6)
    else { return nil }
    func turns(_ share: Double) -> Double { (first + 1 + (last - first) * share) / 2 }
    let (from, to) = (turns(start), turns(end))
    if from == to && spread != .pad { return nil }
    return Course(
      way: .sweep(min(from, to), max(from, to)),
      plane: .translation(center - .zero), isBackward: to < from)
  }
}

/// The colors of a gradient, in order, and what is beyond them.
private struct ColorLine {
  let stops: [ColorGlyph.Gradient.Stop]
  let spread: GradientSpread

  /// More than any font has; `nil` if there are more, or if the line is damaged.
  private static let limit = 1_024

  init?(_ tables: ColorTables, at place: Int, varies: Bool) {
    guard let extend = tables.bytes.byte(at: place), let count = tables.bytes.short(at: place + 1),
      (1...Self.limit).contains(count)
    else { return nil }
    spread = extend == 1 ? .repeat : extend == 2 ? .reflect : .pad
    let stops = (0..<count).compactMap { index -> ColorGlyph.Gradient.Stop? in
      let stop = place + 3 + (varies ? 10 : 6) * index
      guard let offset = tables.bytes.share(at: stop), let entry = tables.bytes.short(at: stop + 2),
        let alpha = tables.bytes.share(at: stop + 4)
      else { return nil }
      return ColorGlyph.Gradient.Stop(offset: offset, color: tables.color(entry, alpha: alpha))
    }
    if stops.count < count { return nil }
    self.stops = stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }
}
