import SegueMotion
package import SegueTransitions

extension Preset {
  /// The adjustable parameters of the transition: its own, and then those that every one takes.
  ///
  /// A cut takes nothing.
  package var parameters: [TakenParameter] { original.takenParameters }

  /// True if the duration is a number of its rule, and not that of all of it.
  package var keepsDuration: Bool {
    original.ownParameters.contains { $0.parameter == .duration }
  }

  /// The transition with some of its parameters changed; what was changed before stays so.
  package func with(_ settings: PresetSettings) throws(TransitionError) -> Preset {
    var all = self.settings
    for entry in settings.entries { all[entry.parameter] = entry.value }
    return Preset(self, transition: try original.adjusted(by: all, named: name), settings: all)
  }
}

extension ScreenTransition {
  /// The adjustable parameters of the rule.
  fileprivate var takenParameters: [TakenParameter] {
    if self is Cut { return [] }
    let own = ownParameters
    return own
      + PresetParameter.general.filter { general in !own.contains { $0.parameter == general } }
      .map { TakenParameter(parameter: $0, standard: $0.neutral) }
  }

  /// The rule with some of its parameters changed, under the name by which messages call it.
  package func adjusted(
    by settings: PresetSettings, named name: String
  ) throws(TransitionError) -> any ScreenTransition {
    for entry in settings.entries { try check(entry, among: settings, named: name) }
    var (rule, general): (any ScreenTransition, PresetSettings) = (self, [:])
    for entry in settings.entries {
      // Along another curve, a spring's own duration would say nothing.
      let isGeneral = entry.parameter == .duration && settings[.easing] != nil
      if !isGeneral, let number = entry.value.number,
        let changed = rule.setting(entry.parameter, to: number)
      {
        rule = changed
      } else {
        general[entry.parameter] = entry.value
      }
    }
    return rule.adjusted(generally: general)
  }

  private func check(
    _ entry: PresetSettings.Entry, among settings: PresetSettings, named name: String
  ) throws(TransitionError) {
    let parameter = entry.parameter
    let names = takenParameters.map(\.parameter.name)
    let mistake = { (message: String, hint: String) in
      TransitionError(message, hint: hint)
    }
    guard names.contains(parameter.name) else {
      throw mistake(
        "'\(name)' takes no '\(parameter.name)'",
        names.isEmpty
          ? "the screens change at once" : "it takes \(names.joined(separator: ", "))")
    }
    guard parameter.accepts(entry.value) else {
      throw mistake("'\(parameter.name)' has a value that it cannot have", parameter.expected)
    }
    if PresetParameter.springs.contains(parameter), settings[.easing] != nil {
      throw mistake(
        "'\(parameter.name)' does nothing beside 'easing'",
        "'easing' takes the place of the spring; say it there")
    }
    if parameter == .speed, settings[.duration] != nil {
      throw mistake(
        "'duration' and 'speed' exclude one another", "both say how fast the transition is")
    }
  }
}

extension PresetParameter {
  /// The value that changes nothing, if it is the same for all.
  fileprivate var neutral: Double? {
    switch self {
    case .speed: 1
    case .delayFactor: 0
    default: nil
    }
  }

  /// Returns true if a value is of the kind and within the range.
  fileprivate func accepts(_ value: PresetSettings.Value) -> Bool {
    switch value {
    case .number(let number): kind != .pace && range.contains(number)
    case .pace: kind == .pace
    }
  }

  /// The permitted values, in words.
  fileprivate var expected: String {
    kind == .pace
      ? "expected a curve or a spring"
      : "expected a number from \(range.lowerBound) to \(range.upperBound)"
  }
}
