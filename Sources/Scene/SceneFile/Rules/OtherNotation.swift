import SegueJSON
import SegueTextSupport

/// Members that other animation formats have, and the line that a scene has in their place, with the author's own
/// numbers: of CSS, GSAP, Motion (Framer), React Native, SwiftUI and Lottie.
///
/// Misspelled members are mended by their spelling; these are words that nobody could find that way.
struct OtherNotation {
  /// The line to write.
  let hint: String
  /// Further members that the line takes the place of.
  let companions: [String]

  init(_ hint: String, companions: [String] = []) {
    (self.hint, self.companions) = (hint, companions)
  }

  /// Returns the hint with the members of an object that the line takes the place of, where there are several.
  func hint(in object: JSONObject) -> String {
    let replaced = object.members.prefix(64).map(\.key).filter(companions.contains)
    guard hint.hasPrefix("write "), replaced.count > 1 else { return hint }
    return "\(hint) in place of \(replaced.map { "\(Quote($0))" }.joined(with: "and"))"
  }

  /// Returns what is meant by a member that an object of a kind has not; nil for what nobody knows.
  static func meaning(
    of member: JSONObject.Member, in object: JSONObject, of kind: String
  ) -> OtherNotation? {
    switch kind {
    case "a layer": return inLayer(member, object)
    case "an animation": return inAnimation(member, object)
    case "a spring" where member.key == "type":
      return OtherNotation("leave it out: the numbers say that it is a spring")
    case "a scene": return inScene(member, object)
    case "the canvas": return inCanvas(member, object)
    case "a text" where object["count"] != nil && inCount.contains(member.key):
      return OtherNotation(
        "it stands in the count: \"count\": {\"from\": 0, \"to\": 12480, \"\(member.key)\":"
          + " \(text(member.node))}")
    case "a text": return inText(member)
    case "a transition": return inTransition(member)
    case "a step": return inStep(member)
    default: return nil
    }
  }

  private static let inCount = [
    "from", "to", "duration", "delay", "easing", "format", "groupingSeparator", "decimalSeparator",
  ]

  // MARK: - Layers

  private static func inLayer(
    _ member: JSONObject.Member, _ object: JSONObject
  ) -> OtherNotation? {
    switch member.key {
    case "initial", "animate": return motion(object)
    case "from", "to": return tween(object)
    case "animation", "animations":
      let first = member.node.array?.first ?? member.node
      guard let animation = first.object, let name = animation["property"]?.string else {
        return OtherNotation(ofProperty)
      }
      let rest = animation.members.filter { $0.key != "property" && $0.key != "layer" }
      return OtherNotation("write \(line(property(name), rest))")
    case "transform", "style", "props", "properties":
      let rule = "its parts stand in the layer itself"
      guard let first = member.node.object?.members.first else {
        return OtherNotation("\(rule), such as \"translateX\": 20")
      }
      return OtherNotation("\(rule): \"\(property(first.key))\": \(text(first.node))")
    case "x", "y":
      return OtherNotation(
        "write \"\(property(member.key))\": \(text(member.node)); where the layer stands is its"
          + " \"frame\": [x, y, width, height]")
    case "boxShadow", "box-shadow", "dropShadow": return shadow(member.node)
    case "type", "ty":
      return OtherNotation(
        "leave it out: what a layer shows is its \"background\", \"text\", \"image\" or \"path\"")
    case "keyframes":
      return OtherNotation(
        "keyframes stand in their property: \"opacity\": {\"keyframes\": [...]}")
    case "duration", "delay", "easing", "ease", "spring", "transition":
      return OtherNotation(ofProperty)
    default: return nil
    }
  }

  private static let ofProperty =
    "a layer's movement stands in its property: \"opacity\": {\"from\": 0, \"to\": 1, \"duration\": 300}"

  /// `initial`, `animate` and `transition` of the Motion library.
  private static func motion(_ object: JSONObject) -> OtherNotation? {
    let (start, end) = (object["initial"]?.object, object["animate"]?.object)
    guard let name = (end ?? start)?.members.first?.key else { return nil }
    let pace = pace(of: object["transition"]?.object)
    return OtherNotation(
      "write \(line(name, from: start?[name], to: end?[name], pace))",
      companions: ["initial", "animate", "transition", "exit", "whileHover", "whileTap"])
  }

  /// `from` and `to` of GSAP, whose durations stand among the values.
  private static func tween(_ object: JSONObject) -> OtherNotation {
    let (start, end) = (object["from"]?.object, object["to"]?.object)
    let own = ["duration", "delay", "ease"]
    guard let name = (end ?? start)?.members.first(where: { !own.contains($0.key) })?.key else {
      return OtherNotation(
        ofProperty, companions: ["from", "to", "duration", "delay", "easing", "ease"])
    }
    let pace = pace(of: end ?? start)
    return OtherNotation(
      "write \(line(name, from: start?[name], to: end?[name], pace))", companions: ["from", "to"])
  }

  // MARK: - Animations

  private static let springNumbers = [
    "stiffness", "damping", "mass", "bounce", "response", "dampingRatio", "dampingFraction",
    "tension", "friction", "velocity",
  ]

  private static func inAnimation(
    _ member: JSONObject.Member, _ object: JSONObject
  ) -> OtherNotation? {
    switch member.key {
    case "spring":
      return OtherNotation("write \"easing\": {\"spring\": \(text(member.node))}")
    case "type" where member.node.string != "spring": return OtherNotation("leave it out")
    case _ where member.key == "type" || springNumbers.contains(member.key):
      let numbers = object.members.prefix(64).filter { springNumbers.contains($0.key) }
      return OtherNotation(
        "write \"easing\": {\"spring\": \(spring(numbers))}", companions: ["type"] + springNumbers)
    case "values":
      guard let values = member.node.array, values.count > 1 else { return nil }
      return OtherNotation(
        "write \"keyframes\": \(keyframes(values, times: object["times"]?.array))",
        companions: ["values", "times"])
    default: return inAnyAnimation(member, object)
    }
  }

  private static func spring(_ numbers: [JSONObject.Member]) -> String {
    if numbers.isEmpty { return "{\"response\": 400, \"dampingRatio\": 0.8}" }
    return "{\(numbers.map { "\"\($0.key)\": \(text($0.node))" }.joined(separator: ", "))}"
  }

  /// Values in a row as keyframes, evenly spaced where no times are given.
  private static func keyframes(_ values: [JSONNode], times: [JSONNode]?) -> String {
    let shown = values.prefix(shownKeyframes).enumerated().map { index, value in
      let share =
        times?.dropFirst(index).first?.number ?? Double(index) / Double(values.count - 1)
      return keyframe(at: share * 100, value)
    }
    return list(shown, of: values.count)
  }

  /// The most keyframes that a line shows.
  private static let shownKeyframes = 8

  private static func list(_ shown: [String], of count: Int) -> String {
    "[\(shown.joined(separator: ", "))\(count > shown.count ? ", ..." : "")]"
  }

  private static func keyframe(at percent: Double, _ value: JSONNode) -> String {
    "{\"at\": \"\(NumberText.format(percent))%\", \"value\": \(text(value))}"
  }

  /// The list that a scene has in place of keyframes by percent, as CSS and Reanimated write them; nil for other
  /// objects.
  static func keyframes(byPercent node: JSONNode) -> String? {
    guard let members = node.object?.members, !members.isEmpty else { return nil }
    var shown: [String] = []
    for member in members.prefix(shownKeyframes) {
      let word = ["from": "0", "to": "100"][member.key] ?? member.key
      let digits = word.hasSuffix("%") ? word.dropLast() : word[...]
      guard let percent = NumberWord.parse(digits) else { return nil }
      shown.append(keyframe(at: percent, member.node))
    }
    return list(shown, of: members.count)
  }

  /// The list that a scene has in place of plain values, or of keyframes whose time has another name, as Web
  /// Animations and Lottie write them; nil for a list that is one, or that nobody knows.
  static func keyframes(otherwise nodes: [JSONNode]) -> String? {
    guard nodes.count > 1 else { return nil }
    if nodes.allSatisfy(\.isNumber) { return keyframes(nodes, times: nil) }
    let shown = nodes.prefix(shownKeyframes).compactMap { node -> String? in
      guard let members = node.object?.members, node.object?["at"] == nil,
        let time = members.first(where: { timeNames.contains($0.key) }),
        let value = members.first(where: { $0.key == "value" || $0.key == "v" })
          ?? members.first(where: { $0.key != time.key && $0.key != "easing" })
      else { return nil }
      let isShare = ["offset", "progress", "percent"].contains(time.key)
      if isShare, let share = time.node.number {
        return keyframe(at: time.key == "percent" ? share : share * 100, value.node)
      }
      return "{\"at\": \(text(time.node)), \"value\": \(text(value.node))}"
    }
    return shown.count == min(nodes.count, shownKeyframes) ? list(shown, of: nodes.count) : nil
  }

  private static let timeNames = ["time", "t", "offset", "progress", "percent", "frame", "start"]

  // MARK: - Lines

  /// The name of a property of ours.
  private static func property(_ name: String) -> String {
    switch name {
    case "x": "translateX"
    case "y": "translateY"
    case "rotation": "rotate"
    case "backgroundColor": "background"
    case "borderRadius": "cornerRadius"
    default: name
    }
  }

  private static func line(_ name: String, _ members: [JSONObject.Member]) -> String {
    let parts = members.prefix(6).map { member -> String in
      let key = member.key == "ease" ? "easing" : member.key
      if key == "easing" { return "\"easing\": \(easing(member.node))" }
      if key == "duration" || key == "delay", let number = member.node.number {
        return "\"\(key)\": \(milliseconds(number))"
      }
      return "\"\(key)\": \(text(member.node))"
    }
    return "\"\(name)\": {\(parts.joined(separator: ", "))}"
  }

  private static func line(
    _ name: String, from start: JSONNode?, to end: JSONNode?, _ pace: String
  ) -> String {
    let ends = [("from", start), ("to", end)].compactMap { key, node in
      node.map { "\"\(key)\": \(text($0))" }
    }
    return "\"\(property(name))\": {\((ends + [pace]).joined(separator: ", "))}"
  }

  /// The timing of a movement whose times are seconds.
  private static func pace(of object: JSONObject?) -> String {
    let numbers = object?.members.filter { springNumbers.contains($0.key) } ?? []
    if object?["type"]?.string == "spring" || !numbers.isEmpty {
      return "\"easing\": {\"spring\": \(spring(numbers))}"
    }
    let duration = object?["duration"]?.number.map(milliseconds) ?? "300"
    guard let ease = (object?["ease"] ?? object?["easing"]) else {
      return "\"duration\": \(duration)"
    }
    return "\"duration\": \(duration), \"easing\": \(easing(ease))"
  }

  /// A number of seconds, or of milliseconds from ten on, in milliseconds.
  private static func milliseconds(_ number: Double) -> String {
    NumberText.format(number < 10 ? number * 1000 : number)
  }

  /// A value as it is written, unless it is long.
  static func text(_ node: JSONNode) -> String {
    guard node.range.end - node.range.start < 400 else { return "..." }
    let text = JSONValue(node).compact
    return text.count > 80 ? "..." : text
  }
}
