import SegueGeometry
package import SegueSceneGraph

extension Epoch {
  /// Returns the resting positions of the layers on a canvas: before they move, between two movements, and
  /// afterwards.
  package func layout(on canvas: Canvas) -> Layout {
    var finder = RestFinder(self, on: canvas)
    for layer in tree.nodes.indices { finder.visit(layer) }
    return Layout(isPage: finder.isPage, rests: finder.rests)
  }
}

/// Walks through a tree, each layer after its parent, and finds where layers rest.
private struct RestFinder {
  private let tree: LayerTree
  private let timeline: Timeline
  /// The entries of the timeline that move layers, by layer.
  private var movements: [[Timeline.Entry]]
  private(set) var isPage: [Bool]
  private(set) var rests: [[Layout.Rest]] = []
  /// Active intervals in which a layer moves on its page.
  private var stirrings: [[Epoch.ActiveInterval]] = []
  /// Maps that have been found, so that each is found once for all layers inside.
  private var known: [Moment: Projection] = [:]
  /// Number of animation values that may still be evaluated.
  private var budget = 1_000_000

  private struct Moment: Hashable {
    var layer: Int
    var time: Time
  }

  /// The most places at which a layer is crisp.
  private static let mostRests = 8

  init(_ epoch: Epoch, on canvas: Canvas) {
    tree = epoch.tree
    timeline = epoch.restingTimeline ?? epoch.timeline
    movements = Array(repeating: [], count: tree.nodes.count)
    isPage = tree.nodes.map { canvas.isFilled(by: $0.properties.size) }
    for entry in timeline.entries where entry.property.moves {
      movements[entry.layer].append(entry)
      if entry.property.resizes { isPage[entry.layer] = false }
    }
    rests.reserveCapacity(tree.nodes.count)
    stirrings.reserveCapacity(tree.nodes.count)
  }

  /// Finds where a layer rests, whose parent has been visited.
  mutating func visit(_ layer: Int) {
    let parent = tree.nodes[layer].parent
    var own = movements[layer].filter { $0.property != .perspective }.compactMap { stirring($0) }
    if let parent {
      own += movements[parent].filter { $0.property == .perspective }.compactMap { stirring($0) }
    }
    let carrier = parent.flatMap { isPage[$0] ? nil : $0 }
    let around = carrier.map { stirrings[$0] } ?? []
    stirrings.append(own.isEmpty ? around : (around + own).merged)
    if isPage[layer] {
      rests.append([Layout.Rest(size: tree.nodes[layer].properties.size, map: .identity)])
      return
    }
    let moments = stirrings[layer].restMoments(atMost: RestFinder.mostRests)
    budget -= moments.count * (movements[layer].count + 1)
    var found: [Layout.Rest] = []
    for time in moments where budget > 0 {
      let rest = Layout.Rest(
        size: properties(of: layer, at: time).size, map: map(of: layer, at: time))
      if found.last != rest { found.append(rest) }
    }
    rests.append(found)
  }

  /// Returns the active interval of an animation; `nil` for one that stands still.
  private func stirring(_ entry: Timeline.Entry) -> Epoch.ActiveInterval? {
    let animation = entry.animation
    let begin = animation.groups.first?.timing.begin ?? animation.timing.begin
    if let start = timeline.rootTime(begin, onLayer: entry.layer, of: tree) {
      let end = animation.end.flatMap { timeline.rootTime($0, onLayer: entry.layer, of: tree) }
      return Epoch.ActiveInterval(begin: start, end: end)
    }
    return stands(entry.layer)
      ? nil : Epoch.ActiveInterval(begin: Time(nanoseconds: .min), end: nil)
  }

  /// Returns true if time stands still for a layer.
  private func stands(_ layer: Int) -> Bool {
    if timeline.clocks[layer]?.speed == 0 { return true }
    return tree.nodes[layer].parent.map { stands($0) } ?? false
  }

  /// The map from a layer's plane to that of its page.
  private mutating func map(of layer: Int, at time: Time) -> Projection {
    let moment = Moment(layer: layer, time: time)
    if let map = known[moment] { return map }
    budget -= movements[layer].count + 1
    var map = properties(of: layer, at: time).localTransform
    var carrier: Projection?
    if let parent = tree.nodes[layer].parent {
      let around = properties(of: parent, at: time)
      if around.perspective != 0 { map = map.followed(by: around.perspectiveTransform) }
      if !isPage[parent] { carrier = self.map(of: parent, at: time) }
    }
    let flat = map.projection
    let result = carrier.map { flat.followed(by: $0) } ?? flat
    known[moment] = result
    return result
  }

  /// Returns the properties of a layer after the animations that move it.
  private func properties(of layer: Int, at time: Time) -> LayerProperties {
    var properties = tree.nodes[layer].properties
    if movements[layer].isEmpty { return properties }
    let model = properties
    let seconds = timeline.seconds(onLayer: layer, of: tree, at: time)
    for entry in movements[layer] {
      guard let modelValue = model[entry.property], let current = properties[entry.property],
        let value = entry.animation.value(at: seconds, model: modelValue, current: current)
      else { continue }
      properties[entry.property] = value
    }
    return properties
  }
}

extension Timeline {
  /// Returns the local time of a layer, in seconds, when `time` has passed outside.
  fileprivate func seconds(onLayer layer: Int, of tree: LayerTree, at time: Time) -> Double {
    if clocks.isEmpty { return time.seconds }
    let outside =
      tree.nodes[layer].parent.map { seconds(onLayer: $0, of: tree, at: time) } ?? time.seconds
    return clocks[layer]?.local(outside) ?? outside
  }
}

extension Property {
  /// True if the property affects the position of a layer or of its contents.
  fileprivate var moves: Bool {
    switch part {
    case .place, .extents, .transform: true
    case .looks, .content: false
    }
  }

  /// True if the property affects the size of a layer.
  fileprivate var resizes: Bool { part == .extents }
}

extension Epoch {
  /// A stretch of time in which something may move; it is at rest at both ends.
  struct ActiveInterval: Hashable {
    var begin: Time
    /// `nil` if it never ends.
    var end: Time?
  }
}

extension [Epoch.ActiveInterval] {
  /// The stretches in order of time, with those made one that touch.
  var merged: [Epoch.ActiveInterval] {
    if count < 2 { return self }
    return sorted { $0.begin < $1.begin }.reduce(into: []) { merged, next in
      guard let last = merged.last, last.end.map({ next.begin <= $0 }) ?? true else {
        merged.append(next)
        return
      }
      guard let end = last.end else { return }
      merged[merged.count - 1].end = next.end.map { Swift.max($0, end) }
    }
  }

  /// The moments, from zero on, between which nothing but rest and such stretches lie.
  ///
  /// - Parameter limit: how many moments are found at most; of more, the first ones and the last.
  func restMoments(atMost limit: Int) -> [Time] {
    let stirsAtZero = contains { $0.begin <= .zero && $0.end.map { $0 >= .zero } ?? true }
    var moments: [Time] = stirsAtZero ? [] : [.zero]
    for stretch in self {
      moments += [stretch.begin, stretch.end].compactMap { $0 }.filter { $0 >= .zero }
    }
    return moments.count <= limit ? moments : moments.prefix(limit - 1) + moments.suffix(1)
  }
}

extension Epoch {
  /// Returns the time span of an animation of the epoch, in the film's time; `nil` if it never moves anything,
  /// or only after `end`, which is that of the epoch.
  ///
  /// An animation in groups, whose clocks may run at any pace, begins and ends with a frame.
  package func span(
    of entry: Timeline.Entry, until end: Time, at rate: FrameRate
  ) -> ClosedRange<Time>? {
    let span =
      entry.animation.groups.isEmpty
      ? outline(of: entry, until: end) : trace(of: entry, until: end, at: rate)
    guard let span else { return nil }
    let first = max(span.lowerBound, start)
    // An epoch that is one moment long is its moment, and what stands in it has begun by then.
    guard span.lowerBound < end || (end == start && first == start) else { return nil }
    return first...max(min(span.upperBound, end), first)
  }

  /// Returns the time span that the animation's numbers give.
  private func outline(of entry: Timeline.Entry, until end: Time) -> ClosedRange<Time>? {
    let timing = entry.animation.timing
    guard let begin = timeline.rootTime(timing.begin, onLayer: entry.layer, of: tree) else {
      return nil
    }
    let stop = timing.end.flatMap { timeline.rootTime($0, onLayer: entry.layer, of: tree) }
    let last = stop.map { start + $0 } ?? end
    return start + begin <= last ? (start + begin)...last : nil
  }

  /// Returns the time span in which the animation visibly changes from frame to frame.
  private func trace(
    of entry: Timeline.Entry, until end: Time, at rate: FrameRate
  ) -> ClosedRange<Time>? {
    guard let model = tree.nodes[entry.layer].properties[entry.property] else { return nil }
    func time(_ frame: Int) -> Time { Time.seconds(rate.time(ofFrame: frame).seconds()) }
    func value(_ frame: Int) -> Value? {
      let seconds = timeline.seconds(onLayer: entry.layer, of: tree, at: time(frame) - start)
      return entry.animation.value(at: seconds, model: model, current: model)
    }
    // What changes does so near both ends, so that most frames need no look.
    guard let frames = frames(until: end, at: rate) else { return nil }
    func changes(_ frame: Int) -> Bool {
      guard let before = value(frame - 1), let now = value(frame) else { return false }
      return before != now
    }
    guard let first = frames.dropFirst().first(where: changes),
      let last = frames.dropFirst().last(where: changes)
    else { return nil }
    return time(first - 1)...time(last)
  }

  /// The frames of the epoch, those before the end of a film.
  private func frames(until end: Time, at rate: FrameRate) -> Range<Int>? {
    let count = rate.frameCount(for: end)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Time.seconds(rate.time(ofFrame: middle).seconds()) >= start {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low < count ? low..<count : nil
  }
}
