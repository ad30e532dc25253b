import SegueJSON
import SegueMotion
import SeguePresets
import SegueTransitions
import SegueTextSupport

/// Change to a named transition: a parameter, its value, and its position.
struct ParameterDraft: Sendable {
  var parameter: PresetParameter
  var value: PresetSettings.Value
  var range: SourceRange
}

/// Rules for the parameters of named transitions: beside the name, as members.
///
/// Which of them a transition takes is known when its name is.
enum ParameterRules {
  /// A member for each parameter but those that every transition has.
  static let members: [MemberRule<TransitionDraft>] =
    PresetParameter.all.filter { ![.duration, .speed, .easing].contains($0) }.map { parameter in
      let rule = rule(for: parameter)
      return MemberRule(parameter.name, schema: rule.schema, help: help(for: parameter)) {
        node, reading, draft in
        guard let number = rule(node, &reading) else { return }
        draft.parameters.append(
          ParameterDraft(parameter: parameter, value: .number(number), range: node.range))
      }
    }

  /// The names of the transitions that take a parameter.
  private static let takers: [PresetParameter: [String]] = PresetCatalog.entries.reduce(into: [:]) {
    for taken in $1.parameters { $0[taken.parameter, default: []].append($1.name) }
  }

  private static func rule(for parameter: PresetParameter) -> Rule<Double> {
    let number = Rule<Double>.number(parameter.range)
    switch parameter.kind {
    case .milliseconds: return Rule<Time>.positiveSpan.map(\.milliseconds)
    case .number, .points, .degrees, .pace: return number
    }
  }

  /// Returns the explanation of a parameter, with the transitions that take it, if they are few.
  private static func help(for parameter: PresetParameter) -> String {
    let takers = takers[parameter] ?? []
    let unit =
      switch parameter.kind {
      case .points: ", in points"
      case .degrees: ", in degrees"
      case .number, .milliseconds, .pace: ""
      }
    let meaning = parameter.summary.prefix(1).uppercased() + parameter.summary.dropFirst() + unit
    return takers.count > 6
      ? "\(meaning)." : "\(meaning); taken by \(takers.joined(separator: ", "))."
  }
}

extension TransitionDraft {
  /// Changes what the draft says about a transition with a name; reports what that does not take.
  mutating func settleParameters(_ reading: inout ReadContext) {
    guard let base, let name else { return refuseParameters(&reading) }
    var settings: PresetSettings = [:]
    for draft in parameters + easings {
      settings[draft.parameter] = draft.value
      do throws(TransitionError) {
        self.base = try base.changed(by: settings, named: name)
      } catch {
        settings[draft.parameter] = nil
        reading.report(error.message, at: draft.range, hint: error.hint)
      }
    }
    settleDuration(of: base, named: name, settings, &reading)
  }

  /// The curve as a parameter of a transition with a name.
  private var easings: [ParameterDraft] {
    guard let pace, let paceRange else { return [] }
    return [ParameterDraft(parameter: .easing, value: .pace(pace), range: paceRange)]
  }

  /// The duration is the transition's own where it keeps one, and otherwise that of all of it.
  private mutating func settleDuration(
    of base: any ScreenTransition, named name: String, _ settings: PresetSettings,
    _ reading: inout ReadContext
  ) {
    guard let duration, let durationRange else { return }
    var settings = settings
    settings[.duration] = .number(duration.milliseconds)
    do throws(TransitionError) {
      let changed = try base.changed(by: settings, named: name)
      guard (base as? Preset)?.keepsDuration == true, settings[.easing] == nil else { return }
      (self.base, self.duration) = (changed, nil)
    } catch {
      reading.report(error.message, at: durationRange, hint: error.hint)
    }
  }

  /// Says that what is no transition with a name has no parameters.
  private func refuseParameters(_ reading: inout ReadContext) {
    if name != nil { return }
    for draft in parameters {
      reading.report(
        "\(Quote(draft.parameter.name)) belongs to a transition with a name", at: draft.range,
        hint: "name it under 'use'; 'render presets NAME' says what it takes")
    }
  }
}

extension ScreenTransition {
  /// The rule with some parameters changed; a preset stays one.
  fileprivate func changed(
    by settings: PresetSettings, named name: String
  ) throws(TransitionError) -> any ScreenTransition {
    guard let preset = self as? Preset else { return try adjusted(by: settings, named: name) }
    return try preset.with(settings)
  }
}
