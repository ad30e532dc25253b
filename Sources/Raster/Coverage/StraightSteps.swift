/// Places along a straight line at equal distances, each rounded to nearest on its own.
///
/// The place at a distance d from the start is d·rise / run, ties away from the start. Quotient and
/// remainder are carried along, so only the first place and the step cost a division, and every place
/// is what a division would give.
struct StraightSteps {
  private var quotient: Int
  private var remainder: Int
  private let rise: Int
  private let divisor: Int
  private var stepQuotient = -1
  private var stepRemainder = 0

  /// The places on a line that rises by `rise` along `run`, from a first distance on.
  init(_ distance: Int, rise: Int, run: Int) {
    divisor = 2 &* run
    self.rise = rise
    (quotient, remainder) = (2 &* distance &* rise &+ run).quotientAndRemainder(
      dividingBy: divisor)
  }

  /// The current place.
  var place: Int { quotient }

  /// Moves on by a distance of 256, a pixel.
  mutating func advance() {
    if stepQuotient < 0 {
      (stepQuotient, stepRemainder) = (512 &* rise).quotientAndRemainder(dividingBy: divisor)
    }
    quotient &+= stepQuotient
    remainder &+= stepRemainder
    if remainder >= divisor {
      remainder &-= divisor
      quotient &+= 1
    }
  }
}
