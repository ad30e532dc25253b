/// What is known while a scene file is being read: where we are, what has been found wrong, which
/// variables hold, and how other files are reached.
struct Reading {
  /// Everything there is to say about the files.
  var diagnostics: Diagnostics
  /// The file that nodes stand in at the moment.
  var source: SourceText
  /// The layer that is being read, as messages name it.
  var subject: String?
  /// The variables that hold in the current file.
  var variables = VariableScope()
  /// What the file gives to every object of a kind that does not say otherwise.
  var defaults: [String: JSONObject] = [:]
  /// Where fragments come from, and which are open.
  var fragments: FragmentShelf
  /// The number of layers read so far.
  var layerCount = 0
  /// The number of layers around the one that is being read.
  var layerDepth = 0

  private var reported: Set<Report> = []

  /// How many messages are kept: more than anybody reads, few enough to sort and show at once.
  private static let reportLimit = 1000

  init(_ source: SourceText, diagnostics: Diagnostics, fragments: FragmentShelf) {
    self.source = source
    self.diagnostics = diagnostics
    self.fragments = fragments
  }

  private struct Report: Hashable {
    let file: String
    let range: SourceRange
    let message: String
  }

  /// Keeps a message about `range`, unless the same has been said of the same place: defaults and
  /// fragments are read many times.
  mutating func report(
    _ message: String, at range: SourceRange, severity: Diagnostic.Severity = .error,
    hint: String? = nil, related: [Diagnostic.Related] = []
  ) {
    let report = Report(file: source.name, range: range, message: message)
    guard diagnostics.all.count < Reading.reportLimit, reported.insert(report).inserted else {
      return
    }
    diagnostics.add(
      Diagnostic(
        severity, message, at: source.place(range), path: subject, hint: hint, related: related))
  }

  /// What `read` makes, unless it reported an error on the way; used where going on would only
  /// bring messages about the same mistake.
  mutating func unbroken<Value>(_ read: (inout Reading) -> Value?) -> Value? {
    let before = diagnostics.count(of: .error)
    let value = read(&self)
    return diagnostics.count(of: .error) == before ? value : nil
  }

  /// Says what was expected instead of `node`.
  mutating func fail<Value>(
    _ node: JSONNode, expected: String, hint: String? = nil
  ) -> Value? {
    report("expected \(expected), found \(node.summary)", at: node.range, hint: hint)
    return nil
  }

  /// Says what is wrong with the value of `node`.
  mutating func refuse<Value>(_ node: JSONNode, _ message: String, hint: String? = nil) -> Value? {
    report(message, at: node.range, hint: hint)
    return nil
  }
}
