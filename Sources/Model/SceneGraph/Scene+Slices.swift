import SegueGeometry

extension Scene {
  /// The scene with parts of a text that stand alike, one behind the other, drawn as one; where that is all of a
  /// text at rest, the layer around them shows it itself, as if it had no parts.
  package var joiningSlices: Scene {
    guard items.contains(where: { $0.properties.content.slice != nil }) else { return self }
    var scene = self
    for parts in parts {
      var open: Int?
      for index in parts {
        if let first = open, scene.joins(index, to: first) { continue }
        open = index
      }
    }
    for index in items.indices { scene.settleWhole(index) }
    return scene
  }

  /// The parts of each text, in reading order, whatever order they are painted in.
  private var parts: [[Int]] {
    var parts: [Int: [Int]] = [:]
    for index in items.indices where items[index].properties.content.slice != nil {
      if let parent = items[index].parent { parts[parent, default: []].append(index) }
    }
    return parts.keys.sorted().compactMap { parts[$0] }.map { siblings in
      siblings.sorted { a, b in
        let (first, second) = (items[a].properties.content.slice, items[b].properties.content.slice)
        let (start, other) = (first?.start ?? 0, second?.start ?? 0)
        return start == other ? a < b : start < other
      }
    }
  }

  /// Has the earlier part of a text show a later one, too; `false` where they do not stand alike.
  private mutating func joins(_ index: Int, to first: Int) -> Bool {
    // What is stretched or turned is so about its own middle.
    guard items[index].end == index + 1, items[first].end == first + 1,
      items[index].properties.transform.isShift,
      let slice = items[first].properties.content.slice,
      let next = items[index].properties.content.slice,
      let joined = slice.joined(with: next)
    else { return false }
    var properties = items[first].properties
    properties.content.slice = next
    guard properties == items[index].properties else { return false }
    properties.content.slice = joined
    change(first) { $0 = properties }
    change(index) { $0.isHidden = true }
    return true
  }

  /// Has the layer around a text show all of it, where it is at rest.
  private mutating func settleWhole(_ index: Int) {
    let properties = items[index].properties
    guard case .text(let text) = properties.content, let slice = text.slice, slice.isFirst,
      slice.isLast, let parent = items[index].parent, items[parent].properties.content == .none,
      items[parent].properties.size == properties.size
    else { return }
    var resting = LayerProperties()
    resting.size = properties.size
    resting.anchor = .topLeft
    resting.content = properties.content
    var settled = properties
    settled.filters.removeAll { $0 == .blur(sigma: 0) }
    guard settled == resting else { return }
    change(parent) { $0.content = .text(text.whole) }
    change(index) { $0.isHidden = true }
  }
}

extension LayerTransform {
  /// True if nothing but the place changes.
  package var isShift: Bool {
    var still = self
    still.translation = LayerTransform.identity.translation
    return still == .identity
  }
}
