import SegueTextSupport

/// One line on a terminal that says how far a film is, rewritten a few times a second.
///
/// It is made of plain characters alone. There is no such line where messages do not go to a terminal,
/// where the terminal cannot go back to the start of a line, or where the user has asked for quiet.
package struct ProgressLine: ~Copyable {
  private let total: Int
  private let terminal: Terminal
  private let isShown: Bool
  private let start: Duration
  private var last: Duration
  private var shown = ""

  /// The least time between two updates.
  private static let pause = Duration.milliseconds(100)

  /// A line about a film of `total` frames.
  package init(total: Int, on terminal: Terminal) {
    self.total = total
    self.terminal = terminal
    let environment = terminal.environment
    isShown =
      environment.errorIsTerminal && terminal.preferences.verbosity >= .normal
      && environment.variables["TERM"] != "dumb"
    start = terminal.stopwatch.now()
    last = start
  }

  deinit { Self.erase(shown, from: terminal) }

  /// Notes that so many frames are done.
  package mutating func show(_ done: Int) {
    guard isShown else { return }
    let now = terminal.stopwatch.now()
    guard now - last >= Self.pause else { return }
    last = now
    let text = String(text(done, after: now - start).prefix(terminal.columns - 1))
    Self.say("\r" + text.leftAligned(in: shown.count), on: terminal)
    shown = text
  }

  /// Such as `frame 120 of 600, 48.2 fps, 10 s left`.
  private func text(_ done: Int, after time: Duration) -> String {
    let milliseconds = max(time.wholeMilliseconds, 1)
    let rate = NumberText.fixed(units: done * 10_000 / milliseconds, decimals: 1)
    let left = done > 0 ? (total - done) * milliseconds / done / 1000 : 0
    return "frame \(done) of \(total), \(rate) fps, \(left) s left"
  }

  private static func erase(_ text: String, from terminal: Terminal) {
    if text.isEmpty { return }
    say("\r" + String(repeating: " ", count: text.count) + "\r", on: terminal)
  }

  /// Writes the line; if it cannot be written, the work goes on without it.
  private static func say(_ text: String, on terminal: Terminal) {
    try? terminal.console.error(Array(text.utf8))
  }
}
