import SegueCommandLine
import SegueRenderTool
import Synchronization
import Testing

@Suite struct ProgressLineTests {
  /// What a line says when each of `frames` is done so many milliseconds after the one before.
  private func said(
    _ frames: [Int], every milliseconds: Int, options: [String] = [],
    in environment: Environment = Environment(variables: ["TERM": "xterm"], errorIsTerminal: true)
  ) throws -> String {
    var parser = ArgumentParser(.render)
    try parser.read(["manual"] + options)
    let error = Recording()
    let console = Console(input: { _ in [] }, output: { _ in }, error: { error.append($0) })
    let time = Atomic(0)
    let line = ProgressLine(
      total: 100,
      on: Terminal(
        console: console, environment: environment, preferences: Preferences(parser.invocation),
        stopwatch: Stopwatch { .milliseconds(time.load(ordering: .relaxed)) }, commands: .render))
    show(frames, on: line) { time.add(milliseconds, ordering: .relaxed) }
    return error.text
  }

  private func show(_ frames: [Int], on line: consuming ProgressLine, _ tick: () -> Void) {
    for frame in frames {
      tick()
      line.show(frame)
    }
  }

  @Test func `a line says how far the film is, and goes`() throws {
    let first = "\rframe 10 of 100, 50.0 fps, 1 s left"
    let second = "\rframe 20 of 100, 50.0 fps, 1 s left"
    let blank = "\r" + String(repeating: " ", count: second.count - 1) + "\r"
    #expect(try said([10, 20], every: 200) == first + second + blank)
  }

  @Test func `a shorter line leaves nothing of a longer one`() throws {
    let texts = try said([1, 9], every: 9000).split(separator: "\r")
    #expect(
      texts == [
        "frame 1 of 100, 0.1 fps, 891 s left", "frame 9 of 100, 0.5 fps, 182 s left",
        Substring(String(repeating: " ", count: 35)),
      ])
    let shorter = try said([1, 99], every: 9000).split(separator: "\r")[1]
    #expect(shorter == "frame 99 of 100, 5.5 fps, 0 s left ")
  }

  @Test func `ten updates a second are enough`() throws {
    let updates = try said(Array(1...100), every: 10).split(separator: "\r").dropLast()
    #expect(updates.count == 10)
  }

  @Test func `a film that is done at once says nothing`() throws {
    #expect(try said([50, 100], every: 40) == "")
  }

  @Test(arguments: [
    ([], Environment(variables: ["TERM": "xterm"], outputIsTerminal: true)),
    (["-q"], Environment(variables: ["TERM": "xterm"], errorIsTerminal: true)),
    ([], Environment(variables: ["TERM": "dumb"], errorIsTerminal: true)),
  ])
  func `where nobody sees it there is no line`(
    _ options: [String], _ environment: Environment
  ) throws {
    #expect(try said([10, 20], every: 200, options: options, in: environment) == "")
  }

  @Test func `the line has no colors, whatever is asked for`() throws {
    #expect(try !said([10], every: 200, options: ["--color=always"]).contains("\u{1B}"))
  }

  @Test func `a narrow terminal is not left`() throws {
    let environment = Environment(
      variables: ["TERM": "xterm"], errorIsTerminal: true, terminalColumns: 20)
    #expect(try said([10], every: 200, in: environment).hasPrefix("\rframe 10 of 100, 50\r"))
  }
}
