import Glibc
import SegueRenderCLI

let program = Program(console: .ofProcess())
let arguments = Array(CommandLine.arguments.dropFirst())
exit(await program.run(arguments: arguments, environment: .current()).rawValue)
