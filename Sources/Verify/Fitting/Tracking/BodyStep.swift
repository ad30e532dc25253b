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

  /// The squares of what several ways leave unexplained together, rest among them: each pixel may go another one.
  func left(of ways: [(x: Double, y: Double)]) -> Double {
    let steps = ways.map { (x: $0.x * part, y: $0.y * part) }
    return sum { x, y in
      steps.reduce(off(x, y, by: (0, 0)) ?? Self.most) { least, step in
        min(least, off(x, y, by: step) ?? least)
      }
    }
  }

  private func unexplained(x dx: Double, y dy: Double) -> Double {
    sum { off($0, $1, by: (dx, dy)) ?? 0 }
  }

  private func sum(_ off: (Int, Int) -> Double) -> Double {
    var sum = 0.0
    for y in rows {
      for x in columns {
        let off = off(x, y)
        sum += off * off
      }
    }
    return sum
  }

  /// By how many levels a pixel is off that comes from elsewhere; nothing where that is not in the picture.
  private func off(_ x: Int, _ y: Int, by way: (x: Double, y: Double)) -> Double? {
    guard let found = reel.level(of: old, x: Double(x) + way.x, y: Double(y) + way.y) else {
      return nil
    }
    return min(Self.most, max(0, abs(found - Double(new[y * reel.width + x])) - Self.noise))
  }
}
