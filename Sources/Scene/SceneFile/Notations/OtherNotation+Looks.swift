import SegueJSON
import SegueTextSupport

// Shadows of style sheets and React Native, and the box of a Lottie layer.

extension OtherNotation {
  private static let shadowRule = OtherNotation(
    "a shadow is an object: \"shadow\": {\"offset\": [0, 2], \"blur\": 4, \"opacity\": 0.2}")

  /// A shadow as style sheets write it: two lengths, a blur, and a color.
  static func shadow(_ value: JSONValue) -> OtherNotation {
    if let layers = value.elements ?? value.members.map({ _ in [value] }) {
      guard let first = layers.first, let members = first.members else { return shadowRule }
      var notation = shadow(ofParts: members)
      if layers.count > 1 { notation.remarks.append(others(layers.count - 1)) }
      return notation
    }
    guard case .string(let text) = value, text.utf8.count < 1000 else { return shadowRule }
    let shadows = outerParts(of: text, at: ",")
    guard let first = shadows.first else { return shadowRule }
    var lengths: [Double] = []
    var color: [String] = []
    var left: [String] = []
    for word in outerParts(of: first, at: " ") {
      if word == "inset" {
        left.append(word)
      } else if word.first.map({ $0.isNumber || "+-.".contains($0) }) ?? false {
        guard let length = NumberWord.parse(word.hasSuffix("px") ? word.dropLast(2) : word[...])
        else { return shadowRule }
        lengths.append(length)
      } else {
        color.append(word)
      }
    }
    guard (2...4).contains(lengths.count) else { return shadowRule }
    var parts = [JSONValue.Member("offset", [.number(lengths[0]), .number(lengths[1])])]
    if lengths.count > 2 { parts.append(.init("blur", .number(lengths[2]))) }
    if !color.isEmpty { parts.append(.init("color", .string(color.joined(separator: " ")))) }
    var notation = OtherNotation("shadow", .object(parts))
    notation.left = left
    if lengths.count == 4, lengths[3] != 0 {
      notation.remarks.append("its spread of \(lengths[3].shortest) is not in it")
    }
    if shadows.count > 1 { notation.remarks.append(others(shadows.count - 1)) }
    return notation
  }

  private static func others(_ count: Int) -> String {
    "a layer has one shadow: \(count.counted("other is", "others are")) not in it, and can be those of layers below"
  }

  /// The parts of a text between separators that stand in no parentheses.
  private static func outerParts(of text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, character == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }

  /// A shadow by its parts, as React Native lists them.
  private static func shadow(ofParts members: [JSONValue.Member]) -> OtherNotation {
    let part = { (name: String) in members.first { $0.key == name }?.value }
    var parts: [JSONValue.Member] = []
    if part("offsetX") != nil || part("offsetY") != nil {
      parts.append(.init("offset", [part("offsetX") ?? 0, part("offsetY") ?? 0]))
    }
    let names = ["blurRadius": "blur", "color": "color", "blur": "blur", "opacity": "opacity"]
    for member in members where names[member.key] != nil {
      parts.append(.init(names[member.key] ?? "", member.value))
    }
    if let offset = part("offset") { parts.append(.init("offset", offset)) }
    if parts.isEmpty { return shadowRule }
    var notation = OtherNotation("shadow", .object(parts))
    notation.left = members.map(\.key).filter {
      names[$0] == nil && !["offsetX", "offsetY", "offset"].contains($0)
    }
    return notation
  }

  static let nativeShadow = ["shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius"]

  /// The shadow that React Native says in four members; its radius is half of what a style sheet calls blur.
  static func shadow(ofReactNative object: JSONObject) -> OtherNotation {
    var parts: [JSONValue.Member] = []
    if let color = object["shadowColor"] { parts.append(.init("color", JSONValue(color))) }
    if let offset = object["shadowOffset"].map({ JSONValue($0) }) {
      let sides: JSONValue = [offset["width"] ?? 0, offset["height"] ?? 0]
      parts.append(.init("offset", offset.members == nil ? offset : sides))
    }
    if let opacity = object["shadowOpacity"] { parts.append(.init("opacity", JSONValue(opacity))) }
    if let radius = object["shadowRadius"] {
      parts.append(.init("blur", radius.number.map { .number($0 * 2) } ?? JSONValue(radius)))
    }
    return OtherNotation("shadow", .object(parts), companions: nativeShadow)
  }

  // MARK: - Lottie

  /// The transform of a Lottie layer: each part a value, or keyframes in frames.
  static func lottie(_ value: JSONValue, at frameRate: Double?) -> OtherNotation {
    let names = ["o": "opacity", "r": "rotate", "p": "position", "s": "scale"]
    let kinds = ["o": "fraction", "s": "factors"]
    var notation = OtherNotation(line: [])
    notation.isSeparable = true
    for part in value.members ?? [] {
      guard let name = names[part.key], let content = part.value["k"] else {
        if part.key != "ty" { notation.left.append(part.key) }
        continue
      }
      let kind = kinds[part.key] ?? ""
      guard let frames = content.elements, frames.contains(where: { $0.members != nil }) else {
        notation.line.append(.init(name, .lottie(content, of: kind)))
        continue
      }
      let rate = frameRate ?? 60
      let list = frames.compactMap { frame -> JSONValue? in
        guard case .number(let time)? = frame["t"], let value = frame["s"] else { return nil }
        let moment = JSONValue.number((time * 1000 / rate).rounded(toDecimals: 6))
        return .object([.init("at", moment), .init("value", .lottie(value, of: kind))])
      }
      notation.line.append(.init(name, .object([.init("keyframes", .array(list))])))
      let remark = "frames are counted at \(rate.shortest) a second, as those of the canvas"
      if !notation.remarks.contains(remark) { notation.remarks.append(remark) }
      let curves = frames.flatMap { $0.members ?? [] }.map(\.key).filter {
        !["t", "s"].contains($0)
      }
      for curve in curves where !notation.left.contains(curve) { notation.left.append(curve) }
    }
    return notation.line.isEmpty ? OtherNotation(ofProperty) : notation
  }
}
