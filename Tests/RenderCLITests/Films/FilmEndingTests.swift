import Foundation
import Glibc
import SegueRenderCLI
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

  /// Starts the program as a shell in a terminal does, with signals as they are, and sends it one
  /// when it draws.
  private static func ended(by signal: String, output: String) -> String {
    """
    set -m; mkdir frames
    "$render" scene.json -o \(output) 2> error &
    until [ -e frames/000000.png ] || [ \(output) != frames/ ]; do sleep 0.01; done
    sleep 0.3; start=${EPOCHREALTIME/[.,]}
    kill -\(signal) %1; wait %1 2> /dev/null; code=$?
    echo $code $(((${EPOCHREALTIME/[.,]} - start) / 1000)); cat error; rm error
    """
  }

  @Test(
    arguments: [("INT", ExitCode.interrupted), ("TERM", .terminated)],
    ["film.mp4", "film.y4m", "frames/", "film.apng"])
  func `a process that is asked to end does so soon, and leaves nothing unfinished`(
    _ ending: (signal: String, code: ExitCode), _ output: String
  ) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 800, height: 800))
    let run = try workshop.run(Self.ended(by: ending.signal, output: output))
    let words = run.output.split { $0 == " " || $0 == "\n" }.compactMap { Int32($0) }
    try #require(words.count == 2, "\(run)")
    #expect(words[0] == ending.code.rawValue)
    // The process itself takes 0.1 s at most; the rest is for a machine that has other things to do.
    #expect(words[1] < 1000)
    #expect(try workshop.names() == ["scene.json", "frames"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a process that is asked to end dies of the signal`(_ signal: Int32) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 800, height: 800))
    let process = Process(listening: Workshop.program, ["scene.json", "-o", "frames/"])
    process.currentDirectoryURL = workshop.folder
    try process.run()
    while workshop.bytes(of: "frames/000000.png") == nil { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test func `a process that waits for its input ends as well`() throws {
    let run = try Workshop().run(
      """
      set -m; mkfifo pipe; exec 3<> pipe
      "$render" - -o film.mp4 < pipe &
      sleep 0.2; kill -TERM %1; wait %1 2> /dev/null; echo $?
      """)
    #expect(run == Shelled(status: 0, output: "\(ExitCode.terminated.rawValue)\n", error: ""))
  }

  @Test func `a signal that the caller ignores is ignored`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 800, height: 800))
    let run = try workshop.run(
      """
      trap '' INT
      "$render" scene.json -o film.mp4 &
      sleep 0.1; kill -INT $!; wait $! && echo done
      """)
    #expect(run == Shelled(status: 0, output: "done\n", error: ""))
  }
}
