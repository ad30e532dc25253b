import Glibc

/// Another program that is run for its answer, such as git.
///
/// It is found by the `PATH`, reads nothing, and what it says on both its outputs is one text.
package struct ChildProcess: Sendable {
  /// Exit status and output of a program.
  package struct Answer: Hashable, Sendable {
    /// Its exit code; 127 if there is no such program.
    package let status: Int32
    /// Its words, without the line break behind them.
    package let text: String
  }

  /// The most bytes of an answer.
  private static let limit = 1 << 20

  private let words: [String]

  /// The program with its arguments; variables such as `GIT_INDEX_FILE=index` stand in front of it.
  package init(_ words: [String], with variables: [String] = []) {
    self.words = ["env"] + variables + words
  }

  /// Runs it and waits for its end.
  package func run() -> Answer {
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return Answer(status: 127, text: "") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(saying: ends[1])
    close(ends[1])
    let bytes = Self.bytes(from: ends[0])
    close(ends[0])
    guard let process else { return Answer(status: 127, text: "") }
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    var text = String(decoding: bytes, as: UTF8.self)
    while text.hasSuffix("\n") { text.removeLast() }
    // A program that a signal has ended has no code of its own.
    return Answer(status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128, text: text)
  }

  private func spawn(saying output: CInt) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 2)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    return code == 0 ? process : nil
  }

  /// All that is said; what is too much is read and forgotten.
  private static func bytes(from pipe: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe read(pipe, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      if bytes.count < limit { bytes += chunk.prefix(count) }
    }
  }
}
