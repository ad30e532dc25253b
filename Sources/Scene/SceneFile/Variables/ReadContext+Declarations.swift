import SegueJSON
import SegueTextSupport

extension ReadContext {
  /// Takes over the `tokens` and the `vars` of a file.
  mutating func declareVariables(of root: JSONObject?) {
    variables = VariableScope()
    if let tokens = root?["tokens"] { declareTokens(tokens) }
    if let own = root?["vars"] { declareVariables(own) }
  }

  /// Takes over more variables.
  mutating func declareVariables(_ node: JSONNode) {
    guard let object = node.object else {
      report(
        "found \(node.summary), expected an object of variables, such as {\"title\": \"Hello\"}",
        at: node.range)
      return
    }
    for member in object.members where admitsName(member) { declare(member) }
  }

  private mutating func declare(_ member: JSONObject.Member) {
    let outer = subject
    subject = "variable \(Quote(member.key))"
    defer { subject = outer }
    guard let draft = VariableRules.draft(member, &self), let variable = draft.variable else {
      return
    }
    guard admitsDeclaration(of: member) else { return }
    variables[member.key] = variable
    check(variable)
    if let sets = draft.sets { declare(sets, chosenBy: member.key) }
  }

  /// Declares the variables that sets give values to.
  private mutating func declare(_ sets: VariableSets, chosenBy chooser: String) {
    inside(sets.source, subject: subject) { reading in
      for (member, values) in sets.columns(&reading) {
        guard let type = VariableType(of: member.node), reading.admitsDeclaration(of: member) else {
          continue
        }
        reading.variables[member.key] = SceneVariable(
          type: type, value: nil, choices: [],
          origin: VariableOrigin(chooser: chooser, values: values))
      }
    }
  }

  /// Returns `true` if the name is free; one that stands under `vars` and in a set has no clear value.
  private mutating func admitsDeclaration(of member: JSONObject.Member) -> Bool {
    if variables[member.key] == nil { return true }
    report(
      "variable \(Quote(member.key)) is declared twice", at: member.keyRange,
      hint: "a variable stands under 'vars' itself or in the sets of one other")
    return false
  }

  private mutating func check(_ variable: SceneVariable) {
    for choice in variable.choices where !variable.type.accepts(choice) {
      report("found \(choice.summary), expected \(variable.type.expected)", at: choice.range)
    }
    guard let value = variable.value, !variable.allows(value) else { return }
    report("found \(value.summary), expected \(variable.expected)", at: value.range)
  }

  /// Gives a variable a value from outside its file.
  ///
  /// - Parameter own: further names that might have been meant.
  mutating func apply(_ setting: VariableSetting, besides own: [String] = []) {
    guard var variable = variables[setting.name] else {
      fail(
        setting, "unknown variable \(Quote(setting.name))",
        hint: Expected.hint(for: setting.name, among: own + variables.declared)
          ?? (setting.range == nil
            ? "the scene declares no variables" : "what is used here declares no variables"))
      return
    }
    let range = setting.range ?? SourceRange(at: 0)
    let node = setting.node ?? variable.type.node(from: setting.text, at: range)
    guard let node, variable.allows(node) else {
      fail(
        setting,
        "variable \(Quote(setting.name)): found \(setting.found), expected \(variable.expected)",
        hint: nil)
      return
    }
    variable.value = node
    variables[setting.name] = variable
  }

  private mutating func fail(_ setting: VariableSetting, _ message: String, hint: String?) {
    if let range = setting.range {
      report(message, at: range, hint: hint)
    } else {
      report(message, about: setting.source, hint: hint)
    }
  }
}
