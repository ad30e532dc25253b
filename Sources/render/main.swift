import Glibc
import SegueRenderCLI

let process = ProgramProcess()
exit(await process.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
