/// At which times one film shows what the other one does, in fractions of frames.
///
/// Each frame of the new film that moves is sought on the way from one frame of the old film to the next,
/// in their sketches. Where that way is straight, a line through the places says what is different. A change is only
/// one where each frame of the new film then shows what the old one does at its place, everywhere in the picture.
struct FingerprintPace {
  /// Kinds of changes in timing.
  enum Change: Hashable {
    /// Everything is so many frames later.
    case late(Double)
    /// The film runs backwards.
    case backwards
    /// Movement takes so many times as long.
    case longer(Double)
    /// The same pictures come at other times: at most so many frames later, in the frame with this number.
    case elsewhen(late: Double, at: Int)
  }

  private let match: FingerprintMatch
  /// True if only a part of the pictures is looked at, in which little shows where something is.
  private let isPart: Bool
  private let old: [FrameFingerprint]
  private let new: [FrameFingerprint]
  private let noise: Double
  /// Maximum distance of the old film from its first frame, squared.
  private let spread: Double

  /// The most frames of films that are compared so.
  private static let most = 1_500

  /// The pace of films, or of a part of their pictures.
  init?(_ match: FingerprintMatch, ofPart isPart: Bool = false) {
    self.isPart = isPart
    self.match = match
    (old, new) = (match.old.frames, match.new.frames)
    guard old.count > 3, new.count > 3, max(old.count, new.count) <= Self.most else { return nil }
    let levels = match.isExact ? 0.25 : 1.2
    noise = Double(old[0].sketch.count) * (16 * levels) * (16 * levels)
    let first = match.old.frames[0]
    spread = match.old.frames.map { Self.distance($0, first) }.reduce(0, max)
    guard spread > 4 * noise else { return nil }
  }

  /// A frame of the new film, and where it is in the old one.
  private struct Place {
    let frame: Int
    let place: Double
    /// Amount of movement there.
    let weight: Double
    /// Distance of the frame from what the old film shows there, squared.
    let rest: Double
  }

  /// The share of a difference that other times may leave.
  private static let unexplained = 0.3

  /// Change in timing; `nil` if the old film does not show what the new one does.
  var change: Change? {
    let ends = [new[0], new[new.count - 1]]
    let moving = new.indices.filter { index in
      ends.allSatisfy { Self.distance($0, new[index]) > 2 * noise }
    }
    guard moving.count > 2 else { return nil }
    let places = moving.compactMap { place(of: $0) }
    guard places.count * 10 >= moving.count * 9 else { return nil }
    guard isExplained(by: places) else { return nil }
    let points = places.map { (x: Double($0.frame), y: $0.place, weight: $0.weight) }
    if let line = FingerprintLine(through: points) { return straight(line, places) }
    return crooked(places)
  }

  /// Returns `true` if a frame of the new film shows nothing that the old one does not show about its place there, and
  /// is no less like that than like the frame at its own time.
  ///
  /// What is only in a part of the picture, such as a box in front of it, belongs to no other time.
  private func isShown(_ frame: Int, at place: Double) -> Bool {
    let middle = max(0, min(Double(old.count - 1), place))
    let near = max(0, Int(middle) - 1)...min(old.count - 1, Int(middle.rounded(.up)) + 1)
    let range = SketchRange(
      old[near].map(\.sketch), match.old.grid.sketchSize,
      hasCoarseColors: match.old.hasCoarseColors || match.new.hasCoarseColors)
    guard range.contains(new[frame].sketch) else { return false }
    let own = match.differences(min(frame, old.count - 1), frame).count
    guard own > FingerprintMatch.patch else { return true }
    return near.contains { match.differences($0, frame).count <= own }
  }

  /// The change, if each frame of the new film is at such a place of the old one.
  private func proven(_ change: Change, _ place: (Int) -> Double) -> Change? {
    new.indices.allSatisfy { isShown($0, at: place($0)) } ? change : nil
  }

  /// Returns true if little difference remains where each frame is compared with the place that was found for
  /// it.
  private func isExplained(by places: [Place]) -> Bool {
    let before = places.reduce(0) {
      $0 + distance(new[$1.frame], old[min($1.frame, old.count - 1)])
    }
    let after = places.reduce(0) { $0 + max(0, $1.rest - noise / 4) }
    return after <= Self.unexplained * before
  }

  private func straight(_ line: FingerprintLine, _ places: [Place]) -> Change? {
    func place(_ frame: Int) -> Double { line.value(at: Double(frame)) }
    let first = places[0].frame
    let last = places[places.count - 1].frame
    if line.slope < 0 {
      return proven(line.slope < -0.5 ? .backwards : .longer(-1 / line.slope), place)
    }
    let traveled = Double(last - first)
    // What adds up to less than a part of a frame is no other pace.
    let least = leastPace
    if abs(line.slope - 1) * traveled > least.frames, abs(line.slope - 1) > least.share {
      let isLonger = isAsLong(1 / line.slope)
      return isLonger ? proven(.longer(1 / line.slope), place) : crooked(places)
    }
    let middle = Double(first + last) / 2
    let late = middle - line.value(at: middle)
    return abs(late) > 0.15 ? proven(.late(late)) { Double($0) - late } : nil
  }

  /// Returns true if movement takes that many times as long from its first frame to its last.
  private func isAsLong(_ factor: Double) -> Bool {
    guard let before = span(of: old), let after = span(of: new) else { return true }
    // A film that is cut says nothing about it.
    if distance(new[new.count - 1], old[old.count - 1]) > 2 * noise { return true }
    // Both begin and end between two frames.
    let frames = match.new.isExact ? 1.0 : 0
    return abs(after - factor * before) < max(frames, 0.5 * abs(factor - 1) * before)
  }

  /// By how much a pace is another at least, and how many frames that has to add up to: less than that a codec does.
  private var leastPace: (share: Double, frames: Double) {
    !isPart && match.old.isExact && match.new.isExact ? (0.015, 0.4) : (0.03, 0.75)
  }

  /// From the first frame that differs from the first to the last that differs from the last.
  private func span(of frames: [FrameFingerprint]) -> Double? {
    let last = frames.count - 1
    guard let begin = frames.firstIndex(where: { distance($0, frames[0]) > 2 * noise }),
      let end = frames.lastIndex(where: { distance($0, frames[last]) > 2 * noise }), end >= begin
    else { return nil }
    return Double(end - begin + 1)
  }

  private func distance(_ a: FrameFingerprint, _ b: FrameFingerprint) -> Double {
    Self.distance(a, b)
  }

  /// By how much a place may be before that of the frame before, in frames, for what a codec does.
  private static let backward = 0.5

  private func crooked(_ places: [Place]) -> Change? {
    let steps = zip(places, places.dropFirst()).map { $1.place - $0.place }
    guard steps.allSatisfy({ $0 > -Self.backward }) || steps.allSatisfy({ $0 < Self.backward }),
      places.allSatisfy({ isShown($0.frame, at: $0.place) })
    else { return nil }
    if steps.reduce(0, +) < 0 { return .backwards }
    guard
      let most = places.max(by: {
        abs(Double($0.frame) - $0.place) < abs(Double($1.frame) - $1.place)
      })
    else { return nil }
    let late = Double(most.frame) - most.place
    return abs(late) > 0.5 ? .elsewhen(late: late, at: most.frame) : nil
  }

  /// Returns the place where the old film shows a frame of the new one; `nil` if it does nowhere.
  private func place(of frame: Int) -> Place? {
    var best: (distance: Double, place: Place)?
    for index in 0..<old.count - 1 {
      let (distance, share, length) = Self.nearest(new[frame], from: old[index], to: old[index + 1])
      guard length > noise / 16 else { continue }
      let place = Place(
        frame: frame, place: Double(index) + share, weight: length.squareRoot(), rest: distance)
      // Of places that are as good, the one at about the same time.
      let far = abs(place.place - Double(frame))
      if let best {
        let isBetter = distance < best.distance - noise / 4
        let isNearer =
          distance < best.distance + noise / 4 && far < abs(best.place.place - Double(frame))
        guard isBetter || isNearer else { continue }
      }
      best = (distance, place)
    }
    guard let best, best.distance < max(2 * noise, 0.05 * spread) else { return nil }
    return best.place
  }

  private static func distance(_ a: FrameFingerprint, _ b: FrameFingerprint) -> Double {
    var sum = 0
    for index in a.sketch.indices {
      let step = Int(a.sketch[index] - b.sketch[index])
      sum += step * step
    }
    return Double(sum)
  }

  /// Returns the distance of a frame from the path between two others, its share of that path, and the path's
  /// length.
  private static func nearest(
    _ frame: FrameFingerprint, from a: FrameFingerprint, to b: FrameFingerprint
  ) -> (distance: Double, share: Double, length: Double) {
    var (along, length, away) = (0, 0, 0)
    for index in frame.sketch.indices {
      let step = Int(b.sketch[index] - a.sketch[index])
      let offset = Int(frame.sketch[index] - a.sketch[index])
      along += step * offset
      length += step * step
      away += offset * offset
    }
    guard length > 0 else { return (Double(away), 0, 0) }
    let share = max(0, min(1, Double(along) / Double(length)))
    let distance = Double(away) - 2 * share * Double(along) + share * share * Double(length)
    return (distance, share, Double(length))
  }
}

/// Lightness and colors that some sketches have in and around each field: those of all pictures on the way from one to
/// the next.
private struct SketchRange {
  private let sketches: [[Int32]]
  private let size: (columns: Int, rows: Int)
  /// Levels by which each measure of a field may be beyond the range.
  private let allowed: [Double]

  /// The levels that codecs are allowed: of lightness, of colors, and of colors that are kept more coarsely.
  private static let levels = (light: 10.0, color: 12.0, coarse: 32.0)
  /// The part of a range by which a field may be beyond it.
  private static let share = 0.25

  init(_ sketches: [[Int32]], _ size: (columns: Int, rows: Int), hasCoarseColors: Bool) {
    (self.sketches, self.size) = (sketches, size)
    let color = hasCoarseColors ? Self.levels.coarse : Self.levels.color
    allowed = [Self.levels.light, color, color]
  }

  /// Returns `true` if a sketch is within the range everywhere.
  func contains(_ sketch: [Int32]) -> Bool {
    (0..<size.rows).allSatisfy { y in
      (0..<size.columns).allSatisfy { x in
        allowed.indices.allSatisfy { contains(sketch, in: $0, x: x, y: y) }
      }
    }
  }

  private func contains(_ sketch: [Int32], in measure: Int, x: Int, y: Int) -> Bool {
    var (lowest, highest) = (Int32.max, Int32.min)
    for row in max(0, y - 1)...min(size.rows - 1, y + 1) {
      for column in max(0, x - 1)...min(size.columns - 1, x + 1) {
        for other in sketches {
          let value = value(of: other, in: measure, x: column, y: row)
          (lowest, highest) = (min(lowest, value), max(highest, value))
        }
      }
    }
    let value = value(of: sketch, in: measure, x: x, y: y)
    let beyond = max(lowest - value, value - highest)
    return Double(beyond) <= 16 * allowed[measure] + Self.share * Double(highest - lowest)
  }

  /// The lightness of a field, or by how much more red or blue than green it has.
  private func value(of sketch: [Int32], in measure: Int, x: Int, y: Int) -> Int32 {
    let first = 3 * (y * size.columns + x)
    let (red, green, blue) = (sketch[first], sketch[first + 1], sketch[first + 2])
    return switch measure {
    case 0: (54 * red + 183 * green + 19 * blue) / 256
    case 1: red - green
    default: blue - green
    }
  }
}

/// The straight line that is nearest to weighted points, but for some that lie far from it.
private struct FingerprintLine {
  /// A point, and how much it counts.
  typealias Point = (x: Double, y: Double, weight: Double)

  let slope: Double
  private let start: Double

  /// Maximum typical distance of points from the line, and maximum share of points that may be left out.
  private static let limits = (spread: 0.35, leftOut: 0.25)

  /// The line through points; nothing if too many of them are too far from every line.
  init?(through points: [Point]) {
    let all = points.reduce(0) { $0 + $1.weight }
    guard all > 0 else { return nil }
    var kept = points
    while true {
      guard let fit = Fit(kept) else { return nil }
      if fit.spread < Self.limits.spread {
        (slope, start) = (fit.slope, fit.start)
        return
      }
      let errors = kept.map { fit.error(of: $0) }
      guard let worst = errors.indices.max(by: { errors[$0] < errors[$1] }) else { return nil }
      kept.remove(at: worst)
      let weight = kept.reduce(0) { $0 + $1.weight }
      if kept.count < 3 || weight < (1 - Self.limits.leftOut) * all { return nil }
    }
  }

  func value(at x: Double) -> Double { start + slope * x }

  /// The line for which the squares of all errors are least.
  private struct Fit {
    let slope: Double
    let start: Double
    /// Typical distance of points from the line.
    private(set) var spread = 0.0

    init?(_ points: [Point]) {
      let weight = points.reduce(0) { $0 + $1.weight }
      guard weight > 0 else { return nil }
      let x = points.reduce(0) { $0 + $1.x * $1.weight } / weight
      let y = points.reduce(0) { $0 + $1.y * $1.weight } / weight
      let xx = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) * $1.weight }
      guard xx > 0 else { return nil }
      let xy = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) * $1.weight }
      slope = xy / xx
      start = y - slope * x
      let rest = points.reduce(0) { $0 + error(of: $1) * error(of: $1) * $1.weight }
      spread = (rest / weight).squareRoot()
    }

    func error(of point: Point) -> Double { abs(point.y - start - slope * point.x) }
  }
}
