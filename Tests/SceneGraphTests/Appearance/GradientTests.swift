import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct GradientTests {
  @Test(
    arguments: [
      ([Color.white], [0]), ([.white, .black], [0, 1]),
      ([.white, .clear, .black], [0, 0.5, 1]), ([], []),
    ] as [([Color], [Double])])
  func `colors share the way evenly`(_ colors: [Color], _ offsets: [Double]) {
    let gradient = Gradient(.linear(start: .top, end: .bottom), colors: colors)
    #expect(gradient.stops.map(\.offset) == offsets)
    #expect(gradient.stops.map(\.color) == colors)
    #expect(gradient.interpolation == .premultiplied)
  }
}
