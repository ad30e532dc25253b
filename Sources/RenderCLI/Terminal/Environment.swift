import SegueFiles

/// What the program was started in: read once, in `main`, and a value from there on.
public struct Environment: Hashable, Sendable {
  /// The variables that matter, by name.
  public var variables: [String: String]

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool

  /// The width that the terminal tells, in columns.
  public var terminalColumns: Int?

  /// An environment made by hand; without arguments, that of a pipe with no variable set.
  public init(
    variables: [String: String] = [:], outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, terminalColumns: Int? = nil
  ) {
    self.variables = variables
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.terminalColumns = terminalColumns
  }

  /// The environment of this process.
  public static func current() -> Environment {
    var environment = Environment(
      outputIsTerminal: StandardStream.output.isTerminal,
      errorIsTerminal: StandardStream.error.isTerminal,
      terminalColumns: StandardStream.output.columns)
    for variable in EnvironmentVariable.all {
      environment.variables[variable.name] = ProcessStart.variable(named: variable.name)
    }
    return environment
  }
}

extension Environment {
  /// The columns that text may take: what the terminal tells, or else `COLUMNS`, or else 80.
  package var columns: Int {
    let told = terminalColumns ?? variables["COLUMNS"].flatMap { Int($0) }
    return max(told ?? 80, 20)
  }
}
