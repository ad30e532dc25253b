import Glibc
import SegueRenderCLI

let process = ProgramProcess()
if let code = process.refusal() { exit(code.rawValue) }
Task.detached {
  exit(await process.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
}
// The work is done by the threads of the runtime, which are started only now: an 'await' here would have
// started them in front of everything else.
while true { pause() }
