import Foundation
import SegueMotion
import TestSupport
import Testing

/// `render fit` and `render compare` on values that tests of Android have recorded.
@Suite struct RecordedValueTests {
  /// A motion golden of frames 16 ms apart, and one at each end that has a name.
  ///
  /// - Parameter response: of the spring by which bounds move, as whole pixels, from 48 ms on.
  private static func golden(response: Double, alpha: Easing = .linear) -> String {
    let frequency = 2 * Double.pi / response
    let spring = TimingCurve.spring(.damped(0.8, stiffness: frequency * frequency))
    let times = (0..<70).map { Double($0) * 0.016 }
    func points(_ rest: (String, String), _ point: (Double) -> String) -> String {
      ([rest.0] + times.map { point($0 - 0.048) } + [rest.1]).joined(separator: ",")
    }
    func share(_ pace: TimingCurve, _ time: Double, _ duration: Double) -> Double {
      if time <= 0 { return 0 }
      if case .easing = pace, time >= duration { return 1 }
      return pace.fraction(at: time, of: duration)
    }
    func box(_ share: Double) -> String {
      let (left, bottom) = (Int((100 - 100 * share).rounded()), Int((400 + 2000 * share).rounded()))
      return #"{"left": \#(left), "top": 12, "bottom": \#(bottom)}"#
    }
    let bounds = points((box(0), box(1))) { box(share(spring, $0, 1)) }
    let alphas = points((#"{"type": "not_found"}"#, "1")) { "\(share(.easing(alpha), $0, 0.4))" }
    let ids = (["\"before\""] + (0..<70).map { "\(16 * $0)" } + ["\"after\""]).joined(
      separator: ",")
    return """
      {"frame_ids": [\(ids)], "features": [
        {"name": "bounds", "type": "rect", "data_points": [\(bounds)]},
        {"name": "alpha", "type": "float", "data_points": [\(alphas)]},
        {"name": "title", "type": "int", "data_points": [\(points(("3", "3")) { _ in "3" })]}]}
      """
  }

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Data(Self.golden(response: 0.4).utf8), to: "a.json")
    return workshop
  }

  @Test func `each feature is fitted by its numbers alone`() throws {
    let run = try workshop().run("$render fit a.json; echo $?; $render fit a.json --as compose")
    #expect(run.output.contains("a.json: 72 frames, 3 features"))
    #expect(run.output.contains("'bounds': left 100 → 0, bottom 400 → 2400"))
    #expect(
      run.output.contains(/a spring: response 400 ms \(± [.0-9]+\), damping ratio 0\.(80|799|801)/),
      "\(run.output)")
    #expect(run.output.contains(/begins at 4[78] ms/), "\(run.output)")
    #expect(run.output.contains("'linear' over 400 ms"))
    #expect(run.output.contains("'title': does not move"))
    #expect(run.output.contains("\n0\nspring(dampingRatio = 0."), "\(run.output)")
  }

  @Test func `programs get the numbers of each movement`() throws {
    let run = try workshop().run("$render fit a.json --json")
    let answer =
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let features = try #require(answer?["features"] as? [[String: Any]])
    #expect(features.map { $0["name"] as? String } == ["bounds", "alpha", "title"])
    let movement = try #require((features[0]["movements"] as? [[String: Any]])?.first)
    let best = try #require(movement["best"] as? [String: Any])
    #expect(abs((best["response"] as? Double ?? 0) - 400) < 2)
    let values = movement["values"] as? [[String: Any]]
    #expect(values?.map { $0["name"] as? String } == ["left", "bottom"])
    #expect(values?.map { $0["to"] as? Double } == [0, 2_400])
  }

  @Test func `pictures are not asked for in values`() throws {
    let run = try workshop().run(
      "$render fit a.json --region 0,0,9,9; echo $?; $render fit a.json --sheet 8x8; echo $?")
    #expect(run.output == "2\n2\n")
    #expect(run.error.contains("option '--region' is about pictures, and 'a.json' has only values"))
  }

  @Test func `what is damaged is told with its place`() throws {
    let workshop = try workshop()
    let text = Self.golden(response: 0.4)
    try workshop.write(Data(text.utf8.prefix(2_000)), to: "cut.json")
    try workshop.write(
      Data(text.replacing("\"before\",", with: "\"before\", 900,").utf8), to: "wrong.json")
    let run = try workshop.run(
      "$render fit cut.json; echo $?; $render fit wrong.json; echo $?; $render compare a.json cut.json; echo $?"
    )
    #expect(run.output == "65\n65\n65\n")
    #expect(run.error.contains("cut.json:"))
    #expect(run.error.contains(/wrong\.json:1:\d+: error: frame_ids\[2\]/), "\(run.error)")
    #expect(run.error.contains("found 0 ms, expected a time after 900 ms"))
  }

  @Test func `two timelines differ by their curves, and by each number where it does most`() throws
  {
    let workshop = try workshop()
    try workshop.write(Data(Self.golden(response: 0.5).utf8), to: "slow.json")
    try workshop.write(
      Data(Self.golden(response: 0.4, alpha: .cubicBezier(0.2, 0, 0, 1)).utf8), to: "other.json")
    let run = try workshop.run(
      "$render compare a.json slow.json; $render compare a.json other.json; $render compare a.json a.json"
    )
    #expect(run.output.contains("slow.json: different\n  'bounds': response 400 ms → 500 ms\n"))
    #expect(
      run.output.contains(
        /'bounds': bottom is \d+ instead of \d+ at \d+ ms, and differs in \d+ of 72 frames/))
    #expect(run.output.contains("'alpha': curve 'linear' → 'material.standard'"), "\(run.output)")
    #expect(run.output.hasSuffix("a.json: alike\n"))
  }

  @Test func `values are recorded, and verified number by number`() throws {
    let workshop = try workshop()
    try workshop.write(
      Data(Self.golden(response: 0.4, alpha: .cubicBezier(0.2, 0, 0, 1)).utf8), to: "b.json")
    let run = try workshop.run(
      """
      $render verify a.json; echo $?
      $render record a.json; cmp a.json goldens/a.values.json; $render verify a.json; echo $?
      cp b.json a.json; $render verify a.json; echo $?
      sed -i 's/frame_ids/frames/' goldens/a.values.json; $render verify a.json; echo $?
      """)
    #expect(
      run.output.contains("the golden list of values is missing"), "\(run.output)\(run.error)")
    #expect(run.output.contains("1 case: 1 as expected\n0\n"), "\(run.output)\(run.error)")
    // A linear fade of 400 ms that has begun 16 ms before.
    #expect(
      run.output.contains(
        /list of values: 'alpha': 0\.[0-9]+ instead of 0\.04[0-9]* at 64 ms, and differs in 2[0-9] of/
      ),
      "\(run.output)\(run.error)")
    #expect(
      run.output.contains("the golden list of values is damaged: "), "\(run.output)\(run.error)")
  }

  /// A motion golden of one feature.
  private static func golden(_ times: String, _ name: String, _ points: String) -> Data {
    Data(
      """
      {"frame_ids": [\(times)],
       "features": [{"name": "\(name)", "type": "float", "data_points": [\(points)]}]}
      """.utf8)
  }

  /// The lines of a page's graphs.
  private static func lines(_ workshop: Workshop, _ name: String = "page.html") -> [String] {
    let page = workshop.bytes(of: name).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return page.matches(of: /<path class="(agreed|actual)" d="([^"]*)"/).map { "\($0.1) \($0.2)" }
  }

  @Test func `a page shows the values that differ, expected and actual over each other`() throws {
    let workshop = try Workshop()
    let times = "\"before\", 0, 16, 32, 48"
    try workshop.write(Self.golden(times, "alpha", "0.2, 0, 0.5, 1, 1"), to: "old.json")
    try workshop.write(Self.golden(times, "alpha", "0.2, 0, 0.25, 0.75, 1"), to: "new.json")
    let run = try workshop.run(
      """
      $render compare old.json new.json --report page.html
      cp old.json values.json; $render record values.json -q; cp new.json values.json
      $render verify values.json --report other.html -q; $render verify values.json --shard 1/1 -q
      $render merge shards --report merged.html -q
      """)
    // 48 ms are 600 wide, and 1 is 120 high.
    let drawn = ["agreed M0 120L200 60L400 0L600 0", "actual M0 120L200 90L400 30L600 0"]
    for page in ["page.html", "other.html", "merged.html"] {
      #expect(Self.lines(workshop, page) == drawn, "\(page): \(run)")
    }
    let page = workshop.bytes(of: "page.html").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(page.contains("<span><bdi>0.5 → 0.25 at 16 ms</bdi></span>"))
  }

  @Test func `of frames at other times the same lines are drawn as of each alone`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.golden("0, 10, 20, 30", "y", "0, 15, 20, 30"), to: "old.json")
    try workshop.write(Self.golden("0, 15, 30", "y", "0, null, 30"), to: "new.json")
    try workshop.write(Self.golden("0, 15, 20", "y", "30, 15, 0"), to: "short.json")
    _ = try workshop.run("$render compare old.json new.json --report page.html")
    let agreed = "agreed M0 120L200 60L300 50L400 40L600 0"
    // A number alone has no line.
    #expect(Self.lines(workshop) == [agreed, "actual M0 120M600 0"])
    _ = try workshop.run("$render compare old.json short.json --report page.html")
    #expect(Self.lines(workshop) == [agreed, "actual M0 0L200 40L300 60L400 120"])
  }

  @Test func `values that do not move, or differ within the tolerance, have no line`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.golden("0, 16, 32", "y", "5, 5, 5"), to: "old.json")
    try workshop.write(Self.golden("0, 16, 32", "y", "6, 6, 6"), to: "new.json")
    _ = try workshop.run("$render compare old.json new.json --report page.html")
    #expect(workshop.bytes(of: "page.html") != nil && Self.lines(workshop).isEmpty)
    try workshop.write(Self.golden("0, 16, 32", "y", "5, 6, 7"), to: "moving.json")
    try workshop.write(Self.golden("0, 16, 32", "y", "5, 6, 7.5"), to: "near.json")
    try workshop.write(
      Data(
        #"""
        {"version": 1, "cases": [{"recording": "case.json",
          "tolerance": {"values": 0.5, "because": "it is rounded"}}]}
        """#.utf8), to: "wide.suite.json")
    _ = try workshop.run(
      """
      cp moving.json case.json; $render record wide.suite.json -q; cp near.json case.json
      $render verify wide.suite.json --report page.html
      """)
    #expect(workshop.bytes(of: "page.html") != nil && Self.lines(workshop).isEmpty)
  }

  @Test func `verify says by which curve a feature moves now, first`() throws {
    let workshop = try workshop()
    try workshop.write(Data(Self.golden(response: 0.5).utf8), to: "slow.json")
    let run = try workshop.run(
      "$render record a.json -q; cp slow.json a.json; $render verify a.json; echo $?")
    #expect(
      run.output.contains("list of values: 'bounds': response 400 ms → 500 ms\n"), "\(run.output)")
    #expect(run.output.contains("\n1 case: 1 different\n"), "\(run.output)")
    #expect(run.output.hasSuffix("\n1\n"), "\(run.output)")
    let cause = try #require(run.output.firstRange(of: "response 400"))
    let number = try #require(run.output.firstRange(of: " instead of "))
    #expect(cause.lowerBound < number.lowerBound)
  }

  @Test func `a suite says by how much numbers may differ`() throws {
    let workshop = try workshop()
    try workshop.write(
      Data(
        Self.golden(response: 0.4).replacing("\"top\": 12", with: "\"top\": 12.75").utf8),
      to: "b.json")
    func suite(_ values: Double) -> Data {
      Data(
        """
        {"version": 1, "cases": [{"recording": "a.json",
          "tolerance": {"values": \(values), "because": "fonts differ by a pixel"}}]}
        """.utf8)
    }
    try workshop.write(suite(1), to: "wide.suite.json")
    try workshop.write(suite(0.5), to: "narrow.suite.json")
    let run = try workshop.run(
      """
      $render record a.json --quiet; cp b.json a.json
      $render verify wide.suite.json; echo $?; $render verify narrow.suite.json; echo $?
      """)
    #expect(run.output.contains("1 case: 1 as expected\n0\n"), "\(run.output)\(run.error)")
    #expect(
      run.output.contains(
        "list of values: 'bounds': top is 12.75 instead of 12 at 'before', and differs in 72 of 72 frames"
      ),
      "\(run.output)\(run.error)")
  }

  @Test func `a tolerance of values is for values, and other tolerances are not`() throws {
    let workshop = try workshop()
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [{"recording": "a.json", "tolerance": {"levels": 1, "because": "so"}}]}
        """.utf8), to: "levels.suite.json")
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [{"scene": "scene.json", "tolerance": {"values": 1, "because": "so"}}]}
        """.utf8), to: "values.suite.json")
    let run = try workshop.run(
      """
      $render verify levels.suite.json; echo $?; $render verify values.suite.json; echo $?
      $render verify a.json --against scene.json; echo $?; $render verify a.json --ignore 0,0,9,9; echo $?
      """)
    let words = run.output + run.error
    #expect(
      words.contains("'a.json' has only values, which differ by no levels or pixels"), "\(words)")
    #expect(
      words.contains("a tolerance of values is about recorded values, and 'scene.json' has pixels"))
    #expect(words.contains("'a.json' has only values, and is not held to a scene"), "\(words)")
    #expect(
      words.contains("'a.json' has only values, and no pixels that could be ignored"), "\(words)")
    #expect(!words.contains("as expected"))
  }
}
