/// Follows edges through the pictures of a film, from the picture in which they were found.
struct EdgeTracker {
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
          if track.range > 1.5, track.movingCount > 2 { tracks.append(track) }
        }
      }
    }
    return tracks
  }

  /// Returns `true` if a window looks the same in each picture, at the place where it was found.
  private func isStill(_ window: EdgeWindow) -> Bool {
    profiles.lines.allSatisfy { window.likeness(to: $0[window.band], at: window.center) > 0.995 }
  }

  /// Follows a window of one picture through all of them.
  func follow(_ window: EdgeWindow) -> EdgeTrack {
    var offsets = [Double?](repeating: nil, count: profiles.lines.count)
    if window.anchor < offsets.count { offsets[window.anchor] = 0 }
    walk(window, stride(from: window.anchor - 1, through: 0, by: -1), &offsets)
    walk(window, stride(from: window.anchor + 1, to: offsets.count, by: 1), &offsets)
    return EdgeTrack(
      axis: profiles.axis, place: Double(profiles.origin + window.center),
      band: profiles.bands[window.band], offsets: unbroken(offsets, around: window.anchor))
  }

  /// The offsets up to where they jump: there something else was taken for the edge.
  private func unbroken(_ offsets: [Double?], around anchor: Int) -> [Double?] {
    var kept = offsets
    let steps = zip(offsets, offsets.dropFirst()).map { before, after -> Double? in
      guard let before, let after else { return nil }
      return abs(after - before)
    }
    let small = 0.05 * Double(profiles.length) + 1
    for (index, step) in steps.enumerated() {
      let before = index > 0 ? steps[index - 1] ?? 0 : 0
      let after = index + 1 < steps.count ? steps[index + 1] ?? 0 : 0
      guard let step, step > 2.5 * max(before, after) + small else { continue }
      if index < anchor {
        for place in 0...index { kept[place] = nil }
      } else {
        for place in index + 1..<kept.count { kept[place] = nil }
        break
      }
    }
    return kept
  }

  private func walk(
    _ window: EdgeWindow, _ pictures: StrideTo<Int>, _ offsets: inout [Double?]
  ) { walk(window, Array(pictures), &offsets) }

  private func walk(
    _ window: EdgeWindow, _ pictures: StrideThrough<Int>, _ offsets: inout [Double?]
  ) { walk(window, Array(pictures), &offsets) }

  private func walk(_ window: EdgeWindow, _ pictures: [Int], _ offsets: inout [Double?]) {
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
