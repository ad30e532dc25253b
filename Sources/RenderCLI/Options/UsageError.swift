/// What is wrong with a command line, as data; `message` and `hint` put it in words.
package enum UsageError: Error, Hashable, Sendable {
  case missingVerb
  case unknownVerb(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  /// The option exists, but belongs to other verbs.
  case misplacedOption(String, verbs: [String])
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  /// `subject` is `option '--at'` or `argument <shell>`.
  case invalidValue(subject: String, got: String, Expectation)
  case missingOperand(verb: String, operand: String)
  case extraOperand(verb: String, got: String)
}

extension UsageError {
  /// The sentence after `render: error:`.
  package var message: String {
    switch self {
    case .missingVerb: "expected a verb"
    case .unknownVerb(let name, _): "unknown verb \(name.quoted)"
    case .unknownOption(let option, _): "unknown option \(option.quoted)"
    case .misplacedOption(let option, _): "option \(option.quoted) does not belong here"
    case .missingValue(let option, let placeholder):
      "option \(option.quoted): expected <\(placeholder)> after it"
    case .unexpectedValue(let option): "option \(option.quoted) takes no value"
    case .invalidValue(let subject, let text, let expectation):
      "\(subject): expected \(expectation.text), got \(text.quoted)"
    case .missingOperand(let verb, let operand): "\(verb): expected <\(operand)>"
    case .extraOperand(let verb, let text): "\(verb): unexpected argument \(text.quoted)"
    }
  }

  /// How to go on.
  package func hint(program: String, verb: String?) -> String {
    switch self {
    case .unknownVerb(_, let suggestion?), .unknownOption(_, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .invalidValue(_, _, let expectation) where expectation.suggestion != nil:
      "did you mean '\(expectation.suggestion ?? "")'?"
    case .misplacedOption(let option, let verbs):
      "\(option.quoted) goes with \(verbs.joinedAsAlternatives), behind the verb"
    default:
      "try '\(program)\(verb.map { " \($0)" } ?? "") --help'"
    }
  }
}

extension String {
  /// The user's words in single quotes, without control characters and not endless.
  package var quoted: String {
    let shown = prefix(80).map { $0.unicodeScalars.allSatisfy(\.isPrintable) ? $0 : "\u{FFFD}" }
    return "'" + String(shown) + (count > 80 ? "..." : "") + "'"
  }
}

extension Unicode.Scalar {
  /// Neither a control nor a formatting character, which could rearrange a terminal.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
