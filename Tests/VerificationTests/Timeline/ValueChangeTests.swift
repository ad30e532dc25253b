import SegueVerification
import Testing

/// Changes of values in the digits in which people think of them.
@Suite struct ValueChangeTests {
  @Test(arguments: [
    ("283.285264", "281.912", "y 283.3 → 281.9"), ("283.285264", "283.267511", "y 283.29 → 283.27"),
    ("0.8", "0.65", "y 0.8 → 0.65"), ("0.916667", "0.9375", "y 0.92 → 0.94"),
    ("120", "128", "y 120 → 128"), ("5", "5.000001", "y 5 → 5.000001"),
    ("0,4", "0,4.25", "y 0,4 → 0,4.3"), ("#1C2340", "#1C2A40", "y #1C2340 → #1C2A40"),
  ])
  func `numbers have as many digits as tell them apart`(old: String, new: String, words: String) {
    #expect(ValueChange("y", from: old, to: new).words == words)
  }

  @Test func `every value is told where it differs most`() {
    func timeline(_ middle: String, _ opacity: [String], _ ink: String) -> FilmTimeline {
      let setting = FilmSetting(
        size: "60x60", scale: "1", background: "#FFFFFF", frameCount: 4, rate: "60",
        duration: "50")
      func state(_ x: String, _ opacity: String) -> LayerState {
        LayerState([
          .init("frame", "0,0,10,10"), .init("matrix", "1,0,0,1,\(x),0"),
          .init("opacity", opacity), .init("background", ink),
        ])
      }
      let xs = ["0", middle, "20.5", "30"]
      return FilmTimeline(
        setting,
        [
          LayerTrack(
            "card", in: nil, (0..<4).map { .init($0, state(xs[$0], opacity[$0])) })
        ])
    }
    let changes = TimelineComparison(
      expected: timeline("10", ["1", "0.9", "0.8", "0.7"], "#1C2340"),
      actual: timeline("12", ["1", "0.9", "0.75", "0.5"], "#1C2A40")
    ).changes
    #expect(
      changes.map(\.words) == [
        "layer 'card': x 10 → 12, background #1C2340 → #1C2A40, opacity 0.7 → 0.5 at 50 ms"
      ])
    #expect(changes.map(\.frameCount) == [4])
  }
}
