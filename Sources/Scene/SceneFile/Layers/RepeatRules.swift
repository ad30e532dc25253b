import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph

/// Number of copies of a fragment, and the differences between them.
struct Repetition: Sendable {
  /// The number of copies; that of the values if there are any.
  var count: Int?
  /// Values for the fragment's variables, for each copy its own.
  var values: [JSONNode] = []
  /// Offset of each copy from the one before.
  var step = Vector.zero
  /// Delay of each copy's movement after the one before.
  var delay = Time.zero
}

/// One of the copies.
struct RepeatedCopy: Sendable {
  let index: Int
  let repetition: Repetition

  /// The copy's own values for the fragment's variables.
  var values: JSONNode? {
    repetition.values.indices.contains(index) ? repetition.values[index] : nil
  }

  /// The name of the copy: that of the layer and a number, counted from one.
  func name(after name: String) -> String { "\(name)-\(index + 1)" }

  /// Moves the copy to its place in space and time.
  func place(_ draft: inout LayerDraft) {
    let factor = Double(index)
    draft.properties.position =
      draft.properties.position
      + Vector(factor * repetition.step.dx, factor * repetition.step.dy)
    if repetition.step != .zero { draft.isPlacedByHand = true }
    draft.delay(by: Time(nanoseconds: Int64(index) * repetition.delay.nanoseconds))
  }
}

/// Rules for lists of similar layers.
enum RepeatRules {
  /// The most copies.
  static let limit = 10_000

  private static let object = ObjectRule<Repetition>(
    "a repetition", help: "How often the fragment is used, and how its copies differ.",
    example: "{\"count\": 5, \"step\": [0, 72]}",
    exclusions: [Exclusion("count", "values", hint: "there is a copy for each of the values")],
    needs: [Need("count", "values", hint: "they say how many copies there are")],
    [
      MemberRule("count", .integer(1...limit), help: "The number of copies.") { $0.count = $1 },
      MemberRule(
        "values", schema: .list(FragmentRules.with, count: 1...limit),
        help: "Values for the fragment's variables, an object for each copy."
      ) { node, reading, target in
        if let values = values(node, &reading) { target.values = values }
      },
      MemberRule("step", .point, help: "How far each copy stands from the one before: [x, y].") {
        $0.step = Vector($1.x, $1.y)
      },
      MemberRule("delay", .span, help: "How much later each copy moves than the one before.") {
        $0.delay = $1
      },
    ])

  /// A number of copies, a list of their values, or both with more about them.
  static let rule = Rule<Repetition>.choice(
    "a number of copies, a list of values, or an object",
    [
      (\.isNumber, Rule<Int>.integer(1...limit).map { Repetition(count: $0) }),
      (
        \.isArray,
        Rule<Repetition>(schema: .list(FragmentRules.with, count: 1...limit)) { node, reading in
          values(node, &reading).map { Repetition(values: $0) }
        }
      ),
      (\.isAnything, object.rule { Repetition() }),
    ])

  private static func values(_ node: JSONNode, _ reading: inout ReadContext) -> [JSONNode]? {
    Rule<JSONNode>(schema: FragmentRules.with) { node, _ in node }
      .list(1...limit, of: "values").read(node, &reading)
  }

  /// The copies that a layer asks for; `nil` if it asks for none.
  static func copies(_ object: JSONObject, _ reading: inout ReadContext) -> [RepeatedCopy]? {
    guard let node = object["repeat"] else { return nil }
    guard let repetition = rule(node, &reading) else { return [] }
    let count = repetition.count ?? repetition.values.count
    return (0..<count).map { RepeatedCopy(index: $0, repetition: repetition) }
  }
}

extension LayerDraft {
  /// Lets everything in the layer move later.
  fileprivate mutating func delay(by time: Time) {
    if time == .zero { return }
    for index in movements.indices {
      movements[index].animation.delay = movements[index].animation.delay + time
    }
    for index in children.indices { children[index].delay(by: time) }
    for index in mask.indices { mask[index].delay(by: time) }
  }
}
