import SegueRaster

/// The sides of something that moves, as its outermost edges tell them, in pixels of the film.
struct MovingOutline: Sendable {
  /// A side: where it is at first, and how far it goes by the curve of the movement.
  struct Side: Sendable {
    let start: Double
    let way: Double

    /// The place of the side after a share of the way.
    func place(at share: Double) -> Double { start + share * way }
  }

  let left: Side
  let right: Side
  let top: Side
  let bottom: Side

  /// The least width and height, in pixels.
  private static let least = 16.0

  /// The outline of a group; nil where sides are not seen.
  ///
  /// Sides that stand still are followed by nobody: what goes along one axis alone has them where changes end.
  init?(_ group: RigidGroup, in reel: LumaSequence) {
    let (across, down) = (
      Self.sides(of: group, along: .x, in: reel), Self.sides(of: group, along: .y, in: reel)
    )
    guard across != nil || down != nil,
      let (left, right) = across ?? Self.still(of: group, along: .x, in: reel),
      let (top, bottom) = down ?? Self.still(of: group, along: .y, in: reel)
    else { return nil }
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }

  /// The sides along an axis along which nothing of a group goes; nil where something else may, or where they are those
  /// of the picture.
  private static func still(
    of group: RigidGroup, along axis: PictureAxis, in reel: LumaSequence
  ) -> (Side, Side)? {
    guard !group.members.contains(where: { $0.track.axis == axis }),
      let box = reel.changedBox(in: nil)
    else { return nil }
    let (range, whole) = axis == .x ? (box.columns, reel.width) : (box.rows, reel.height)
    guard range.lowerBound > 0, range.upperBound < whole else { return nil }
    let ends = [range.lowerBound, range.upperBound].map {
      Side(start: Double($0 * reel.shrink), way: 0)
    }
    return ends[1].start - ends[0].start > least ? (ends[0], ends[1]) : nil
  }

  private static func sides(
    of group: RigidGroup, along axis: PictureAxis, in reel: LumaSequence
  ) -> (Side, Side)? {
    let scale = Double(reel.shrink)
    let sides = group.members.filter { $0.track.axis == axis }.map { member in
      Side(start: (member.track.place + member.start) * scale, way: member.way * scale)
    }
    let ends = { (share: Double) in
      (
        sides.indices.min { sides[$0].place(at: share) < sides[$1].place(at: share) },
        sides.indices.max { sides[$0].place(at: share) < sides[$1].place(at: share) }
      )
    }
    // Where a side is outermost at one end alone, another edge was taken for it: the one with the longer way tells.
    guard let first = ends(1).0, let last = ends(1).1,
      sides[last].place(at: 0) - sides[first].place(at: 0) > least,
      sides[last].place(at: 1) - sides[first].place(at: 1) > least
    else { return nil }
    return (sides[first], sides[last])
  }
}
