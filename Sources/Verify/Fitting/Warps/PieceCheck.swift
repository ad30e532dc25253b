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

  /// - Parameter reel: the film in which the movement was found.
  init?(_ movement: Movement, in reel: LumaSequence, region: PixelRect?) {
    self.movement = movement
    self.reel = reel.clearest(in: region)
    guard let area = self.reel.changingArea(in: region) else { return nil }
    self.area = area
  }

  /// The answer.
  var answer: Answer {
    guard let last = reel.pictures.indices.last, let body = movement.bodies.first,
      let template = WarpTemplate(of: reel, picture: last, in: area)
    else { return .open }
    let scale = Double(reel.shrink)
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for (index, share) in looked {
      let part = share - 1
      let guess = AffineTransform.translation(
        Vector(part * body.x / scale, part * body.y / scale))
      let picture = reel.pyramid(of: index)
      guard let map = template.map(to: picture, near: [guess]),
        template.distance(map, in: picture) < Self.limit
      else { return .open }
      let bent = max(abs(map.a - 1), abs(map.b), abs(map.c), abs(map.d - 1))
      if bent * template.radius > Self.straight { return .turns }
      x += part * map.tx
      y += part * map.ty
      sum += part * part
    }
    return sum > 0 ? .goes(x: x * scale / sum, y: y * scale / sum) : .open
  }

  /// Some pictures on the way, with their progress.
  private var looked: [(index: Int, share: Double)] {
    let samples = movement.samples
    let moving = zip(samples.times, samples.values).compactMap { time, share in
      reel.times.firstIndex(of: time).flatMap { index in
        share > -0.05 && share < 0.9 ? (index, share) : nil
      }
    }
    // Those that are far from where it ends say most.
    let way = moving.filter { $0.1 > 0.02 }
    let step = max(1, way.count / (Self.pictures - 1))
    return (moving.first.map { [$0] } ?? [])
      + stride(from: 0, to: way.count, by: step).map { way[$0] }
  }
}

extension Movement {
  /// The shift of one body, which goes that way.
  func going(x: Double, y: Double) -> Movement {
    var movement = Movement(
      kind: .shift(x: x, y: y), samples: samples, edgeCount: edgeCount, area: area)
    movement.bodies = [MovingBody(x: x, y: y, edgeCount: edgeCount, area: area)]
    return movement
  }
}
