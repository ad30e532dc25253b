/// A verb of the program, with all that belongs to it: the row that the parser, help, manual and
/// completions are made from, how a command line is read, and what is done.
///
/// A value is what one command line asks for. A program lists the types in a table.
package protocol Verb: Hashable, Sendable {
  /// The verb's row of the table.
  static var row: VerbRow { get }

  /// Creates the verb that `invocation` asks for; the parser has seen to it that every value is there.
  init(_ invocation: Invocation)

  /// Does what was asked for, and returns what the shell is told.
  func run(on terminal: Terminal) async throws(RunError) -> ExitCode
}
