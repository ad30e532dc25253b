import Foundation
import TestSupport
import Testing

/// `render fit` on a card that moves over rows at even distances: where it covers and uncovers them, each looks like the
/// one before, come along.
@Suite(.serialized)
struct CardOverRowsTests {
  /// The films in which phantoms were once told with certainty, a little smaller.
  private static let known = [
    CardOverRows(period: 40, way: -300, begin: 200, duration: 400, y: 500),
    CardOverRows(period: 48, way: 432, begin: 100, duration: 300, y: 120),
    CardOverRows(period: 36, row: 4..<32, inset: 16, way: 300, begin: 200, duration: 300, y: 120),
  ]

  @Test(arguments: known)
  func `a card over rows is all that moves`(film: CardOverRows) throws {
    let told = try film.fitted()
    #expect(told.status == 0)
    #expect(told.movements.count == 1, "\(told.words)")
    #expect(told.movements.first.map(film.isRight) == true, "\(told.words)")
  }

  /// Periods, forms of rows, directions, ways, curves, colors and rates, each of which is tried with several others.
  private static let combinations = (0..<12).map { index in
    let periods = [24.0, 30, 36, 44, 48, 60]
    let ways = [240.0, -300, 330, -432, 288]
    let period = periods[index % periods.count]
    let way = ways[index % ways.count]
    return CardOverRows(
      period: period, row: index % 3 == 1 ? 4..<period - 4 : 0..<period - 1,
      inset: index % 3 == 1 ? 16 : 0, way: way, begin: 100 + Double(index % 3) * 40,
      duration: 300 + Double(index % 4) * 60, y: way > 0 ? 100 : 560,
      height: 120 + Double(index % 3) * 40, isSpring: index % 4 == 3,
      color: ["#3478F6", "#FF2D55", "#34C759"][index / 4], rate: index % 5 == 4 ? 30 : 60)
  }

  @Test func `nothing is certain but the card, whatever the rows and the curve`() throws {
    for film in Self.combinations.oneIn(3) {
      let told = try film.fitted()
      let first = try #require(told.movements.first, "\(film): \(told.words)")
      #expect(told.status == 0 && film.isRight(first), "\(film): \(told.words)")
      let others = told.movements.dropFirst().filter { $0["certain"] as? Bool == true }
      #expect(others.isEmpty, "\(film): \(told.words)")
    }
  }

  @Test func `two cards with ways of their own are both told`() throws {
    var film = CardOverRows(period: 40, way: -300, begin: 200, duration: 400, y: 500)
    film.width = 140
    film.other = """
      , {"id": "other", "frame": [220, 80, 140, 120], "background": "#FF9500",
         "translateY": {"from": 0, "to": 200, "delay": 100, "duration": 600, "easing": "ease-out"}}
      """
    let told = try film.fitted()
    let certain = told.movements.filter { $0["certain"] as? Bool == true }
    #expect(certain.count == 2, "\(told.words)")
    #expect(certain.contains(where: film.isRight), "\(told.words)")
    #expect(
      certain.contains { ($0["does"] as? String)?.hasPrefix("moves by 20") == true },
      "\(told.words)")
  }

  @Test func `what would be nearly all out of sight is not told with certainty`() throws {
    // A disc there and back, whose round edge seems to go up for a moment.
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 4000,
       "canvas": {"size": [320, 320], "scale": 1, "fps": 30, "background": "#FFFFFF"},
       "layers": [{"frame": [30, 130, 60, 60], "cornerRadius": 30, "background": "#3478F6",
         "translateX": {"keyframes": [{"at": 0, "value": 0},
           {"at": 1900, "value": 200, "easing": "ease-in-out"},
           {"at": 3800, "value": 0, "easing": "ease-in-out"}]}}]}
      """)
    let run = try workshop.run("$render scene.json -o film.mp4 -q; $render fit film.mp4; echo $?")
    #expect(run.output.hasSuffix("\n1\n"))
    #expect(!run.output.contains(/moves by \d{4,}/), "\(run.output)")
  }
}

/// A list with a card that moves over it.
struct CardOverRows: Sendable, CustomTestStringConvertible {
  var period = 40.0
  /// The part of each period that is white.
  var row: Range<Double>?
  var inset = 0.0
  var way = -300.0
  var begin = 200.0
  var duration = 400.0
  var y = 500.0
  var height = 180.0
  var width = 310.0
  var isSpring = false
  var color = "#3478F6"
  var rate = 60
  /// What else moves.
  var other = ""

  var testDescription: String {
    "rows of \(period), \(way) in \(duration) ms, \(isSpring ? "a spring" : "ease-in-out"), \(rate) fps"
  }

  var scene: String {
    let white = row ?? 0..<period - 1
    let rows = stride(from: 0, to: 844, by: period).map { y in
      """
      {"frame": [\(inset), \(y + white.lowerBound), \(390 - 2 * inset), \(white.upperBound - white.lowerBound)],
       "background": "#FFFFFF"}, {"frame": [60, \(y + 14), 200, 10], "background": "#1C1C1E"}
      """
    }
    let pace =
      isSpring
      ? "\"easing\": {\"spring\": {\"response\": \(duration), \"dampingRatio\": 0.8}}"
      : "\"duration\": \(duration), \"easing\": \"ease-in-out\""
    return """
      {"version": 1, "duration": 1000,
       "canvas": {"size": [390, 844], "scale": 1, "fps": \(rate), "background": "#F2F2F7"},
       "layers": [\(rows.joined(separator: ", ")),
         {"id": "card", "frame": [40, \(y), \(width), \(height)], "background": "\(color)", "cornerRadius": 20,
          "translateY": {"from": 0, "to": \(way), "delay": \(begin), \(pace)}}\(other)]}
      """
  }

  /// What `render fit` says of the film.
  func fitted() throws -> (status: Int, movements: [[String: Any]], words: String) {
    let workshop = try Workshop(scene)
    let run = try workshop.run(
      "$render scene.json -o film.mp4 -q && $render fit film.mp4 --json >answer; echo $?")
    let answer =
      try JSONSerialization.jsonObject(with: workshop.bytes(of: "answer") ?? Data())
      as? [String: Any]
    let movements = answer?["movements"] as? [[String: Any]] ?? []
    let words = movements.map { movement in
      let best = movement["best"] as? [String: Any]
      return "\(movement["does"] ?? "") \(movement["area"] ?? "") \(movement["doubt"] ?? "certain")"
        + " \(best?["begin"] ?? "") \(best?["duration"] ?? "")"
    }
    return (Int(run.output.prefix { $0.isNumber }) ?? -1, movements, words.joined(separator: "; "))
  }

  /// Whether a movement is that of the card: as far, from the same time on, by the same curve.
  func isRight(_ movement: [String: Any]) -> Bool {
    guard movement["certain"] as? Bool == true,
      let does = movement["does"] as? String,
      let match = does.firstMatch(of: #/^moves by (\d+(\.\d+)?) px (up|down)$/#),
      let pixels = Double(match.1)
    else { return false }
    let isThere = abs((match.3 == "up" ? -pixels : pixels) - way) < max(2, 0.01 * abs(way))
    // Of curves that are as near, the one with a name is told first.
    let curves = (isSpring ? ["best"] : ["named", "best"]).compactMap {
      movement[$0] as? [String: Any]
    }
    return isThere && curves.contains(where: isPace)
  }

  private func isPace(_ curve: [String: Any]) -> Bool {
    func number(_ name: String) -> Double { curve[name] as? Double ?? .nan }
    let isNear =
      isSpring
      ? abs(number("response") / duration - 1) < 0.02 && abs(number("dampingRatio") - 0.8) < 0.02
      : abs(number("duration") / duration - 1) < 0.02
    return isNear && abs(number("begin") - begin) < 5
  }
}
