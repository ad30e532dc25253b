import SegueRaster

/// The radius of the round corners of something that moves, from picture to picture.
package struct CornerCourse: Sendable {
  /// The radius at first, in pixels of the film.
  package let first: Double
  /// The radius in the end.
  package let last: Double
  /// By how much both may be off.
  package let uncertainty: Double
  /// Course of the radius beside the movement.
  package let pace: Pace
  /// The pictures that show it, in their order.
  let seen: [Sample]
  /// The side of a pixel in which it is measured, in pixels of the film.
  let grain: Double

  /// Courses of a radius.
  package enum Pace: Sendable {
    /// It stays as it is.
    case still
    /// It goes by the curve of the movement.
    case movement
    /// It goes by a curve of its own.
    case own(FoundCurve, ProgressSamples)
  }

  /// The radius in a picture.
  struct Sample: Sendable {
    let time: Double
    /// Share of the way that the movement has come.
    let share: Double
    let radius: Double
    /// By how much corners of the picture differ.
    let off: Double
  }

  /// The radius up to which codecs make a round corner of a sharp one, in pixels.
  private static let sharp = 1.5

  /// True if nothing is seen of a radius: it is no larger than what is measured where there is none.
  package var areSharp: Bool {
    guard case .still = pace else { return false }
    return last < max(Self.sharp * grain, 2 * uncertainty)
  }

  /// The most pictures that are looked at.
  private static let most = 90
  /// The least corners of a picture, and the pixels and the share of the radius by which they may differ.
  private static let (corners, alike) = (2, (pixels: 0.8, share: 0.06))
  /// The least change that is one, in pixels.
  private static let change = 1.0
  /// Distance from the curve of the movement that is none, in pixels and as a share of the change.
  private static let near = (pixels: 0.35, share: 0.04)
  /// The least pictures on the way in which corners are seen.
  private static let fewest = 4

  /// The course of the corners of a movement; nil where pictures do not show them.
  init?(_ movement: Movement, of outline: MovingOutline, in reel: LumaSequence) {
    let samples = movement.samples
    let step = 1 + samples.times.count / Self.most
    var seen: [Sample] = []
    for index in stride(from: 0, to: samples.times.count, by: step) {
      guard let picture = reel.times.firstIndex(of: samples.times[index]) else { continue }
      let share = samples.values[index]
      if let (radius, off) = Self.radius(outline, at: share, in: reel, picture: picture) {
        seen.append(Sample(time: samples.times[index], share: share, radius: radius, off: off))
      }
    }
    self.seen = seen
    grain = Double(reel.shrink)
    let (start, end) = (
      seen.filter { abs($0.share) < 0.02 }, seen.filter { abs($0.share - 1) < 0.02 }
    )
    guard !start.isEmpty, !end.isEmpty else { return nil }
    first = Self.middle(start.map(\.radius))
    last = Self.middle(end.map(\.radius))
    uncertainty = max(Self.middle((start + end).map(\.off)), 0.1 * grain)
    let change = last - first
    guard abs(change) >= max(Self.change * grain, 2 * uncertainty) else {
      pace = .still
      return
    }
    let way = seen.filter { $0.share > 0.05 && $0.share < 0.95 }
    guard way.count >= Self.fewest else { return nil }
    let from = first
    let offs = way.map { abs($0.radius - from - $0.share * change) }
    if Self.middle(offs) <= max(Self.near.pixels * grain, Self.near.share * abs(change)) {
      pace = .movement
      return
    }
    let own = ProgressSamples(
      times: seen.map(\.time), values: seen.map { ($0.radius - from) / change },
      pixels: abs(change))
    pace = .own(CurveFinder(own).answer, own)
  }

  /// The radius in a picture, in pixels of the film, and by how much corners differ.
  private static func radius(
    _ outline: MovingOutline, at share: Double, in reel: LumaSequence, picture: Int
  ) -> (radius: Double, off: Double)? {
    let scale = Double(reel.shrink)
    let sides = [outline.left, outline.right, outline.top, outline.bottom].map {
      $0.place(at: share) / scale
    }
    let limit = min(sides[1] - sides[0], sides[3] - sides[2]) / 2
    let radii = CornerWindow.Corner.allCases.compactMap { corner -> Double? in
      let x = corner == .topLeft || corner == .bottomLeft ? sides[0] : sides[1]
      let y = corner == .topLeft || corner == .topRight ? sides[2] : sides[3]
      return CornerWindow(corner, at: x, y, in: reel, picture: picture).radius(within: limit)
    }.sorted()
    guard radii.count >= corners else { return nil }
    let radius = middle(radii)
    let off = radii.map { abs($0 - radius) }.max() ?? 0
    guard off <= max(alike.pixels, alike.share * radius) else { return nil }
    return (radius * scale, off * scale)
  }

  private static func middle(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }
}
