import Foundation
import Testing

/// The small C programs in `Tests/Instruments`, built in a workshop where a test needs them.
package enum Instruments {
  /// Swift brings a C compiler.
  package static let canBuild = Shelled.isInstalled("clang")

  /// 'make sanitize' sets the sanitizers' options, and nobody else.
  package static let isSanitized = ["LSAN_OPTIONS", "TSAN_OPTIONS"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  fileprivate static let folder = Package.folder.appending(path: "Tests/Instruments").path
}

extension Workshop {
  /// Builds `failing.so`, which makes system calls fail.
  package func buildFailing() throws {
    try build("-shared -fPIC -o failing.so '\(Instruments.folder)/failing.c' -ldl")
  }

  /// Builds `planted.so`, which plants faults in what is written.
  package func buildPlanted() throws {
    try build("-shared -fPIC -pthread -o planted.so '\(Instruments.folder)/planted.c' -ldl")
  }

  /// Builds `clock.so`, in front of which clocks run backwards.
  package func buildClock() throws {
    try build("-shared -fPIC -o clock.so '\(Instruments.folder)/clock.c' -ldl")
  }

  /// Builds `peak`, which measures the memory and the time of a program.
  package func buildPeak() throws { try build("-o peak '\(Instruments.folder)/peak.c'") }

  private func build(_ options: String) throws {
    let run = try run("clang -O1 \(options)")
    try #require(run.status == 0, "\(run.error)")
  }

  /// What a run of the program needs: the most memory that it has at once, in kilobytes, and its
  /// time in microseconds.
  ///
  /// How threads meet in the allocator differs from run to run by some megabytes, and a busy machine
  /// takes its time; the least of a few runs is what the program needs.
  package func peak(
    of options: String, status: Int32 = 0
  ) throws -> (kilobytes: Int, microseconds: Int) {
    let run = try run(
      """
      for run in 1 2 3; do
        ./peak report "$render" \(options) 2> /dev/null
        [ $? -eq \(status) ] && cat report
      done
      """)
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    try #require(lines.count == 3 && lines.allSatisfy { $0.count == 2 }, "\(run)")
    return (try #require(lines.map { $0[0] }.min()), try #require(lines.map { $0[1] }.min()))
  }
}
