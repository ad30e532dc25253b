import SegueDesignTokens
import SegueJSON
import SegueMotion
import SegueTextSupport

/// State of reading a scene file: the current place, the mistakes found, the variables in scope, and access to
/// other files.
struct ReadContext {
  /// Everything there is to say about the files.
  var diagnostics: Diagnostics
  /// The file that nodes stand in at the moment.
  var source: SourceText
  /// The object whose members are being read.
  var object: JSONObject?
  /// True while a line is tried that a hint is about to say.
  private(set) var isTrial = false
  /// The layer that is being read, as messages name it.
  var subject: String?
  /// The variables that hold in the current file.
  var variables = VariableScope()
  /// Design tokens of the scene's own file.
  var tokens: [DesignToken] = []
  /// Values that the file gives to every object of a kind that does not set its own.
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
  /// Loader of fragments, with those that are open.
  var fragments: FragmentLoader
  /// True to show each platform's reduced motion.
  var reducesMotion = false
  /// True to mirror a scene that is written from left to right.
  var mirrors = false
  /// True if the scene is read from right to left.
  var isRightToLeft = false
  /// Sizes of words that layouts depend on; `nil` where nobody measures them.
  var measures: TextMeasures?
  /// The number of layers read so far.
  private(set) var layerCount = 0
  /// The number of layers around the one that is being read.
  var layerDepth = 0
  /// Number of errors found, including those not worth another message.
  private(set) var errorCount = 0

  /// Answers about code, by its text: a fragment that is used often has the same.
  private var codes: [String: Result<TimingCurve?, MotionError>] = [:]
  private var reported: Set<Report> = []
  private var copiedBytes = 0
  private var triedBytes = 0
  private var textBytes = 0
  private var isExhausted = false

  /// The most layers of a scene, those of its fragments counted each time they are used.
  static let layerLimit = 50_000
  /// Maximum nesting depth of layers.
  static let depthLimit = 64
  /// Maximum number of messages kept: more than anybody reads, few enough to sort and show at once.
  private static let reportLimit = 1000
  /// Maximum number of messages that search for what the author meant: a scene may have 100,000 names.
  private static let hintLimit = 100
  /// Maximum amount of text that fragments, variables and defaults may copy, in bytes: a thousand rows of a
  /// list, each of them a page.
  private static let copyLimit = 4 << 20
  /// Maximum amount of text that is read to try lines that hints say, in bytes.
  private static let trialLimit = 1 << 20
  /// Maximum amount of text to set, in bytes; each text counts as this many more.
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

extension ReadContext {
  /// Returns the curve that code of a platform means; `nil` where it is none.
  mutating func curve(ofCode text: String) throws(MotionError) -> TimingCurve? {
    if let known = codes[text] { return try known.get() }
    let answer = Result { () throws(MotionError) in try CurveCode.read(text) }
    codes[text] = answer
    return try answer.get()
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
    _ source: SourceText, subject: String?, _ body: (inout ReadContext) -> Void
  ) {
    let outer = (self.source, self.subject)
    (self.source, self.subject) = (source, subject)
    body(&self)
    (self.source, self.subject) = outer
  }

  /// Returns the result of `read`, unless it found an error on the way; used where going on would only bring
  /// messages about the same mistake.
  mutating func unbroken<Value>(_ read: (inout ReadContext) -> Value?) -> Value? {
    let before = errorCount
    let value = read(&self)
    return errorCount == before ? value : nil
  }
}

// MARK: - Trials

extension ReadContext {
  /// True if a hint would be kept, and may take its time.
  var hasRoomForHints: Bool {
    !isTrial && diagnostics.all.count < ReadContext.hintLimit
      && triedBytes < ReadContext.trialLimit
  }

  /// Returns `true` if one more object may be read to try a line.
  mutating func spendTrial(of source: SourceText) -> Bool {
    triedBytes += source.bytes.count
    return triedBytes <= ReadContext.trialLimit
  }

  /// Returns the state for reading a line that nobody has written yet, with nothing said so far.
  func trying(_ source: SourceText) -> ReadContext {
    var trial = self
    trial.diagnostics = Diagnostics()
    trial.source = source
    trial.isTrial = true
    return trial
  }
}

// MARK: - Copies

extension ReadContext {
  /// Returns `true` if `node` may be read once more in another place: a few lines of fragments, variables or
  /// defaults could otherwise grow into more than any machine holds.
  mutating func spend(_ node: JSONNode) -> Bool {
    spend(Int(node.range.end - node.range.start), at: node.range)
  }

  /// Returns `true` if this many bytes may be copied.
  mutating func spend(_ bytes: Int, at range: SourceRange) -> Bool {
    copiedBytes = min(copiedBytes + bytes, ReadContext.copyLimit + 1)
    if copiedBytes <= ReadContext.copyLimit { return true }
    exhaust(
      "fragments, variables, defaults and stacks make more than \(ReadContext.copyLimit >> 20) MB of scene",
      at: range)
    return false
  }

  /// Returns `true` if a text of this many bytes may be set, which takes far longer than reading it.
  mutating func admitText(_ bytes: Int, at range: SourceRange) -> Bool {
    textBytes += bytes + ReadContext.textCost
    if textBytes <= ReadContext.settingLimit { return true }
    exhaust(
      "the texts of the scene have more than \(ReadContext.settingLimit >> 20) MB, each counted with"
        + " \(ReadContext.textCost) bytes more",
      at: range, hint: "shorter texts, or fewer copies of them, can be set in time")
    return false
  }

  /// Returns `true` if this many more layers may be read.
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
