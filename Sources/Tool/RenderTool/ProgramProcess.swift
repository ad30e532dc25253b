import SegueFiles

/// The program as the process that it is: with its streams, its environment and its signals.
///
/// When the process is asked to end, the work is cancelled; what it has not finished has no name yet
/// and goes with it.
public struct ProgramProcess: Sendable {
  private let program: Program
  private let environment: Environment
  private let interruptions: AsyncStream<StopSignal>
  /// The missing requirement without which the process cannot start; `nil` if there is none.
  private let shortage: Shortage?

  /// Takes hold of streams and signals; to be called before anything waits, because waiting starts
  /// threads and opens files.
  public init() { self.init(.render) }

  /// The same, for a program with commands of its own.
  package init(_ commands: Commands) {
    program = Program(commands, console: .ofProcess())
    environment = .current()
    do throws(Shortage) {
      try Shortage.check()
      shortage = nil
    } catch {
      shortage = error
    }
    let (interruptions, continuation) = AsyncStream.makeStream(of: StopSignal.self)
    self.interruptions = interruptions
    StopSignal.watch { continuation.yield($0) }
  }

  /// Says what the process cannot start without, and returns what the shell is told; nothing where all is
  /// there.
  ///
  /// - Parameter arguments: the words behind the program's name, which say who is to read it.
  public func refusal(to arguments: [String] = []) -> ExitCode? {
    shortage.map { program.refuse($0, arguments, environment) }
  }

  /// Does what the words behind the program's name ask for, and returns what the shell is told; where
  /// the process was asked to end, it does not return but dies of that signal.
  public func run(arguments: [String]) async -> ExitCode {
    let work = Task { await program.run(arguments: arguments, environment: environment) }
    let listener = Task { () -> StopSignal? in
      var iterator = interruptions.makeAsyncIterator()
      guard let interruption = await iterator.next() else { return nil }
      work.cancel()
      return interruption
    }
    let code = await work.value
    if code == .interrupted, let interruption = await listener.value { interruption.die() }
    return code
  }
}
