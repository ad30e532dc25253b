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
    case .check: self = .check(CheckRequest(invocation))
    case .tree: self = .tree(TreeRequest(invocation))
    case .curve: self = .curve(CurveRequest(invocation))
    case .new: self = .new(NewRequest(invocation))
    case .help: self = .help(HelpRequest(invocation, by: table))
    case .completions: self = .completions(Shell(invocation))
    case .manual: self = .manual
    default: preconditionFailure("a verb of the table asks for nothing")
    }
  }
}

extension CheckRequest {
  fileprivate init(_ invocation: Invocation) {
    scenes = invocation.operands
    input = SceneInput(invocation)
    isJSON = invocation.isOn(.json)
  }
}

extension TreeRequest {
  fileprivate init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    time = invocation.time(.at).present
    isJSON = invocation.isOn(.json)
  }
}

extension SceneInput {
  fileprivate init(_ invocation: Invocation) {
    assignments = invocation.assignments(.set)
    root = invocation.text(.root)
  }
}

extension CurveRequest {
  fileprivate init(_ invocation: Invocation) {
    curve = invocation.operands.first.present
    duration = invocation.time(.duration)
    samples = invocation.integer(.samples).present
    width = invocation.integer(.width)
    height = invocation.integer(.height).present
    isJSON = invocation.isOn(.json)
  }
}

extension NewRequest {
  fileprivate init(_ invocation: Invocation) {
    file = invocation.operands.first
    template = invocation.choice(.template, of: SceneTemplate.self).present
    replaces = invocation.isOn(.clobber)
  }
}

extension HelpRequest {
  fileprivate init(_ invocation: Invocation, by table: CommandTable) {
    verb = invocation.operands.first.flatMap(table.verb(named:))
    form = invocation.isOn(.tableJSON) ? .json : .full
  }
}

extension Shell {
  fileprivate init(_ invocation: Invocation) {
    self = Shell(rawValue: invocation.operands.first.present).present
  }
}

extension Optional {
  /// What the table promises to be there: a required operand, or the value of an option whose row
  /// has a default.
  fileprivate var present: Wrapped {
    guard let self else { preconditionFailure("the table promises a value that is not there") }
    return self
  }
}
