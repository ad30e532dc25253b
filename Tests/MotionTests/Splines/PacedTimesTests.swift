import SegueGeometry
import SegueMotion
import Testing

@Suite struct PacedTimesTests {
  @Test func `equal distances take equal times`() {
    let times = PacedTimes.keyTimes(of: [310.0, 60, 120, 60, 310])
    expect(times, within: 1e-6, of: [0, 0.403226, 0.5, 0.596774, 1])
  }

  @Test func `points are as far apart as the straight line`() {
    let points = [Point(0, 0), Point(3, 4), Point(3, 9), Point(15, 9)]
    let expected: [Double] = [0, 5.0 / 22, 10.0 / 22, 1]
    #expect(PacedTimes.keyTimes(of: points) == expected)
  }

  @Test(
    arguments: [([7, 7, 7], [0, 0.5, 1]), ([7, 7], [0, 1]), ([7], [0]), ([0, 1], [0, 1])]
      as [([Double], [Double])])
  func `what does not move is spread evenly`(_ values: [Double], _ expected: [Double]) {
    #expect(PacedTimes.keyTimes(of: values) == expected)
  }

  @Test(
    arguments: [(0, 0), (0.125, 0.25), (0.25, 0.5), (0.5, 2.0 / 3), (1, 1), (-1, 0), (2, 1)]
      as [(Double, Double)])
  func `length finds its parameter`(_ fraction: Double, _ parameter: Double) {
    // Two chords, one three times as long as the other.
    let table = ArcLengthTable(chords: [1, 3])
    #expect(table.length == 4)
    #expect((table.parameter(at: fraction) - parameter).magnitude < 1e-15)
  }
}
