import SegueJSON
import SegueTextSupport

// Members of animations that have another name elsewhere.

extension OtherNotation {
  static func inAnimation(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    switch member.key {
    case "spring":
      return OtherNotation(
        "easing", .object([.init("spring", ForeignSpring.read(JSONValue(member.node)))]))
    case "type" where member.node.string != "spring":
      return OtherNotation("leave it out")
    case "useNativeDriver": return OtherNotation("leave it out")
    case _ where member.key == "type" || ForeignSpring.names.contains(member.key):
      return spring(in: object)
    case "values": return values(member.node, object)
    case "ease", "timingFunction", "curve", "interpolator":
      return OtherNotation("easing", JSONValue(member.node).easing)
    case "loop", "iterations", "iterationCount", "repeatCount", "infinite", "yoyo", "alternate",
      "autoreverses", "autoReverse", "reverse", "pingPong", "repeatType", "direction":
      return repetition(member, object)
    case _ where starts.contains(member.key) || ends.contains(member.key): return ends(of: object)
    default: return nil
    }
  }

  /// The numbers of a spring that stand beside the values.
  private static func spring(in object: JSONObject) -> OtherNotation {
    let parts = courses(of: object)
    var spring = ForeignSpring()
    spring.isReactNative = object["toValue"] != nil || object["useNativeDriver"] != nil
    for member in object.members.prefix(64) {
      _ = spring.take(JSONValue.Member(member.key, JSONValue(member.node)))
    }
    let duration = object["duration"].map { JSONValue($0).milliseconds }
    let (numbers, takesDuration) = spring.numbers(within: duration)
    var notation = OtherNotation(
      line: parts + [.init("easing", .object([.init("spring", numbers)]))],
      companions: ["type"] + ForeignSpring.names + starts + ends
        + (takesDuration ? ["duration"] : []))
    (notation.remarks, notation.left) = (spring.remarks, spring.left)
    return notation
  }

  /// Values in a row, with their times.
  private static func values(_ node: JSONNode, _ object: JSONObject) -> OtherNotation? {
    guard let values = node.array, values.count > 1 else { return nil }
    let times = object["times"].flatMap { JSONValue($0).elements }
    return OtherNotation(
      "keyframes", .keyframes(values.map { JSONValue($0) }, times: times),
      companions: ["values", "times"])
  }

  /// Repetitions, which other notations count otherwise where runs go back and forth.
  private static func repetition(
    _ member: JSONObject.Member, _ object: JSONObject
  ) -> OtherNotation? {
    if member.key == "direction", !["alternate", "normal"].contains(member.node.string) {
      return nil
    }
    if member.node.bool == false || member.node.string == "normal" {
      return OtherNotation("leave it out")
    }
    let own = [
      "loop", "iterations", "iterationCount", "repeatCount", "infinite", "yoyo", "alternate",
      "autoreverses", "autoReverse", "reverse", "pingPong", "repeatType", "direction", "repeat",
    ]
    let counted = object.members.filter { own.contains($0.key) }
    // GSAP and Motion count the runs after the first one.
    let isFurther = counted.contains { ["yoyo", "repeatType"].contains($0.key) }
    var timing = ForeignTiming(counting: isFurther ? .further : .all)
    timing.read(counted.map { .init($0.key, JSONValue($0.node)) })
    if timing.members.isEmpty { return OtherNotation("leave it out") }
    var notation = OtherNotation(line: timing.members, companions: own)
    notation.remarks = timing.remarks
    if isFurther, object["repeat"] != nil {
      notation.remarks.append("\"repeat\" counts all runs here, and each with its way back")
    }
    return notation
  }

  /// Members that say where an animation leads, under names of other notations.
  static let courses = starts + ends + ["values"]

  private static let starts = ["start", "startValue", "fromValue", "initialValue"]
  private static let ends = ["end", "endValue", "toValue", "finalValue"]

  /// The values at both ends of an animation.
  private static func ends(of object: JSONObject) -> OtherNotation? {
    let isSpring =
      object["type"]?.string == "spring"
      || ForeignSpring.names.contains { object[$0] != nil }
    // A spring says how long it takes, so that both are one line.
    return isSpring
      ? spring(in: object) : OtherNotation(line: courses(of: object), companions: starts + ends)
  }

  private static func courses(of object: JSONObject) -> [JSONValue.Member] {
    [("from", starts), ("to", ends)].compactMap { name, others in
      others.compactMap { object[$0] }.first.map { JSONValue.Member(name, JSONValue($0)) }
    }
  }

  /// Members of springs that have another name elsewhere.
  static func inSpring(_ member: JSONObject.Member, _ object: JSONObject) -> OtherNotation? {
    if member.key == "type" {
      return OtherNotation("leave it out: the numbers say that it is a spring")
    }
    guard ["tension", "friction", "dampingFraction", "visualDuration"].contains(member.key) else {
      return nil
    }
    var spring = ForeignSpring()
    for member in object.members.prefix(64) where member.key != "duration" {
      _ = spring.take(JSONValue.Member(member.key, JSONValue(member.node)))
    }
    let duration = object["duration"].map { JSONValue($0).milliseconds }
    guard case .object(let numbers) = spring.numbers(within: duration).numbers else { return nil }
    var notation = OtherNotation(line: numbers, companions: ForeignSpring.names + ["duration"])
    (notation.remarks, notation.left) = (spring.remarks, spring.left)
    return notation
  }
}
