/// Changes of the colors of a whole film, where one rule explains all of them.
package enum FingerprintLevels: Hashable, Sendable, Codable {
  /// Levels from 0 to 255 have become those from 16 to 235.
  case narrowed
  /// Levels from 16 to 235 have become those from 0 to 255.
  case widened
  /// BT.601 colors were read as BT.709, or the other way around.
  case matrix(isReadAs709: Bool)
  /// All levels are so many times the expected ones, plus some.
  case linear(factor: Double, offset: Double)

  /// Returns a mean color after the change.
  func changed(_ word: UInt32) -> UInt32 {
    let levels = [0, 8, 16].map { Double(word >> UInt32($0) & 255) }
    let changed: [Double] =
      switch self {
      case .narrowed: levels.map { $0 * 219 / 255 + 16 }
      case .widened: levels.map { ($0 - 16) * 255 / 219 }
      case .linear(let factor, let offset): levels.map { $0 * factor + offset }
      case .matrix(let isReadAs709): Self.reread(levels, isReadAs709)
      }
    return changed.enumerated().reduce(0) { word, level in
      word | UInt32(max(0, min(255, level.element.rounded()))) << UInt32(8 * level.offset)
    }
  }

  private static func reread(_ levels: [Double], _ isReadAs709: Bool) -> [Double] {
    let small = (red: 0.299, blue: 0.114)
    let large = (red: 0.2126, blue: 0.0722)
    let (meant, read) = isReadAs709 ? (small, large) : (large, small)
    let green = 1 - meant.red - meant.blue
    let y = meant.red * levels[0] + green * levels[1] + meant.blue * levels[2]
    let r = (levels[0] - y) / (2 * (1 - meant.red))
    let b = (levels[2] - y) / (2 * (1 - meant.blue))
    let red = y + 2 * (1 - read.red) * r
    let blue = y + 2 * (1 - read.blue) * b
    return [red, (y - read.red * red - read.blue * blue) / (1 - read.red - read.blue), blue]
  }

  /// The rule that explains how two films differ, frame by frame, and how far levels are apart then as a
  /// rule; nothing if there is none.
  static func rule(
    _ old: FrameFingerprints, _ new: FrameFingerprints
  ) -> (FingerprintLevels, rest: Double)? {
    let before = distance(old, new)
    if let matrix = matrix(old, new, distance: before) { return matrix }
    // Less than that is what codecs do.
    guard before > 2.5 else { return nil }
    let known: [FingerprintLevels] = [
      .narrowed, .widened, .matrix(isReadAs709: true), .matrix(isReadAs709: false),
    ]
    let rules = known.map { ($0, rest: distance(old, new, changedBy: $0.changed)) }
    let linear = linear(old, new).map { ($0, rest: distance(old, new, changedBy: $0.changed)) }
    guard let best = rules.min(by: { $0.rest < $1.rest }), let plain = linear else { return nil }
    // A rule with a name is meant where numbers without one are hardly better; what it clips is left.
    if best.rest < 0.45 * before, best.rest < plain.rest + 1 { return best }
    return plain.rest < 0.4 * before && plain.rest < max(2, 0.25 * before) ? plain : nil
  }

  /// The matrix that explains what changes colors and leaves grays: little in films that have few colors, and
  /// yet no work of a codec, because the way back leads twice as far.
  private static func matrix(
    _ old: FrameFingerprints, _ new: FrameFingerprints, distance before: Double
  ) -> (FingerprintLevels, rest: Double)? {
    guard before > 1 else { return nil }
    for isReadAs709 in [true, false] {
      let rest = distance(old, new, changedBy: Self.matrix(isReadAs709: isReadAs709).changed)
      guard rest < 0.75 * before else { continue }
      let back = distance(old, new, changedBy: Self.matrix(isReadAs709: !isReadAs709).changed)
      return back > 1.25 * before ? (.matrix(isReadAs709: isReadAs709), rest) : nil
    }
    return nil
  }

  /// Returns the typical distance between levels.
  private static func distance(_ old: FrameFingerprints, _ new: FrameFingerprints) -> Double {
    var (sum, count) = (0, 0)
    for (a, b) in zip(old.frames, new.frames) {
      count += 3 * a.means.count
      for index in a.means.indices where a.means[index] != b.means[index] {
        sum += squares(a.means[index], b.means[index])
      }
    }
    return count == 0 ? 0 : (Double(sum) / Double(count)).squareRoot()
  }

  private static func squares(_ a: UInt32, _ b: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let step = Int(a >> shift & 255) - Int(b >> shift & 255)
      return step * step
    }
    return square(0) + square(8) + square(16)
  }

  /// Returns the typical distance between levels, when those of the old film are changed.
  private static func distance(
    _ old: FrameFingerprints, _ new: FrameFingerprints, changedBy change: (UInt32) -> UInt32
  ) -> Double {
    var (sum, count) = (0, 0)
    var known: [UInt32: UInt32] = [:]
    for (a, b) in zip(old.frames, new.frames) {
      for (x, y) in zip(a.means, b.means) {
        let goal = known[x] ?? change(x)
        known[x] = goal
        sum += squares(goal, y)
        count += 3
      }
    }
    return count == 0 ? 0 : (Double(sum) / Double(count)).squareRoot()
  }

  /// The line that is nearest to all levels that are neither black nor white.
  private static func linear(
    _ old: FrameFingerprints, _ new: FrameFingerprints
  ) -> FingerprintLevels? {
    var (n, x, y, xx, xy) = (0, 0, 0, 0, 0)
    for (a, b) in zip(old.frames, new.frames) {
      for (from, to) in zip(a.means, b.means) {
        for shift in [UInt32(0), 8, 16] {
          let (p, q) = (Int(from >> shift & 255), Int(to >> shift & 255))
          guard q > 1, q < 254 else { continue }
          n += 1
          x += p
          y += q
          xx += p * p
          xy += p * q
        }
      }
    }
    let spread = Double(n * xx - x * x)
    guard n > 0, spread > 0 else { return nil }
    let factor = Double(n * xy - x * y) / spread
    return .linear(factor: factor, offset: (Double(y) - factor * Double(x)) / Double(n))
  }
}
