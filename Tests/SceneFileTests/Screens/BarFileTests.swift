import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

@Suite struct BarFileTests {
  private static func reading(
    _ bars: String, _ step: String = #"{"push": "detail"}"#
  )
    -> SceneReading
  {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 200]}, "bars": \(bars),
       "screens": {"home": {}, "detail": {}, "search": {}}, "tabs": ["home", "search"],
       "layers": [{"id": "above"}],
       "flow": [{"show": "home"}, {"hold": 100}, \(step), {"hold": 100}]}
      """)
  }

  private static let bar =
    #"{"bottom": {"on": ["home", "search"], "layers": [{"id": "tabs", "frame": [0, 160, 100, 40]}]}}"#

  @Test func `a bar stays while screens are exchanged that both show it`() throws {
    let reading = Self.reading(Self.bar, #"{"select": "search", "with": {"use": "ios.push"}}"#)
    let end = try #require(reading.document, "\(reading.messages)").scene.duration.milliseconds
    for time in stride(from: 0, to: end, by: 50) {
      #expect(try reading.layer("bars.bottom", at: time)[.translateY] == .number(0))
    }
    let names = try reading.scene(at: 0).items.map(\.id.name)
    #expect(names.suffix(3) == ["bars.bottom", "tabs", "above"])
  }

  @Test func `a bar goes over its edge with the transition, and comes back`() throws {
    let reading = Self.reading(Self.bar, #"{"push": "detail"}, {"hold": 100}, {"pop": 1}"#)
    let end = try #require(reading.document, "\(reading.messages)").scene.duration.milliseconds
    let places = try stride(from: 0, to: end, by: 10).map { time -> Double in
      guard case .numbers(let way)? = try reading.layer("bars.bottom", at: time)[.translateY]
      else { return .nan }
      return way.x
    }
    #expect(places.first == 0)
    #expect(places.max() == 40)
    #expect(places.allSatisfy { (0...40).contains($0) })
    #expect(places.contains { $0 > 5 && $0 < 35 })
    #expect(try reading.layer("bars.bottom", at: end)[.translateY] == .number(0))
  }

  @Test func `a bar at the top goes up`() throws {
    let reading = Self.reading(
      #"{"top": {"on": ["home"], "layers": [{"frame": [0, 0, 100, 44]}]}}"#)
    let end = try #require(reading.document, "\(reading.messages)").scene.duration.milliseconds
    #expect(try reading.layer("bars.top", at: end)[.translateY] == .number(-44))
  }

  @Test func `a bar that names no screen is refused`() {
    let reading = Self.reading(#"{"bottom": {"on": ["hme"], "layers": []}}"#)
    #expect(reading.messages.contains { $0.contains("unknown screen 'hme'") })
  }
}
