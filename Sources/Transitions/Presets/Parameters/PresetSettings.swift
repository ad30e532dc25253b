public import SegueMotion

/// The changes to a transition with a name: `[.dampingRatio: 0.7, .easing: .pace(.linear)]`.
public struct PresetSettings: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value that a parameter is set to.
  public enum Value: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number, in the unit of the parameter.
    case number(Double)
    /// A curve or a spring.
    case pace(TimingCurve)

    /// The number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// The whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// The number, if it is one.
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The curve or the spring, if it is one.
    var pace: TimingCurve? { if case .pace(let pace) = self { pace } else { nil } }
  }

  /// A parameter and what it is set to.
  package struct Entry: Hashable, Sendable {
    /// The changed parameter.
    package var parameter: PresetParameter
    /// The value that it is set to.
    package var value: Value
  }

  /// The changes, one after the other; of two with one name the last one counts.
  package private(set) var entries: [Entry] = []

  /// The settings with these values.
  public init(dictionaryLiteral elements: (PresetParameter, Value)...) {
    for (parameter, value) in elements { self[parameter] = value }
  }

  /// The value that a parameter is set to; `nil` for the transition's own.
  package subscript(parameter: PresetParameter) -> Value? {
    get { entries.first { $0.parameter == parameter }?.value }
    set {
      entries.removeAll { $0.parameter == parameter }
      if let newValue { entries.append(Entry(parameter: parameter, value: newValue)) }
    }
  }

  /// True if nothing is changed.
  package var isEmpty: Bool { entries.isEmpty }
}
