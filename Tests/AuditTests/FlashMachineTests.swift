import SegueAudit
import Testing

/// The state machine of flashes: the vectors are those of the open analyzer, whose log they were compared
/// with.
@Suite struct FlashMachineTests {
  /// A picture whose luminance goes to and fro.
  struct Vector: CustomTestStringConvertible {
    let rate: Double
    /// How many frames each luminance is shown.
    let hold: Int
    let seconds: Double
    let low: Double
    let high: Double
    /// The most steps within a second.
    let steps: Int
    let worst: FlashLevel
    /// The first frame at which it is so bad.
    let frame: Int?

    var testDescription: String { "\(low) to \(high) every \(hold) frames at \(rate)" }
  }

  private static let vectors = [
    Vector(
      rate: 30, hold: 5, seconds: 8, low: 0, high: 1, steps: 6, worst: .extendedFail, frame: 139),
    Vector(rate: 30, hold: 4, seconds: 4, low: 0, high: 1, steps: 8, worst: .fail, frame: 28),
    Vector(rate: 30, hold: 5, seconds: 8, low: 0.5, high: 0.58, steps: 0, worst: .pass, frame: nil),
    Vector(rate: 30, hold: 4, seconds: 4, low: 0.85, high: 1, steps: 0, worst: .pass, frame: nil),
    Vector(
      rate: 60, hold: 10, seconds: 8, low: 0, high: 0.2, steps: 6, worst: .extendedFail, frame: 279),
    Vector(rate: 30, hold: 8, seconds: 6, low: 0, high: 1, steps: 4, worst: .warning, frame: 32),
    Vector(rate: 30, hold: 3, seconds: 2, low: 0, high: 0.12, steps: 10, worst: .fail, frame: 21),
  ]

  @Test(arguments: vectors) func `steps are counted as the analyzer counts them`(_ vector: Vector) {
    var machine = FlashMachine(.luminance, framesPerSecond: vector.rate)
    var (worst, first, steps) = (FlashLevel.pass, Int?.none, 0)
    for frame in 0..<Int(vector.rate * vector.seconds) {
      let isHigh = frame / vector.hold % 2 == 1
      let level = machine.take(
        mean: isHigh ? vector.high : vector.low, isChanged: frame % vector.hold == 0 && frame > 0)
      steps = max(steps, machine.stepCount)
      if level > worst { (worst, first) = (level, frame) }
    }
    #expect(steps == vector.steps)
    #expect(worst == vector.worst)
    #expect(first == vector.frame)
  }

  @Test func `small changes in one direction add up`() {
    var machine = FlashMachine(.luminance, framesPerSecond: 60)
    for frame in 0...10 { _ = machine.take(mean: Double(frame) * 0.012, isChanged: true) }
    #expect(machine.stepCount == 1)
  }

  @Test func `what changes in less than a quarter of the picture does not count`() {
    var machine = FlashMachine(.luminance, framesPerSecond: 60)
    for frame in 0..<20 { _ = machine.take(mean: Double(frame % 2), isChanged: false) }
    #expect(machine.stepCount == 0)
  }

  @Test func `red is counted in its own units, however bright`() {
    var machine = FlashMachine(.red, framesPerSecond: 30)
    for frame in 0..<20 { _ = machine.take(mean: frame % 2 == 0 ? 0 : 21, isChanged: true) }
    #expect(machine.stepCount == 19)
    var faint = FlashMachine(.red, framesPerSecond: 30)
    for frame in 0..<20 { _ = faint.take(mean: frame % 2 == 0 ? 0 : 19, isChanged: true) }
    #expect(faint.stepCount == 0)
  }
}
