import SegueMotion
import Testing

@Suite struct TimingTests {
  /// One row of the table of media timing in the platform notes (V10).
  struct Row: CustomTestStringConvertible, Sendable {
    var begin = 0.0
    var duration: Double
    var speed = 1.0
    var offset = 0.0
    var repeats = 1.0
    var repeatDuration: Double?
    var autoreverses = false
    var fill = Fill.removed
    var time: Double
    var expected: (progress: Double, cycle: Int)?

    var timing: Timing {
      Timing(
        begin: .seconds(begin), duration: .seconds(duration), speed: speed,
        offset: .seconds(offset), repeatCount: repeats,
        repeatDuration: repeatDuration.map { .seconds($0) }, autoreverses: autoreverses,
        fill: fill)
    }

    var testDescription: String { "\(timing) at \(time)" }
  }

  static let rows = [
    Row(begin: 1, duration: 2, time: 2, expected: (0.5, 0)),
    Row(begin: 1, duration: 2, speed: 2, time: 2, expected: nil),
    Row(begin: 1, duration: 2, time: 0.5, expected: nil),
    Row(begin: 1, duration: 2, fill: .backwards, time: 0.5, expected: (0, 0)),
    Row(begin: 1, duration: 2, fill: .forwards, time: 4, expected: (1, 0)),
    Row(duration: 1, repeats: 3, time: 2.5, expected: (0.5, 2)),
    Row(duration: 1, repeats: 3, autoreverses: true, time: 2.5, expected: (0.5, 1)),
    Row(duration: 1, autoreverses: true, time: 1.25, expected: (0.75, 0)),
    Row(duration: 1, repeats: 1.5, fill: .forwards, time: 9, expected: (0.5, 1)),
    Row(duration: 1, repeats: 1.5, autoreverses: true, fill: .forwards, time: 9, expected: (1, 1)),
    Row(duration: 1, repeats: 2, autoreverses: true, fill: .forwards, time: 9, expected: (0, 1)),
    Row(duration: 4, offset: 3, time: 1, expected: (0, 1)),
    Row(duration: 4, offset: 3, time: 2, expected: (0.25, 1)),
    Row(duration: 1, repeatDuration: 2.5, fill: .forwards, time: 2.6, expected: (0.5, 2)),
  ]

  @Test(arguments: rows) func `the position follows Core Animation's model`(row: Row) {
    let position = row.timing.position(at: row.time)
    #expect((position == nil) == (row.expected == nil))
    guard let position, let expected = row.expected else { return }
    #expect((position.progress - expected.progress).magnitude < 1e-12)
    #expect(position.cycle == expected.cycle)
  }

  @Test(arguments: [0.25, 0.5, 2, 3, 7])
  func `speed s at a time t after the beginning is speed 1 at s times t`(speed: Double) throws {
    let fast = Timing(
      begin: .seconds(1), duration: .seconds(2), speed: speed, repeatCount: 3, autoreverses: true)
    var plain = fast
    plain.speed = 1
    for step in 0..<200 {
      let seconds = Double(step) / 64
      let position = try #require(fast.position(at: 1 + seconds))
      let scaled = try #require(plain.position(at: 1 + seconds * speed))
      #expect((position.progress - scaled.progress).magnitude < 1e-9)
      #expect(position.hasEnded == scaled.hasEnded)
    }
  }

  @Test func `an animation that repeats forever never ends`() {
    let timing = Timing(duration: .seconds(1), repeatCount: .infinity)
    #expect(timing.end == nil)
    #expect(timing.position(at: 1e6 + 0.25)?.progress == 0.25)
  }

  @Test func `the end is the first nanosecond at which nothing is left`() {
    let timing = Timing(begin: .milliseconds(100), duration: .milliseconds(250), speed: 3)
    #expect(timing.end == Time(nanoseconds: 100_000_000 + 83_333_334))
    #expect(timing.position(at: timing.end?.seconds ?? 0)?.hasEnded == true)
  }

  @Test func `a negative speed runs backwards from the offset`() throws {
    let timing = Timing(duration: .seconds(2), speed: -1, offset: .seconds(2), fill: .both)
    let first = try #require(timing.position(at: 0))
    #expect(first.progress == 0)
    #expect(timing.end == nil)
  }

  @Test func `a run without length shows its last value from its beginning on`() {
    let timing = Timing(begin: .seconds(1), duration: .zero)
    #expect(timing.position(at: 0.5)?.progress == 0)
    #expect(timing.position(at: 1)?.progress == 1)
  }
}
