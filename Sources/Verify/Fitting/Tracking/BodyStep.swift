import SegueRaster

/// The surroundings of an edge in two pictures between which it has clearly moved.
struct BodyStep {
  private let reel: LumaSequence
  private let columns: [Int]
  private let rows: [Int]
  private let old: [UInt8]
  private let new: [UInt8]
  private let axis: PictureAxis
  /// Displacement along the axis of the edge, from the new picture back to the old one.
  private let back: Double
  /// Change of the progress, in the same direction.
  private let part: Double

  /// Extent along the axis of the edge, to both sides.
  private static let reach = 10
  /// The most lines across.
  private static let lineLimit = 24
  /// Levels by which a codec changes a pixel.
  private static let noise = 6.0
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
    let place = Int((track.place + offset).rounded())
    let along = Array(place - Self.reach...place + Self.reach)
    let across = Array(
      stride(
        from: track.band.lowerBound, to: track.band.upperBound,
        by: 1 + track.band.count / Self.lineLimit))
    let (columns, rows) = track.axis == .x ? (along, across) : (across, along)
    self.columns = columns.filter { (0..<reel.width).contains($0) }
    self.rows = rows.filter { (0..<reel.height).contains($0) }
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
    for y in rows {
      for x in columns {
        guard let found = reel.level(of: old, x: Double(x) + dx, y: Double(y) + dy) else {
          continue
        }
        let off = min(Self.most, max(0, abs(found - Double(new[y * reel.width + x])) - Self.noise))
        sum += off * off
      }
    }
    return sum
  }
}
