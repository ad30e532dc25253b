/// The pictures in which a group is really seen.
///
/// Before something comes in from outside, what stands still where it comes is easily taken for it, and so is what stands
/// where it has gone out. Between the last picture at rest and the first one on the way, moving the pixels has to make the
/// one of the other.
struct SeenEnds {
  private let group: RigidGroup
  private let reel: LumaSequence
  private let seen: [Int]
  /// Ways along each axis that edges of the group go, and none.
  private let ways: [PictureAxis: [Double]]

  /// Way between two pictures that shows if the one is made of the other, in pixels.
  private static let clearStep = 3.0
  /// The part of what changes that moving the pixels may leave unexplained.
  private static let left = 0.6
  /// The most edges that are looked at.
  private static let memberLimit = 16
  /// The most pictures at an end in which something else may be seen.
  private static let patience = 6

  init(_ group: RigidGroup, in reel: LumaSequence) {
    (self.group, self.reel) = (group, reel)
    seen = group.progress.indices.filter { group.progress[$0] != nil }
    ways = Dictionary(
      uniqueKeysWithValues: PictureAxis.allCases.map { axis in
        (
          axis,
          [0]
            + WayCluster.all(of: group.members.filter { $0.track.axis == axis }).prefix(3).map(
              \.way)
        )
      })
  }

  /// The pictures from the first to the last in which it is.
  var pictures: ClosedRange<Int>? {
    guard let first = end(of: seen), let last = end(of: seen.reversed()), first < last else {
      return nil
    }
    return first...last
  }

  /// The first of the pictures, in some order, that the following ones are made of.
  private func end(of order: [Int]) -> Int? {
    guard var index = order.first else { return nil }
    var place = 0
    for _ in 0..<Self.patience {
      guard let next = order[place...].firstIndex(where: { isElsewhere($0, index) }) else {
        return index
      }
      // The last one before it goes on.
      let rest = order[next - 1]
      guard comesIn(rest), let isMade = isMade(order[next], of: rest), !isMade else { return index }
      (index, place) = (order[next], next)
    }
    return index
  }

  private func isElsewhere(_ picture: Int, _ other: Int) -> Bool {
    let farthest = group.members.map { abs($0.way) }.max() ?? 0
    let step = (group.progress[picture] ?? 0) - (group.progress[other] ?? 0)
    return abs(step) * farthest > Self.clearStep
  }

  /// Distance from the border of the picture within which something may come in, in pixels.
  private static let border = 48.0

  /// Returns `true` if most edges of a picture are near a border that they may have come in by.
  private func comesIn(_ picture: Int) -> Bool {
    let places = group.members.compactMap { member -> Bool? in
      guard let offset = member.track.offsets[picture] else { return nil }
      let length = Double(member.track.axis == .x ? reel.width : reel.height)
      let place = member.track.place + offset
      return min(place, length - place) < Self.border
    }
    return 2 * places.count(where: \.self) > places.count
  }

  /// Returns `true` if moving the pixels of one picture makes the other; nothing where no edge is seen in both.
  private func isMade(_ picture: Int, of other: Int) -> Bool? {
    let members = group.members.filter {
      $0.track.offsets[picture] != nil && $0.track.offsets[other] != nil
    }
    let step = 1 + members.count / Self.memberLimit
    let (rest, left) = stride(from: 0, to: members.count, by: step).reduce((0.0, 0.0)) {
      sums, index in
      let member = members[index]
      guard let pixels = BodyStep(member, group, reel, from: other, to: picture) else {
        return sums
      }
      let others = ways[member.track.axis == .x ? .y : .x] ?? [0]
      let least = others.map { pixels.left($0) }.min() ?? 0
      return (sums.0 + pixels.atRest, sums.1 + least)
    }
    return rest > 0 ? left < Self.left * rest : nil
  }
}
