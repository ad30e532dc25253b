import SegueJSON
import SegueTextSupport

/// Keyframes as other notations write them, as the list that a scene has in their place.
///
/// CSS and Reanimated have an object by percents, Web Animations objects with an offset, Lottie frames whose values
/// are lists of hundredths; others have plain values.
struct ForeignKeyframes {
  /// The list.
  var list: JSONValue
  var remarks: [String] = []
  var left: [String] = []

  /// The keyframes of a property whose values are of a kind, such as `fraction`; nil for a list that is one, or that
  /// nobody knows.
  init?(_ node: JSONNode, of kind: String, at frameRate: Double?) {
    if let members = node.object?.members {
      guard let keyframes = Self.byPercent(members.map { ($0.key, JSONValue($0.node)) }) else {
        return nil
      }
      list = keyframes
      return
    }
    guard let nodes = node.array, nodes.count > 1 else { return nil }
    if nodes.allSatisfy(\.isNumber) {
      list = .keyframes(nodes.map { JSONValue($0) }, times: nil)
      return
    }
    guard nodes.allSatisfy({ $0.object != nil && $0.object?["at"] == nil }) else { return nil }
    list = []
    var read: [JSONValue] = []
    for (index, node) in nodes.enumerated() {
      guard case .object(let members) = JSONValue(node),
        let keyframe = keyframe(members, of: kind, isLast: index == nodes.count - 1, at: frameRate)
      else { return nil }
      read.append(keyframe)
    }
    list = .array(read)
  }

  /// Keyframes by percents.
  static func byPercent(_ members: [(key: String, value: JSONValue)]) -> JSONValue? {
    var keyframes: [(share: Double, value: JSONValue)] = []
    for (key, value) in members {
      let word = ["from": "0", "to": "100"][key] ?? key
      guard let percent = NumberWord.parse(word.hasSuffix("%") ? word.dropLast() : word[...])
      else { return nil }
      keyframes.append((percent, value))
    }
    if keyframes.isEmpty { return nil }
    return .array(
      keyframes.sorted { $0.share < $1.share }.map { .keyframe(at: $0.share, $0.value) })
  }

  private static let timeNames = ["time", "t", "offset", "progress", "percent", "frame", "start"]

  private mutating func keyframe(
    _ members: [JSONValue.Member], of kind: String, isLast: Bool, at frameRate: Double?
  ) -> JSONValue? {
    guard let time = members.first(where: { Self.timeNames.contains($0.key) }) else { return nil }
    if time.key == "t", let value = members.first(where: { $0.key == "s" }) {
      return lottie(time.value, value.value, of: kind, besides: members, at: frameRate)
    }
    guard
      let value = members.first(where: { $0.key == "value" || $0.key == "v" })
        ?? members.first(where: { $0.key != time.key && !["easing", "ease"].contains($0.key) })
    else { return nil }
    var keyframe = [
      JSONValue.Member("at", moment(time, at: frameRate)), .init("value", value.value),
    ]
    if let easing = members.first(where: { ["easing", "ease"].contains($0.key) }), !isLast {
      keyframe.append(.init("easing", easing.value.easing))
    }
    for member in members where member != time && member != value {
      if !["easing", "ease"].contains(member.key) { leave(member.key) }
    }
    return .object(keyframe)
  }

  private mutating func moment(_ time: JSONValue.Member, at frameRate: Double?) -> JSONValue {
    guard case .number(let number) = time.value else { return time.value }
    switch time.key {
    case "offset", "progress": return .percent(number * 100)
    case "percent": return .percent(number)
    case "frame": return frames(number, at: frameRate)
    default: return time.value
    }
  }

  private mutating func frames(_ number: Double, at frameRate: Double?) -> JSONValue {
    let rate = frameRate ?? 60
    note("frames are counted at \(rate.shortest) a second, as those of the canvas")
    return .number((number * 1000 / rate).rounded(toDecimals: 6))
  }

  /// A keyframe of Lottie: frames, and hundredths in a list.
  private mutating func lottie(
    _ time: JSONValue, _ value: JSONValue, of kind: String, besides members: [JSONValue.Member],
    at frameRate: Double?
  ) -> JSONValue? {
    guard case .number(let frame) = time else { return nil }
    for member in members where !["t", "s"].contains(member.key) { leave(member.key) }
    return .object([
      .init("at", frames(frame, at: frameRate)), .init("value", .lottie(value, of: kind)),
    ])
  }

  private mutating func leave(_ name: String) {
    if !left.contains(name) { left.append(name) }
  }

  private mutating func note(_ remark: String) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

extension JSONValue {
  /// Values in a row as keyframes, evenly spaced where no times are given.
  static func keyframes(_ values: [JSONValue], times: [JSONValue]?) -> JSONValue {
    .array(
      values.enumerated().map { index, value in
        if let times, index < times.count, case .number(let share) = times[index] {
          return keyframe(at: share * 100, value)
        }
        return keyframe(at: Double(index) / Double(max(values.count - 1, 1)) * 100, value)
      })
  }

  static func keyframe(at percent: Double, _ value: JSONValue) -> JSONValue {
    .object([.init("at", .percent(percent)), .init("value", value)])
  }

  fileprivate static func percent(_ number: Double) -> JSONValue {
    .string("\(NumberText.format(number))%")
  }

  /// The elements of a list.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A value of Lottie as a property of a kind has it: of lists the parts in the plane, of hundredths the parts of one.
  static func lottie(_ value: JSONValue, of kind: String) -> JSONValue {
    var parts = value.elements ?? [value]
    if ["fraction", "factors"].contains(kind) {
      parts = parts.map { part in
        guard case .number(let number) = part else { return part }
        return .number((number / 100).rounded(toDecimals: 6))
      }
    }
    if parts.count == 1 { return parts[0] }
    return parts.count == 3 && kind != "color" ? .array(Array(parts.prefix(2))) : .array(parts)
  }
}
