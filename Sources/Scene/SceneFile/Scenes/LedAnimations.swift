import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// The animations of a tree that numbers lead in place of time, until all layers and their movements are known.
struct LedAnimations {
  /// An animation on the timeline, and what leads it.
  private struct Mention {
    var entry: Int
    var progress: ProgressDraft
    /// The length of all of the way for the animation.
    var span: Time
    var easing: Easing
    var source: SourceText
    var subject: String?
  }

  private var mentions: [Mention] = []

  /// Remembers that a number leads the animation that is added to the timeline next; `easing` is that of a group.
  mutating func add(
    _ progress: ProgressDraft, to timeline: Timeline, lasting span: Time, easing: Easing = .linear,
    _ reading: ReadContext
  ) {
    mentions.append(
      Mention(
        entry: timeline.entries.count, progress: progress, span: span, easing: easing,
        source: reading.source, subject: reading.subject))
  }

  /// Returns the timeline on which the animations follow what leads them.
  func resolved(
    _ timeline: Timeline, in tree: LayerTree, _ reading: inout ReadContext
  ) -> Timeline {
    if mentions.isEmpty { return timeline }
    let led = Set(mentions.map(\.entry))
    var clocks: [Int: GroupTiming] = [:]
    for mention in mentions {
      reading.inside(mention.source, subject: mention.subject) { reading in
        let lead = Leader(mention.progress, of: mention.entry, on: timeline, led: led, in: tree)
        guard let number = lead.number(&reading) else { return }
        clocks[mention.entry] = GroupTiming(
          ledBy: number, lasting: mention.span, easing: mention.easing)
      }
    }
    var resolved = Timeline()
    for (index, entry) in timeline.entries.enumerated() {
      var animation = entry.animation
      if let clock = clocks[index] { animation.groups.insert(clock, at: 0) }
      resolved.add(animation, of: entry.property, onLayer: entry.layer)
    }
    for (layer, clock) in timeline.clocks { resolved.setClock(clock, ofLayer: layer) }
    return resolved
  }
}

/// The search for the number that leads an animation.
private struct Leader {
  private let progress: ProgressDraft
  private let entry: Int
  private let timeline: Timeline
  /// Animations that numbers lead themselves.
  private let led: Set<Int>
  private let tree: LayerTree

  init(
    _ progress: ProgressDraft, of entry: Int, on timeline: Timeline, led: Set<Int>,
    in tree: LayerTree
  ) {
    self.progress = progress
    self.entry = entry
    self.timeline = timeline
    self.led = led
    self.tree = tree
  }

  /// The number; `nil` when what is wrong with it has been reported.
  func number(_ reading: inout ReadContext) -> LeadingNumber? {
    guard let mention = progress.layer else { return nil }
    guard let layer = tree.nodes.firstIndex(where: { $0.id.name == mention.name }) else {
      reading.report(
        "unknown layer \(Quote(mention.name))", at: mention.range,
        hint: Expected.hint(for: mention.name, among: tree.nodes.map(\.id.name)))
      return nil
    }
    let own = movements(of: progress.property, onLayer: layer)
    let whole = progress.property.whole.map { movements(of: $0.property, onLayer: layer) } ?? []
    guard own.isEmpty || whole.isEmpty else {
      reading.report(
        "\(Quote(progress.property.name)) of \(Quote(mention.name)) is moved in two ways",
        at: progress.range, hint: "a number that leads has animations of one property")
      return nil
    }
    guard !own.isEmpty || !whole.isEmpty else {
      reading.report(
        "\(Quote(progress.property.name)) of \(Quote(mention.name)) does not move",
        at: progress.range, hint: hint(for: layer))
      return nil
    }
    guard led.isDisjoint(with: own + whole) else {
      reading.report(
        "\(Quote(progress.property.name)) of \(Quote(mention.name)) is led itself",
        at: progress.range, hint: "name the number that leads it")
      return nil
    }
    guard clocks(around: layer) == clocks(around: timeline.entries[entry].layer) else {
      reading.report(
        "the time of \(Quote(mention.name)) passes differently", at: mention.range,
        hint: "a number leads layers on its own layer's clock")
      return nil
    }
    let (property, component) =
      whole.isEmpty ? (progress.property, 0) : (progress.property.whole ?? (progress.property, 0))
    guard let rest = tree.nodes[layer].properties[property] else { return nil }
    return LeadingNumber(
      of: tree.nodes[layer].id, property, component: component, rest: rest,
      animations: (own + whole).map { timeline.entries[$0].animation }, from: progress.start,
      to: progress.end)
  }

  /// The animations of a property, by their places on the timeline.
  private func movements(of property: Property, onLayer layer: Int) -> [Int] {
    timeline.entries.indices.filter {
      timeline.entries[$0].layer == layer && timeline.entries[$0].property == property
    }
  }

  /// A sentence about what moves instead.
  private func hint(for layer: Int) -> String {
    let moving = timeline.entries.filter { $0.layer == layer }.map(\.property.name)
    guard let first = moving.first else { return "give it an animation" }
    return "\(Quote(first)) does: \"property\": \"\(first)\""
  }

  /// The clocks around a layer, from the inside out.
  private func clocks(around layer: Int) -> [LayerClock] {
    var clocks: [LayerClock] = []
    var next: Int? = layer
    while let index = next {
      if let clock = timeline.clocks[index] { clocks.append(clock) }
      next = tree.nodes[index].parent
    }
    return clocks
  }
}
