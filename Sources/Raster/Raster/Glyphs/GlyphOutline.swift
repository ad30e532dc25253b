public import SegueGeometry

/// Outline of a font's glyph at any size, around its origin on the baseline; y points down.
///
/// Points are in halves of the font's units, in which the points that fonts leave out are whole, too.
/// A reference, because a page shows the same few glyphs again and again: a rasterizer remembers what
/// it has drawn of each.
public final class GlyphOutline: Sendable {
  /// The steps, in halves of the font's units.
  public let elements: [OutlineElement]
  /// The bounds of all points, in halves of the font's units.
  let box: Glyph.Box

  /// The outline of a path in units of its font; points beyond half a million units move there.
  public init(_ path: Path) {
    elements = Outline(path, AffineTransform.scale(2.0 / 256, 2.0 / 256)).elements.map {
      $0.map { point in
        GridPoint(x: GlyphOutline.limited(point.x), y: GlyphOutline.limited(point.y))
      }
    }
    box = GlyphOutline.box(of: elements)
  }

  private static func limited(_ value: Int32) -> Int32 { min(max(value, -1 << 20), 1 << 20) }

  private static func box(of elements: [OutlineElement]) -> Glyph.Box {
    var box = Glyph.Box(left: .max, top: .max, right: .min, bottom: .min)
    for point in elements.lazy.flatMap(\.controlPoints) {
      box.left = min(box.left, point.x)
      box.top = min(box.top, point.y)
      box.right = max(box.right, point.x)
      box.bottom = max(box.bottom, point.y)
    }
    return elements.isEmpty ? Glyph.Box(left: 0, top: 0, right: 0, bottom: 0) : box
  }

  /// Distance of the farthest point from the origin, in halves of the font's units.
  var reach: UInt32 {
    [box.left, box.top, box.right, box.bottom].map(\.magnitude).max() ?? 0
  }

  /// The steps as a path in units of the font.
  public var path: Path {
    func point(_ point: GridPoint) -> Point { Point(Double(point.x) / 2, Double(point.y) / 2) }
    var path: [PathElement] = []
    for element in elements {
      switch element {
      case .move(let end):
        if !path.isEmpty { path.append(.close) }
        path.append(.move(point(end)))
      case .line(let end): path.append(.line(point(end)))
      case .quad(let control, let end): path.append(.quad(control: point(control), point(end)))
      case .cubic(let first, let second, let end):
        path.append(.cubic(point(first), point(second), point(end)))
      }
    }
    if !path.isEmpty { path.append(.close) }
    return Path(path)
  }
}

extension GlyphOutline: Hashable {
  /// Returns true if both have the same steps.
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool {
    a === b || a.elements == b.elements
  }

  /// Feeds some of the steps to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(Outline(elements)) }
}

extension OutlineElement {
  /// The step with every point mapped.
  func map(_ change: (GridPoint) -> GridPoint) -> OutlineElement {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let control, let end): .quad(change(control), change(end))
    case .cubic(let first, let second, let end):
      .cubic(change(first), change(second), change(end))
    }
  }
}
