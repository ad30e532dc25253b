import SegueGoldens
import SegueVerification

/// What the user asked for, in the types that the verbs work with.
package enum Request: Hashable, Sendable {
  case draw(DrawRequest)
  case between(BetweenRequest)
  case check(CheckRequest)
  case tree(TreeRequest)
  case fonts(FontsRequest)
  case presets(PresetsRequest)
  case explain(ExplainRequest)
  case curve(CurveRequest)
  case verify(VerifyRequest)
  case compare(CompareRequest)
  case goldens(GoldensRequest)
  case preview(PreviewRequest)
  case new(NewRequest)
  case help(HelpRequest)
  case completions(Shell)
  case manual
  case schema
  case version
}

extension Request {
  /// What `invocation` asks for by the rows of `table`; the parser has seen to it that every value
  /// is there.
  package init(_ invocation: Invocation, by table: CommandTable) {
    if let help = invocation.settings.first(where: { $0.option == .help }) {
      self = .help(HelpRequest(verb: invocation.verb, form: help.isShort ? .brief : .full))
    } else if invocation.isOn(.version) {
      self = .version
    } else {
      self.init(verbOf: invocation, by: table)
    }
  }

  private init(verbOf invocation: Invocation, by table: CommandTable) {
    switch invocation.verb {
    case .draw: self = .draw(DrawRequest(invocation))
    case .between: self = .between(BetweenRequest(invocation))
    case .check: self = .check(CheckRequest(invocation))
    case .tree: self = .tree(TreeRequest(invocation))
    case .fonts: self = .fonts(FontsRequest(invocation))
    case .presets: self = .presets(PresetsRequest(invocation))
    case .explain: self = .explain(ExplainRequest(invocation))
    case .curve: self = .curve(CurveRequest(invocation))
    case .verify: self = .verify(VerifyRequest(invocation, mode: .never))
    case .compare: self = .compare(CompareRequest(invocation))
    case .goldens: self = .goldens(GoldensRequest(invocation))
    case .approve: self = .verify(VerifyRequest(invocation, mode: .failed))
    case .record:
      let choice = invocation.choice(.recordMode, of: RecordChoice.self).present
      self = .verify(VerifyRequest(invocation, mode: choice.mode))
    case .preview: self = .preview(PreviewRequest(invocation))
    case .new: self = .new(NewRequest(invocation))
    case .help: self = .help(HelpRequest(invocation, by: table))
    case .completions: self = .completions(Shell(invocation))
    case .manual: self = .manual
    case .schema: self = .schema
    default: preconditionFailure("a verb of the table asks for nothing")
    }
  }
}

extension Optional {
  /// What the table promises to be there: a required operand, or the value of an option whose row
  /// has a default.
  var present: Wrapped {
    guard let self else { preconditionFailure("the table promises a value that is not there") }
    return self
  }
}
