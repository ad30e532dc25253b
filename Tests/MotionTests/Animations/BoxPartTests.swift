import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct BoxPartTests {
  private static let box = Value.numbers([10, 20, 110, 60])

  @Test func `the size and any point of a box follow from its corners`() {
    #expect(BoxPart.size.value(ofCorners: Self.box) == .pair(100, 40))
    #expect(BoxPart.place(UnitPoint(0.5, 0.5)).value(ofCorners: Self.box) == .pair(60, 40))
    #expect(BoxPart.place(UnitPoint(1, 0)).value(ofCorners: Self.box) == .pair(110, 20))
    #expect(BoxPart.size.value(ofCorners: .flag(true)) == .flag(true))
  }

  /// Two rows of the vectors of arcs: the upper left corner goes from (10, 20) to (110, 220), the
  /// lower right one from (50, 300) to (250, 100), both above the straight line.
  @Test(arguments: [
    (0.1, [33.368, 25.537, 52.462, 268.713]), (0.5, [90.411, 101.104, 108.579, 158.579]),
    (0.9, [109.265, 195.794, 218.713, 102.462]),
  ])
  func `both corners go on arcs of their own`(_ fraction: Double, _ corners: [Double]) throws {
    var animation = Animation(
      .basic(
        FromTo(from: .numbers([10, 20, 50, 300]), to: .numbers([110, 220, 250, 100]), arc: .above)),
      timing: Timing(duration: .seconds(1)))
    animation.boxPart = .size
    let size = try #require(
      animation.value(at: fraction, model: .number(0), current: .number(0)))
    guard case .numbers(let found) = size else { return }
    #expect((found.x - (corners[2] - corners[0])).magnitude < 0.02)
    #expect((found.y - (corners[3] - corners[1])).magnitude < 0.02)
  }
}
