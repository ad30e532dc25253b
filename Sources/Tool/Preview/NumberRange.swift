/// The bounds of a number's slider, and its step.
struct NumberRange {
  let bounds: ClosedRange<Double>
  let step: Double

  /// A range of which a value that is in use is somewhere in the middle.
  init(around value: Double, isWhole: Bool) {
    let size = value.magnitude
    let top = size == 0 ? 100 : Self.round(atLeast: size * 2.5)
    let step = Self.round(atLeast: top / 500)
    bounds = (value > 0 ? 0 : -top)...top
    self.step = isWhole ? max(step, 1) : step
  }

  /// These bounds, wider where the value is outside of them.
  init(_ bounds: ClosedRange<Double>, step: Double, holding value: Double) {
    let top = value > bounds.upperBound ? Self.round(atLeast: value) : bounds.upperBound
    self.bounds = min(bounds.lowerBound, value)...top
    self.step = step
  }

  /// The next one of 1, 2, 5, 10, 20 and so on.
  private static func round(atLeast number: Double) -> Double {
    guard number > 0, number < 1e15 else { return max(number, 1e-9) }
    var unit = 1.0
    while unit > number { unit /= 10 }
    while unit * 10 < number { unit *= 10 }
    let factor = [1.0, 2, 5, 10].first { unit * $0 >= number * (1 - 1e-12) } ?? 10
    // A tenth and its like are exact only as quotients.
    return unit < 1 ? factor / (1 / unit).rounded() : factor * unit
  }
}
