import Foundation
import Glibc
import SegueCommandLine
import TestSupport
import Testing

/// What is left when a film is cut short.
@Suite(
  .serialized,
  .enabled(
    if: Shelled.isInstalled("bash") && Shelled.isInstalled("timeout"), "bash or timeout is missing")
)
struct FilmEndingTests {
  @Test func `a process that is killed leaves the old file or the whole one`() throws {
    let seed: UInt64 = 0x5E6E
    var dice = SeededGenerator(seed: seed)
    let workshop = try Workshop(Workshop.scene(seconds: 2))
    let clock = ContinuousClock()
    #expect(try workshop.run("\"$render\" scene.json -o whole.mp4").status == 0)
    let length = try clock.measure { _ = try workshop.run("\"$render\" scene.json -o film.mp4") }
    let whole = try #require(workshop.bytes(of: "whole.mp4"))
    let old = Data("old".utf8)
    var kills = 0
    for attempt in 1...50 {
      try workshop.write(old, to: "film.mp4")
      let seconds = Double.random(in: 0.005...1, using: &dice) * (length / .seconds(1))
      let run = try workshop.run("timeout -s KILL \(seconds) \"$render\" scene.json -o film.mp4")
      if run.status != 0 { kills += 1 }
      let left = workshop.bytes(of: "film.mp4")
      #expect(left == whole || (left == old && run.status != 0), "seed \(seed), kill \(attempt)")
      #expect(
        try workshop.names() == ["scene.json", "whole.mp4", "film.mp4"],
        "seed \(seed), kill \(attempt)")
    }
    #expect(kills > 10)
  }

  /// Waits until something is so, or for a minute.
  private static let patience = """
    waits() { for _ in {1..6000}; do if "$@"; then return; fi; sleep 0.01; done; echo "never: $*"; }
    writes() { ls -l "/proc/$1/fd" 2> /dev/null | grep -v "/error$" | grep -q " $PWD/"; }
    reads() { [ "$(readlink "/proc/$1/fd/0")" = "$2" ] && grep -q '^State:.S' "/proc/$1/status"; }

    """

  /// Starts the program as a shell in a terminal does, with signals as they are, and sends it one
  /// when it has opened its output.
  private static func ended(by signal: String, output: String) -> String {
    """
    \(patience)
    set -m; mkdir frames
    "$render" scene.json -o \(output) 2> error &
    if [ \(output) = frames/ ]; then waits [ -e frames/000000.png ]; else waits writes $!; fi
    kill -\(signal) %1; wait %1 2> /dev/null; echo $?; cat error; rm error
    """
  }

  @Test(
    arguments: Cases.paired(
      ["film.mp4", "film.y4m", "frames/", "film.apng"],
      inTurnsWith: [("INT", ExitCode.interrupted), ("TERM", .terminated)]))
  func `a process that is asked to end leaves its film unfinished, and nothing of it`(
    _ output: String, _ ending: (signal: String, code: ExitCode)
  ) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 800, height: 800))
    // 36,000 frames: whoever does not end before the last of them takes many minutes.
    let run = try workshop.run(Self.ended(by: ending.signal, output: output))
    #expect(run == Shelled(status: 0, output: "\(ending.code.rawValue)\n", error: ""))
    #expect(try workshop.names() == ["scene.json", "frames"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a process that is asked to end dies of the signal`(_ signal: Int32) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 800, height: 800))
    let process = Process(listening: Workshop.program, ["scene.json", "-o", "frames/"])
    process.currentDirectoryURL = workshop.folder
    try process.run()
    for _ in 0..<6_000 where workshop.bytes(of: "frames/000000.png") == nil { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test func `a process that waits for its input ends as well`() throws {
    let run = try Workshop().run(
      """
      \(Self.patience)
      set -m; mkfifo pipe; exec 3<> pipe
      "$render" - -o film.mp4 < pipe &
      waits reads $! "$PWD/pipe"; kill -TERM %1; wait %1 2> /dev/null; echo $?
      """)
    #expect(run == Shelled(status: 0, output: "\(ExitCode.terminated.rawValue)\n", error: ""))
  }

  @Test func `a signal that the caller ignores is ignored`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 800, height: 800))
    let run = try workshop.run(
      """
      \(Self.patience)
      trap '' INT
      "$render" scene.json -o film.mp4 &
      waits writes $!; kill -INT $!; wait $! && echo done
      """)
    #expect(run == Shelled(status: 0, output: "done\n", error: ""))
  }
}
