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

  /// The outline of a group; nil where a side stands still, and was not followed.
  init?(_ group: RigidGroup, in reel: LumaSequence) {
    guard let (left, right) = Self.sides(of: group, along: .x, in: reel),
      let (top, bottom) = Self.sides(of: group, along: .y, in: reel)
    else { return nil }
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
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
