/// Pictures of a film that are none of their own: they repeat the one before while everything moves, or are mixed
/// from those around them.
///
/// They say when a picture was shown, and not when it was made.
package struct PictureRepeats: Sendable {
  /// The pictures that show the one before once more while others change much.
  package let repeated: [Int]
  /// The pictures that are mixed from the one before and the one behind.
  package let blended: [Int]
  /// Number of pictures while much changes, these among them.
  package let movingCount: Int
  /// True if a recorder has shown its pictures at another rate, and not one for too long.
  package var areThroughout: Bool {
    let runs = repeated.count { !repeated.contains($0 - 1) } + blended.count
    return runs >= Self.fewest && 3 * (repeated.count + blended.count) >= movingCount
  }
  /// The pictures that are left.
  let kept: [Int]

  /// Number of places at which a recorder of another rate repeats pictures, at least.
  private static let fewest = 3
  /// The most pictures in a row that repeat one; where there are more, it rests.
  private static let longest = 4
  /// Number of times as much that changes around a picture that repeats one, at least.
  private static let clearly = 8

  /// The repeats of a film.
  package init(_ reel: LumaSequence) {
    let changes = reel.changes
    guard let first = changes.firstIndex(of: .visible), let last = changes.lastIndex(of: .visible)
    else {
      (repeated, blended, movingCount) = ([], [], 0)
      kept = Array(reel.times.indices)
      return
    }
    let again = Self.repeated(between: first, and: last, changes, in: reel)
    let known = Set(again)
    let own = reel.times.indices.filter { !known.contains($0) }
    let mixed = Self.blended(among: own.filter { (first - 1...last).contains($0) }, in: reel)
    let left = own.filter { !mixed.contains($0) }
    let quick = Self.quick(first...last, in: reel)
    repeated = again.filter(quick.contains)
    blended = mixed.filter(quick.contains).sorted()
    movingCount = quick.count
    kept =
      repeated.isEmpty && mixed.isEmpty
      ? left : Self.withoutLateRest(left, before: first, as: left.filter(quick.contains), in: reel)
  }

  /// The pictures from the first to the last step that is no slow begin or end: where hardly anything moves, pictures are
  /// alike whoever has made them.
  private static func quick(_ moving: ClosedRange<Int>, in reel: LumaSequence) -> ClosedRange<Int> {
    let steps = moving.map { ($0, reel.changeCount(at: $0)) }
    let most = steps.map(\.1).max() ?? 0
    let large = steps.filter { 4 * $0.1 >= most }.map(\.0)
    return (large.first ?? moving.lowerBound)...(large.last ?? moving.upperBound)
  }

  // MARK: - Repeats

  private static func repeated(
    between first: Int, and last: Int, _ changes: [PictureChange], in reel: LumaSequence
  ) -> [Int] {
    var found: [Int] = []
    var index = first + 1
    while index < last {
      let run = changes[index..<last].prefix { $0 != .visible }
      if !run.isEmpty { found += repeats(in: run, changes, reel) }
      index = run.endIndex + 1
    }
    return found
  }

  /// The pictures between two clear steps that show the one before.
  private static func repeats(
    in run: ArraySlice<PictureChange>, _ changes: [PictureChange], _ reel: LumaSequence
  ) -> [Int] {
    guard run.count <= longest else { return same(in: run) }
    // What is in between two clear steps and hardly one itself is what a codec makes of a repeat.
    if run.count == 1, changes[run.endIndex] == .visible { return Array(run.indices) }
    let around = min(reel.changeCount(at: run.startIndex - 1), reel.changeCount(at: run.endIndex))
    return run.indices.filter {
      changes[$0] == .none || clearly * reel.changeCount(at: $0) <= around
    }
  }

  /// The pictures of a slow stretch that are the same as the one before, where that is no rest.
  private static func same(in run: ArraySlice<PictureChange>) -> [Int] {
    var found: [Int] = []
    var index = run.startIndex
    while index < run.endIndex {
      let rest = run[index...].prefix { $0 == .none }
      if rest.count <= longest { found += rest.indices }
      index = rest.endIndex + 1
    }
    return found
  }

  /// The pictures without those at rest that may be a repeat of one: nothing moves yet at the time of the last one that
  /// was made, and not of its repeats.
  ///
  /// Of a recorder that repeats pictures now and then, the last one at rest may be a repeat as well.
  private static func withoutLateRest(
    _ kept: [Int], before first: Int, as moving: [Int], in reel: LumaSequence
  ) -> [Int] {
    let steps = zip(moving, moving.dropFirst()).map { reel.times[$1] - reel.times[$0] }.sorted()
    guard !steps.isEmpty else { return kept }
    let usual = steps[steps.count / 2]
    let isRegular = usual > 1.5 * reel.interval
    let made = reel.times[first] - (isRegular ? 0.9 : 1.1) * usual
    return kept.filter { $0 >= first || reel.times[$0] < made }
  }

  // MARK: - Blends

  /// Weight that both pictures have in one that is mixed from them, at least, and how much may be left unexplained.
  fileprivate static let blend = (weight: 0.15, error: 0.12)

  /// The pictures that lie between their neighbors, pixel by pixel, unlike these: what moves so slowly that it looks
  /// mixed does so in all pictures in a row.
  private static func blended(among moving: [Int], in reel: LumaSequence) -> Set<Int> {
    guard moving.count > 4 else { return [] }
    let mixed = moving.indices.map { place in
      place > 0 && place + 1 < moving.count
        && reel.isBlend(moving[place], of: moving[place - 1], and: moving[place + 1])
    }
    let lone = moving.indices.filter { place in
      mixed[place] && !mixed[place - 1] && !mixed[place + 1]
    }
    // A single one may be a chance; a recorder does it all the time.
    guard 4 * lone.count >= moving.count else { return [] }
    return Set(lone.map { moving[$0] })
  }
}

extension LumaSequence {
  /// The film without the pictures that are none of their own.
  var withoutRepeats: LumaSequence {
    let repeats = PictureRepeats(self)
    return repeats.kept.count == times.count ? self : pictures(at: repeats.kept)
  }

  /// Difference of a pixel that can be seen, in levels.
  fileprivate static let clear = 8

  /// For each picture, whether it shows anything else than the one before, and whether that can be seen.
  var changes: [PictureChange] {
    // What a codec mends in the picture after one that stands by itself is less.
    let few = max(32, width * height / 400)
    return pictures.indices.map { index in
      guard index > 0, pictures[index] != pictures[index - 1] else { return .none }
      return changeCount(at: index, upTo: few) > few ? .visible : .faint
    }
  }

  /// Number of pixels that visibly differ from the picture before; no more are counted than one beyond a limit.
  fileprivate func changeCount(at index: Int, upTo limit: Int = .max) -> Int {
    guard index > 0 else { return 0 }
    var count = 0
    for (a, b) in zip(pictures[index], pictures[index - 1]) where abs(Int(a) - Int(b)) > Self.clear
    {
      count += 1
      if count > limit { break }
    }
    return count
  }

  /// Returns `true` if a picture is mixed from two others where these clearly differ.
  fileprivate func isBlend(_ index: Int, of first: Int, and last: Int) -> Bool {
    let (before, behind, own) = (pictures[first], pictures[last], pictures[index])
    var (product, square, count) = (0, 0, 0)
    for place in own.indices {
      let step = Int(behind[place]) - Int(before[place])
      guard abs(step) > 4 * Self.clear else { continue }
      product += step * (Int(own[place]) - Int(before[place]))
      square += step * step
      count += 1
    }
    guard count > max(32, own.count / 400) else { return false }
    let weight = Double(product) / Double(square)
    let (least, error) = (PictureRepeats.blend.weight, PictureRepeats.blend.error)
    guard weight > least, weight < 1 - least else { return false }
    var rest = 0.0
    for place in own.indices {
      let step = Int(behind[place]) - Int(before[place])
      guard abs(step) > 4 * Self.clear else { continue }
      let off = Double(Int(own[place]) - Int(before[place])) - weight * Double(step)
      rest += off * off
    }
    return rest < error * error * Double(square)
  }
}

/// Degrees of change between a picture and the one before.
enum PictureChange {
  /// Not at all.
  case none
  /// By no more than what a codec does.
  case faint
  /// By what people see.
  case visible
}
