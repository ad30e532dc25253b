extension Reading {
  /// Takes over the `vars` of a file.
  mutating func declareVariables(_ node: JSONNode?) {
    variables = VariableScope()
    guard let node else { return }
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
    guard let variable = VariableRules.variable(member, &self) else { return }
    variables[member.key] = variable
    check(variable)
  }

  private mutating func check(_ variable: Variable) {
    for choice in variable.choices where !variable.type.accepts(choice) {
      report("found \(choice.summary), expected \(variable.type.expected)", at: choice.range)
    }
    guard let value = variable.value, !variable.allows(value) else { return }
    report("found \(value.summary), expected \(variable.expected)", at: value.range)
  }

  /// Gives a variable a value from outside its file.
  mutating func apply(_ setting: VariableSetting) {
    guard var variable = variables[setting.name] else {
      fail(
        setting, "unknown variable \(Quote(setting.name))",
        hint: Expected.hint(for: setting.name, among: variables.declared)
          ?? "the scene declares no variables")
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
      report(message, about: "--set", hint: hint)
    }
  }
}
