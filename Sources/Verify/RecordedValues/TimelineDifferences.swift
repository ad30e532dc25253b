import SegueTextSupport

/// Differences between an agreed timeline of values and another one, those that come first in front.
package struct TimelineDifferences: Hashable, Sendable {
  /// Description of each difference.
  package private(set) var words: [String] = []
  /// The numbers of the frames that differ.
  package private(set) var frames: [Int] = []

  /// The most features and components that are named.
  private static let most = 12

  /// The differences of numbers that are farther apart than a tolerance, and of all others.
  package init(from old: ValueTimeline, to new: ValueTimeline, beyond tolerance: Double) {
    if let change = new.frameWords(insteadOf: old) {
      words = [change]
      return
    }
    var found: [(frame: Int, words: String)] = []
    for feature in old.features {
      let quoted = Quote(feature.name).description
      guard let other = new.features.first(where: { $0.name == feature.name }) else {
        found.append((0, "\(quoted) is gone"))
        continue
      }
      if feature.type != other.type {
        let (before, after) = (feature.type ?? "nothing", other.type ?? "nothing")
        found.append((0, "\(quoted) is of type \(Quote(after)) instead of \(Quote(before))"))
      }
      for change in ComponentChange.all(from: feature, to: other, beyond: tolerance) {
        let first = change.frames.first ?? 0
        found.append((first, "\(quoted): \(change.words(in: first, of: new))"))
        frames += change.frames
      }
    }
    let known = Set(old.features.map(\.name))
    found += new.features.filter { !known.contains($0.name) }.map {
      (0, "\(Quote($0.name)) is new")
    }
    frames = Set(frames).sorted()
    let sorted = found.indices.sorted { (found[$0].frame, $0) < (found[$1].frame, $1) }
    words = sorted.prefix(Self.most).map { found[$0].words }
    if found.count > Self.most { words.append("and \(found.count - Self.most) more") }
  }
}

extension ValueTimeline {
  /// Returns a description of its frames where they are others than those of an agreed timeline.
  package func frameWords(insteadOf old: ValueTimeline) -> String? {
    if frames.count != old.frames.count {
      return "\(frames.count) frames instead of \(old.frames.count)"
    }
    guard let index = frames.indices.first(where: { frames[$0] != old.frames[$0] }) else {
      return nil
    }
    return "frame \(index) is at \(frames[index].words) instead of \(old.frames[index].words)"
  }
}
