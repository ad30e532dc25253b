import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct GradientReadingTests {
  private func gradient(_ words: String, at time: Double = 0) throws -> Gradient {
    let reading = SceneReading(layers: #"{"id": "a", "background": \#(words)}"#)
    guard case .gradient(let gradient)? = try reading.layer("a", at: time).background else {
      throw MissingGradient()
    }
    return gradient
  }

  private struct MissingGradient: Error {}

  private static let stops = ##""stops": ["#FFF", "#000"]"##

  @Test(arguments: GradientSpread.allCases)
  func `a gradient says what there is beyond its ends`(spread: GradientSpread) throws {
    let word = spread.rawValue
    for kind in ["linear", "radial"] {
      let words = #"{"\#(kind)": {\#(Self.stops)}, "spread": "\#(word)"}"#
      #expect(try gradient(words).spread == spread)
      #expect(try gradient(words).stops.count == 2)
    }
    #expect(try gradient("{\"linear\": {\(Self.stops)}}").spread == .pad)
  }

  @Test func `a conic gradient has a center and an angle`() throws {
    #expect(
      try gradient("{\"conic\": {\(Self.stops)}}").shape == .conic(center: .center, start: .zero))
    let turned = try gradient(#"{"conic": {"center": [0.25, 1], "angle": -45, \#(Self.stops)}}"#)
    #expect(turned.shape == .conic(center: UnitPoint(0.25, 1), start: .degrees(-45)))
  }

  @Test func `the angle of a conic gradient moves, and what repeats goes on`() throws {
    let words = #"""
      {"from": {"conic": {\#(Self.stops)}, "spread": "repeat"},
       "to": {"conic": {"angle": 180, \#(Self.stops)}, "spread": "repeat"},
       "duration": 100, "easing": "linear"}
      """#
    let middle = try gradient(words, at: 50)
    #expect(middle.shape == .conic(center: .center, start: .degrees(90)))
    #expect(middle.spread == .repeat)
  }
}
