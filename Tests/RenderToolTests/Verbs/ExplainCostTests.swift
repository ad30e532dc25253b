import Foundation
import SegueCommandLine
import TestSupport
import Testing

@Suite struct ExplainCostTests {
  /// A box of a tenth of the canvas' sides, which goes ten pixels a frame for three frames and rests for two.
  private static let card = """
    {"version": 1, "canvas": {"size": [100, 100], "fps": 10}, "duration": 500, "layers": [
      {"id": "card", "frame": [10, 10, 30, 30], "background": "#3366CC",
       "translateX": {"from": 0, "to": 30, "duration": 300, "easing": "linear"}}]}
    """

  private struct Answer: Decodable {
    struct Cost: Decodable, Equatable {
      var offscreen = 0.0
      var blurred = 0.0
      var masked = 0.0
      var overdraw = 0.0
      var redrawn = 0.0
    }
    let frames: Int
    let most: Cost
    let costliest: [Int]
    let costs: [Cost]
  }

  private func answer(about scene: String) async throws -> Answer {
    let transcript = await Transcript("explain", "-", "--cost", "--json", input: scene)
    #expect(transcript.code == .done, "\(transcript.error)")
    return try JSONDecoder().decode(Answer.self, from: Data(transcript.output.utf8))
  }

  @Test func `a frame costs what is drawn, and nothing where it shows what the one before shows`()
    async throws
  {
    let answer = try await answer(about: Self.card)
    #expect(
      answer.costs.map(\.overdraw) == [0.09, 0.09, 0.09, 0.09]
        + answer.costs.dropFirst(4).map { _ in 0 })
    #expect(answer.frames == answer.costs.count && answer.frames > 4)
    #expect(answer.most == .init(overdraw: 0.09))
    #expect(answer.costliest == [0, 1, 2, 3])
  }

  @Test func `words in a box that grows are drawn anew in each frame, a color never`() async throws
  {
    let text = """
      {"version": 1, "canvas": {"size": [100, 100], "fps": 10}, "duration": 300, "layers": [
        {"id": "box", "position": [30, 10], "height": 20, "background": "#3366CC",
         "width": {"from": 20, "to": 50, "duration": 300, "easing": "linear"}},
        {"id": "words", "position": [30, 60], "height": 20, "text": {"string": "a", "size": 12},
         "width": {"from": 20, "to": 50, "duration": 300, "easing": "linear"}}]}
      """
    let answer = try await answer(about: text)
    #expect(answer.costs.prefix(4).map(\.redrawn) == [0, 1, 1, 1])
  }

  @Test func `frames are listed in stretches that cost the same`() async {
    let transcript = await Transcript("explain", "-", "--cost", input: Self.card)
    #expect(
      transcript.output.contains(
        "0-3           0          0          0          0       0.09          0\n"))
    #expect(
      transcript.output.contains("overdraw   0.09  area that is drawn, in canvases: frame 0\n"))
  }

  @Test func `the cost of a real screen is listed as expected`() async {
    let transcript = await Transcript("explain", "Scenes/sheet.json", "--cost")
    #expect(transcript.code == .done)
    expectGolden(transcript.output, at: "cli/explain-cost.txt")
  }

  @Test func `only scenes have a cost`() async {
    let transcript = await Transcript("explain", "ios.push", "--cost")
    #expect(transcript.code == .usage)
    #expect(transcript.error.contains("option '--cost': only a scene takes it"))
  }

  @Test(arguments: [
    ("{\"overdraw\": -1}", "found -1"), ("{\"offscreen\": 1.5}", "expected"),
    ("{\"overdrawn\": 1}", "overdraw"),
  ])
  func `a limit that is none is refused`(limits: String, words: String) async {
    let scene = Self.card.replacing(
      "\"duration\": 500", with: "\"duration\": 500, \"cost\": \(limits)")
    let transcript = await Transcript("check", "-", input: scene)
    #expect(transcript.code == .invalidData)
    #expect(transcript.error.contains(words), "\(transcript.error)")
  }
}
