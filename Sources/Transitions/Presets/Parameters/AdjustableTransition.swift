import SegueMotion
import SegueTransitions

/// A rule some numbers of which its user may change.
protocol AdjustableTransition: ScreenTransition {
  /// The adjustable parameters, and the rule's storage of each; a parameter that does nothing for the rule as
  /// it is has no place here.
  var adjustments: [Adjustment<Self>] { get }
}

/// A parameter of a rule, and where the rule keeps it.
struct Adjustment<Rule>: Sendable {
  let parameter: PresetParameter
  /// Returns the current value; `nil` where that depends on the environment.
  let value: @Sendable (Rule) -> Double?
  let set: @Sendable (inout Rule, Double) -> Void

  /// The parameter that is kept as a number.
  init(_ parameter: PresetParameter, _ path: any WritableKeyPath<Rule, Double> & Sendable) {
    self.init(parameter) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// The parameter that is kept as a number where it does not depend on the stage.
  init(_ parameter: PresetParameter, _ path: any WritableKeyPath<Rule, Double?> & Sendable) {
    self.init(parameter) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// The parameter that is kept as a time.
  init(_ parameter: PresetParameter, _ path: any WritableKeyPath<Rule, Time> & Sendable) {
    self.init(parameter) {
      $0[keyPath: path].milliseconds
    } set: {
      $0[keyPath: path] = .milliseconds($1)
    }
  }

  /// The parameter that is read and written like this.
  init(
    _ parameter: PresetParameter, _ value: @escaping @Sendable (Rule) -> Double?,
    set: @escaping @Sendable (inout Rule, Double) -> Void
  ) {
    self.parameter = parameter
    self.value = value
    self.set = set
  }
}

/// A parameter that a transition takes, and what it is unless it is changed.
package struct TakenParameter: Hashable, Sendable {
  /// The parameter.
  package var parameter: PresetParameter
  /// Its value; `nil` for a curve, and for what depends on the transition.
  package var standard: Double?
}

extension AdjustableTransition {
  fileprivate var taken: [TakenParameter] {
    adjustments.map { TakenParameter(parameter: $0.parameter, standard: $0.value(self)) }
  }

  fileprivate func setting(_ parameter: PresetParameter, to number: Double) -> Self? {
    guard let adjustment = adjustments.first(where: { $0.parameter == parameter }) else {
      return nil
    }
    var rule = self
    adjustment.set(&rule, number)
    return rule
  }
}

extension ScreenTransition {
  /// The parameters that the rule, or the one that it decorates, keeps itself.
  var ownParameters: [TakenParameter] {
    if let rule = self as? any AdjustableTransition { return rule.taken }
    return (self as? any DecoratedTransition)?.base.ownParameters ?? []
  }

  /// The rule with another value of one of its own parameters; `nil` if it has no such parameter.
  func setting(_ parameter: PresetParameter, to number: Double) -> (any ScreenTransition)? {
    if let rule = self as? any AdjustableTransition { return rule.setting(parameter, to: number) }
    guard let outer = self as? any DecoratedTransition else { return nil }
    return outer.base.setting(parameter, to: number).map { outer.around($0) }
  }

  /// The rule with what every transition takes set to other values.
  func adjusted(generally settings: PresetSettings) -> any ScreenTransition {
    var rule: any ScreenTransition = self
    if let pace = settings[.easing]?.pace { rule = Repaced(rule, along: pace) }
    if let factor = settings[.delayFactor]?.number { rule = Delayed(rule, by: factor) }
    if let duration = settings[.duration]?.number {
      rule = Retimed(rule, .lasting(.milliseconds(duration)))
    }
    if let speed = settings[.speed]?.number { rule = Retimed(rule, .speed(speed)) }
    return rule
  }
}
