import SegueMotion
import SegueSceneGraph

/// Shared elements that a plan has lifted out of their screens.
extension StageBuilder {
  /// The inside of a shared element in a layer of the plan; what moves inside goes on.
  mutating func element(
    _ place: TransitionLayer, of role: Role, key: MatchKey, _ parts: Parts
  ) -> Layer {
    let id = begin(place.name, as: place, during: parts.passage)
    guard
      let source = (role == .removal ? parts.removal : parts.insertion).top,
      let found = source.screen.element(key)
    else { return Layer(id, place.properties) }
    let own = nextIndex - 1
    let lifted = parts.lifted.keys(of: role).subtracting([key])
    guard let index = found.index else {
      adopt(source.screen, since: source.since, stop: parts.stop(of: place), without: lifted)
      return Layer(
        id, place.properties, children: source.screen.layers(without: lifted))
    }
    adopt(
      index + 1..<index + found.layer.count, of: source, from: own - index,
      stop: parts.stop(of: place), without: lifted)
    if !place.isStill { adoptContent(of: index, of: source, onto: own) }
    let inside = [found.layer].without(lifted)[0]
    return Layer(id, mask: inside.mask, children: inside.children) {
      $0 = place.properties
      $0.maskMode = inside.properties.maskMode
    }
  }

  /// Counts layers of a screen that stand elsewhere, with what moves in them.
  private mutating func adopt(
    _ range: Range<Int>, of source: (screen: Screen, since: Time), from offset: Int, stop: Time?,
    without lifted: Set<MatchKey>
  ) {
    let own = source.screen.timeline
    let tree = LayerTree(source.screen.layers)
    for entry in own.entries
    where range.contains(entry.layer) && !entry.shows(lifted, in: tree) {
      timeline.add(entry.animation, of: entry.property, onLayer: offset + entry.layer)
    }
    let age = age(source.since, stop)
    for index in range {
      let isOutermost = tree.nodes[index].parent.map { !range.contains($0) } ?? true
      let clock =
        isOutermost
        ? age.followed(by: own.clock(ofLayer: index, in: tree, from: 0))
        : own.clocks[index]
      if let clock { timeline.setClock(clock, ofLayer: offset + index) }
    }
    nextIndex += range.count
  }

  /// Goes on with what moves in the content of a layer, which another layer shows now.
  private mutating func adoptContent(
    of layer: Int, of source: (screen: Screen, since: Time), onto other: Int
  ) {
    for entry in source.screen.timeline.entries where entry.layer == layer {
      guard entry.property.part == .content else { continue }
      var animation = entry.animation
      animation.begin(after: source.since - start)
      timeline.add(animation, of: entry.property, onLayer: other)
    }
  }
}

extension Animation {
  /// Begins later, with all groups around it.
  fileprivate mutating func begin(after delay: Time) {
    if groups.isEmpty {
      timing.begin = timing.begin + delay
    } else {
      groups[0].timing.begin = groups[0].timing.begin + delay
    }
  }
}

extension Timeline.Entry {
  /// Returns `true` if the animation controls the visibility of one of these shared elements, which leaves a
  /// hole.
  func shows(_ lifted: Set<MatchKey>, in tree: LayerTree) -> Bool {
    guard property == .hidden, let key = tree.nodes[layer].match else { return false }
    return lifted.contains(key)
  }
}

extension StageContent {
  /// The screen on top, and when it was first seen.
  fileprivate var top: (screen: Screen, since: Time)? {
    switch self {
    case .screen(let screen, let since): (screen, since)
    case .transition(_, _, let insertion, _): insertion.top
    }
  }
}

extension Set<HoistedElement> {
  /// Returns the keys of the elements hoisted out of one of the screens.
  func keys(of role: Role) -> Set<MatchKey> { Set<MatchKey>(filter { $0.role == role }.map(\.key)) }
}

extension Screen {
  /// The layers, in which these shared elements leave a hole.
  func layers(without keys: Set<MatchKey>) -> [Layer] { layers.without(keys) }
}

extension [Layer] {
  /// The layers, in which these shared elements leave a hole.
  fileprivate func without(_ keys: Set<MatchKey>) -> [Layer] {
    if keys.isEmpty { return self }
    return map { layer in
      var layer = layer
      layer.children = layer.children.without(keys)
      if let key = layer.match, keys.contains(key) { layer.isHidden = true }
      return layer
    }
  }
}
