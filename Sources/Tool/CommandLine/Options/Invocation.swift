import SegueTextSupport

/// A command line that was read: which verb, which options, which other words.
package struct Invocation: Hashable, Sendable {
  package internal(set) var verb: VerbRow?

  /// The options in the order in which they were given.
  package internal(set) var settings: [Setting] = []

  /// The words that belong to no option, in order.
  package internal(set) var operands: [String] = []

  /// The verb that help was asked about.
  package internal(set) var explainedVerb: VerbRow?
  /// The topic that help was asked about.
  package internal(set) var explainedTopic: HelpTopic?

  /// A command line without words.
  package init() {}

  /// One option as it was given.
  package struct Setting: Hashable, Sendable {
    package let option: Option
    package let value: OptionValue

    /// True if it was given by its one-letter name.
    package let isShort: Bool
  }
}

/// The values given for the options of the table. Asking for another kind of value than the option's row
/// declares is a mistake of ours, and stops the program.
extension Invocation {
  /// Returns true if a flag or toggle is on.
  package func isOn(_ option: Option) -> Bool { value(of: option, \.flag) ?? false }

  /// The span of time given, or the default.
  package func time(_ option: Option) -> Duration? { value(of: option, \.time) }

  /// The moments given, or the default.
  package func moments(_ option: Option) -> [Duration] { value(of: option, \.moments) ?? [] }

  /// The whole number given, or the default.
  package func integer(_ option: Option) -> Int? { value(of: option, \.integer) }

  /// The path or words given, or the default.
  package func text(_ option: Option) -> String? { value(of: option, \.word) }

  /// The words of an option that may be given several times, in order; its default where it is not.
  package func texts(_ option: Option) -> [String] {
    let given = settings.filter { $0.option == option }.compactMap(\.value.word)
    return given.isEmpty ? [text(option)].compactMap(\.self) : given
  }

  /// The path or words, if they were given.
  package func given(_ option: Option) -> String? {
    settings.contains { $0.option == option } ? text(option) : nil
  }

  /// The long name of the first of `options` that was given.
  package func firstGiven(_ options: [Option]) -> String? {
    options.first { option in settings.contains { $0.option == option } }?.longForm
  }

  /// The choice given, or the default.
  package func choice<List: ChoiceList>(_ option: Option, of list: List.Type) -> List? {
    text(option).flatMap(List.init(rawValue:))
  }

  /// Every assignment given, in order.
  package func assignments(_ option: Option) -> [Assignment] {
    settings.filter { $0.option == option }.compactMap(\.value.assignment)
  }

  /// The paths that the command line asks to be written: every one that its table says is an output.
  package var outputs: [String] {
    let options = (verb?.options ?? []).filter(\.kind.isOutput).compactMap { text($0) }
    // Only the last operand may take more than one word.
    let named = (verb?.operands ?? []).enumerated().flatMap { index, operand in
      operand.kind.isOutput ? Array(operands.dropFirst(index)) : []
    }
    return options + named
  }

  /// Returns the given words of these options, as they would be typed, in their order.
  package func words(of options: [Option]) -> [String] {
    options.flatMap { option -> [String] in
      let given = settings.filter { $0.option == option }.map(\.value)
      return (option.isRepeatable ? given : given.suffix(1)).flatMap { value -> [String] in
        if case .flag(let isOn) = value {
          return isOn ? ["--\(option.name)"] : option.kind == .toggle ? ["--no-\(option.name)"] : []
        }
        return ["--\(option.name)"] + [value.text].compactMap(\.self)
      }
    }
  }

  private func value<Value>(of option: Option, _ part: (OptionValue) -> Value?) -> Value? {
    let given = settings.last { $0.option == option }?.value
    guard let found = given ?? option.default else { return nil }
    guard let value = part(found) else {
      preconditionFailure("'--\(option.name)' holds another kind of value")
    }
    return value
  }
}

extension Optional {
  /// The value that the table guarantees: a required operand, or the value of an option with a default.
  package var present: Wrapped {
    guard let self else { preconditionFailure("the table promises a value that is not there") }
    return self
  }
}

extension OptionValue {
  fileprivate var flag: Bool? { if case .flag(let isOn) = self { isOn } else { nil } }
  fileprivate var time: Duration? { if case .time(let time) = self { time } else { nil } }
  fileprivate var moments: [Duration]? {
    if case .moments(let moments) = self { moments } else { nil }
  }
  fileprivate var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var word: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var assignment: Assignment? {
    if case .assignment(let assignment) = self { assignment } else { nil }
  }
}

extension Invocation {
  /// Warnings about valid but unlikely values: seconds where milliseconds count.
  var doubts: [String] {
    settings.compactMap { setting in
      guard case .time(let span) = setting.value, span > .zero, span < .milliseconds(1) else {
        return nil
      }
      let (_, attoseconds) = span.components
      let time = Double(attoseconds / 1_000_000_000) / 1e6
      return
        "option '\(setting.option.longForm)': \(NumberText.format(time)) ms is less than a frame;"
        + " times are milliseconds: \(NumberText.format(time * 1000)),"
        + " or \(NumberText.format(time))s"
    }
  }

  /// The variable that is given two values; nothing where none is.
  var contradiction: UsageError? {
    var values: [String: String] = [:]
    for case .assignment(let assignment) in settings.map(\.value) {
      let other = values.updateValue(assignment.value, forKey: assignment.name)
      if let other, other != assignment.value { return .twoValues(assignment.name) }
    }
    return nil
  }
}
