/// Settings for coloring messages.
package enum ColorChoice: String, ChoiceList {
  case auto, always, never

  package var summary: String {
    switch self {
    case .auto: "on a terminal that can"
    case .always: "also in pipes and files"
    case .never: "not at all"
    }
  }
}

extension ColorChoice {
  /// Returns true if a stream gets color.
  ///
  /// The option wins over the environment; there, `NO_COLOR` (not empty) wins over `CLICOLOR_FORCE`
  /// (neither empty nor `0`), and both win over what the stream is: a terminal that can.
  package func isColored(isTerminal: Bool, in environment: Environment) -> Bool {
    guard self == .auto else { return self == .always }
    let variables = environment.variables
    if !(variables["NO_COLOR"] ?? "").isEmpty { return false }
    if !["", "0"].contains(variables["CLICOLOR_FORCE"] ?? "") { return true }
    return isTerminal && !["", "dumb"].contains(variables["TERM"] ?? "")
  }
}
