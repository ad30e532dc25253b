import SegueTextSupport

/// Reads a command line by the table, as GNU programs do: options and other words in any order,
/// `--at 350ms` and `--at=350ms`, `-j4` and `-qv`, `--` before words that start with a dash.
package struct ArgumentParser {
  private let table: CommandTable
  private var words: ArraySlice<String> = []

  /// The part parsed so far, even of a command line that turns out to be wrong.
  package private(set) var invocation = Invocation()

  package init(_ table: CommandTable) { self.table = table }

  /// Reads the words behind the program's name.
  package mutating func read(_ arguments: [String]) throws(UsageError) {
    words = arguments[...]
    invocation.verb = table.onlyVerb
    while let word = words.popFirst() {
      if word == "--" { break }
      try read(word)
      if invocation.settings.contains(where: \.option.endsReading) { return }
    }
    for word in words { try take(word) }
    try checkOperands()
  }

  private mutating func read(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word.dropFirst(2))
    } else if word.hasPrefix("-"), word != "-" {
      try readCluster(word)
    } else {
      try take(word)
    }
  }
}

extension String {
  /// True if the word cannot be a verb, because it is a path or stands for standard input.
  package var isScenePath: Bool {
    self == "-" || contains("/") || hasSuffix(".json") || hasSuffix(".json5")
  }
}

extension ArgumentParser {
  /// The first word is the verb; the others are its operands.
  private mutating func take(_ word: String) throws(UsageError) {
    guard invocation.verb == nil else { return invocation.operands.append(word) }
    guard let verb = table.verb(named: word) else {
      if let standard = table.defaultVerb, word.isScenePath {
        invocation.verb = standard
        return invocation.operands.append(word)
      }
      throw unknownVerb(word)
    }
    invocation.verb = verb
  }

  private func unknownVerb(_ word: String) -> UsageError {
    if let keyword = table.keyword(forEndingOf: word) { return .noScene(word, keyword) }
    if let keyword = table.keyword(for: word) {
      return .foreignWord(subject: "verb \(Quote(word))", keyword)
    }
    return .unknownVerb(word, suggestion: table.verbs.map(\.name).meant(by: word))
  }

  private mutating func checkOperands() throws(UsageError) {
    guard let verb = invocation.verb else { throw .missingVerb }
    var words = invocation.operands[...]
    for operand in verb.operands {
      if words.isEmpty {
        if operand.count.isOptional { break }
        throw .missingOperand(verb: verb.name, operand: operand.name)
      }
      // Of several words is the subject of help: 'motion blur'.
      if operand.kind == .subject { return try explain(words.joined(separator: " ")) }
      let taken = operand.count.isRepeatable ? words : words.prefix(1)
      for word in taken { try check(word, as: operand) }
      words = words.dropFirst(taken.count)
    }
    if let extra = words.first { throw .extraOperand(verb: verb.name, got: extra) }
  }

  private mutating func check(_ word: String, as operand: Operand) throws(UsageError) {
    do throws(UsageError) {
      _ = try read(word, as: operand.kind)
    } catch {
      throw error.located(at: "argument <\(operand.name)>", got: word)
    }
  }

  /// The value of a word; what is certainly no scene is refused where one is expected.
  private func read(_ word: String, as kind: OptionKind) throws(UsageError) -> OptionValue {
    if kind == .path(.scene), let keyword = table.keyword(forEndingOf: word) {
      throw .noScene(word, keyword)
    }
    return try kind.read(word)
  }

  private mutating func explain(_ subject: String) throws(UsageError) {
    invocation.explainedVerb = table.verb(named: subject)
    invocation.explainedTopic = table.topic(named: subject) ?? table.keyword(for: subject)?.topic
    if invocation.explainedVerb == nil, invocation.explainedTopic == nil {
      throw .unknownSubject(subject, suggestion: table.subjects.meant(by: subject))
    }
  }
}

extension ArgumentParser {
  /// `--name`, `--name value`, `--name=value` or `--no-name`.
  private mutating func readLong(_ word: Substring) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? word)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let (option, isOn) = try option(named: name)
    if option.kind.takesValue {
      try add(option, attached, spelled: "--\(name)")
    } else if attached == nil {
      add(option, .flag(isOn), isShort: false)
    } else {
      throw .unexpectedValue(option: "--\(name)")
    }
  }

  private func option(named name: String) throws(UsageError) -> (Option, isOn: Bool) {
    let options = table.options(of: invocation.verb)
    if let option = options.first(where: { $0.name == name }) { return (option, true) }
    if name.hasPrefix("no-"),
      let toggle = options.first(where: { $0.kind == .toggle && $0.name == name.dropFirst(3) })
    {
      return (toggle, false)
    }
    throw unknownOption(named: name, options)
  }

  private func unknownOption(named name: String, _ options: [Option]) -> UsageError {
    let owners = table.verbs(withOption: name).map(\.name)
    if !owners.isEmpty { return .misplacedOption("--\(name)", verbs: owners) }
    let names = options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    let meant = names.meant(by: "--\(name)")
    // Half of an option's name is that option, whatever else the word means.
    if meant?.hasPrefix("--\(name)") != true, let keyword = table.keyword(for: name) {
      return .foreignWord(subject: "option \(Quote("--\(name)"))", keyword)
    }
    return .unknownOption("--\(name)", suggestion: meant)
  }
}

extension ArgumentParser {
  /// `-q`, `-qv`, `-j4` or `-j 4`: the first letter that takes a value takes the rest of the word.
  private mutating func readCluster(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let options = table.options(of: invocation.verb)
      guard let option = options.first(where: { $0.short == letter }) else {
        let long = options.first { "-" + $0.name == word }
        throw .unknownOption("-\(letter)", suggestion: long.map { "--" + $0.name })
      }
      if option.kind.takesValue {
        return try add(option, letters.isEmpty ? nil : String(letters), spelled: "-\(letter)")
      }
      add(option, .flag(true), isShort: true)
    }
  }

  /// Adds an option with the text of its value: the rest of its own word, or the word behind it.
  private mutating func add(
    _ option: Option, _ attached: String?, spelled spelling: String
  ) throws(UsageError) {
    guard let text = attached ?? words.popFirst() else {
      throw .missingValue(option: spelling, placeholder: option.placeholder)
    }
    do throws(UsageError) {
      add(option, try read(text, as: option.kind), isShort: !spelling.hasPrefix("--"))
    } catch {
      throw error.located(at: "option '\(spelling)'", got: text)
    }
  }

  private mutating func add(_ option: Option, _ value: OptionValue, isShort: Bool) {
    invocation.settings.append(.init(option: option, value: value, isShort: isShort))
  }
}
