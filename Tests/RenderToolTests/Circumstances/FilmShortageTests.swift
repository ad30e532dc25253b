import SegueCommandLine
import Testing

/// What a run says that the system lends too little to: one line, and nothing is torn.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers stand in front of the same functions"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmShortageTests {
  private static let hint = "  hint: close other programs, or raise a limit of 'ulimit -a'\n"

  /// A shell itself needs a few files, so that the limit is set by the one that becomes the program.
  private func run(_ limit: String, _ output: String) throws -> (run: Shelled, kept: Bool) {
    let workshop = try Workshop()
    try workshop.buildFailing()
    let run = try workshop.run(
      """
      echo old > \(output)
      timeout 60 bash -c '\(limit) exec "$0" scene.json --frames 0-4 -o \(output) --quiet' "$render"
      """)
    let isWhole = run.status == 0
    let kept = workshop.bytes(of: output)?.elementsEqual("old\n".utf8) == true
    return (run, isWhole || kept)
  }

  @Test(arguments: 4...12, ["film.mp4", "film.apng"])
  func `with few files a run does its work or says what is missing`(
    files: Int, output: String
  ) throws {
    let (run, isKept) = try run("ulimit -n \(files);", output)
    #expect(isKept)
    let codes = [ExitCode.done, .shortage, .unavailable, .missingInput, .cannotCreate]
    #expect(codes.contains { $0.rawValue == run.status }, "\(run)")
    if run.status == ExitCode.shortage.rawValue {
      #expect(run.error == "render: error: cannot open files: too many open files\n" + Self.hint)
    } else if run.status != 0 {
      #expect(run.error.hasPrefix("render: error: "))
    }
    if files <= 6 { #expect(run.status == ExitCode.shortage.rawValue) }
  }

  @Test(arguments: 1...2, ["film.mp4", "film.apng"])
  func `without threads a run says so`(number: Int, output: String) throws {
    let limit =
      "export LD_PRELOAD=./failing.so FAILING_CALL=pthread_create FAILING_CODE=11 "
      + "FAILING_REST=1 FAILING_NUMBER=\(number);"
    let (run, isKept) = try run(limit, output)
    #expect(isKept)
    #expect(run.status == ExitCode.shortage.rawValue)
    let words = "cannot start threads: resource temporarily unavailable"
    #expect(run.error == "render: error: \(words)\n" + Self.hint)
  }

  @Test func `with few files no font is taken for missing, and no letter for another`() throws {
    let workshop = try Workshop(
      """
      {"version": 1, "canvas": {"size": [60, 40]}, "layers": [
        {"id": "t", "frame": [0, 0, 60, 20], "text": "Hi א"}]}
      """)
    let run = try workshop.run(
      """
      export SWIFT_BACKTRACE=enable=no; $render scene.json --at 0 --hash > agreed; cat agreed | wc -l
      for files in {6..24}; do
        for command in 'scene.json --at 0 --hash' 'check scene.json' 'fonts scene.json'; do
          timeout 60 bash -c 'ulimit -n '$files'; exec "$0" '"$command"' -q' "$render" > out 2> said; code=$?
          case $code in 65|66) echo "$files, $command: $(cat said)" ;; esac
          if [ $code = 0 ] && [ "$command" = 'scene.json --at 0 --hash' ]; then cmp out agreed; fi
        done
      done
      """)
    #expect(run.output == "2\n", "\(run)")
  }
}
