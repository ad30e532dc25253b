/// The commands that a program understands, and the work that each one does.
package struct Commands: Sendable {
  /// The work that one command line asks for; returns the exit code for the shell.
  package typealias Work = @Sendable (Terminal) async throws(RunError) -> ExitCode

  /// Verbs, options and their help.
  package let table: CommandTable
  /// Returns the work that a command line asks for.
  package let work: @Sendable (Invocation) throws(UsageError) -> Work

  /// The commands of a table.
  package init(
    _ table: CommandTable, work: @escaping @Sendable (Invocation) throws(UsageError) -> Work
  ) {
    self.table = table
    self.work = work
  }

  /// Those of `render`.
  static let render = Commands(.render) { (invocation) throws(UsageError) in
    let verb = try Verbs.verb(for: invocation)
    return { (terminal) async throws(RunError) in try await verb.run(on: terminal) }
  }
}
