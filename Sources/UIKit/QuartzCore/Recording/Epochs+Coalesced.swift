import SegueMotion
import SegueSceneGraph

// Code that sets properties once for each frame makes an epoch each time; together they are one
// movement through keyframes, which shows the same in every frame.

extension [Epoch] {
  /// The epochs, with runs of those that follow each other by a frame made one.
  func coalesced(at rate: FrameRate) -> [Epoch] {
    let longest = Time.seconds(1.5 / rate.framesPerSecond)
    var result: [Epoch] = []
    var index = 0
    while index < count {
      var end = index
      while end + 1 < count, self[end + 1].start - self[end].start <= longest,
        self[end + 1].tree.isLike(self[index].tree)
      { end += 1 }
      if end - index >= 2, let merged = self[index...end].merged {
        result.append(merged)
        index = end
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}

extension ArraySlice<Epoch> {
  /// One epoch that passes through the beginnings of all; `nil` where keyframes cannot say that.
  fileprivate var merged: Epoch? {
    guard let first, let last, last.start > first.start else { return nil }
    let length = last.start - first.start
    let times = map { ($0.start - first.start).seconds / length.seconds }
    let samples = map { $0.timeline.properties(of: $0.tree, at: 0).map(\.plain) }
    var timeline = Timeline()
    for layer in first.tree.nodes.indices {
      let course = samples.map { $0[layer] }
      for property in Property.sampled {
        let values = course.map { $0[property] }
        guard let values = values.allPresent, values.contains(where: { $0 != values[0] })
        else { continue }
        let keyframes = Keyframes(values, times: times)
        let animation = Animation(
          .keyframes(keyframes), timing: Timing(duration: length, fill: .both))
        timeline.add(animation, of: property, onLayer: layer)
      }
    }
    let tree = first.tree.with(samples[samples.startIndex])
    let merged = Epoch(start: first.start, tree: tree, timeline: timeline)
    return merged.shows(samples, times: map { $0.start - first.start }) ? merged : nil
  }
}

extension Epoch {
  /// Returns true if the epoch passes through samples.
  fileprivate func shows(_ samples: [[LayerProperties]], times: [Time]) -> Bool {
    zip(samples, times).allSatisfy { sample, time in
      zip(timeline.properties(of: tree, at: time.seconds), sample).allSatisfy { $0.plain == $1 }
    }
  }
}

extension LayerProperties {
  /// The properties with the transform as one map.
  fileprivate var plain: LayerProperties {
    var plain = self
    plain.transform = LayerTransform(matrix: transform.combined)
    return plain
  }
}

extension Property {
  /// The properties that together say all that can move.
  fileprivate static let sampled: [Property] = [
    .position, .size, .anchor, .matrix, .perspective, .opacity, .zPosition, .hidden,
    .cornerRadius, .background, .fill, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
    .shadowOffset, .shadowBlur, .shadowPath, .imageTint, .imageCrop, .textColor, .pathData,
    .pathFill, .strokeColor, .strokeWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset,
  ]
}

extension LayerTree {
  /// Returns true if the tree has the same layers in the same places.
  fileprivate func isLike(_ other: LayerTree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.id == $1.id && $0.parent == $1.parent && $0.isMask == $1.isMask
      }
  }

  /// The tree with other properties, layer by layer.
  fileprivate func with(_ properties: [LayerProperties]) -> LayerTree {
    LayerTree(roots.map { layer(at: $0, properties) })
  }

  private func layer(at index: Int, _ properties: [LayerProperties]) -> Layer {
    let node = nodes[index]
    return Layer(
      node.id, properties[index], mask: node.mask.map { layer(at: $0, properties) },
      children: node.children.map { layer(at: $0, properties) })
  }
}

extension [Value?] {
  /// The values, if there is one everywhere.
  fileprivate var allPresent: [Value]? {
    let present = compactMap { $0 }
    return present.count == count ? present : nil
  }
}
