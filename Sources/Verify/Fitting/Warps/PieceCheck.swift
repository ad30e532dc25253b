import SegueGeometry
import SegueRaster

/// A shift that was found by edges, held to whole pictures: all that changes should go that way, as one piece.
struct PieceCheck {
  /// Answers of whole pictures about a shift.
  enum Answer {
    /// All that changes goes by so many pixels of the reel.
    case goes(x: Double, y: Double)
    /// It turns or grows.
    case turns
    /// It is not one piece, or is covered.
    case open
  }

  private let reel: LumaSequence
  private let area: PixelRect
  private let movement: Movement

  /// The pictures that are looked at.
  private static let pictures = 5
  /// Typical distance at which a picture is not what the map makes of the last one, in pixels.
  private static let limit = 0.45
  /// Largest distance from a shift, in pixels: where few edges lie across an axis, codecs bend as much.
  private static let straight = 1.5

  /// - Parameters:
  ///   - reel: the film in which the movement was found, as it is seen most clearly.
  ///   - area: the area of it in which something changes.
  init(_ movement: Movement, in reel: LumaSequence, within area: PixelRect) {
    (self.movement, self.reel, self.area) = (movement, reel, area)
  }

  /// The answer.
  var answer: Answer {
    guard let last = reel.pictures.indices.last, let body = movement.bodies.first,
      let template = WarpTemplate(of: reel, picture: last, in: area)
    else { return .open }
    let scale = Double(reel.shrink)
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for (index, share) in movement.underWay(in: reel, Self.pictures) {
      let part = share - 1
      let guess = AffineTransform.translation(
        Vector(part * body.x / scale, part * body.y / scale))
      let picture = reel.pyramid(of: index)
      guard let found = template.map(to: picture, near: [guess]) else { return .open }
      let distance = template.distance(found, in: picture)
      guard distance < Self.limit else { return .open }
      let bent = max(abs(found.a - 1), abs(found.b), abs(found.c), abs(found.d - 1))
      let isBent = bent * template.radius > Self.straight
      if isBent, template.distance(guess, in: picture) > 2 * distance { return .turns }
      // Of a plain box a bent map is as good as a straight one.
      let map = isBent ? guess : found
      x += part * map.tx
      y += part * map.ty
      sum += part * part
    }
    return sum > 0 ? answer(body, x: x * scale / sum, y: y * scale / sum) : .open
  }

  /// The way of a body, whose edges know best how far it goes along an axis, and may not know that it does.
  private func answer(_ body: MovingBody, x: Double, y: Double) -> Answer {
    func way(_ edges: Double, _ pictures: Double) -> Double? {
      guard abs(edges) > 1 else { return abs(pictures) > 1 ? pictures : 0 }
      return abs(pictures - edges) < 1 + 0.01 * abs(edges) ? edges : nil
    }
    guard let across = way(body.x, x), let down = way(body.y, y) else { return .open }
    return .goes(x: across, y: down)
  }
}

extension Movement {
  /// Some pictures on the way, with their progress.
  func underWay(in reel: LumaSequence, _ count: Int) -> [(index: Int, share: Double)] {
    let indices = Dictionary(zip(reel.times, reel.times.indices)) { first, _ in first }
    let moving = zip(samples.times, samples.values).compactMap { time, share in
      indices[time].flatMap { index in
        share > -0.05 && share < 0.9 ? (index, share) : nil
      }
    }
    // Those that are far from where it ends say most.
    let way = moving.filter { $0.1 > 0.02 }
    let step = max(1, way.count / (count - 1))
    return (moving.first.map { [$0] } ?? [])
      + stride(from: 0, to: way.count, by: step).map { way[$0] }
  }
}

extension Movement {
  /// The shift of one body, which goes that way.
  func going(x: Double, y: Double) -> Movement {
    var movement = told(as: .shift(x: x, y: y))
    movement.bodies = [MovingBody(x: x, y: y, edgeCount: edgeCount, area: area)]
    return movement
  }
}
