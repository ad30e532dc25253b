import Glibc

/// A program that has been run, and what it took.
struct Child {
  let cost: ProcessCost
  /// The most memory that it had at once.
  let kilobytes: Int

  /// Ends this program with a message.
  static func fail(_ words: String) -> Never {
    print("filmbench: error: \(words)")
    exit(1)
  }

  /// Runs a program, its standard output going to the file `output`.
  static func run(_ words: [String], output: String) -> Child {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    let start = ProcessCost.now()
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { fail("cannot run '\(words[0])'") }
    var (status, usage) = (CInt(0), rusage())
    unsafe wait4(process, &status, 0, &usage)
    let cost = ProcessCost(
      seconds: ProcessCost.now() - start, processorSeconds: usage.processorSeconds)
    guard status == 0 else {
      fail("'\(words.joined(separator: " "))' has failed")
    }
    return Child(cost: cost, kilobytes: usage.ru_maxrss)
  }
}
