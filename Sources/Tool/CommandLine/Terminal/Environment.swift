import SegueFiles

/// The environment in which the program was started: read once, in `main`, and a value from there on.
package struct Environment: Hashable, Sendable {
  /// The variables that matter, by name.
  package var variables: [String: String]

  /// True if standard output is a terminal.
  package var outputIsTerminal: Bool

  /// True if standard error is a terminal.
  package var errorIsTerminal: Bool

  /// The width that the terminal tells, in columns.
  package var terminalColumns: Int?

  /// An environment made by hand; without arguments, that of a pipe with no variable set.
  package init(
    variables: [String: String] = [:], outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, terminalColumns: Int? = nil
  ) {
    self.variables = variables
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.terminalColumns = terminalColumns
  }

  /// The environment of this process: the streams, and the variables of these names.
  package static func current(variables names: [String]) -> Environment {
    var environment = Environment(
      outputIsTerminal: StandardStream.output.isTerminal,
      errorIsTerminal: StandardStream.error.isTerminal,
      terminalColumns: StandardStream.output.columns)
    for name in names {
      environment.variables[name] = ProcessStart.variable(named: name)
    }
    return environment
  }
}

extension Environment {
  /// The columns that text may take: what the terminal tells, or else `COLUMNS`, or else 80; within
  /// the limits of `--width`.
  package var columns: Int {
    let told = terminalColumns ?? variables["COLUMNS"].flatMap { Int($0) }
    return min(max(told ?? 80, Self.columnLimits.lowerBound), Self.columnLimits.upperBound)
  }

  /// The narrowest and the widest text.
  package static let columnLimits = 20...400
}
