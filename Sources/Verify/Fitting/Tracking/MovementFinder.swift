package import SegueRaster

/// Finds what moves in a film, and how far it has come in each picture.
package struct MovementFinder {
  private let reel: LumaSequence
  /// The most movements that are told apart.
  private static let most = 3
  /// Number of edges around which a movement is searched for.
  private static let seedLimit = 16

  /// Looks at a film.
  package init(_ reel: LumaSequence) { self.reel = reel }

  /// Returns the movements, the largest first.
  ///
  /// - Parameter region: where to look, in pixels of the film; nothing for all of it.
  package func movements(in region: PixelRect? = nil) -> [Movement] {
    movements(in: region, clearest: reel.clearest(in: region))
  }

  /// The same in a film whose clearest form is known.
  func movements(in region: PixelRect?, clearest: LumaSequence) -> [Movement] {
    MovementFinder(clearest).movementsByLevels(in: region, of: reel).map { $0.colored(by: reel) }
  }

  /// - Parameter whole: the film with all its colors, which tell more of a fade than the one that changes most.
  private func movementsByLevels(in region: PixelRect?, of whole: LumaSequence) -> [Movement] {
    guard reel.pictures.count > 2, let area = reel.changingArea(in: region) else { return [] }
    let kept = PictureRepeats(reel).kept
    let areAll = kept.count == reel.times.count
    let own = areAll ? self : MovementFinder(reel.pictures(at: kept))
    let colored = areAll ? whole : whole.pictures(at: kept)
    let place = whole.inReel(reel.inFilm(area))
    if let fade = FadeMeasure(colored, in: place, lastAtRest: own.reel.lastAtRest), fade.isFade {
      return [own.movement(fade, area)]
    }
    return own.movementsOfEdges(within: area)
  }

  private func movementsOfEdges(within area: PixelRect) -> [Movement] {
    var residual = MotionResidual(reel)
    let all = PictureAxis.allCases.flatMap { axis in
      let profiles = BandProfiles(reel, in: area, along: axis)
      return EdgeTracker(profiles).tracks(from: anchors)
    }
    let clear = all.filter(residual.bearsOut)
    var tracks = all
    // Of what changes its own looks while it moves, no picture is made of another one.
    var seeds = clear.isEmpty ? all : clear
    var found: [Movement] = []
    while found.count < Self.most, let group = Self.largestGroup(of: tracks, around: seeds) {
      if let movement = Movement(group, in: reel) { found.append(movement) }
      residual.add(group)
      let members = Set(group.members.map { TrackKey($0.track) })
      let rest = tracks.filter { !members.contains(TrackKey($0)) }
      guard rest.count < tracks.count else { break }
      tracks = rest
      seeds = rest.filter(residual.bearsOut)
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

  private static func largestGroup(
    of tracks: [EdgeTrack], around seeds: [EdgeTrack]
  ) -> RigidGroup? {
    let order = seeds.sorted { $0.information > $1.information }
    let groups = order.prefix(seedLimit).map { RigidGroup(around: $0, of: tracks) }
    let best = groups.max { $0.weight < $1.weight }
    return best.flatMap { $0.members.isEmpty ? nil : $0 }
  }

  private func movement(_ fade: FadeMeasure, _ area: PixelRect) -> Movement {
    Movement(
      kind: .fade,
      samples: ProgressSamples(
        times: reel.times, shares: fade.shares, levels: fade.levels, isEven: fade.isEven,
        changes: reel.changes),
      edgeCount: 0, area: reel.inFilm(area))
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

/// Follows edges through the pictures of a film, from the picture in which they were found.
private struct EdgeTracker {
  private let profiles: BandProfiles

  /// Minimum similarity that an edge has to keep.
  private static let likeness: Float = 0.88
  /// For how many pictures an edge may be out of sight.
  private static let patience = 2

  init(_ profiles: BandProfiles) { self.profiles = profiles }

  /// The tracks of all edges of some pictures that move.
  func tracks(from anchors: [Int]) -> [EdgeTrack] {
    var tracks: [EdgeTrack] = []
    for anchor in anchors {
      for band in profiles.bands.indices {
        for window in EdgeWindow.strongest(in: profiles, band: band, of: anchor) {
          if isStill(window) { continue }
          let track = follow(window)
          guard track.range > 1.5, track.movingCount > 2, !isAliased(track, of: window) else {
            continue
          }
          tracks.append(track)
        }
      }
    }
    return tracks
  }

  /// Returns `true` if a window looks the same in each picture, at the place where it was found.
  private func isStill(_ window: EdgeWindow) -> Bool {
    profiles.lines.allSatisfy { window.likeness(to: $0[window.band], at: window.center) > 0.995 }
  }

  /// Returns `true` if a track leads from one to the next of edges that stand still and look alike, such as the rows
  /// of a list that a card covers and uncovers.
  ///
  /// What is seen where an edge has come to was not there before, and is gone later.
  private func isAliased(_ track: EdgeTrack, of window: EdgeWindow) -> Bool {
    let steps = track.steps
    let standing = steps.count { picture, others in
      let place = window.center + Int((track.offsets[picture] ?? 0).rounded())
      let line = profiles.lines[picture][window.band]
      return others.contains { other in
        window.isSame(line, profiles.lines[other][window.band], at: place)
      }
    }
    return 3 * standing > steps.count
  }

  /// Follows a window of one picture through all of them.
  func follow(_ window: EdgeWindow) -> EdgeTrack {
    var offsets = [Double?](repeating: nil, count: profiles.lines.count)
    if window.anchor < offsets.count { offsets[window.anchor] = 0 }
    walk(window, pictures: stride(from: window.anchor - 1, through: 0, by: -1), offsets: &offsets)
    walk(
      window, pictures: stride(from: window.anchor + 1, to: offsets.count, by: 1), offsets: &offsets
    )
    return EdgeTrack(
      axis: profiles.axis, place: Double(profiles.origin + window.center),
      band: profiles.bands[window.band], offsets: unbroken(offsets, around: window.anchor))
  }

  /// The offsets up to where they jump: there something else was taken for the edge.
  private func unbroken(_ offsets: [Double?], around anchor: Int) -> [Double?] {
    var kept = offsets
    let seen = offsets.indices.filter { offsets[$0] != nil }
    // By picture: while an edge is out of sight, it goes on.
    let steps = zip(seen, seen.dropFirst()).map { before, after in
      abs((offsets[after] ?? 0) - (offsets[before] ?? 0)) / Double(after - before)
    }
    let small = 0.05 * Double(profiles.length) + 1
    for (index, step) in steps.enumerated() {
      let before = index > 0 ? steps[index - 1] : 0
      let after = index + 1 < steps.count ? steps[index + 1] : 0
      guard step > 2.5 * max(before, after) + small else { continue }
      if seen[index] < anchor {
        for place in 0...seen[index] { kept[place] = nil }
      } else {
        for place in seen[index + 1]..<kept.count { kept[place] = nil }
        break
      }
    }
    return kept
  }

  private func walk(
    _ window: EdgeWindow, pictures: StrideTo<Int>, offsets: inout [Double?]
  ) { walk(window, pictures: Array(pictures), offsets: &offsets) }

  private func walk(
    _ window: EdgeWindow, pictures: StrideThrough<Int>, offsets: inout [Double?]
  ) { walk(window, pictures: Array(pictures), offsets: &offsets) }

  private func walk(_ window: EdgeWindow, pictures: [Int], offsets: inout [Double?]) {
    var (place, speed) = (0.0, 0.0)
    var missed = 0
    for picture in pictures {
      let line = profiles.lines[picture][window.band]
      let reach = missed > 0 ? 8 + Int(abs(speed) * Double(missed)) : max(12, line.count / 4)
      let expected = place + speed * Double(missed + 1)
      if let found = find(window, in: line, near: expected, within: reach) {
        speed = (found - place) / Double(missed + 1)
        place = found
        missed = 0
        offsets[picture] = found
      } else {
        missed += 1
        if missed > Self.patience { return }
      }
    }
  }

  /// Finds the position of a window in a line, near where it is expected.
  private func find(
    _ window: EdgeWindow, in line: [Float], near expected: Double, within reach: Int
  ) -> Double? {
    let middle = Int(expected.rounded()) + window.center
    let lowest = max(0, middle - reach)
    let highest = min(line.count - 1, middle + reach)
    guard lowest <= highest else { return nil }
    var best: (score: Float, place: Int)?
    for place in lowest...highest {
      let likeness = window.likeness(to: line, at: place)
      guard likeness > Self.likeness else { continue }
      // Of edges that are alike, the one where it is expected.
      let score = likeness - 0.12 * Float(abs(place - middle)) / Float(reach)
      if score > best?.score ?? -1 { best = (score, place) }
    }
    guard let best, let (shift, contrast) = window.fraction(in: line, at: best.place),
      contrast > 0.12
    else { return nil }
    return Double(best.place - window.center) + shift
  }
}
