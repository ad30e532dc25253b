import SegueRaster

/// The surroundings of an edge in two pictures between which it has clearly moved.
struct BodyStep {
  private let reel: LumaSequence
  private let place: EdgeSurroundings
  private let old: [UInt8]
  private let new: [UInt8]
  private let axis: PictureAxis
  /// Displacement along the axis of the edge, from the new picture back to the old one.
  private let back: Double
  /// Change of the progress, in the same direction.
  private let part: Double

  /// The most levels that count: what is covered says nothing.
  private static let most = 48.0

  init?(
    _ member: RigidGroup.Member, _ group: RigidGroup, _ reel: LumaSequence, from other: Int,
    to picture: Int
  ) {
    let track = member.track
    guard let offset = track.offsets[picture], let before = track.offsets[other],
      let share = group.progress[picture], let earlier = group.progress[other]
    else { return nil }
    self.reel = reel
    place = EdgeSurroundings(of: track, at: offset, in: reel)
    (old, new, axis) = (reel.pictures[other], reel.pictures[picture], track.axis)
    (back, part) = (before - offset, earlier - share)
  }

  /// The squares of what rest leaves unexplained.
  var atRest: Double { unexplained(x: 0, y: 0) }

  /// The squares of what is left unexplained with a way along the other axis.
  ///
  /// - Parameter way: the way along the axis of the edge; nothing for the one that was followed.
  func left(_ other: Double, along way: Double? = nil) -> Double {
    let along = way.map { $0 * part } ?? back
    return axis == .x
      ? unexplained(x: along, y: other * part) : unexplained(x: other * part, y: along)
  }

  private func unexplained(x dx: Double, y dy: Double) -> Double {
    var sum = 0.0
    for y in place.rows {
      for x in place.columns {
        guard let found = reel.level(of: old, x: Double(x) + dx, y: Double(y) + dy) else {
          continue
        }
        let error = abs(found - Double(new[y * reel.width + x]))
        let off = min(Self.most, max(0, error - EdgeSurroundings.noise))
        sum += off * off
      }
    }
    return sum
  }
}
