import SegueJSON
import SegueTextSupport

extension LayerRules {
  /// Reads a layer of a list, or all copies of the fragment that it repeats.
  static func readCopies(_ node: JSONNode, _ reading: inout ReadContext) -> [LayerDraft]? {
    guard let object = node.object, let copies = RepeatRules.copies(object, &reading) else {
      return read(node, &reading).map { [$0] }
    }
    return copies.compactMap { read(node, copy: $0, &reading) }
  }

  /// Reads a layer, its fragment and everything inside it.
  ///
  /// - Parameter settings: values for the layer's own variables.
  static func read(
    _ node: JSONNode, copy: RepeatedCopy? = nil, with settings: [VariableSetting] = [],
    _ reading: inout ReadContext
  ) -> LayerDraft? {
    guard let object = node.object else { return reading.fail(node, expected: "a layer") }
    guard admit(node, &reading) else { return nil }
    let outer = reading.subject
    let variables = reading.variables
    reading.addVariables(object["vars"], settings)
    defer { reading.variables = variables }
    reading.subject = name(object, &reading).map { "layer \(Quote($0))" } ?? "layer without an id"
    reading.layerDepth += 1
    defer {
      reading.subject = outer
      reading.layerDepth -= 1
    }
    if copy == nil, let repetition = object.member("repeat") {
      reading.report(
        "'repeat' is for a layer in a list", at: repetition.keyRange,
        hint: "here is room for one layer")
    }
    guard var draft = beginning(node, object: object, copy: copy, reading: &reading) else {
      return nil
    }
    if let id = object["id"] { draft.range = id.range }
    draft.source = reading.source
    self.object.fill(&draft, from: node, &reading)
    draft.settleFrame(reading)
    draft.settleSlot()
    if let copy {
      draft.id = draft.id.map(copy.name)
      copy.place(&draft)
    }
    return draft
  }

  /// Returns the draft that the layer begins with: its fragment or a ready layer, whose inner layers take the
  /// layer's name in front of theirs, or an empty one.
  private static func beginning(
    _ node: JSONNode, object: JSONObject, copy: RepeatedCopy?, reading: inout ReadContext
  ) -> LayerDraft? {
    var begun: LayerDraft?
    if let use = object["use"] {
      begun = FragmentRules.layer(use, in: object, ofCopy: copy?.values, &reading)
    } else if let ready = object["ready"] {
      begun =
        ReadyRules.layer(ready, isNamed: object["id"] != nil, &reading)
        ?? LayerDraft(at: node.openingRange, in: reading.source)
      begun?.extents = Set(StackAxis.allCases)
      begun?.isReady = true
      let made = begun.map { $0.layerCount - 1 } ?? 0
      guard reading.admitLayers(made, at: node.openingRange) else { return nil }
    } else {
      return LayerDraft(at: node.openingRange, in: reading.source)
    }
    guard var draft = begun else { return nil }
    if let name = name(object, &reading).map({ copy?.name(after: $0) ?? $0 }) {
      let bytes = name.utf8.count * (draft.layerCount - 1)
      guard reading.spend(bytes, at: node.openingRange) else { return nil }
      draft.prefixNames(with: name)
    }
    draft.range = node.openingRange
    return draft
  }

  private static func name(_ object: JSONObject, _ reading: inout ReadContext) -> String? {
    object["id"].flatMap { reading.filled($0) }?.string
  }

  private static func admit(_ node: JSONNode, _ reading: inout ReadContext) -> Bool {
    guard reading.admitLayers(1, at: node.openingRange) else { return false }
    if reading.layerDepth >= ReadContext.depthLimit {
      reading.report(
        "layers are nested more than \(ReadContext.depthLimit) deep", at: node.openingRange)
      return false
    }
    return true
  }
}

extension LayerDraft {
  /// The layer and all that are inside it.
  fileprivate var layerCount: Int { (children + mask).reduce(1) { $0 + $1.layerCount } }

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
