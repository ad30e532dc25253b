import SegueJSON
import SegueTextSupport

/// What is known while a scene file is being read: where we are, what has been found wrong, which
/// variables hold, and how other files are reached.
struct ReadContext {
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
  /// The transitions that the scene defines.
  var transitions: [String: JSONObject.Member] = [:]
  /// The names of those that have been read.
  var usedTransitions: Set<String> = []
  /// The screens that routes name, to be looked up when all are known.
  var mentions: [ScreenMention] = []
  /// The scene's own transitions that are being read, the outermost first.
  var openTransitions: [String] = []
  /// The canvas of the scene; `nil` while it is being read, and when something is wrong with it.
  var canvas: CanvasDraft?
  /// Where fragments come from, and which are open.
  var fragments: FragmentLoader
  /// Whether each platform's reduced motion is shown.
  var reducesMotion = false
  /// Whether people read the scene from right to left.
  var isRightToLeft = false
  /// The number of layers read so far.
  private(set) var layerCount = 0
  /// The number of layers around the one that is being read.
  var layerDepth = 0
  /// How many errors have been found, those included that are not worth another message.
  private(set) var errorCount = 0

  private var reported: Set<Report> = []
  private var copiedBytes = 0
  private var textBytes = 0
  private var isExhausted = false

  /// The most layers of a scene, those of its fragments counted each time they are used.
  static let layerLimit = 50_000
  /// How deeply layers may be nested.
  static let depthLimit = 64
  /// How many messages are kept: more than anybody reads, few enough to sort and show at once.
  private static let reportLimit = 1000
  /// How many messages look for what the author meant: a scene may have 100,000 names.
  private static let hintLimit = 100
  /// How much text fragments, variables and defaults may copy, in bytes: a thousand rows of a list, each
  /// of them a page.
  private static let copyLimit = 4 << 20
  /// How much text may be set, in bytes; each text counts as so many more.
  private static let settingLimit = 1 << 20
  private static let textCost = 100

  init(_ source: SourceText, diagnostics: Diagnostics, fragments: FragmentLoader) {
    self.source = source
    self.diagnostics = diagnostics
    self.fragments = fragments
  }

  private struct Report: Hashable {
    let file: String
    let range: SourceRange
    let message: String
  }
}

// MARK: - Messages

extension ReadContext {
  /// Keeps a message about `range`, unless the same has been said of the same place: defaults and
  /// fragments are read many times.
  mutating func report(
    _ message: @autoclosure () -> String, at range: SourceRange,
    severity: Diagnostic.Severity = .error, hint: @autoclosure () -> String? = nil,
    related: @autoclosure () -> [Diagnostic.Related] = [], lack: MachineLack? = nil
  ) {
    if severity == .error { errorCount += 1 }
    guard diagnostics.all.count < ReadContext.reportLimit else { return }
    let message = message()
    let report = Report(file: source.name, range: range, message: message)
    guard reported.insert(report).inserted else { return }
    let hint = diagnostics.all.count < ReadContext.hintLimit ? hint() : nil
    diagnostics.add(
      Diagnostic(
        severity, message, at: source.place(range), path: subject, hint: hint,
        related: related(), lack: lack))
  }

  /// Keeps a message that is about no place in a file but about what `path` names.
  mutating func report(_ message: String, about path: String, hint: String?) {
    errorCount += 1
    diagnostics.add(Diagnostic(.error, message, path: path, hint: hint))
  }

  /// Says what was expected instead of `node`.
  mutating func fail<Value>(
    _ node: JSONNode, expected: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) -> Value? {
    report("found \(node.summary), expected \(expected())", at: node.range, hint: hint())
    return nil
  }

  /// Says what is wrong with the value of `node`.
  mutating func refuse<Value>(
    _ node: JSONNode, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) -> Value? {
    report(message(), at: node.range, hint: hint())
    return nil
  }

  /// Reports with `source` as the file and `subject` as what is being read.
  mutating func inside(
    _ source: SourceText, _ subject: String?, _ body: (inout ReadContext) -> Void
  ) {
    let outer = (self.source, self.subject)
    (self.source, self.subject) = (source, subject)
    body(&self)
    (self.source, self.subject) = outer
  }

  /// What `read` makes, unless it found an error on the way; used where going on would only bring
  /// messages about the same mistake.
  mutating func unbroken<Value>(_ read: (inout ReadContext) -> Value?) -> Value? {
    let before = errorCount
    let value = read(&self)
    return errorCount == before ? value : nil
  }
}

// MARK: - Copies

extension ReadContext {
  /// Whether `node` may be read once more in another place: a few lines of fragments, variables or
  /// defaults could otherwise grow into more than any machine holds.
  mutating func spend(_ node: JSONNode) -> Bool {
    spend(Int(node.range.end - node.range.start), at: node.range)
  }

  /// Whether so many bytes may be copied.
  mutating func spend(_ bytes: Int, at range: SourceRange) -> Bool {
    copiedBytes = min(copiedBytes + bytes, ReadContext.copyLimit + 1)
    if copiedBytes <= ReadContext.copyLimit { return true }
    exhaust(
      "fragments, variables, defaults and stacks make more than \(ReadContext.copyLimit >> 20) MB of scene",
      at: range)
    return false
  }

  /// Whether a text of so many bytes may be set, which takes far longer than reading it.
  mutating func admitText(_ bytes: Int, at range: SourceRange) -> Bool {
    textBytes += bytes + ReadContext.textCost
    if textBytes <= ReadContext.settingLimit { return true }
    exhaust(
      "the texts of the scene have more than \(ReadContext.settingLimit >> 20) MB, each counted with"
        + " \(ReadContext.textCost) bytes more",
      at: range, hint: "shorter texts, or fewer copies of them, can be set in time")
    return false
  }

  /// Whether so many more layers may be read.
  mutating func admitLayers(_ count: Int, at range: SourceRange) -> Bool {
    layerCount += count
    if layerCount <= ReadContext.layerLimit { return true }
    exhaust(
      "too many layers: at most \(ReadContext.layerLimit), those of fragments and ready layers counted"
        + " at every use",
      at: range)
    return false
  }

  /// Says that a scene is too much work; what else is too much then is not worth another message.
  private mutating func exhaust(_ message: String, at range: SourceRange, hint: String? = nil) {
    if isExhausted { return }
    isExhausted = true
    report(message, at: range, hint: hint)
  }
}
