public import SegueRaster

/// Finds what moves in a film, and how far it has come in each picture.
public struct MovementFinder {
  private let reel: LumaSequence
  /// The most movements that are told apart.
  private static let most = 3
  /// Number of edges around which a movement is searched for.
  private static let seeds = 16

  /// Looks at a film.
  public init(_ reel: LumaSequence) { self.reel = reel }

  /// Returns the movements, the largest first.
  ///
  /// - Parameter region: where to look, in pixels of the film; nothing for all of it.
  public func movements(in region: PixelRect? = nil) -> [Movement] {
    let clearest = MovementFinder(reel.clearest(in: region))
    return clearest.movementsByLevels(in: region)
  }

  private func movementsByLevels(in region: PixelRect?) -> [Movement] {
    guard reel.pictures.count > 2, let area = reel.changingArea(in: region) else { return [] }
    if let fade = FadeMeasure(reel, in: area), fade.isFade { return [movement(fade, area)] }
    var tracks = PictureAxis.allCases.flatMap { axis in
      let profiles = BandProfiles(reel, in: area, along: axis)
      return EdgeTracker(profiles).tracks(from: anchors)
    }
    var found: [Movement] = []
    while found.count < Self.most, let group = Self.largestGroup(of: tracks) {
      if let movement = Movement(group, in: reel) { found.append(movement) }
      let members = Set(group.members.map { TrackKey($0.track) })
      let rest = tracks.filter { !members.contains(TrackKey($0)) }
      guard rest.count < tracks.count else { break }
      tracks = rest
    }
    return found
  }

  /// The pictures in which edges are looked for: the ends of the film, and the middle of what moves.
  var anchors: [Int] {
    let last = reel.pictures.count - 1
    let changes = reel.changes
    guard let begin = changes.firstIndex(of: .visible),
      let end = changes.lastIndex(of: .visible)
    else { return [last, 0] }
    return [last, reel.lastAtRest, (begin + end) / 2]
  }

  private static func largestGroup(of tracks: [EdgeTrack]) -> RigidGroup? {
    let order = tracks.sorted { $0.information > $1.information }
    let groups = order.prefix(seeds).map { RigidGroup(around: $0, of: tracks) }
    let best = groups.max { $0.weight < $1.weight }
    return best.flatMap { $0.members.isEmpty ? nil : $0 }
  }

  private func movement(_ fade: FadeMeasure, _ area: PixelRect) -> Movement {
    Movement(
      kind: .fade,
      samples: ProgressSamples(
        reel.times, fade.shares, levels: fade.levels, changes: reel.changes),
      edgeCount: 0,
      area: PixelRect(
        minX: area.minX * reel.shrink, minY: area.minY * reel.shrink,
        maxX: area.maxX * reel.shrink, maxY: area.maxY * reel.shrink))
  }
}

/// Key that distinguishes a track from others.
private struct TrackKey: Hashable {
  let axis: PictureAxis
  let place: Double
  let band: Range<Int>
  let offsets: [Double?]

  init(_ track: EdgeTrack) {
    (axis, place, band, offsets) = (track.axis, track.place, track.band, track.offsets)
  }
}

extension EdgeTrack {
  /// Information that the track provides about a curve.
  fileprivate var information: Double {
    range * range * Double(offsets.count { $0 != nil })
  }
}
