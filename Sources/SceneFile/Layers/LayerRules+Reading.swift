import SegueSceneGraph

extension LayerRules {
  /// The most layers of a scene, those of its fragments counted each time they are used.
  static let layerLimit = 100_000
  /// How deeply layers may be nested.
  static let depthLimit = 64

  /// Reads a layer, its fragment and everything inside it.
  static func read(_ node: JSONNode, _ reading: inout Reading) -> LayerDraft? {
    guard let object = node.object else { return reading.fail(node, expected: "a layer") }
    guard admit(node, &reading) else { return nil }
    let outer = reading.subject
    reading.subject = name(object, &reading).map { "layer \(Quote($0))" } ?? "layer without an id"
    reading.layerDepth += 1
    defer {
      reading.subject = outer
      reading.layerDepth -= 1
    }
    guard var draft = beginning(node, object, &reading) else { return nil }
    if let id = object["id"] { draft.range = id.range }
    draft.source = reading.source
    self.object.fill(&draft, from: node, &reading)
    draft.settleFrame(reading)
    return draft
  }

  /// What the layer begins with: its fragment, whose layers take the layer's name in front of
  /// theirs, or nothing.
  private static func beginning(
    _ node: JSONNode, _ object: JSONObject, _ reading: inout Reading
  ) -> LayerDraft? {
    guard let use = object["use"] else {
      return LayerDraft(at: node.openingRange, in: reading.source)
    }
    guard var draft = FragmentRules.layer(use, in: object, &reading) else { return nil }
    if let name = name(object, &reading) { draft.prefixNames(with: name) }
    draft.range = node.openingRange
    return draft
  }

  private static func name(_ object: JSONObject, _ reading: inout Reading) -> String? {
    object["id"].flatMap { reading.filled($0) }?.string
  }

  private static func admit(_ node: JSONNode, _ reading: inout Reading) -> Bool {
    reading.layerCount += 1
    if reading.layerCount > layerLimit {
      if reading.layerCount == layerLimit + 1 {
        reading.report(
          "too many layers: at most \(layerLimit), those of fragments counted at every use",
          at: node.openingRange)
      }
      return false
    }
    if reading.layerDepth >= depthLimit {
      reading.report("layers are nested more than \(depthLimit) deep", at: node.openingRange)
      return false
    }
    return true
  }
}

extension LayerDraft {
  /// Puts the name of the layer that uses a fragment in front of the names inside it.
  fileprivate mutating func prefixNames(with prefix: String) {
    for index in children.indices { children[index].addPrefix(prefix) }
    for index in mask.indices { mask[index].addPrefix(prefix) }
  }

  private mutating func addPrefix(_ prefix: String) {
    id = id.map { "\(prefix).\($0)" }
    prefixNames(with: prefix)
  }
}
