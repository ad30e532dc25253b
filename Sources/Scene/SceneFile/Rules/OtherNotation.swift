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
  var companions: [String] = []

  /// What is meant by a member that an object of a kind has not; nil for what nobody knows.
  init?(_ member: JSONObject.Member, in object: JSONObject, of kind: String) {
    switch kind {
    case "a layer": self.init(inLayer: member, object)
    case "an animation": self.init(inAnimation: member, object)
    case "a scene":
      guard member.key == "direction" else { return nil }
      let isMirrored = member.node.string?.lowercased() == "rtl"
      hint = "write \"layoutDirection\": \"\(isMirrored ? "right-to-left" : "left-to-right")\""
    case "a text":
      guard member.key == "textAlign" else { return nil }
      hint = "write \"alignment\": \(Self.text(member.node))"
    default: return nil
    }
  }

  // MARK: - Layers

  private init?(inLayer member: JSONObject.Member, _ object: JSONObject) {
    switch member.key {
    case "initial", "animate": self.init(motion: object)
    case "from", "to": self.init(tween: object)
    case "animation", "animations":
      let first = member.node.array?.first ?? member.node
      guard let animation = first.object, let name = animation["property"]?.string else {
        hint = Self.ofProperty
        return
      }
      let rest = animation.members.filter { $0.key != "property" && $0.key != "layer" }
      hint = "write \(Self.line(Self.property(name), rest))"
    case "transform", "style", "props", "properties":
      guard let first = member.node.object?.members.first else {
        hint = "its parts stand in the layer itself, such as \"translateX\": 20"
        return
      }
      hint =
        "its parts stand in the layer itself: \"\(Self.property(first.key))\": \(Self.text(first.node))"
    case "x", "y":
      let name = Self.property(member.key)
      hint =
        "write \"\(name)\": \(Self.text(member.node)); where the layer stands is its \"frame\": [x, y, width, height]"
    case "type", "ty":
      hint =
        "leave it out: what a layer shows is its \"background\", \"text\", \"image\" or \"path\""
    case "keyframes":
      hint = "keyframes stand in their property: \"opacity\": {\"keyframes\": [...]}"
    case "duration", "delay", "easing", "ease", "spring", "transition":
      hint = Self.ofProperty
    default: return nil
    }
  }

  private static let ofProperty =
    "a layer's movement stands in its property: \"opacity\": {\"from\": 0, \"to\": 1, \"duration\": 300}"

  /// `initial`, `animate` and `transition` of the Motion library.
  private init?(motion object: JSONObject) {
    let (start, end) = (object["initial"]?.object, object["animate"]?.object)
    guard let name = (end ?? start)?.members.first?.key else { return nil }
    let pace = Self.pace(of: object["transition"]?.object)
    hint = "write \(Self.line(name, from: start?[name], to: end?[name], pace))"
    companions = ["initial", "animate", "transition", "exit", "whileHover", "whileTap"]
  }

  /// `from` and `to` of GSAP, whose durations stand among the values.
  private init?(tween object: JSONObject) {
    let (start, end) = (object["from"]?.object, object["to"]?.object)
    let own = ["duration", "delay", "ease"]
    guard
      let name = (end ?? start)?.members.first(where: { !own.contains($0.key) })?.key
    else {
      hint = Self.ofProperty
      companions = ["from", "to", "duration", "delay", "easing", "ease"]
      return
    }
    let pace = Self.pace(of: end ?? start)
    hint = "write \(Self.line(name, from: start?[name], to: end?[name], pace))"
    companions = ["from", "to"]
  }

  // MARK: - Animations

  private static let springNumbers = [
    "stiffness", "damping", "mass", "bounce", "response", "dampingRatio", "dampingFraction",
    "tension", "friction", "velocity",
  ]

  private init?(inAnimation member: JSONObject.Member, _ object: JSONObject) {
    switch member.key {
    case "spring":
      hint = "write \"easing\": {\"spring\": \(Self.text(member.node))}"
    case "type" where member.node.string != "spring": hint = "leave it out"
    case "type":
      let numbers = object.members.filter { Self.springNumbers.contains($0.key) }
      hint = "write \"easing\": {\"spring\": \(Self.spring(numbers))}"
      companions = ["type"] + Self.springNumbers
    case _ where Self.springNumbers.contains(member.key):
      let numbers = object.members.filter { Self.springNumbers.contains($0.key) }
      hint = "write \"easing\": {\"spring\": \(Self.spring(numbers))}"
      companions = Self.springNumbers
    case "values":
      guard let values = member.node.array, values.count > 1 else { return nil }
      hint = "write \"keyframes\": \(Self.keyframes(values, times: object["times"]?.array))"
      companions = ["values", "times"]
    case "loop", "iterations", "repeatCount":
      hint = "write \"repeat\": \"forever\", or a number"
    default: return nil
    }
  }

  private static func spring(_ numbers: [JSONObject.Member]) -> String {
    if numbers.isEmpty { return "{\"response\": 400, \"dampingRatio\": 0.8}" }
    return "{\(numbers.map { "\"\($0.key)\": \(text($0.node))" }.joined(separator: ", "))}"
  }

  /// Values in a row as keyframes, evenly spaced where no times are given.
  private static func keyframes(_ values: [JSONNode], times: [JSONNode]?) -> String {
    let shown = values.prefix(4).enumerated().map { index, value in
      let share =
        times?.dropFirst(index).first?.number ?? Double(index) / Double(values.count - 1)
      return keyframe(at: share * 100, value)
    }
    return "[\(shown.joined(separator: ", "))\(values.count > 4 ? ", ..." : "")]"
  }

  private static func keyframe(at percent: Double, _ value: JSONNode) -> String {
    "{\"at\": \"\(NumberText.format(percent))%\", \"value\": \(text(value))}"
  }

  /// The list that a scene has in place of keyframes by percent, as CSS and Reanimated write them; nil for other
  /// objects.
  static func keyframes(byPercent node: JSONNode) -> String? {
    guard let members = node.object?.members, !members.isEmpty else { return nil }
    var shown: [String] = []
    for member in members.prefix(4) {
      let word = ["from": "0", "to": "100"][member.key] ?? member.key
      let digits = word.hasSuffix("%") ? word.dropLast() : word[...]
      guard let percent = NumberWord.parse(digits) else { return nil }
      shown.append(keyframe(at: percent, member.node))
    }
    return "[\(shown.joined(separator: ", "))\(members.count > 4 ? ", ..." : "")]"
  }

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
    return "\"duration\": \(duration), \"easing\": \(text(ease))"
  }

  /// A number of seconds, or of milliseconds where it would be an hour, in milliseconds.
  private static func milliseconds(_ number: Double) -> String {
    NumberText.format(number < 10 ? number * 1000 : number)
  }

  /// A value as it is written, unless it is long.
  private static func text(_ node: JSONNode) -> String {
    let text = JSONValue(node).compact
    return text.count > 80 ? "..." : text
  }
}
