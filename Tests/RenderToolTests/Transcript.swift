import SegueCommandLine
import SegueRenderTool
import Synchronization
import TestSupport

/// What a run of the program wrote, and how it ended.
struct Transcript: Hashable {
  let code: ExitCode
  let output: String
  let error: String

  /// Runs the program on these words, in this process.
  init(
    _ arguments: String..., in environment: Environment = Environment(), input: String = ""
  ) async {
    await self.init(of: arguments, in: environment, input: input)
  }

  /// Runs the program on these words, in this process; JSON that it writes has to be as its schema says.
  init(
    of arguments: [String], in environment: Environment = Environment(), input: String = ""
  ) async {
    let (output, error) = (Recording(), Recording())
    let console = Console(
      input: { _ in Array(input.utf8) }, output: { output.append($0) },
      error: { error.append($0) })
    code = await Program(console: console).run(arguments: arguments, environment: environment)
    self.output = output.text
    self.error = error.text
    AnswerSchemas.expect(self.output, of: arguments)
  }
}

/// A stream that remembers.
final class Recording: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}
