import SegueCommandLine
import SegueFiles
import TestSupport
import Testing

/// What a run says that the system lends too little to: one line, and nothing is torn, nor does it wait.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers stand in front of the same functions"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmShortageTests {
  private static let hint = "  hint: close other programs, or raise a limit of 'ulimit -a'\n"

  /// Letters that no font of one script has, in a film.
  private static let scene = """
    {"version": 1, "canvas": {"size": [60, 40]}, "layers": [
      {"id": "t", "frame": [0, 0, 60, 20], "text": "Hi א",
       "translateX": {"from": 0, "to": 5, "duration": 300}}]}
    """

  /// The works that need the most of something.
  private static let commands = [
    "check scene.json", "scene.json -o film.mp4", "scene.json -o film.apng",
    "scene.json -o frames/", "scene.json --at 0 --hash", "record many --mode all",
    "preview many -o site",
  ]

  /// Runs a command with each of some limits, and returns how it ended and what it said.
  private func run(
    _ command: String, with limits: ClosedRange<Int>, _ limit: (Int) -> String,
    in workshop: Workshop
  ) throws -> [Shelled] {
    try limits.map { number in
      try workshop.run(
        """
        timeout 60 bash -c 'export SWIFT_BACKTRACE=enable=no; \(limit(number))
        exec "$0" \(command) --quiet' "$render"
        """)
    }
  }

  /// Expects runs that are refused, in these words, and after them such that do all of their work.
  private func expect(_ runs: [Shelled], refusedWith words: String) {
    let refused = runs.prefix { $0.status == ExitCode.shortage.rawValue }
    for run in refused { #expect(run.error.hasPrefix("render: error: \(words)\n"), "\(run)") }
    #expect(!refused.isEmpty && refused.count < runs.count)
    for run in runs.dropFirst(refused.count) { #expect(run.status == 0, "\(run)") }
  }

  private func workshop() throws -> Workshop {
    let workshop = try Workshop(Self.scene)
    try workshop.buildFailing()
    let copies = "mkdir many; for i in {1..9}; do cp scene.json many/$i.json; done"
    #expect(try workshop.run(copies).status == 0)
    return workshop
  }

  @Test(arguments: commands)
  func `a run has the files that it needs, or is refused`(command: String) throws {
    let workshop = try workshop()
    let needed = try workshop.needs().files
    // Three are the standard streams; who runs the tests may leave others open.
    let runs = try run(
      command, with: needed + 2...needed + 6, { "ulimit -n \($0);" }, in: workshop)
    expect(runs, refusedWith: "cannot open files: too many open files")
  }

  @Test(arguments: commands)
  func `a run has the threads that it needs, or is refused`(command: String) throws {
    let workshop = try workshop()
    let needed = try workshop.needs().threads
    let runs = try run(
      command, with: needed - 1...needed + 1,
      { "export LD_PRELOAD=./failing.so FAILING_THREADS=\($0);" }, in: workshop)
    expect(runs, refusedWith: "cannot start threads: resource temporarily unavailable")
    #expect(runs.map(\.status) == [71, 0, 0])
  }

  @Test(arguments: ["film.mp4", "film.apng"])
  func `what is refused leaves what is there`(output: String) throws {
    let workshop = try workshop()
    for limit in [
      "ulimit -n 4;", "ulimit -n 8;", "ulimit -n 12;",
      "export LD_PRELOAD=./failing.so FAILING_THREADS=0;",
      "export LD_PRELOAD=./failing.so FAILING_CALL=pthread_create FAILING_CODE=11 FAILING_NUMBER=2;",
    ] {
      let run = try workshop.run(
        """
        echo old > \(output); timeout 60 bash -c '\(limit) exec "$0" scene.json -o \(output)' "$render"
        """)
      #expect(run.status == ExitCode.shortage.rawValue, "\(limit) \(run)")
      #expect(run.error.hasPrefix("render: error: cannot ") && run.error.hasSuffix(Self.hint))
      #expect(workshop.bytes(of: output)?.elementsEqual("old\n".utf8) == true)
    }
  }

  @Test func `a server has threads for all of its connections, or there is none`() throws {
    let workshop = try workshop()
    let threads = try workshop.needs().threads
    let run = try workshop.run(
      """
      export FAILING_THREADS=\(threads)
      look="$render preview scene.json --watch -o site"
      LD_PRELOAD=./failing.so timeout 60 $look --port 41234 2> said; echo $?; head -1 said
      LD_PRELOAD=./failing.so $look > heard 2> said &
      for i in {1..300}; do sleep 0.1; grep 'no sliders' said && break; done
      kill $!; wait
      """)
    let reason = "cannot start threads: resource temporarily unavailable"
    #expect(
      run.output == """
        71
        render: error: no server at port 41234: \(reason)
        render: warning: pages have no sliders, for there can be no server: \(reason)

        """, "\(run)")
  }
}
