import SegueGeometry
import SegueSceneGraph

/// By how much the edges of a layer are moved, so that they stand on whole pixels where it rests.
///
/// At a rest every edge moves to the nearest whole pixel, counted on the page. On the way from one
/// rest to another the displacements of both are mixed by how far each is: in a ratio that is that of
/// the way gone, if the way is straight. So an edge goes with the motion, which may be as slow as it
/// likes, and arrives where it will rest.
struct PixelSnapping {
  /// A rest, in pixels of the page, and how much it counts now.
  private struct Rest {
    let box: Rect
    let map: AffineTransform
    let weight: Double
  }

  private let rests: [Rest]
  /// The pixels of the page that a point of the layer is wide and high now.
  private let density: (x: Double, y: Double)

  /// No edge moves.
  static let none = PixelSnapping()

  private init() {
    rests = []
    density = (1, 1)
  }

  /// The displacements of a layer that is at `now` and rests at `rests`.
  init(_ rests: [Layout.Rest], now: Layout.Rest, scale: Double) {
    let center = Point(now.size.width / 2, now.size.height / 2)
    guard let map = now.map.flattened(at: center),
      let weights = PixelSnapping.weights(of: rests, now, scale)
    else {
      self = .none
      return
    }
    density = (
      scale * (map.a * map.a + map.b * map.b).squareRoot(),
      scale * (map.c * map.c + map.d * map.d).squareRoot()
    )
    let device = AffineTransform.scale(scale, scale)
    self.rests = zip(rests, weights).compactMap { rest, weight in
      guard let map = rest.map.affine, map.isUpright else { return nil }
      return Rest(
        box: Rect(origin: .zero, size: rest.size), map: map.followed(by: device), weight: weight)
    }
  }

  /// Returns the weight of each rest: the nearer, the larger; `nil` where there is none.
  ///
  /// All together count 1.
  private static func weights(
    of rests: [Layout.Rest], _ now: Layout.Rest, _ scale: Double
  ) -> [Double]? {
    if rests.count < 2 { return rests.isEmpty ? nil : [1] }
    // At a rest itself, the others count less than can be seen.
    let nearness = rests.map { 1 / max($0.distance(to: now) * scale, 1e-9) }
    let sum = nearness.reduce(0, +)
    return sum.isFinite && sum > 0 ? nearness.map { $0 / sum } : nil
  }
}

extension PixelSnapping {
  /// A rectangle of the layer as it is drawn, which is `part` of its box.
  func settled(_ part: (Rect) -> Rect, of box: Rect) -> Rect {
    let rect = part(box)
    if rests.isEmpty { return rect }
    var (x, y) = (Stretch.zero, Stretch.zero)
    for rest in rests {
      let place = rest.map.map(part(rest.box))
      let (start, end) = (place.topLeft, place.bottomRight)
      x.add(Stretch(crisping: start.x, end.x), rest.weight)
      y.add(Stretch(crisping: start.y, end.y), rest.weight)
    }
    x.keep(ofLength: rect.width * density.x)
    y.keep(ofLength: rect.height * density.y)
    return Rect(
      minX: rect.minX + points(x.start, density.x), minY: rect.minY + points(y.start, density.y),
      maxX: rect.maxX + points(x.end, density.x), maxY: rect.maxY + points(y.end, density.y))
  }

  /// A height in the layer as it is drawn, for what has to stand on a whole row: `height` of its box.
  func settled(height: (Rect) -> Double, of box: Rect) -> Double {
    rests.reduce(height(box)) { sum, rest in
      let place = rest.map.map(Point(0, height(rest.box))).y
      return sum + points(rest.weight * (place.roundedToPixel - place), density.y)
    }
  }

  private func points(_ pixels: Double, _ density: Double) -> Double {
    density > 1e-6 ? pixels / density : 0
  }
}

/// Displacements of the two ends of a stretch, in pixels.
private struct Stretch {
  var start: Double
  var end: Double

  static let zero = Stretch(start: 0, end: 0)

  private init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// Creates the displacements that snap a stretch to pixels.
  ///
  /// One that is thinner than a pixel stays as thin, in the pixel in which its middle is.
  init(crisping start: Double, _ end: Double) {
    if end - start < 1 - 1e-6 {
      let pixel = ((start + end) / 2 + Double.epsilon).rounded(.down)
      self.init(start: pixel - start, end: pixel - start)
    } else {
      self.init(start: start.roundedToPixel - start, end: end.roundedToPixel - end)
    }
  }

  mutating func add(_ other: Stretch, _ weight: Double) {
    start += weight * other.start
    end += weight * other.end
  }

  /// Leaves at least a half of a stretch of this length, which may be shorter than it rests.
  mutating func keep(ofLength length: Double) {
    let loss = start - end
    if loss <= length / 2 { return }
    let share = length > 0 ? length / 2 / loss : 0
    start *= share
    end *= share
  }
}

extension Double {
  /// Epsilon for positions that are computed in different ways, in pixels.
  fileprivate static let epsilon = 1e-6

  /// The nearest edge of a pixel; halves go up, as those of the canvas do.
  var roundedToPixel: Double { (self + 0.5 + Double.epsilon).rounded(.down) }
}

extension Layout.Rest {
  /// Returns the sum of the distances between the corners of two boxes, in points.
  fileprivate func distance(to other: Layout.Rest) -> Double {
    let boxes = (Rect(origin: .zero, size: size), Rect(origin: .zero, size: other.size))
    guard let here = map.map(boxes.0), let there = other.map.map(boxes.1) else { return .infinity }
    return (here.topLeft - there.topLeft).length + (here.bottomRight - there.bottomRight).length
  }
}
