import SegueJSON
import SeguePresets
import SegueTransitions
import SegueTextSupport

/// Definitions of a scene's own transitions, under names that stand wherever those of presets do.
enum NamedTransitions {
  /// Schema of the definitions.
  static let schema = JSONValue.namedValues(.reference(to: "transition"))

  /// The transition that a scene has defined under a name, with values for its variables.
  static func transition(
    _ name: String, at node: JSONNode, with values: JSONNode?, _ reading: inout ReadContext
  ) -> (any ScreenTransition)? {
    guard let definition = reading.transitions[name],
      open(name, at: node, &reading), reading.spend(definition.node)
    else { return nil }
    defer { reading.openTransitions.removeLast() }
    let outer = reading.variables
    defer { reading.variables = outer }
    reading.addVariables(
      definition.node.object?["vars"], FragmentRules.settings(values, &reading))
    return read(definition.node, &reading)
  }

  private static func read(
    _ node: JSONNode, _ reading: inout ReadContext
  ) -> (any ScreenTransition)? {
    guard let object = node.object else { return TransitionRules.transition(node, &reading) }
    let rest = JSONNode(
      .object(JSONObject(object.members.filter { $0.key != "vars" })), at: node.range)
    return TransitionRules.described(rest, &reading)
  }

  private static func open(
    _ name: String, at node: JSONNode, _ reading: inout ReadContext
  ) -> Bool {
    let open = reading.openTransitions
    if let first = open.firstIndex(of: name) {
      let chain = (open[first...] + [name]).map { "\(Quote($0))" }.joined(separator: " uses ")
      reading.report("this transition uses itself: \(chain)", at: node.range)
      return false
    }
    reading.openTransitions.append(name)
    reading.usedTransitions.insert(name)
    return true
  }
}

extension ReadContext {
  /// Takes over the transitions that a scene defines.
  mutating func declareTransitions(_ node: JSONNode?) {
    guard let node else { return }
    guard let object = node.object else {
      return report(
        "found \(node.summary), expected an object of transitions, such as"
          + " {\"swing\": {\"composed\": \"swing\"}}", at: node.range)
    }
    for member in object.members where admitsName(member) {
      guard !member.key.contains(".") else {
        report(
          "\(Quote(member.key)) is no name for a transition", at: member.keyRange,
          hint: "names with a dot are those of presets")
        continue
      }
      transitions[member.key] = member
    }
  }

  /// Reports what is wrong with the transitions that no transition uses, as far as their variables have
  /// values.
  mutating func checkTransitions() {
    for member in transitions.values.sorted(by: { $0.keyRange.start < $1.keyRange.start })
    where !usedTransitions.contains(member.key) {
      let declared = member.node.object?["vars"]?.object?.members ?? []
      let isOpen = declared.contains { $0.node.isObject && $0.node.object?["default"] == nil }
      if !isOpen {
        _ = NamedTransitions.transition(member.key, at: member.node, with: nil, &self)
      }
    }
  }

  /// Lets further variables hold besides those of the file, with these values; returns their names.
  @discardableResult
  mutating func addVariables(
    _ node: JSONNode?, _ settings: [VariableSetting]
  ) -> [String] {
    guard node != nil || !settings.isEmpty else { return [] }
    let outer = variables
    variables = VariableScope()
    if let node { declareVariables(node) }
    for setting in settings { apply(setting) }
    let own = variables
    variables = outer
    for name in own.declared { variables[name] = own[name] }
    return own.declared
  }
}

extension ReadContext {
  /// Returns the file's name for a transition: its name, or the words that it is described in; `nil` where a
  /// variable says it.
  func mentionedTransition(_ node: JSONNode) -> String? {
    if let name = node.string ?? node.object?["use"]?.string {
      return name.contains("${") ? nil : name
    }
    let kinds = [
      "plan": "a plan", "composed": "composed", "compose": "in Compose's words",
      "container": "a container transform",
    ]
    return kinds.first { node.object?[$0.key] != nil }?.value
  }
}
