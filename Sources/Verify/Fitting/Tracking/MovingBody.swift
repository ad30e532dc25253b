package import SegueRaster

/// A part of a movement that goes a way of its own, by the curve of all.
package struct MovingBody: Sendable {
  /// Horizontal displacement in pixels of the film, to the right.
  package var x: Double
  /// Vertical displacement, downwards.
  package var y: Double
  /// Number of edges that were followed.
  package let edgeCount: Int
  /// Area in which it was seen, in pixels of the film.
  package let area: PixelRect

  /// Length of its way.
  var length: Double { (x * x + y * y).squareRoot() }

  /// Returns `true` if both go in one direction, or in opposite ones.
  func isParallel(to other: MovingBody) -> Bool {
    abs(x * other.y - y * other.x) <= 0.1 * length * other.length
  }

  /// The body when it goes so many times as far.
  func going(times factor: Double) -> MovingBody {
    MovingBody(x: factor * x, y: factor * y, edgeCount: edgeCount, area: area)
  }
}

/// Finds the bodies of a group: ways along both axes that belong together, as pixels bear them out.
///
/// Edges are followed along one axis alone. Where pages cover each other, some seem to go along the other axis, too; a
/// way is believed where moving the pixels along it explains the pictures.
struct BodySearch {
  private let group: RigidGroup
  private let reel: LumaSequence
  private let clusters: [WayCluster]

  /// The most clusters along an axis.
  private static let most = 4
  /// The least share of a group's edges that go one way.
  private static let leastShare = 0.08

  init(_ group: RigidGroup, in reel: LumaSequence) {
    (self.group, self.reel) = (group, reel)
    let least = max(1, Int(Self.leastShare * Double(group.members.count)))
    clusters = PictureAxis.allCases.flatMap { axis in
      WayCluster.all(of: group.members.filter { $0.track.axis == axis })
        .filter { $0.members.count >= least }.prefix(Self.most)
    }
  }

  /// The bodies, the one that goes farthest first.
  var bodies: [MovingBody] {
    let found = clusters.compactMap { cluster in way(of: cluster).map { (cluster, $0) } }
    var bodies: [(x: Double, y: Double, members: [RigidGroup.Member])] = []
    for (cluster, other) in found {
      let (x, y) = cluster.axis == .x ? (cluster.way, other) : (other, cluster.way)
      if let index = bodies.firstIndex(where: { $0.x == x && $0.y == y }) {
        bodies[index].members += cluster.members
      } else {
        bodies.append((x, y, cluster.members))
      }
    }
    let scale = Double(reel.shrink)
    let all = bodies.map { body in
      MovingBody(
        x: body.x * scale, y: body.y * scale, edgeCount: body.members.count,
        area: Movement.area(of: Self.narrow(body.members), in: reel))
    }
    let many = all.map(\.edgeCount).max() ?? 0
    return all.filter { 3 * $0.edgeCount >= many }.sorted { $0.length > $1.length }
      + all.filter { 3 * $0.edgeCount < many }.sorted { $0.length > $1.length }
  }

  /// The edges that lie in narrow bands, where most do: the widest ones are those of several bodies beside each other.
  private static func narrow(_ members: [RigidGroup.Member]) -> [RigidGroup.Member] {
    let widest = members.map(\.track.band.count).max() ?? 0
    let narrow = members.filter { 2 * $0.track.band.count < widest }
    return 2 * narrow.count > members.count ? narrow : members
  }

  /// The way along the other axis with which a cluster explains most; nothing where it explains too little.
  private func way(of cluster: WayCluster) -> Double? {
    let others = [0] + clusters.filter { $0.axis != cluster.axis }.map(\.way)
    let pixels = cluster.members.prefix(Self.memberLimit).flatMap { steps(of: $0) }
    let rest = pixels.reduce(0) { $0 + $1.atRest }
    let sums = others.map { other in pixels.reduce(0) { $0 + $1.left(other) } }
    guard let best = sums.indices.min(by: { sums[$0] < sums[$1] }) else { return nil }
    guard sums[best] < Self.left * rest else { return nil }
    // Of what looks the same a period further on, the way of most edges is the true one.
    let larger = clusters.prefix { $0.way != cluster.way }.filter { $0.axis == cluster.axis }
    let isAlias = larger.contains { main in
      let sum = pixels.reduce(0) { $0 + $1.left(others[best], along: main.way) }
      return sum < Self.left * rest
    }
    return isAlias ? nil : others[best]
  }

  /// The most edges of a cluster that are looked at.
  private static let memberLimit = 12
  /// The part of what changes that a way may leave unexplained.
  private static let left = 0.3

  private func steps(of member: RigidGroup.Member) -> [BodyStep] {
    let steps = member.track.steps
    let count = min(steps.count, Self.stepLimit)
    return (0..<count).compactMap { number in
      let (picture, others) = steps[number * steps.count / count]
      guard let other = others.first else { return nil }
      return BodyStep(member, group, reel, from: other, to: picture)
    }
  }

  /// The most pictures in which an edge is looked at.
  private static let stepLimit = 8
}

/// Edges that go the same way along an axis.
struct WayCluster {
  let axis: PictureAxis
  private(set) var way = 0.0
  private(set) var members: [RigidGroup.Member] = []

  /// The clusters of edges along one axis, the largest first.
  static func all(of members: [RigidGroup.Member]) -> [WayCluster] {
    var clusters: [WayCluster] = []
    for member in members.sorted(by: { $0.way < $1.way }) {
      if let last = clusters.last, member.way - last.way <= max(0.03 * abs(last.way), 1) {
        clusters[clusters.count - 1].add(member)
      } else {
        var cluster = WayCluster(axis: member.track.axis)
        cluster.add(member)
        clusters.append(cluster)
      }
    }
    return clusters.sorted { $0.members.count > $1.members.count }
  }

  private mutating func add(_ member: RigidGroup.Member) {
    members.append(member)
    let weight = members.reduce(0) { $0 + $1.certainty }
    way = members.reduce(0) { $0 + $1.certainty * $1.way } / max(weight, 1e-12)
  }
}
