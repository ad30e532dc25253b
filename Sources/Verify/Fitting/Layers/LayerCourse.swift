import SegueRaster

/// The pictures in which a layer may come in along an axis or go out, from the one with all of it in sight on.
struct LayerPassage {
  let order: [Int]
  /// The places of the first picture that do not look like that in the last one.
  let places: LayerPlaces
  /// True if it comes in; false if it goes out.
  let isEntering: Bool
  /// The last picture in which nothing has moved yet.
  let lastAtRest: Int

  init?(of reel: LumaSequence, along axis: PictureAxis, isEntering: Bool) {
    lastAtRest = reel.lastAtRest
    let forth = Array(lastAtRest..<reel.pictures.count)
    order = isEntering ? forth.reversed() : forth
    self.isEntering = isEntering
    guard
      let places = LayerPlaces(
        of: reel, picture: order[0], unlike: [order[order.count - 1]], along: axis)
    else { return nil }
    self.places = places
  }
}

/// The ways of a layer in front and of what is behind it.
struct LayerCourse {
  private let reel: LumaSequence
  private let front: LayerFront
  private let back: LayerBack
  /// The line on which the ways of both lie, where both move.
  private let ways: LayerLine?
  /// The line on which the way of the front and the levels of what is behind it lie.
  private let dimming: LayerLine?
  /// True if the front comes in; false if it goes out.
  private let isEntering: Bool
  /// True if it lies on the side of higher coordinates.
  private let isAhead: Bool
  /// The last picture in which nothing has moved yet.
  private let lastAtRest: Int
  /// The pixels that it has to go to be out of sight.
  private let leastWay: Double
  /// The places of the front that its border tells, in pictures that show little else of it.
  private let bordering: [Int: (offset: Double, off: Double)]

  /// The least way of what is behind, in pixels.
  private static let leastWay = 1.5
  /// The largest distance from the curve of the front, in pixels and as a share of its way.
  private static let nearness = (pixels: 0.35, share: 0.01)
  /// The levels by which it has to become darker or lighter to tell of a way, and by which it may be off.
  private static let light = (least: 12.0, near: 1.0)

  init?(
    _ reel: LumaSequence, _ passage: LayerPassage, within part: ClosedRange<Double>
  ) {
    let order = passage.order
    guard let front = LayerFront(of: passage.places, in: reel, through: order, within: part),
      let far = order.last(where: { front.offsets[$0] != nil }), let way = front.offsets[far]
    else { return nil }
    let own = (front: order[0], back: order[order.count - 1])
    let isAhead = way > 0
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
    let best =
      found.filter { $0.rest.bearsOutFront && $0.rest.bearsOutBack }
      .min { $0.rest.front + $0.rest.back < $1.rest.front + $1.rest.back }
      ?? Self.alone(reel, front, isAhead: isAhead, own: own)
    guard let best else { return nil }
    (self.reel, self.front) = (reel, front)
    (isEntering, lastAtRest) = (passage.isEntering, passage.lastAtRest)
    self.isAhead = isAhead
    (back, ways) = (best.back, best.ways)
    let edge = LayerEdge(
      reel, front, back, isAhead: isAhead, own: own, border: best.border)
    let border = edge?.border ?? best.border
    leastWay = isAhead ? Double(front.places.length) - border : border
    // What goes with it says better where it is.
    bordering =
      ways == nil
      ? Self.bordering(edge, front, through: order, out: isAhead ? leastWay : -leastWay) : [:]
    dimming =
      back.range(\.light) > Self.light.least
      ? LayerLine(front, back.states.map { $0?.light }, near: Self.light.near, endsWithIt: true)
      : nil
  }

  private typealias Found = (
    back: LayerBack, ways: LayerLine?, rest: LayerCheck.Remainder, border: Double
  )

  /// The largest front that makes its part of the pictures, whatever is behind it.
  private static func alone(
    _ reel: LumaSequence, _ front: LayerFront, isAhead: Bool, own: (front: Int, back: Int)
  ) -> Found? {
    front.borders(isAhead: isAhead, few: [0.01, 0.03, 0.08]).sorted { isAhead ? $0 < $1 : $0 > $1 }
      .lazy.map { border -> Found in
        let back = LayerBack(unseenBehind: front, isAhead: isAhead, border: border)
        let check = LayerCheck(reel, front, back, isAhead: isAhead, own: own)
        return (back, nil, check.remainder(border), border)
      }
      .first { $0.rest.bearsOutFrontAlone }
  }

  /// The places that a border tells, from where the front is seen well on to where it is out of sight.
  ///
  /// - Parameter out: by how much the front is elsewhere when it is out of sight.
  private static func bordering(
    _ edge: LayerEdge?, _ front: LayerFront, through order: [Int], out: Double
  ) -> [Int: (offset: Double, off: Double)] {
    let few = LayerFront.few * Double(front.places.all.count)
    guard let edge,
      let well = order.lastIndex(where: {
        front.offsets[$0] != nil && Double(front.seen[$0]) >= few
      })
    else { return [:] }
    var (found, last) = ([Int: (offset: Double, off: Double)](), front.offsets[order[well]] ?? 0)
    for index in order[(well + 1)...] {
      // It may swing a little before it goes on.
      let back = last - (out > 0 ? slow : -slow)
      guard let place = edge.offset(in: index, within: min(back, out)...max(back, out)),
        place.off < vague
      else { break }
      found[index] = place
      last = place.offset
    }
    return found
  }

  /// By how many pixels it may seem to go back, and by how many a border may be off.
  private static let (slow, vague) = (1.0, 1.0)

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
      if let (offset, off) = bordering[index] {
        return (offset, min(1, Self.usual * Self.usual / (off * off)))
      }
      if let offset = front.offsets[index] {
        // Of few places, some are taken for others.
        let isOther =
          told.map { seen < LayerFront.few && abs($0 - offset) > max(1, 3 * off) }
          ?? (seen < Self.alone)
        if !isOther { return (offset, min(1, 4 * seen)) }
      }
      // Levels are off by a few pixels of the way.
      guard ways != nil else { return beginsAtBorder && isClearlyAtRest(index) ? (out, 1) : nil }
      return told.map { ($0, Self.usual * Self.usual / (off * off)) }
    }
  }

  /// By how many pixels, and by which share of its way, levels may be off that say where the front rests.
  private static let rests = (pixels: 3.0, share: 0.02)

  /// True if what is behind it is as light at rest as it is where the front is just out of sight.
  private var beginsAtBorder: Bool {
    guard let dimming, let light = lightAtRest else { return false }
    let off = max(Self.rests.pixels, Self.rests.share * leastWay)
    return abs(dimming.offset(of: light) - out) < off
  }

  /// Level of what is behind, when the front is out of sight.
  private var lightAtRest: Double? {
    let usual = back.states.indices.filter(isAtRest).compactMap { back.states[$0]?.light }.sorted()
    return usual.isEmpty ? nil : usual[usual.count / 2]
  }

  /// Returns `true` for the pictures before the front comes in, or after it has gone.
  private func isAtRest(_ index: Int) -> Bool {
    isEntering ? index <= lastAtRest : index == reel.times.count - 1
  }

  /// The seconds in which a slow front may go the first pixels of its way unseen.
  private static let slowSeconds = 0.04

  private func isClearlyAtRest(_ index: Int) -> Bool {
    isAtRest(index)
      && (!isEntering || reel.times[index] < reel.times[lastAtRest] - Self.slowSeconds)
  }

  /// By how much the front is elsewhere when it is just out of sight.
  private var out: Double { isAhead ? leastWay : -leastWay }

  /// The movement; nothing where it is no way.
  var movement: LayerMovement? {
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
    return LayerMovement(
      movement: movement, isTimed: ways != nil || dimming != nil, isInSight: ways != nil,
      leastWay: leastWay * scale)
  }

  /// By how much the part of the way differs from all of it that is the same way.
  private static let same = 0.02
  /// Levels by which what is behind becomes darker or lighter as soon as the front moves.
  private static let dimmed = 0.7

  /// The changes of the film, from the picture on in which what is behind has another level, or up to it: while the front is
  /// out of sight nothing else says that it moves.
  private var changes: [PictureChange] {
    let all = reel.changes
    guard ways == nil, dimming != nil, let rest = lightAtRest else { return all }
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
      let around = [step(to: index - 1), step(to: index + 1)].compactMap(\.self)
      guard let own = step(to: index), let least = around.min() else { return known[index] }
      return own < Self.again * least ? nil : known[index]
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
  ///
  /// - Parameter few: shares of its own that are taken for them, and lie beyond it.
  fileprivate func borders(isAhead: Bool, few: [Double] = [0.01]) -> [Double] {
    let order = (steady.isEmpty ? places.all : steady).map(\.along).sorted()
    let found = few.map { share in
      let place = Int(share * Double(order.count))
      return isAhead ? Double(order[place]) - 1 : Double(order[order.count - 1 - place]) + 1
    }
    return found + [isAhead ? 0 : Double(places.length)]
  }
}
