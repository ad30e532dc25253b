package import SegueRaster

/// Something that moves in a film, as far as its pixels tell it.
package struct Movement: Sendable {
  /// Kinds of movement.
  package enum Kind: Hashable, Sendable {
    /// It goes elsewhere, by so many pixels of the film.
    case shift(x: Double, y: Double)
    /// It becomes so many times as large; its middle goes elsewhere by so many pixels.
    case scale(by: Double, x: Double, y: Double)
    /// It becomes so many times as wide and as high; its middle goes elsewhere by so many pixels.
    case stretch(width: Double, height: Double, x: Double, y: Double)
    /// It turns by so many degrees, clockwise.
    case turn(degrees: Double)
    /// One picture becomes another one.
    case fade
    /// An area of one color takes on another one.
    case recolor(from: FilmColor, to: FilmColor)
  }

  /// Kind of the movement.
  package private(set) var kind: Kind
  /// Progress of the movement, picture by picture.
  package let samples: ProgressSamples
  /// Number of edges that were followed; zero for a fade.
  package let edgeCount: Int
  /// Area in which it was seen, in pixels of the film.
  package let area: PixelRect
  /// The bodies of a shift, that of the kind first; empty for other kinds.
  package var bodies: [MovingBody] = []
  /// Its sides, where edges tell of all of them.
  private(set) var outline: MovingOutline?
  /// True if it grows by other factors along both axes, or is not seen to grow along one of them.
  private(set) var isUneven = false
}

extension Movement {
  /// The movement that a group of edges makes; nothing where too little was seen of it.
  init?(_ whole: RigidGroup, in reel: LumaSequence) {
    guard !whole.members.isEmpty, let seen = SeenEnds(whole, in: reel).pictures else { return nil }
    let group = whole.seen(in: seen)
    let scale = Double(reel.shrink)
    let (x, y) = (AxisWay(group.members, .x), AxisWay(group.members, .y))
    let farthest = max(abs(AxisWay.common(group.members.map(\.way))), 1e-9)
    let grown = [x.growth, y.growth].compactMap { $0 }
    if let growth = grown.max(by: { abs($0 - 1) < abs($1 - 1) }) {
      kind = .scale(by: growth, x: x.middle * scale, y: y.middle * scale)
      // Edges that stand still are not followed: of what grows along one axis alone, none tell of the other.
      isUneven = x.size.flatMap { x in y.size.map { abs(x / $0 - 1) > 0.03 } } ?? true
    } else {
      bodies = BodySearch(group, in: reel).bodies
      kind =
        bodies.first.map { .shift(x: $0.x, y: $0.y) }
        ?? .shift(x: x.way * scale, y: y.way * scale)
    }
    samples = ProgressSamples(
      times: reel.times, progress: group.progress, knowledge: group.knowledge,
      pixels: farthest * scale,
      changes: reel.changes)
    edgeCount = group.members.count
    outline = MovingOutline(group, in: reel)
    area = Self.area(of: group.members, in: reel)
  }

  /// True if it becomes larger or smaller, or if parts of it go apart, as the sides of what grows do.
  var isGrowing: Bool {
    switch kind {
    case .scale, .stretch: true
    case .shift: bodies.contains { one in bodies.contains { one.x * $0.x + one.y * $0.y < 0 } }
    case .turn, .fade, .recolor: false
    }
  }

  /// The same with the sides that edges tell, where it has none.
  func outlined(as edges: Movement) -> Movement {
    var movement = self
    movement.outline = outline ?? edges.outline
    return movement
  }

  /// The same edges as a movement of another kind, which whole pictures tell.
  func told(as kind: Kind) -> Movement {
    var movement = self
    (movement.kind, movement.isUneven) = (kind, false)
    movement.bodies = []
    return movement
  }

  /// A fade, with its colors where it is one of color alone.
  func colored(by reel: LumaSequence) -> Movement {
    guard kind == .fade, let colors = AreaColors(reel, in: reel.inReel(area)) else { return self }
    var movement = self
    movement.kind = .recolor(from: colors.first, to: colors.last)
    return movement
  }

  static func area(of members: [RigidGroup.Member], in reel: LumaSequence) -> PixelRect {
    var box: PixelRect?
    for member in members {
      let places = member.track.offsets.compactMap { $0 }.map { $0 + member.track.place }
      guard let lowest = places.min(), let highest = places.max() else { continue }
      let (from, to) = (Int(lowest.rounded(.down)), Int(highest.rounded(.up)) + 1)
      let band = member.track.band
      let part =
        member.track.axis == .x
        ? PixelRect(minX: from, minY: band.lowerBound, maxX: to, maxY: band.upperBound)
        : PixelRect(minX: band.lowerBound, minY: from, maxX: band.upperBound, maxY: to)
      box = box?.union(part) ?? part
    }
    let found = box ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    return reel.inFilm(found)
  }
}

/// Movement of edges along one axis.
struct AxisWay {
  /// Displacement of most of the edges.
  var way = 0.0
  /// Displacement of their middle.
  var middle = 0.0
  /// Final distance between the edges relative to the first, unless it is one.
  var growth: Double?
  /// The same, one included; nothing where the edges do not tell.
  var size: Double?

  init(_ all: [RigidGroup.Member], _ axis: PictureAxis) {
    let members = all.filter { $0.track.axis == axis }
    guard !members.isEmpty else { return }
    way = Self.common(members.map(\.way))
    middle = way
    guard members.count > 3, let (sums, line) = Self.line(through: members) else { return }
    let places = members.map { $0.track.place + $0.start }
    let (first, last) = (places.min() ?? 0, places.max() ?? 0)
    // Edges that go farther the farther out they are.
    let effect = abs(line.slope) * sums.width
    if effect < 3, sums.width > Self.farApart { size = 1 }
    guard effect > 3, line.slope > -1, line.error < 0.15 * effect,
      !Self.arePages(members, slope: abs(line.slope), effect: effect),
      line.error < max(0.5, 0.03 * effect)
        || !Self.areBodies(members, slope: abs(line.slope), effect: effect)
    else { return }
    growth = 1 + line.slope
    size = growth
    middle = line.start + line.slope * (first + last) / 2
  }

  /// Distance of edges that would show growth, in pixels.
  private static let farApart = 40.0

  /// Returns the line of ways over places, without the few edges that are far from it.
  private static func line(
    through members: [RigidGroup.Member]
  ) -> (sums: LineSums, line: (start: Double, slope: Double, error: Double))? {
    var kept = members
    for round in 0..<4 {
      var sums = LineSums()
      for member in kept { sums.add(member.track.place + member.start, member.way) }
      guard let line = sums.line else { return nil }
      let offs = members.map {
        abs($0.way - line.start - line.slope * ($0.track.place + $0.start))
      }
      let limit = max(1, 4 * offs.sorted()[offs.count / 2])
      let near = zip(members, offs).filter { $0.1 <= limit }.map(\.0)
      if round == 3 || 4 * near.count < 3 * members.count { return (sums, line) }
      kept = near
    }
    return nil
  }

  /// The least share of edges that go a way of their own, and are no strays.
  private static let leastShare = 0.08

  /// The edges but for the few that go another way than nearly all: of something else, which goes by nearly the same curve.
  static func withoutStrays(_ members: [RigidGroup.Member]) -> [RigidGroup.Member] {
    guard let line = line(through: members)?.line else { return members }
    func isNear(_ member: RigidGroup.Member) -> Bool {
      let way = line.start + line.slope * (member.track.place + member.start)
      return abs(member.way - way) <= max(1, 0.03 * abs(way))
    }
    let near = members.filter(isNear)
    guard 4 * near.count >= 3 * members.count else { return members }
    let least = leastShare * Double(members.count)
    return near
      + WayCluster.all(of: members.filter { !isNear($0) }).map(\.members)
      .filter { Double($0.count) >= least }.joined()
  }

  /// Returns `true` if edges that are far from each other go equally far, as those of a page do: then several pages go
  /// ways of their own, and nothing grows.
  private static func arePages(
    _ members: [RigidGroup.Member], slope: Double, effect: Double
  ) -> Bool {
    let order = members.sorted { $0.way < $1.way }
    let gaps = zip(order, order.dropFirst()).map { $1.way - $0.way }
    guard let split = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return false }
    return [order[...split], order[(split + 1)...]].contains { page in
      let places = page.map { $0.track.place + $0.start }
      let width = (places.max() ?? 0) - (places.min() ?? 0)
      let spread = (page.last?.way ?? 0) - (page.first?.way ?? 0)
      return slope * width > 0.2 * effect && spread < 0.25 * slope * width
    }
  }

  /// Returns `true` if nearly all edges go one of few ways, though growth would have them differ.
  private static func areBodies(
    _ members: [RigidGroup.Member], slope: Double, effect: Double
  ) -> Bool {
    let clusters = WayCluster.all(of: members).prefix(3)
    let count = clusters.reduce(0) { $0 + $1.members.count }
    guard 5 * count >= 4 * members.count else { return false }
    return clusters.contains { cluster in
      let places = cluster.members.map { $0.track.place + $0.start }
      let difference = slope * ((places.max() ?? 0) - (places.min() ?? 0))
      // Windows around one edge lie up to two reaches apart.
      return cluster.members.count > 3 && difference > 0.3 * effect
        && difference > max(32 * slope, 3 * max(0.03 * abs(cluster.way), 1))
    }
  }

  /// The farthest way that several edges go, within a fiftieth.
  static func common(_ ways: [Double]) -> Double {
    let counts = ways.map { way in ways.count { abs($0 - way) <= max(0.02 * abs(way), 0.2) } }
    let most = counts.max() ?? 0
    let many = zip(ways, counts).filter { 3 * $0.1 >= most }.map(\.0)
    return many.max { abs($0) < abs($1) } ?? 0
  }
}

/// A direction along which positions are measured.
package enum PictureAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y
}
