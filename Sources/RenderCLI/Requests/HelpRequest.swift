/// Explain the program, or one verb.
package struct HelpRequest: Hashable, Sendable {
  /// Nil is the program as a whole.
  package let verb: Verb?
  package let form: Form

  /// How much is said, and to whom.
  package enum Form: Hashable, Sendable {
    /// One line for each thing.
    case brief
    /// Everything.
    case full
    /// Everything, for a program.
    case json
  }

  package init(verb: Verb?, form: Form) {
    self.verb = verb
    self.form = form
  }

  init(_ invocation: Invocation, by table: CommandTable) {
    verb = invocation.operands.first.flatMap(table.verb(named:))
    form = invocation.isOn(.tableJSON) ? .json : .full
  }
}

extension Shell {
  init(_ invocation: Invocation) {
    self = Shell(rawValue: invocation.operands.first.present).present
  }
}
