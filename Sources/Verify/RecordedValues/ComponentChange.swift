import SegueTextSupport

/// Change of a number or a word of a feature, in some frames of two timelines that have the same.
package struct ComponentChange: Hashable, Sendable {
  /// The component's name; empty for a feature that has one value alone.
  package let component: String
  /// The numbers of the frames in which it differs.
  package let frames: [Int]
  /// The frame in which it differs most.
  package let worst: Int
  private let old: [ValueTimeline.Value?]
  private let new: [ValueTimeline.Value?]

  private init?(
    _ component: String, _ pair: (old: [ValueTimeline.Value?], new: [ValueTimeline.Value?]),
    beyond tolerance: Double
  ) {
    (self.component, old, new) = (component, pair.old, pair.new)
    let (old, new) = pair
    frames = old.indices.filter { !Self.areAlike(old[$0], new[$0], within: tolerance) }
    let worst = frames.max { Self.size(old[$0], new[$0]) < Self.size(old[$1], new[$1]) }
    guard let worst else { return nil }
    self.worst = worst
  }

  private static func areAlike(
    _ old: ValueTimeline.Value?, _ new: ValueTimeline.Value?, within tolerance: Double
  ) -> Bool {
    guard case (.number(let before)?, .number(let after)?) = (old, new) else { return old == new }
    // 1.1 is a little more than 0.1 above 1.
    return before == after || abs(before - after) <= tolerance * (1 + 1e-9)
  }

  /// The distance of two values; that of words, and of what is missing, is as large as can be.
  private static func size(_ old: ValueTimeline.Value?, _ new: ValueTimeline.Value?) -> Double {
    guard case (.number(let before)?, .number(let after)?) = (old, new) else { return .infinity }
    return abs(before - after)
  }
}

extension ComponentChange {
  /// The changes of a feature, component by component.
  ///
  /// - Parameter tolerance: the most by which numbers may differ.
  package static func all(
    from old: ValueTimeline.Feature, to new: ValueTimeline.Feature, beyond tolerance: Double = 0
  ) -> [ComponentChange] {
    var names = old.components.map(\.name)
    let known = Set(names)
    names += new.components.map(\.name).filter { !known.contains($0) }
    let olds = Dictionary(old.components.map { ($0.name, $0.values) }) { first, _ in first }
    let news = Dictionary(new.components.map { ($0.name, $0.values) }) { first, _ in first }
    return names.compactMap { name in
      let (before, after) = (olds[name], news[name])
      let nothing = [ValueTimeline.Value?](
        repeating: nil, count: max(before?.count ?? 0, after?.count ?? 0))
      return ComponentChange(
        name, (old: before ?? nothing, new: after ?? nothing), beyond: tolerance)
    }
  }

  /// Returns a description of both values in a frame of a timeline, and of how many frames differ.
  package func words(in frame: Int, of timeline: ValueTimeline) -> String {
    func text(_ value: ValueTimeline.Value?) -> String {
      value.map { $0.text.visible } ?? "nothing"
    }
    let name = component.isEmpty ? "" : "\(component.visible) is "
    return "\(name)\(text(new[frame])) instead of \(text(old[frame])) at"
      + " \(timeline.frames[frame].words), and differs in \(frames.count) of"
      + " \(timeline.frames.count.counted("frame"))"
  }
}
