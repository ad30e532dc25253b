import SegueCaseRuns
import SegueCommandLine
import SegueFilmRequests
import SegueJSON

/// A run's messages about scenes: those that several scenes have are said of the first, and counted.
struct CheckTelling {
  /// A message, wherever it stands.
  private struct Message: Hashable {
    let severity: Diagnostic.Severity
    let sentence: String

    init(_ diagnostic: Diagnostic) {
      (severity, sentence) = (diagnostic.severity, diagnostic.sentence)
    }
  }

  private var repeated = RepeatedNews<Message>()
  private let terminal: Terminal

  init(on terminal: Terminal) { self.terminal = terminal }

  private var tellsAll: Bool { terminal.preferences.verbosity >= .verbose }

  /// Says what is wrong with a scene, but for what was said of one before.
  mutating func tell(_ answer: CheckAnswer) throws(RunError) {
    let diagnostics = answer.diagnostics
    var news = Diagnostics()
    for source in diagnostics.sources { news.register(source) }
    // Within a scene, each has its place.
    var isOld: [Message: Bool] = [:]
    for diagnostic in diagnostics.sorted {
      let message = Message(diagnostic)
      if isOld[message] == nil {
        let place = diagnostics.text(of: diagnostic.place) ?? answer.name
        isOld[message] = repeated.note(message, of: place)
      }
      if tellsAll || isOld[message] == false { news.add(diagnostic) }
    }
    try terminal.show(news)
    if let line = answer.line { try terminal.write(line + "\n") }
  }

  /// Says what was left out: errors in any case, warnings unless the user has asked for quiet.
  func conclude() throws(RunError) {
    if tellsAll { return }
    let isQuiet = terminal.preferences.verbosity < .normal
    let text = repeated.text { message, entry in
      if isQuiet, message.severity != .error { return nil }
      return "\(entry.count) scenes: \(message.severity.name): \(message.sentence) \(entry.places)"
    }
    if !text.isEmpty { try terminal.tell(text) }
  }
}

extension Diagnostics {
  /// The place as messages write it.
  fileprivate func text(of place: SourcePosition?) -> String? {
    guard let place, let source = source(named: place.file) else { return nil }
    let start = source.position(of: Int(place.range.start))
    return "\(place.file):\(start.line):\(start.column)"
  }
}
