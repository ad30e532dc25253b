import SegueRaster

extension Movement {
  /// The shift of a layer that comes in along an axis in front of all else, or goes out, and of what it covers; nothing
  /// where pictures are not made of both.
  ///
  /// - Parameter reel: the film as it is seen most clearly.
  /// - Returns: the movement, true if it is known when it begins and ends, and the pixels that it has to go to be out of sight.
  static func ofLayers(
    in reel: LumaSequence
  ) -> (movement: Movement, isTimed: Bool, leastWay: Double)? {
    let reel = reel.withoutRepeats
    for axis in PictureAxis.allCases {
      for isEntering in [true, false] {
        if let course = LayerCourse(reel, along: axis, isEntering: isEntering) {
          return course.movement
        }
      }
    }
    return nil
  }
}

/// The ways of a layer in front and of what is behind it.
private struct LayerCourse {
  private let reel: LumaSequence
  private let front: LayerFront
  private let back: LayerBack
  /// The line on which the ways of both lie, where both move.
  private let ways: LayerLine?
  /// The line on which the way of the front and the levels of what is behind it lie.
  private let dimming: LayerLine?
  /// True if the front comes in; false if it goes out.
  private let isEntering: Bool
  /// The pixels that it has to go to be out of sight.
  private let leastWay: Double

  /// The least way of what is behind, in pixels.
  private static let leastWay = 1.5
  /// The largest distance from the curve of the front, in pixels and as a share of its way.
  private static let nearness = (pixels: 0.35, share: 0.01)
  /// The levels by which it has to become darker or lighter to tell of a way, and by which it may be off.
  private static let light = (least: 12.0, near: 1.0)

  init?(_ reel: LumaSequence, along axis: PictureAxis, isEntering: Bool) {
    guard reel.pictures.count > 4 else { return nil }
    let (first, last) = (reel.lastAtRest, reel.pictures.count - 1)
    let forth = Array(first...last)
    let order = isEntering ? forth.reversed() : forth
    guard let front = LayerFront(reel, through: order, along: axis),
      let far = order.last(where: { front.offsets[$0] != nil }), let way = front.offsets[far]
    else { return nil }
    let own = (front: order[0], back: order[order.count - 1])
    let isAhead = way > 0
    typealias Found = (
      back: LayerBack, ways: LayerLine?, rest: LayerCheck.Remainder, border: Double
    )
    let found = front.borders(isAhead: isAhead).compactMap { border -> Found? in
      guard
        var back = LayerBack(
          reel, through: order.reversed(), behind: front, isAhead: isAhead, border: border)
      else { return nil }
      let range = back.range(\.shift)
      var ways: LayerLine?
      if range > Self.leastWay {
        ways = LayerLine(
          front, back.states.map { $0?.shift },
          near: max(Self.nearness.pixels, Self.nearness.share * range), endsWithIt: false)
        let strays = ways?.others ?? back.strays(behind: front)
        guard let strays else { return nil }
        back.forget(strays)
      }
      let check = LayerCheck(reel, front, back, isAhead: isAhead, own: own)
      return (back, ways, check.remainder(border), border)
    }
    let best = found.min { $0.rest.front + $0.rest.back < $1.rest.front + $1.rest.back }
    guard let best, best.rest.bearsOutFront, best.rest.bearsOutBack else { return nil }
    (self.reel, self.front, self.isEntering) = (reel, front, isEntering)
    (back, ways) = (best.back, best.ways)
    leastWay = isAhead ? Double(front.places.length) - best.border : best.border
    dimming =
      back.range(\.light) > Self.light.least
      ? LayerLine(front, back.states.map { $0?.light }, near: Self.light.near, endsWithIt: true)
      : nil
  }

  /// The least share of the front's places that are believed without anything behind it.
  private static let alone = 0.12
  /// Way of a pixel or so, within which a front is told as a rule.
  private static let usual = 0.1

  /// The place of the front in each picture, and how well that is known.
  private var known: [(offset: Double, knowledge: Double)?] {
    let line = ways ?? dimming
    let whole = Double(front.places.all.count)
    return reel.times.indices.map { index in
      let told = line.flatMap { line in
        back.states[index].map { line.offset(of: ways == nil ? $0.light : $0.shift) }
      }
      let off = max(line?.error ?? 0, Self.usual)
      let seen = Double(front.seen[index]) / whole
      if let offset = front.offsets[index] {
        // Of few places, some are taken for others.
        let isOther =
          told.map { seen < LayerFront.few && abs($0 - offset) > max(1, 3 * off) }
          ?? (seen < Self.alone)
        if !isOther { return (offset, min(1, 4 * seen)) }
      }
      // Levels are off by a few pixels of the way.
      guard ways != nil else { return nil }
      return told.map { ($0, Self.usual * Self.usual / (off * off)) }
    }
  }

  /// The movement, true if it is known when it begins and ends, and the pixels that it has to go to be out of sight.
  var movement: (movement: Movement, isTimed: Bool, leastWay: Double)? {
    let known = withoutRepeats(known)
    let offsets = known.compactMap { $0?.offset }
    guard let first = offsets.first, let last = offsets.last, abs(last - first) > 1 else {
      return nil
    }
    let scale = Double(reel.shrink)
    let way = (last - first) * scale
    func body(_ way: Double) -> MovingBody {
      let isAcross = front.places.axis == .x
      return MovingBody(x: isAcross ? way : 0, y: isAcross ? 0 : way, edgeCount: 0, area: area)
    }
    // Of what is one thing, such as a list, both are parts.
    let part = ways.flatMap { abs($0.part - 1) > Self.same ? $0.part : nil }
    let bodies = [body(way)] + (part.map { [body($0 * way)] } ?? [])
    var movement = Movement(
      kind: .shift(x: bodies[0].x, y: bodies[0].y),
      samples: ProgressSamples(
        times: reel.times, progress: known.map { $0.map { ($0.offset - first) / (last - first) } },
        knowledge: known.map { $0?.knowledge ?? 0 }, pixels: abs(way), changes: changes),
      edgeCount: 0, area: area)
    movement.bodies = bodies
    return (movement, ways != nil || dimming != nil, leastWay * scale)
  }

  /// By how much the part of the way differs from all of it that is the same way.
  private static let same = 0.02
  /// Levels by which what is behind becomes darker or lighter as soon as the front moves.
  private static let dimmed = 0.7

  /// The changes of the film, from the picture on in which what is behind has another level, or up to it: while the front is
  /// out of sight nothing else says that it moves.
  private var changes: [PictureChange] {
    let all = reel.changes
    let usual = back.states[isEntering ? 0...reel.lastAtRest : all.count - 1...all.count - 1]
      .compactMap { $0?.light }.sorted()
    guard ways == nil, dimming != nil, !usual.isEmpty else { return all }
    let rest = usual[usual.count / 2]
    let moving = all.indices.filter { index in
      front.offsets[index].map { abs($0) > 1 }
        ?? back.states[index].map { abs($0.light - rest) > Self.dimmed } ?? false
    }
    guard let first = moving.first, let last = moving.last else { return all }
    return all.indices.map { index in
      if isEntering ? index < first : index > last { return .none }
      return index == (isEntering ? first : last) ? .visible : all[index]
    }
  }

  /// Of so much of the ways before and behind it, a way from one picture to the next is none: the picture was shown again.
  private static let again = 0.05

  private func withoutRepeats(
    _ known: [(offset: Double, knowledge: Double)?]
  ) -> [(offset: Double, knowledge: Double)?] {
    func step(to index: Int) -> Double? {
      guard known.indices.contains(index), index > 0, let new = known[index],
        let old = known[index - 1]
      else { return nil }
      return abs(new.offset - old.offset)
    }
    return known.indices.map { index in
      guard let own = step(to: index), let before = step(to: index - 1),
        let behind = step(to: index + 1)
      else { return known[index] }
      return own < Self.again * min(before, behind) ? nil : known[index]
    }
  }

  private var area: PixelRect {
    reel.inFilm(PixelRect(x: 0, y: 0, width: reel.width, height: reel.height))
  }
}

extension LayerBack {
  /// The most pictures in which what stands still seems elsewhere, as a share.
  private static let strays = 0.3

  /// The few pictures in which what stands still seems to be elsewhere; nothing where it does not stand still.
  fileprivate func strays(behind front: LayerFront) -> [Int]? {
    let moving = states.indices.filter { states[$0] != nil && abs(front.offsets[$0] ?? 0) > 3 }
    let strays = states.indices.filter { abs(states[$0]?.shift ?? 0) > 1 }
    let few = strays.filter(moving.contains).count
    return Double(few) <= Self.strays * Double(moving.count) ? strays : nil
  }

  /// By how much something of it changes.
  fileprivate func range(_ value: (State) -> Double) -> Double {
    let values = states.compactMap { $0.map(value) }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}

extension LayerFront {
  /// The places at which it may begin in its own picture, along the axis: the outermost of its own, and the picture's border.
  fileprivate func borders(isAhead: Bool) -> [Double] {
    let order = places.all.map(\.along).sorted()
    let few = order.count / 100
    return isAhead
      ? [Double(order[few]) - 1, 0]
      : [Double(order[order.count - 1 - few]) + 1, Double(places.length)]
  }
}
