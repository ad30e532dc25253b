import SegueRaster

/// Holds the ways of bodies to the pictures: what is in front goes as a whole, wherever it is seen.
struct BodyCheck {
  private let reel: LumaSequence
  private let movement: Movement

  /// The pictures on the way that are looked at.
  private static let pictures = 6
  /// The least share of the places in sight that are where they should be.
  private static let matched = 0.6

  /// - Parameter reel: the film in which the movement was found.
  init(_ movement: Movement, in reel: LumaSequence) {
    (self.movement, self.reel) = (movement, reel)
  }

  private var looked: [(index: Int, share: Double)] {
    movement.underWay(in: reel, Self.pictures)
  }

  /// True if all bodies are seen where their way leads, in all pictures that are looked at.
  var bearsOut: Bool {
    !movement.bodies.isEmpty && movement.bodies.allSatisfy { bearsOut($0) }
  }

  private func bearsOut(_ body: MovingBody) -> Bool {
    let looked = looked
    guard looked.count > 2, let places = places(of: body, along: body.axis) else { return false }
    return looked.allSatisfy { index, share in
      let (x, y) = way(of: body, to: share)
      return (seenShare(of: places, in: reel.pictures[index], x: x, y: y) ?? 0) >= Self.matched
    }
  }

  /// The pixels that something may go across its way unseen.
  private static let across = 2...16
  /// By how much larger the share of places has to be that are seen beside the way.
  private static let clearly = 0.2

  /// True if a body is seen beside its way in most pictures near its begin: edges along one axis do not tell of another.
  var isBeside: Bool { movement.bodies.contains { isBeside($0) } }

  private func isBeside(_ body: MovingBody) -> Bool {
    let early = looked.filter { $0.share < Self.early }
    let axis: PictureAxis = body.axis == .x ? .y : .x
    guard !early.isEmpty, let places = places(of: body, along: axis) else { return false }
    let count = early.count { index, share in
      let (x, y) = way(of: body, to: share)
      func seen(_ off: Int) -> Double {
        let off = Double(off)
        return seenShare(
          of: places, in: reel.pictures[index], x: axis == .x ? x + off : x,
          y: axis == .y ? y + off : y) ?? 0
      }
      let beside = Self.across.map { max(seen($0), seen(-$0)) }.max() ?? 0
      return beside >= Self.matched && beside > ((-1...1).map(seen).max() ?? 0) + Self.clearly
    }
    return 2 * count > early.count
  }

  /// The share of the way up to which a way across shows best.
  private static let early = 0.4

  // MARK: - Places

  /// Places of a body in the last picture.
  private func places(of body: MovingBody, along axis: PictureAxis) -> LayerPlaces? {
    guard let last = reel.pictures.indices.last, let late = looked.last else { return nil }
    // What a body has left by then looks as it does at the end.
    return LayerPlaces(
      of: reel, picture: last, unlike: [reel.lastAtRest, late.index],
      in: reel.inReel(body.area), along: axis)
  }

  /// The way from the end back to where a share of it has been covered.
  private func way(of body: MovingBody, to share: Double) -> (x: Double, y: Double) {
    let part = (share - 1) / Double(reel.shrink)
    return (part * body.x, part * body.y)
  }

  /// The share of the places in sight that a picture shows after a step; nothing where they are few.
  private func seenShare(
    of places: LayerPlaces, in picture: [UInt8], x: Double, y: Double
  ) -> Double? {
    var (seen, matched) = (0, 0)
    for place in places.all {
      let (column, row) = (place.pixel % reel.width, place.pixel / reel.width)
      guard let level = reel.level(of: picture, x: Double(column) + x, y: Double(row) + y) else {
        continue
      }
      seen += 1
      if abs(Float(level) - place.level) < 12 + 0.6 * abs(place.slope) { matched += 1 }
    }
    return seen >= LayerPlaces.least ? Double(matched) / Double(seen) : nil
  }
}

extension MovingBody {
  /// The axis along which it goes farthest.
  fileprivate var axis: PictureAxis { abs(x) > abs(y) ? .x : .y }
}
