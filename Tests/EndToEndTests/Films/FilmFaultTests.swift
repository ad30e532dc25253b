import SegueCommandLine
import TestSupport
import Testing

/// What is left when a system call fails: every single one in turn.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers stand in front of the same functions"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmFaultTests {
  /// An output, and how many frames it takes.
  struct Output: CustomTestStringConvertible, Sendable {
    let path: String
    let options: String
    let frames: Int

    var testDescription: String { path }

    static let all = [
      Output(path: "film.mp4", options: "--frames 0-4", frames: 5),
      Output(path: "film.y4m", options: "--frames 0-4", frames: 5),
      Output(path: "frames/", options: "--frames 0-4", frames: 5),
      Output(path: "film.webp", options: "--frames 0-4", frames: 5),
      Output(path: "film.gif", options: "--fps 50 --frames 0-4 --hold-last 0", frames: 5),
      Output(path: "film.png", options: "--at 0", frames: 0),
    ]
  }

  /// What came of a run in which a call failed.
  private struct Trial: Hashable {
    let status: Int32
    /// The files that are neither what they were nor whole.
    let broken: Substring
    let words: Substring
  }

  /// Makes the first call of a function fail, then the second, until there are no more; the error is
  /// in turn that of a full disk and that of a broken one.
  private func trials(
    _ output: Output, _ call: String, _ settings: String
  ) throws -> [Trial] {
    let workshop = try Workshop()
    try workshop.buildFailing()
    let run = try workshop.run(
      """
      draw() { "$render" ../scene.json \(output.options) -o \(output.path); }
      prepare() { rm -rf "$1"; mkdir -p "$1/frames"; cd "$1"; }
      (prepare whole; draw)
      for number in {1..200}; do
        rm -f mark
        (
          prepare trial; \(output.path == "frames/" ? ":" : "echo old > \(output.path)")
          for frame in 0 2; do echo old > frames/00000$frame.png; done
          export FAILING_CALL=\(call) FAILING_NUMBER=$number FAILING_MARK=../mark \(settings)
          export FAILING_CODE=$((number % 2 ? 28 : 5)) LD_PRELOAD=../failing.so
          draw 2> ../error
        )
        status=$?
        broken=$(cd trial; find . -type f | while read file; do
          cmp -s "$file" "../whole/$file" || [ "$(head -c 4 "$file")" = old ] || echo "$file"
        done)
        echo "$status|$broken|$(tr '\\n' '~' < error)"
        [ -e mark ] || break
      done
      """)
    #expect(run.error.isEmpty)
    return run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      return Trial(status: Int32(parts[0]) ?? -1, broken: parts[1], words: parts[2])
    }
  }

  private func check(_ trials: [Trial], _ output: Output) throws {
    #expect(trials.last == Trial(status: 0, broken: "", words: ""))
    for (index, trial) in trials.dropLast().enumerated() {
      let cause = index % 2 == 0 ? "no space left on device" : "input/output error"
      let place = output.frames > 0 ? ", after [0-5] of 5 frames" : ""
      let line = "render: error: cannot write '[a-z0-9./]+': \(cause)\(place)~"
      #expect(trial.status == ExitCode.writeFailed.rawValue)
      #expect(trial.broken.isEmpty, "call \(index + 1)")
      #expect(try trial.words.wholeMatch(of: Regex(line)) != nil, "\(trial.words)")
    }
  }

  @Test(arguments: Cases.paired(Output.all, inTurnsWith: ["linkat", "fsync", "renameat"]))
  func `an output that cannot be finished is the old one or whole`(
    _ output: Output, _ call: String
  ) throws {
    let trials = try trials(output, call, "")
    #expect(trials.count > 1)
    try check(trials, output)
  }

  @Test(arguments: Cases.paired(Output.all, inTurnsWith: ["", "FAILING_REST=1"]))
  func `an output that cannot be written is the old one`(
    _ output: Output, _ settings: String
  ) throws {
    let call = output.path == "film.mp4" ? "pwrite" : "write"
    let trials = try trials(output, call, settings)
    #expect(trials.count > 1)
    try check(trials, output)
  }

  @Test(
    arguments: Cases.paired(
      Output.all, inTurnsWith: ["pwrite", "write", "linkat", "renameat", "fsync"]))
  func `where a file needs a name while it is written, it goes with the failure`(
    _ output: Output, _ call: String
  ) throws {
    try check(try trials(output, call, "FAILING_NAMES=1"), output)
  }

  @Test(arguments: Output.all)
  func `an output that is written in pieces is whole`(_ output: Output) throws {
    let trials = try trials(output, "none", "FAILING_PIECES=1")
    #expect(trials == [Trial(status: 0, broken: "", words: "")])
  }

  @Test(
    arguments: Cases.paired(
      Output.all, inTurnsWith: ["1", "2", "1 FAILING_NAMES=1", "2 FAILING_NAMES=1"]))
  func `calls that signals interrupt are made again`(_ output: Output, _ signals: String) throws {
    let trials = try trials(output, "none", "FAILING_SIGNALS=\(signals)")
    #expect(trials == [Trial(status: 0, broken: "", words: "")])
  }
}
