/// Edges that move by one curve, each from a place of its own over a way of its own.
struct RigidGroup {
  /// An edge of the group.
  struct Member {
    let track: EdgeTrack
    /// Its offset where the curve begins.
    let start: Double
    /// Displacement, with its sign.
    let way: Double
    /// Typical distance from the curve.
    let error: Double
    /// Certainty of its displacement: the part of the curve over which it was seen, in terms of its error.
    let certainty: Double

    /// Information about a picture: the square of the displacement in terms of the error.
    var knowledge: Double { way * way / (error * error + 0.03 * 0.03) }
  }

  /// Progress of the curve in each picture, where that was seen.
  private(set) var progress: [Double?]
  /// Information about each picture: the squares of displacements in terms of their errors.
  private(set) var knowledge: [Double] = []
  private(set) var members: [Member] = []

  /// Maximum distance of an edge from the curve: in pixels, and as a share of its path.
  private static let tolerance = (pixels: 0.35, share: 0.006)

  /// The group of all that moves as `seed` does.
  init(around seed: EdgeTrack, of tracks: [EdgeTrack]) {
    let range = max(seed.range, 1e-9)
    progress = seed.offsets.map { offset in offset.map { $0 / range } }
    for _ in 0..<6 {
      members = rigid(tracks.compactMap { member($0) })
      guard !members.isEmpty else { return }
      (progress, knowledge) = Self.progress(of: members, count: progress.count)
    }
    orient()
  }

  /// The group in some of the pictures alone.
  func seen(in pictures: ClosedRange<Int>) -> RigidGroup {
    var group = self
    for index in progress.indices where !pictures.contains(index) {
      group.progress[index] = nil
      group.knowledge[index] = 0
    }
    if group.progress != progress {
      // Where something else was taken for an edge, its way is one that nothing goes.
      let members = group.rigid(members.compactMap { group.member($0.track) })
      if !members.isEmpty { group.members = members }
    }
    group.orient()
    return group
  }

  /// Weight of the group: the squares of all displacements, in terms of the edges' distances from the curve.
  var weight: Double {
    members.reduce(0) { sum, member in
      let count = Double(member.track.offsets.count { $0 != nil })
      return sum + member.way * member.way * count / (member.error * member.error + 0.1 * 0.1)
    }
  }

  /// The track as part of the group; nothing where it moves in another way.
  private func member(_ track: EdgeTrack) -> Member? {
    guard let sums = trimmed(track), sums.count > 4, let line = sums.line else { return nil }
    let limit = max(
      Self.tolerance.pixels, Self.tolerance.share * abs(line.slope) * sums.width)
    // Over a short way everything is straight.
    guard line.error < limit, abs(line.slope) * sums.width > 12 * line.error, sums.width > 0.2
    else { return nil }
    // What was left out speaks against the edge.
    let error = error(of: track, from: line)
    let certainty = sums.width * sums.width * Double(sums.count)
    return Member(
      track: track, start: line.start, way: line.slope, error: error,
      certainty: certainty / (error * error + 0.1 * 0.1))
  }

  /// Smallest part of its pictures in which a track has to keep to the curve.
  private static let kept = 0.8

  /// Returns the sums of a track over the pictures in which it keeps to the curve; nothing where these are too few.
  ///
  /// Where an edge enters or leaves the picture, or is covered, its neighbor is easily taken for it.
  private func trimmed(_ track: EdgeTrack) -> LineSums? {
    let points = zip(progress, track.offsets).compactMap { share, offset in
      share.flatMap { share in offset.map { (share: share, offset: $0) } }
    }
    var sums = LineSums()
    for point in points { sums.add(point.share, point.offset) }
    for _ in 0..<2 {
      guard let line = sums.line else { return nil }
      let offs = points.map { abs($0.offset - line.start - line.slope * $0.share) }
      let limit = max(Self.tolerance.pixels, 4 * offs.sorted()[offs.count / 2])
      var rest = LineSums()
      for (point, off) in zip(points, offs) where off <= limit {
        rest.add(point.share, point.offset)
      }
      guard Double(rest.count) >= Self.kept * Double(points.count) else { return nil }
      sums = rest
    }
    return keepsToIt(points, sums) ? sums : nil
  }

  /// The same of the pictures in which it is on its way: a film may rest in all others.
  private static let keptOnWay = 0.5
  /// The share of the way near both ends in which it is hardly on its way.
  private static let nearEnds = 0.03

  /// Returns `true` if a track keeps to a line not only while all is at rest.
  private func keepsToIt(_ points: [(share: Double, offset: Double)], _ sums: LineSums) -> Bool {
    guard let line = sums.line, let least = points.map(\.share).min(),
      let most = points.map(\.share).max()
    else { return false }
    let margin = Self.nearEnds * (most - least)
    let onWay = points.filter { $0.share > least + margin && $0.share < most - margin }
    let limit = max(Self.tolerance.pixels, 2 * Self.tolerance.share * abs(line.slope) * sums.width)
    let near = onWay.count { abs($0.offset - line.start - line.slope * $0.share) <= 2 * limit }
    return Double(near) >= Self.keptOnWay * Double(onWay.count)
  }

  /// Typical distance of a track from a line over the progress, in all pictures.
  private func error(
    of track: EdgeTrack, from line: (start: Double, slope: Double, error: Double)
  )
    -> Double
  {
    var (squares, count) = (0.0, 0.0)
    for (share, offset) in zip(progress, track.offsets) {
      guard let share, let offset else { continue }
      let off = offset - line.start - line.slope * share
      squares += off * off
      count += 1
    }
    return (squares / max(count, 1)).squareRoot()
  }

  /// The members with one way for all that go about as far along an axis: they are parts of one thing, and
  /// what was seen of each of them alone says less.
  private func rigid(_ all: [Member]) -> [Member] {
    // What goes hardly anywhere says nothing of a long way, and is often a mistake.
    let farthest = all.map { abs($0.way) }.max() ?? 0
    let members = all.filter { abs($0.way) > 0.12 * farthest }
    return members.map { member in
      var (sum, weight, count) = (0.0, 0.0, 0)
      for other in members where other.track.axis == member.track.axis {
        guard abs(other.way - member.way) < Self.alike * abs(member.way) else { continue }
        sum += other.certainty * other.way
        weight += other.certainty
        count += 1
      }
      guard count > 4, weight > 0 else { return member }
      return moved(member, to: sum / weight)
    }
  }

  /// By how much ways may differ that are one.
  private static let alike = 0.06

  /// The member with another way, and its start where that fits best.
  private func moved(_ member: Member, to way: Double) -> Member {
    var (sum, count) = (0.0, 0.0)
    for (share, offset) in zip(progress, member.track.offsets) {
      guard let share, let offset else { continue }
      sum += offset - way * share
      count += 1
    }
    return Member(
      track: member.track, start: sum / max(count, 1), way: way, error: member.error,
      certainty: member.certainty)
  }

  private static func progress(
    of members: [Member], count: Int
  ) -> (progress: [Double?], knowledge: [Double]) {
    let least = min(3, max(1, members.count / 8))
    let found = (0..<count).map { picture -> (progress: Double?, knowledge: Double) in
      let agreed = agreed(members, in: picture)
      guard agreed.count >= least else { return (nil, 0) }
      var (top, bottom) = (0.0, 0.0)
      for member in agreed {
        guard let offset = member.track.offsets[picture] else { continue }
        top += member.knowledge * (offset - member.start) / member.way
        bottom += member.knowledge
      }
      return (bottom > 0 ? top / bottom : nil, bottom)
    }
    return (found.map(\.progress), found.map(\.knowledge))
  }

  /// Returns the members that are about as far in a picture as the surest of them; none where they contradict each other.
  private static func agreed(_ members: [Member], in picture: Int) -> [Member] {
    let seen = members.compactMap { member in
      member.track.offsets[picture].map {
        (member: member, progress: ($0 - member.start) / member.way, weight: member.knowledge)
      }
    }
    .sorted { $0.progress < $1.progress }
    let whole = seen.reduce(0) { $0 + $1.weight }
    var sum = 0.0
    let middle = seen.first { seen in
      sum += seen.weight
      return 2 * sum >= whole
    }
    guard let middle else { return [] }
    let agreed = seen.filter {
      abs(($0.progress - middle.progress) * $0.member.way) <= 2 * tolerance.pixels
    }
    let weight = agreed.reduce(0) { $0 + $1.weight }
    return 2 * weight > whole ? agreed.map(\.member) : []
  }

  /// Has the curve lead upwards, from 0 where it is first seen to 1 where it is last seen.
  private mutating func orient() {
    let known = progress.compactMap { $0 }
    guard let first = known.first, let last = known.last, abs(last - first) > 1e-6 else { return }
    let way = last - first
    progress = progress.map { share in share.map { ($0 - first) / way } }
    members = members.map { member in
      Member(
        track: member.track, start: member.start + member.way * first, way: member.way * way,
        error: member.error, certainty: member.certainty)
    }
  }
}
