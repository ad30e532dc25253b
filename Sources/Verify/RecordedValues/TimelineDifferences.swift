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
    for pair in new.features(insteadOf: old) {
      guard case .both(let feature, let other) = pair else {
        found.append((0, pair.words))
        continue
      }
      let quoted = pair.words
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

/// A feature of an agreed timeline, and the one of another timeline with the same name.
package enum FeaturePair: Sendable {
  case gone(ValueTimeline.Feature)
  case both(ValueTimeline.Feature, ValueTimeline.Feature)
  case new(ValueTimeline.Feature)

  /// The name of the feature.
  package var name: String {
    switch self {
    case .gone(let feature), .both(let feature, _), .new(let feature): feature.name
    }
  }

  /// Description of a feature that only one of both has, and the name of others.
  package var words: String {
    let quoted = Quote(name).description
    return switch self {
    case .gone: "\(quoted) is gone"
    case .both: quoted
    case .new: "\(quoted) is new"
    }
  }
}

extension ValueTimeline {
  /// Returns the features of an agreed timeline in their order, each with its own of the same name, and those that are
  /// new.
  package func features(insteadOf old: ValueTimeline) -> [FeaturePair] {
    let known = Set(old.features.map(\.name))
    let kept = old.features.map { feature -> FeaturePair in
      guard let other = features.first(where: { $0.name == feature.name }) else {
        return .gone(feature)
      }
      return .both(feature, other)
    }
    return kept + features.filter { !known.contains($0.name) }.map { .new($0) }
  }
}
