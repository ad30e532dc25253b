/// The commands that a program understands, and the work that each one does.
package struct Commands: Sendable {
  /// The work that one command line asks for; returns the exit code for the shell.
  package typealias Work = @Sendable (Terminal) async throws(RunError) -> ExitCode

  /// Verbs, options and their help.
  package let table: CommandTable
  /// Names of variables of the environment that verbs read, besides those of the table.
  package let variables: [String]
  /// Returns the rows of `--version` below the title.
  package let libraries: @Sendable () -> [VersionPage.Row]
  /// Returns the work that a command line asks for.
  package let work: @Sendable (Invocation) throws(UsageError) -> Work

  /// The commands of a table.
  package init(
    _ table: CommandTable, variables: [String] = [],
    libraries: @escaping @Sendable () -> [VersionPage.Row] = { [] },
    work: @escaping @Sendable (Invocation) throws(UsageError) -> Work
  ) {
    self.table = table
    self.variables = variables
    self.libraries = libraries
    self.work = work
  }
}
