extension Int {
  /// The whole part of a number, kept within limits; the lower one for what is no number.
  ///
  /// What a scene can make arbitrarily large becomes a whole number here, where that is no limit by
  /// itself: a plain conversion ends the program.
  package init(clamping number: Double, to limits: ClosedRange<Int>) {
    guard number > Double(limits.lowerBound) else {
      self = limits.lowerBound
      return
    }
    self = number < Double(limits.upperBound) ? Int(number) : limits.upperBound
  }
}
