import SegueJSON
import TestSupport

/// Another way of writing a scene that must not change a pixel of it.
enum Rewrite: String, CaseIterable {
  /// A layer stands in a group that does nothing.
  case group
  /// A linear animation passes through one more of its own values.
  case keyframe
  /// An animation becomes two, one behind the other.
  case split
  /// A layer has another name.
  case name
  /// A layer stands under `fragments` and is used from there.
  case fragment
  /// A value stands under `vars` and is used from there.
  case variable
  /// What stands under `vars` stands where it is used.
  case constant

  /// The scene written otherwise, somewhere in it; nothing where there is no place for that.
  func apply(to scene: JSONValue, _ random: inout SeededGenerator) -> JSONValue? {
    switch self {
    case .group: scene.grouped(&random)
    case .keyframe: scene.withKeyframe(&random)
    case .split: scene.withSplitAnimation(&random)
    case .name: scene.renamed(&random)
    case .fragment: scene.withFragment(&random)
    case .variable: scene.withVariable(&random)
    case .constant: scene.withConstant(&random)
    }
  }
}

extension JSONValue {
  /// The ways to all layers that stand in lists.
  var layerPaths: [JSONPath] {
    paths { path, value in
      guard case .object = value, case .index? = path.last, path.count >= 2 else { return false }
      guard case .key(let list) = path[path.count - 2] else { return false }
      return list == "layers" || list == "children"
    }
  }

  /// Whether layers have looks that they do not say themselves.
  fileprivate var hasLayerDefaults: Bool { self[[.key("defaults"), .key("layer")]] != nil }

  /// The names that the scene has given so far cannot be these.
  fileprivate func freshName(_ random: inout SeededGenerator) -> String {
    "fresh-\(random.int(in: 0...999_999_999))"
  }

  fileprivate func grouped(_ random: inout SeededGenerator) -> JSONValue? {
    if hasLayerDefaults { return nil }
    let places = layerPaths.filter { path in
      // A group has no perspective, and no place above or below its siblings, of its own; a scene's
      // ready layers ask what they stand in, and a stack gives its layers their places.
      guard let layer = self[path], layer["zPosition"] == nil, layer["ready"] == nil else {
        return false
      }
      let holder = self[Array(path.dropLast(2))]
      return holder?["perspective"] == nil && holder?["stack"] == nil && layer["use"] == nil
    }
    if places.isEmpty { return nil }
    let place = random.pick(places)
    guard let layer = self[place] else { return nil }
    let group: JSONValue = [
      "id": .string(freshName(&random)), "frame": [0, 0, 0, 0], "children": .array([layer]),
    ]
    return replacing(place, with: group)
  }

  fileprivate func renamed(_ random: inout SeededGenerator) -> JSONValue? {
    let names = layerPaths.filter { self[$0]?["use"] == nil && self[$0]?["ready"] == nil }
      .compactMap { self[$0]?["id"]?.text }
    guard let name = names.isEmpty ? nil : random.pick(names) else { return nil }
    let fresh = freshName(&random)
    // A name that means something else as well is left alone.
    let mentions = paths { _, value in value.text == name }
    let isLayer = { (path: JSONPath) in
      path.last == .key("id") || path.last == .key("layer") && path.contains(.key("animations"))
    }
    guard mentions.allSatisfy(isLayer) else { return nil }
    return mentions.reduce(self) { $0.replacing($1, with: .string(fresh)) }
  }

  fileprivate func withFragment(_ random: inout SeededGenerator) -> JSONValue? {
    let places = layerPaths.filter { self[$0]?["repeat"] == nil && self[$0]?["ready"] == nil }
    guard let place = places.isEmpty ? nil : random.pick(places), let layer = self[place] else {
      return nil
    }
    let name = freshName(&random)
    return replacing(place, with: ["use": .string("#/fragments/\(name)")])
      .adding(layer, as: name, to: "fragments")
  }

  /// The members of layers whose values may be variables, as far as they are tried.
  private static let variableKeys: Set<String> = [
    "opacity", "cornerRadius", "rotate", "scale", "translateX", "translateY", "blur", "background",
    "hidden", "clip", "duration", "delay", "from", "to", "size", "frame", "position", "color",
    "width", "string", "weight", "fill", "value", "blendMode", "maskMode",
  ]

  fileprivate func withVariable(_ random: inout SeededGenerator) -> JSONValue? {
    let layers = layerPaths
    if layers.isEmpty { return nil }
    let layer = random.pick(layers)
    let places = (self[layer] ?? .null).paths { path, value in
      guard let key = path.last(where: { if case .key = $0 { true } else { false } }),
        case .key(let name) = key, Self.variableKeys.contains(name)
      else { return false }
      return value.isPlain
    }
    guard let place = places.isEmpty ? nil : layer + random.pick(places), let value = self[place]
    else { return nil }
    let name = freshName(&random)
    return replacing(place, with: .string("${\(name)}")).adding(value, as: name, to: "vars")
  }

  fileprivate func withConstant(_ random: inout SeededGenerator) -> JSONValue? {
    guard case .object(let variables)? = self["vars"] else { return nil }
    // One that is given another value somewhere has several.
    let plain = variables.filter { variable in
      variable.value.isPlain && paths { path, _ in path.last == .key(variable.key) }.count == 1
    }
    guard let variable = plain.isEmpty ? nil : random.pick(plain) else { return nil }
    let uses = paths { path, value in
      value.text == "${\(variable.key)}" && path.first != .key("vars")
    }
    if uses.isEmpty { return nil }
    return uses.reduce(self) { $0.replacing($1, with: variable.value) }
  }
}

extension JSONValue {
  /// The text, if it is one.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, if it is one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether it is a number, a truth value, or a text without variables.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .bool: true
    case .string(let text): !text.contains("$") && !text.isEmpty
    default: false
    }
  }
}
