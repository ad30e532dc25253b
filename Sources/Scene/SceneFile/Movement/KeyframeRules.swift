import SegueJSON
import SegueMotion
import SegueTextSupport

/// Rules for keyframes.
enum KeyframeRules {
  /// The most keyframes of an animation: a film has no more frames to show them in.
  static let limit = Bound.frames

  /// The keyframes of an animation of values of this kind.
  static func list(_ kind: PropertyRule) -> Rule<[KeyframeDraft]> {
    let object = object(kind)
    let list = Rule<KeyframeDraft>(schema: object.reference) { node, reading in
      var draft = KeyframeDraft(range: node.openingRange)
      return object.fill(&draft, from: node, &reading) ? draft : nil
    }.list(1...limit, of: "keyframes")
    return Rule(schema: list.schema) { node, reading in
      let rate = reading.canvas?.frameRate.framesPerSecond
      guard let foreign = ForeignKeyframes(node, of: kind.name, at: rate) else {
        return list.read(node, &reading)
      }
      let hint = reading.hasRoomForHints ? hint(foreign, in: node, of: kind, &reading) : nil
      if node.isObject { return reading.fail(node, expected: "a list of keyframes", hint: hint) }
      return reading.refuse(
        node, "these are no keyframes: each says 'at' when it has which 'value'", hint: hint)
    }
  }

  /// The line in place of other keyframes, where an animation can have them.
  private static func hint(
    _ foreign: ForeignKeyframes, in node: JSONNode, of kind: PropertyRule,
    _ reading: inout ReadContext
  ) -> String {
    var notation = OtherNotation("keyframes", foreign.list)
    (notation.remarks, notation.left) = (foreign.remarks, foreign.left)
    notation.isValue = true
    let animation = reading.object ?? JSONObject([])
    return notation.hint(at: "keyframes", in: animation) { line, replaced in
      AnimationRules.object(kind).mistake(
        of: ObjectTrial(line: line, replacing: replaced), in: animation,
        on: AnimationDraft(at: node.openingRange), &reading)
    }
  }

  /// The object rule of keyframes with values of this kind.
  static func object(_ kind: PropertyRule) -> ObjectRule<KeyframeDraft> {
    ObjectRule(
      "a keyframe", help: "A value and when it is reached.", name: "keyframe",
      example: "{\"at\": 100, \"value\": 0.5}", fields(kind))
  }

  private static func fields(_ kind: PropertyRule) -> [MemberRule<KeyframeDraft>] {
    [
      MemberRule("at", .keyframeMoment, help: "When: a time of the run, or a percentage of it.") {
        $0.moment = $1
      },
      MemberRule("value", kind.value, help: "The value that is reached.") { $0.value = $1 }
        .required,
      MemberRule("easing", .easing, help: "The curve from here to the next keyframe.") {
        $0.easing = $1
      },
      MemberRule(
        "tension", .number(-10...10),
        help: "In modes 'cubic' and 'catmull-rom': how tight the curve is."
      ) {
        $0.tangent.tension = $1
      },
      MemberRule("continuity", .number(-10...10), help: "In mode 'cubic': how sharp the corner is.")
      {
        $0.tangent.continuity = $1
      },
      MemberRule("bias", .number(-10...10), help: "In mode 'cubic': before or after it overshoots.")
      {
        $0.tangent.bias = $1
      },
    ]
  }
}

extension Rule<KeyframeDraft.Moment> {
  /// A time, or a percentage.
  fileprivate static let keyframeMoment = Rule(
    schema: [
      "anyOf": [
        Rule<Time>.span.schema,
        .text("^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)%$", examples: ["50%"]),
      ]
    ]
  ) { node, reading in
    if let text = node.string, text.hasSuffix("%") {
      guard let percent = NumberWord.parse(text.dropLast()), (0...100).contains(percent) else {
        return reading.refuse(node, "found \(Quote(text)), expected a percentage from 0% to 100%")
      }
      return .fraction(percent / 100)
    }
    if let number = node.number, number > 0, number < 1 {
      let percent = (number * 100).shortest
      return reading.refuse(
        node, "\(number.shortest) milliseconds is less than a frame",
        hint: "a part of the run is a percentage: \"\(percent)%\"")
    }
    return Rule<Time>.span.read(node, &reading).map { .time($0) }
  }
}
