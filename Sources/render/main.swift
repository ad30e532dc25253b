import Glibc
import SegueRenderCLI

let program = Program(console: .ofProcess())
let arguments = Array(CommandLine.arguments.dropFirst())
exit(program.run(arguments: arguments, environment: .current()).rawValue)
