import Glibc
import SegueCommandLine
import SegueRenderTool

let process = ProgramProcess()
let arguments = Array(CommandLine.arguments.dropFirst())
if let code = process.refusal(to: arguments) { exit(code.rawValue) }
Task.detached { exit(await process.run(arguments: arguments).rawValue) }
// The work is done by the threads of the runtime, which are started only now: an 'await' here would have
// started them in front of everything else.
while true { pause() }
