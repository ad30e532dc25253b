import SegueJSON
import SegueTextSupport

// Members of texts, scenes, canvases and steps that have another name elsewhere.

extension OtherNotation {
  // MARK: - Texts

  static func inText(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    let value = JSONValue(member.node)
    if let count = object["count"], countNames.contains(member.key) {
      return inCount(JSONValue(count), object)
    }
    switch member.key {
    case "textAlign": return OtherNotation("alignment", value)
    case "content", "text", "value", "label", "characters":
      if case .number(let number) = value {
        return OtherNotation("string", .string(number.shortest))
      }
      return OtherNotation("string", value)
    default: return nil
    }
  }

  private static let countNames = [
    "from", "to", "duration", "delay", "easing", "format", "groupingSeparator", "decimalSeparator",
  ]

  /// The count with what stands beside it.
  private static func inCount(_ count: JSONValue, _ object: JSONObject) -> OtherNotation {
    let beside = object.members.prefix(64).filter { member in
      countNames.contains(member.key) && count[member.key] == nil
    }.map { JSONValue.Member($0.key, JSONValue($0.node)) }
    let moves = beside.contains { ["from", "to"].contains($0.key) }
    var notation = OtherNotation(
      "count",
      .object((count.members ?? (moves && count.isBool ? [] : [.init("value", count)])) + beside),
      companions: ["count"] + countNames)
    notation.remarks = ["it stands in the count"]
    return notation
  }

  // MARK: - Scenes

  static func inScene(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    if member.key == "direction" {
      let words = ["rtl": "right-to-left", "ltr": "left-to-right"]
      let word = member.node.string.flatMap { words[$0.lowercased()] }
      return OtherNotation("layoutDirection", word.map { .string($0) } ?? JSONValue(member.node))
    }
    return canvasNames.contains(member.key) ? canvas(with: object) : nil
  }

  private static let canvasNames = [
    "fps", "frameRate", "scale", "size", "device", "background", "width", "height",
  ]

  /// The canvas with what stands beside it.
  private static func canvas(with object: JSONObject) -> OtherNotation {
    let known = object["canvas"]?.object?.members ?? []
    let beside = object.members.prefix(64).filter { member in
      canvasNames.contains(member.key) && !["width", "height"].contains(member.key)
        && !known.contains { $0.key == member.key }
    }
    var parts = (known + beside).map {
      JSONValue.Member($0.key == "frameRate" ? "fps" : $0.key, JSONValue($0.node))
    }
    var notation = OtherNotation(line: [], companions: ["canvas"] + canvasNames)
    if !parts.contains(where: { ["size", "device", "frame"].contains($0.key) }) {
      let size = size(of: object)
      if let value = size.value { parts.insert(value, at: 0) }
      if let missing = size.missing { notation.remarks.append(missing) }
    }
    notation.line = [.init("canvas", .object(parts))]
    return notation
  }

  static func inCanvas(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    guard ["width", "height", "w", "h"].contains(member.key) else { return nil }
    let size = size(of: object)
    guard let value = size.value else { return OtherNotation(size.missing ?? "") }
    return OtherNotation(line: [value], companions: ["width", "height", "w", "h"])
  }

  /// The size that an object states by its sides, or the side that is missing.
  private static func size(
    of object: JSONObject
  ) -> (value: JSONValue.Member?, missing: String?) {
    let width = object["width"] ?? object["w"]
    let height = object["height"] ?? object["h"]
    guard let width, let height else {
      if width == nil, height == nil { return (nil, nil) }
      let side = width == nil ? "width" : "height"
      let sizes =
        width.map { "[\(JSONValue($0).line), \(side)]" }
        ?? "[\(side), \(height.map { JSONValue($0).line } ?? "")]"
      return (nil, "the \(side) is missing: a canvas has \"size\": \(sizes)")
    }
    return (.init("size", [JSONValue(width), JSONValue(height)]), nil)
  }

  // MARK: - Screens

  static func inTransition(_ member: JSONObject.Member) -> OtherNotation? {
    guard ["transition", "name", "type", "preset", "kind"].contains(member.key),
      member.node.isString
    else { return nil }
    return OtherNotation("use", JSONValue(member.node))
  }

  static func inStep(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    let value = JSONValue(member.node)
    switch member.key {
    case "transition", "animation", "by": return OtherNotation("with", value)
    case "navigate", "navigateTo", "goTo", "goto", "go": return OtherNotation("push", value)
    case "wait", "pause", "delay", "sleep":
      var notation = OtherNotation("hold", value.milliseconds)
      notation.remarks = value.unitDoubt.map { [$0] } ?? []
      return notation
    case _ where paces.contains(member.key): return pace(of: object)
    default: return nil
    }
  }

  /// Members of a transition that people write beside its name.
  private static let paces = ["duration", "easing", "speed"]

  /// The transition of a step as an object, with what stands beside its name; `nil` where it is no name.
  private static func pace(of object: JSONObject) -> OtherNotation? {
    guard let name = object["with"]?.string else { return nil }
    let beside = object.members.filter { paces.contains($0.key) }
    let values = beside.map { member in
      JSONValue.Member(
        member.key,
        member.key == "duration" ? JSONValue(member.node).milliseconds : JSONValue(member.node))
    }
    return OtherNotation(
      "with", .object([JSONValue.Member("use", .string(name))] + values),
      companions: beside.map(\.key) + ["with"])
  }
}

extension JSONValue {
  fileprivate var isBool: Bool {
    if case .bool = self { true } else { false }
  }
}
