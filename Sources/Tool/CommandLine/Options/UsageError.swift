import SegueTextSupport

/// A mistake in a command line, as data; `message` and `hint` put it in words.
package enum UsageError: Error, Hashable, Sendable {
  /// The expected value, as the end of the sentence "expected ...".
  package struct ExpectedText: Hashable, Sendable {
    package let text: String
    /// The word that was probably meant.
    package let suggestion: String?

    package init(_ text: String, suggestion: String? = nil) {
      self.text = text
      self.suggestion = suggestion
    }
  }

  case missingVerb
  case unknownVerb(String, suggestion: String?)
  /// Neither a verb nor a topic of help has this name.
  case unknownSubject(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  /// People know this under another name; `subject` is `verb 'diff'` or `option '--transparent'`.
  case foreignWord(subject: String, Keyword)
  /// The file is something else than a scene, as its ending says.
  case noScene(String, Keyword)
  /// The option exists, but belongs to other verbs.
  case misplacedOption(String, verbs: [String])
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  /// `subject` is `option '--at'` or `argument <shell>`.
  case invalidValue(subject: String, got: String, ExpectedText)
  case missingOperand(verb: String, operand: String)
  case extraOperand(verb: String, got: String)
  /// A variable is given two values at once.
  case twoValues(String)
}

extension UsageError {
  /// The mistake of a value that its reader does not take; whoever knows the option says so by `located`.
  package static func expected(_ text: String, suggestion: String? = nil) -> UsageError {
    .invalidValue(subject: "value", got: "", ExpectedText(text, suggestion: suggestion))
  }

  /// The mistake of the value `text` of a subject, such as `option '--at'`.
  func located(at subject: String, got text: String) -> UsageError {
    guard case .invalidValue(_, _, let expectation) = self else { return self }
    return .invalidValue(subject: subject, got: text, expectation)
  }

  /// The sentence after `render: error:`.
  package var message: String {
    switch self {
    case .missingVerb: "expected a verb"
    case .unknownVerb(let name, _): "unknown verb \(Quote(name))"
    case .unknownSubject(let name, _): "unknown verb or topic \(Quote(name))"
    case .unknownOption(let option, _): "unknown option \(Quote(option))"
    case .foreignWord(let subject, _): "unknown \(subject)"
    case .noScene(let path, _): "\(Quote(path)) is no scene"
    case .misplacedOption(let option, _): "option \(Quote(option)) does not belong here"
    case .missingValue(let option, let placeholder):
      "option \(Quote(option)): expected <\(placeholder)> after it"
    case .unexpectedValue(let option): "option \(Quote(option)) takes no value"
    case .invalidValue(let subject, let text, let expectation):
      "\(subject): found \(Quote(text)), expected \(expectation.text)"
    case .missingOperand(let verb, let operand): "\(verb): expected <\(operand)>"
    case .extraOperand(let verb, let text): "\(verb): unexpected argument \(Quote(text))"
    case .twoValues(let name): "option '--set': \(Quote(name)) is given two values"
    }
  }

  /// Returns a hint on how to go on.
  package func hint(program: String, verb: String?) -> String {
    switch self {
    case .unknownVerb(_, let suggestion?), .unknownSubject(_, let suggestion?),
      .unknownOption(_, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .foreignWord(_, let keyword), .noScene(_, let keyword): keyword.answer
    case .unknownVerb(let name, nil) where name.contains("."):
      "scenes end in .json or .json5; '\(program) draw \(name)' reads any file"
    case .unknownSubject(_, nil): "'\(program) help' lists verbs and topics"
    case .invalidValue(_, _, let expectation) where expectation.suggestion != nil:
      "did you mean '\(expectation.suggestion ?? "")'?"
    case .twoValues:
      "a suite has a case for each value of a variable; 'render preview' shows them side by side"
    case .extraOperand("draw", let text) where [".json", ".json5"].contains(where: text.hasSuffix):
      "two scenes stand beside each other on a page: '\(program) compare', '\(program) preview'"
    case .misplacedOption(let option, let verbs):
      "\(Quote(option)) goes with \(verbs.joined(with: "or")), behind the verb"
    default:
      "try '\(program)\(verb.map { " \($0)" } ?? "") --help'"
    }
  }
}

extension [String] {
  /// The word that was probably meant by `text`: the only one that begins with it, or else the nearest
  /// in spelling; `nil` if none is near.
  package func meant(by text: String) -> String? {
    let continued = filter { !text.isEmpty && $0.hasPrefix(text) }
    return continued.count == 1 ? continued.first : Spelling.nearest(to: text, among: self).first
  }
}
