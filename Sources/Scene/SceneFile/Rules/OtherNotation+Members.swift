import SegueJSON
import SegueMotion
import SegueTextSupport

// Members that have another name elsewhere, object by object.

extension OtherNotation {
  // MARK: - Animations

  /// Members of animations that have another name here.
  static func inAnyAnimation(
    _ member: JSONObject.Member, _ object: JSONObject
  ) -> OtherNotation? {
    switch member.key {
    case "ease", "timingFunction", "curve", "interpolator":
      return OtherNotation("write \"easing\": \(easing(member.node))")
    case "loop", "iterations", "iterationCount", "repeatCount", "infinite":
      return repetition(member.node)
    case "yoyo", "alternate", "autoreverses", "autoReverse", "reverse", "pingPong":
      return member.node.bool == false
        ? OtherNotation("leave it out") : OtherNotation("write \"autoreverse\": true")
    case _ where starts.contains(member.key) || ends.contains(member.key): return values(object)
    default: return nil
    }
  }

  private static let starts = ["start", "startValue", "fromValue", "initialValue"]
  private static let ends = ["end", "endValue", "toValue", "finalValue"]

  /// The values at both ends of an animation.
  private static func values(_ object: JSONObject) -> OtherNotation? {
    if object["from"] != nil || object["to"] != nil { return nil }
    let parts = [("from", starts), ("to", ends)].compactMap { name, others in
      others.compactMap { object[$0] }.first.map { "\"\(name)\": \(text($0))" }
    }
    return OtherNotation("write \(parts.joined(separator: ", "))", companions: starts + ends)
  }

  /// The number of runs of an animation.
  private static func repetition(_ node: JSONNode) -> OtherNotation {
    if node.bool == false { return OtherNotation("leave it out") }
    let count = node.number.flatMap { $0 > 0 ? $0.shortest : nil } ?? "\"forever\""
    return OtherNotation("write \"repeat\": \(count)")
  }

  /// The name of an easing as scenes write it, where it is only written in another way.
  static func easing(_ node: JSONNode) -> String {
    guard let name = node.string else { return text(node) }
    let ours = name.reduce(into: "") { ours, letter in
      if letter == "_" || letter == " " {
        ours += "-"
      } else {
        ours += letter.isUppercase && !ours.isEmpty ? "-\(letter.lowercased())" : String(letter)
      }
    }
    return EasingCatalog.names.contains(ours) ? "\"\(ours)\"" : text(node)
  }

  // MARK: - Layers

  /// A shadow as style sheets write it: two lengths, a blur, and a color.
  static func shadow(_ node: JSONNode) -> OtherNotation {
    let example = OtherNotation(
      "write \"shadow\": {\"offset\": [0, 2], \"blur\": 4, \"opacity\": 0.2}")
    guard let words = node.string?.split(separator: " ", maxSplits: 16), words.count >= 2 else {
      return example
    }
    let lengths = words.prefix(4).prefix { $0.first?.isLetter == false && $0.first != "#" }
      .compactMap { NumberWord.parse($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    guard lengths.count >= 2 else { return example }
    var parts = ["\"offset\": [\(lengths[0].shortest), \(lengths[1].shortest)]"]
    if lengths.count > 2 { parts.append("\"blur\": \(lengths[2].shortest)") }
    let color = words.dropFirst(lengths.count).joined(separator: " ")
    if !color.isEmpty { parts.append("\"color\": \(JSONValue.string(color).compact)") }
    return OtherNotation("write \"shadow\": {\(parts.joined(separator: ", "))}")
  }

  // MARK: - Texts

  static func inText(_ member: JSONObject.Member) -> OtherNotation? {
    switch member.key {
    case "textAlign": OtherNotation("write \"alignment\": \(text(member.node))")
    case "content", "text", "value", "label", "characters":
      OtherNotation("write \"string\": \(text(member.node))")
    default: nil
    }
  }

  // MARK: - Scenes

  static func inScene(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    switch member.key {
    case "direction":
      let isMirrored = member.node.string?.lowercased() == "rtl"
      let direction = isMirrored ? "right-to-left" : "left-to-right"
      return OtherNotation("write \"layoutDirection\": \"\(direction)\"")
    case "fps", "frameRate", "scale", "size", "device", "background", "width", "height":
      return canvas(with: object)
    default: return nil
    }
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
      "\"\($0.key == "frameRate" ? "fps" : $0.key)\": \(text($0.node))"
    }
    if !(known + beside).contains(where: { ["size", "device", "frame"].contains($0.key) }) {
      parts.insert(size(of: object), at: 0)
    }
    return OtherNotation(
      "write \"canvas\": {\(parts.joined(separator: ", "))}", companions: ["canvas"] + canvasNames)
  }

  static func inCanvas(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    guard ["width", "height", "w", "h"].contains(member.key) else { return nil }
    return OtherNotation("write \(size(of: object))", companions: ["width", "height", "w", "h"])
  }

  /// The size that an object states by its sides.
  private static func size(of object: JSONObject) -> String {
    let width = object["width"] ?? object["w"]
    let height = object["height"] ?? object["h"]
    return
      "\"size\": [\(width.map { text($0) } ?? "390"), \(height.map { text($0) } ?? "844")]"
  }

  // MARK: - Screens

  static func inTransition(_ member: JSONObject.Member) -> OtherNotation? {
    guard ["transition", "name", "type", "preset", "kind"].contains(member.key),
      member.node.isString
    else { return nil }
    return OtherNotation("write \"use\": \(text(member.node))")
  }

  static func inStep(_ member: JSONObject.Member) -> OtherNotation? {
    switch member.key {
    case "transition", "animation", "by":
      OtherNotation("write \"with\": \(text(member.node))")
    case "navigate", "navigateTo", "goTo", "goto", "go":
      OtherNotation("write \"push\": \(text(member.node))")
    case "wait", "pause", "delay", "sleep":
      OtherNotation("write \"hold\": \(text(member.node))")
    default: nil
    }
  }
}
