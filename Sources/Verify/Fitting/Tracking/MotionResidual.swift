import SegueRaster

/// Part of a film's changes that rest and the movements found so far leave unexplained.
///
/// What stands still and is covered or uncovered, and what several movements show together, looks like a movement of
/// its own to who follows a single edge. A track is believed where it explains what nothing else does.
struct MotionResidual {
  private let reel: LumaSequence
  private var known: [KnownMotion] = []

  /// The most pictures in which a track is looked at.
  private static let pictureLimit = 16

  init(_ reel: LumaSequence) { self.reel = reel }

  /// Takes in a movement that explains its part of the film.
  mutating func add(_ group: RigidGroup) { known.append(KnownMotion(group)) }

  /// Returns `true` if what a track claims leaves clearly less unexplained than is without it, in most pictures.
  func bearsOut(_ track: EdgeTrack) -> Bool {
    let steps = track.steps
    let count = min(steps.count, Self.pictureLimit)
    let votes = (0..<count).count { number in
      let (picture, others) = steps[number * steps.count / count]
      let found = others.map { unexplained(track, picture, $0) }.min { $0.without < $1.without }
      return found?.isClearlyLess ?? false
    }
    return 2 * votes > count
  }

  /// The squares of what is left over: by rest alone, without a track, and with it.
  private struct Unexplained {
    var atRest = 0.0
    var without = 0.0
    var with = 0.0

    /// The part that a track may leave of what is unexplained without it.
    private static let left = 0.5
    /// The part that is left where known movements explain all but the borders of what they cover.
    private static let borders = 0.25

    var isClearlyLess: Bool {
      without > Self.borders * atRest && with < Self.left * without
    }
  }

  /// Remainder of a picture around the edge, when it is made of another one.
  private func unexplained(_ track: EdgeTrack, _ picture: Int, _ other: Int) -> Unexplained {
    guard let offset = track.offsets[picture], let before = track.offsets[other] else {
      return Unexplained()
    }
    let place = EdgeSurroundings(of: track, at: offset, in: reel)
    let noise = EdgeSurroundings.noise
    let (old, new) = (reel.pictures[other], reel.pictures[picture])
    let own = track.axis == .x ? (x: before - offset, y: 0) : (x: 0, y: before - offset)
    let ways = known.flatMap { $0.ways(from: picture, to: other) }
    var sum = Unexplained()
    for y in place.rows {
      for x in place.columns {
        let level = Double(new[y * reel.width + x])
        func off(_ way: (x: Double, y: Double)) -> Double {
          guard let found = reel.level(of: old, x: Double(x) + way.x, y: Double(y) + way.y) else {
            return 0
          }
          return max(0, abs(found - level) - noise)
        }
        var least = max(0, abs(Double(old[y * reel.width + x]) - level) - noise)
        sum.atRest += least * least
        for way in ways where least > 0 { least = min(least, off(way.from(x, y))) }
        guard least > 0 else { continue }
        let rest = min(least, off(own))
        sum.without += least * least
        sum.with += rest * rest
      }
    }
    return sum
  }
}

extension EdgeTrack {
  /// Extent of a step from one picture to another that shows if anything has moved, in pixels.
  private static let clearStep = 3.0

  /// The pictures in which it was seen, each with the nearest ones before and behind it in which it is clearly
  /// elsewhere.
  var steps: [(picture: Int, others: [Int])] {
    let seen = offsets.indices.filter { offsets[$0] != nil }
    return seen.indices.compactMap { index in
      let offset = offsets[seen[index]] ?? 0
      func isElsewhere(_ picture: Int) -> Bool {
        abs((offsets[picture] ?? offset) - offset) > Self.clearStep
      }
      // Where it rests, only the nearest pictures are about this movement.
      let others = [
        seen[..<index].suffix(Self.nearby).last(where: isElsewhere),
        seen[(index + 1)...].prefix(Self.nearby).first(where: isElsewhere),
      ].compactMap { $0 }
      return others.isEmpty ? nil : (seen[index], others)
    }
  }

  /// Number of pictures before and behind one that are looked at.
  private static var nearby: Int { 8 }
}

/// A movement as far as it says where each pixel of one picture is in another one.
private struct KnownMotion {
  /// A way of one part: where it goes, of a place in pixels, along each axis.
  struct Way {
    let x: LinearWay
    let y: LinearWay

    func from(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
      (x.step(at: Double(column)), y.step(at: Double(row)))
    }
  }

  /// A way along an axis that depends on the place where it begins, between two progresses.
  struct LinearWay {
    var start = 0.0
    var slope = 0.0
    var old = 0.0
    var new = 0.0

    func step(at place: Double) -> Double {
      let rest = (place - start * new) / max(1 + slope * new, 0.01)
      return (start + slope * rest) * (old - new)
    }
  }

  private let progress: [Double?]
  private let parts: [(x: LinearWay, y: LinearWay)]

  /// The most ways along an axis that are told apart.
  private static let most = 3

  init(_ group: RigidGroup) {
    progress = group.progress
    let (columns, rows) = (Self.ways(of: group, .x), Self.ways(of: group, .y))
    parts = columns.flatMap { column in rows.map { (x: column, y: $0) } }
  }

  /// The ways that edges go along an axis; that of none is to stand still.
  private static func ways(of group: RigidGroup, _ axis: PictureAxis) -> [LinearWay] {
    var members = AxisWay.withoutStrays(group.members.filter { $0.track.axis == axis })
    guard !members.isEmpty else { return [LinearWay()] }
    var ways: [LinearWay] = []
    var sums = LineSums()
    for member in members { sums.add(member.track.place + member.start, member.way) }
    if members.count > 3, let line = sums.line, abs(line.slope) * sums.width > 3 {
      ways.append(LinearWay(start: line.start, slope: line.slope))
    }
    while ways.count < most + 1, !members.isEmpty {
      let way = AxisWay.common(members.map(\.way))
      ways.append(LinearWay(start: way))
      let rest = members.filter { abs($0.way - way) > max(0.02 * abs(way), 1) }
      guard rest.count < members.count else { break }
      members = rest
    }
    return ways
  }

  /// The ways of the movement's parts from one picture to another one; none where it was not seen in one of them.
  func ways(from picture: Int, to other: Int) -> [Way] {
    guard let new = progress[picture], let old = progress[other] else { return [] }
    return parts.map { part in
      var (x, y) = part
      (x.old, x.new, y.old, y.new) = (old, new, old, new)
      return Way(x: x, y: y)
    }
  }
}
