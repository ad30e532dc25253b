import Foundation
import TestSupport
import Testing

/// `render fit` on films of random springs and curves, as lossy movies of 60 and 30 frames a second.
@Suite(.serialized)
struct FitTests {
  /// How many films; `make fits` looks at a hundred.
  static let count =
    ProcessInfo.processInfo.environment["SEGUE_FITTED_FILMS"].flatMap(Int.init) ?? 12

  @Test func `springs and curves are found, or it says that it can't tell`() throws {
    let workshop = try Workshop()
    var outcomes: [FittedFilm.Outcome: [Int]] = [:]
    var notes: [String] = []
    for seed in 0..<Self.count {
      let film = FittedFilm(seed: seed)
      try workshop.write(Data(film.scene.utf8), to: "film.json")
      let made = try workshop.run(
        "$render film.json -o film.mp4 --quiet && { $render fit film.mp4 --json >answer; rm film.mp4; }"
      )
      try #require(made.status == 0, "\(seed): \(made.error)")
      let outcome = try film.outcome(of: try #require(workshop.bytes(of: "answer")))
      outcomes[outcome, default: []].append(seed)
      if outcome == .wrong { notes.append("\(seed): \(film.pace) \(try film.best(of: workshop))") }
    }
    print(
      "fit: \(outcomes[.right]?.count ?? 0) of \(Self.count) found, can't tell",
      outcomes[.doubted] ?? [])
    #expect(outcomes[.wrong] == nil, "\(notes)")
    #expect(2 * (outcomes[.right]?.count ?? 0) >= Self.count)
  }

  @Test func `what can't be fitted is said`() throws {
    let workshop = try Workshop(Self.card(#""duration": 60, "easing": "linear""#))
    let run = try workshop.run(
      """
      $render scene.json -o short.mp4 --quiet; $render fit short.mp4; echo $?
      $render scene.json -o still.mp4 --to 40ms --quiet; $render fit still.mp4; echo $?
      $render fit scene.json; echo $?
      $render fit short.mp4 --region 1,2; echo $?
      $render fit short.mp4 --region 900,0,10,10; echo $?
      """)
    #expect(run.output.contains("can't tell: only 3 pictures show it on its way"))
    #expect(run.output.contains("can't tell: nothing moves that could be followed"))
    #expect(
      run.output.split(separator: "\n").filter { Int($0) != nil } == ["1", "1", "65", "2", "2"])
    #expect(run.error.contains("a scene says its curves itself"))
    #expect(run.error.contains("'1,2' is no region"))
    #expect(run.error.contains("its pictures have 160x120 pixels"))
  }

  @Test func `a curve with a name is told by its name, and as code`() throws {
    let workshop = try Workshop(
      Self.card(#""duration": 600, "easing": "material.emphasized""#))
    let run = try workshop.run(
      "$render scene.json -o film.mp4 --quiet; $render fit film.mp4 --kind bezier")
    #expect(run.output.contains("'material.emphasized'"), "\(run.output)")
    let spring = try Workshop(Self.card(#""easing": {"spring": "swiftui.bouncy"}"#))
    let told = try spring.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(told.output.contains("its name is 'swiftui.bouncy'"), "\(told.output)")
    #expect(told.output.contains(".spring(response: 0.5, dampingFraction: 0.7)"))
  }

  @Test func `what differs in color alone is followed, and its fade is measured`() throws {
    // Both have a lightness of 128.
    func film(_ movement: String) -> String {
      """
      {"version": 1, "duration": 1200,
       "canvas": {"size": [160, 120], "scale": 1, "fps": 60, "background": "#808080"},
       "layers": [{"size": [60, 64], "background": "#C85B80", \(movement)}]}
      """
    }
    let moving = try Workshop(
      film(
        """
        "position": {"from": [36, 60], "to": [120, 60], "delay": 100,
                     "easing": {"spring": {"response": 420, "dampingRatio": 0.7}}}
        """))
    let run = try moving.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.output.contains(/moves by 8[345][.0-9]* px to the right/), "\(run.output)")
    #expect(run.output.contains(/response 4[0-3]\d ms/), "\(run.output)")
    let fading = try Workshop(
      film(
        """
        "position": [80, 60],
        "opacity": {"from": 0, "to": 1, "delay": 100, "duration": 600, "easing": "linear"}
        """))
    let fade = try fading.run(
      "$render scene.json -o film.mp4 --quiet; $render fit film.mp4 --kind bezier")
    // Pixels do not tell what is faded in from what takes on its color.
    #expect(
      fade.output.contains(/changes its color from #8[01]8[01]8[01] to #C[3-B]5[A-F]/),
      "\(fade.output)")
    #expect(fade.output.contains(/'linear' over (5[89]\d|6[01]\d) ms/), "\(fade.output)")
  }

  @Test(arguments: [(2, true), (27, false), (48, true), (203, true)])
  func `what is out of sight for a picture, and what a codec rounds, is told where it can be`(
    seed: Int, isTold: Bool
  ) throws {
    let workshop = try Workshop()
    let film = FittedFilm(seed: seed)
    try workshop.write(Data(film.scene.utf8), to: "film.json")
    let made = try workshop.run(
      "$render film.json -o film.mp4 --quiet && $render fit film.mp4 --json >answer; true")
    let outcome = try film.outcome(of: try #require(workshop.bytes(of: "answer")))
    #expect(outcome == (isTold ? .right : .doubted), "\(made.error)")
    let answer = String(decoding: try #require(workshop.bytes(of: "answer")), as: UTF8.self)
    #expect(answer.contains("% of its way") != isTold)
  }

  @Test func `only what is in the region counts`() throws {
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 900,
       "canvas": {"size": [160, 120], "scale": 1, "fps": 60, "background": "#F2F2F7"},
       "layers": [
         {"size": [30, 30], "background": "#5856D6",
          "position": {"from": [25, 25], "to": [125, 25], "duration": 500, "delay": 100,
                       "easing": "linear"}},
         {"size": [30, 30], "background": "#FF3B30",
          "position": {"from": [25, 95], "to": [105, 95], "delay": 200,
                       "easing": {"spring": {"response": 400, "dampingRatio": 0.7}}}}]}
      """)
    let run = try workshop.run(
      """
      $render scene.json -o film.mp4 --quiet
      $render fit film.mp4 --region 0,0,160,55; $render fit film.mp4 --region 0,65,160,55
      """)
    #expect(run.output.contains(/moves by (99|100)[.0-9]* px to the right/), "\(run.output)")
    #expect(run.output.contains("'linear' over 500 ms"), "\(run.output)")
    #expect(run.output.contains(/response (39\d|40\d) ms/), "\(run.output)")
  }

  @Test(.enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
  func `pictures that a recorder shows twice are measured once`() throws {
    let workshop = try Workshop(Self.card(#""duration": 500, "easing": "ease-in-out""#))
    let run = try workshop.run(
      """
      set -e; $render scene.json -o plain.mp4 --fps 30 --quiet
      ffmpeg -v error -i plain.mp4 -vf fps=60 -crf 18 twice.mp4; $render fit twice.mp4
      """)
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(run.output.contains(/'ease-in-out' over (49\d|50\d) ms/), "\(run.output)")
  }

  @Test func `pages that go ways of their own are no growth`() throws {
    func page(_ from: Int, _ to: Int, _ color: String, _ rows: [Int]) -> String {
      let inside = rows.map {
        ##"{"frame": [20, \##($0), 100, 14], "background": "#1C1C1E"}"##
      }
      return """
        {"frame": [0, 0, 160, 240], "background": "\(color)",
         "children": [\(inside.joined(separator: ", "))],
         "translateX": {"from": \(from), "to": \(to), "delay": 100, "duration": 500, "easing": "ease-in-out"}}
        """
    }
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 800,
       "canvas": {"size": [160, 240], "scale": 1, "fps": 60, "background": "#FFFFFF"},
       "layers": [\(page(0, -48, "#34C759", [20, 60])),
                  \(page(160, 0, "#FFCC00", [100, 140, 180]))]}
      """)
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.output.contains(/moves by (159|160)(\.\d)? px to the left/), "\(run.output)")
    #expect(!run.output.contains("of its size"), "\(run.output)")
  }

  @Test func `both pages of a push are told, each with its way, and as animations`() throws {
    func page(_ from: Int, _ to: Int, _ color: String, _ rows: [Int]) -> String {
      let inside = rows.map {
        ##"{"frame": [\##(8 + $0 / 4), \##($0), \##(70 + $0 / 4), 14], "background": "#1C1C1E"}"##
      }
      return """
        {"frame": [0, 0, 240, 320], "background": "\(color)",
         "children": [\(inside.joined(separator: ", "))],
         "translateX": {"from": \(from), "to": \(to), "delay": 200,
                        "easing": {"spring": {"response": 450, "dampingRatio": 0.8}}}}
        """
    }
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 1300,
       "canvas": {"size": [240, 320], "scale": 1, "fps": 60, "background": "#FFFFFF"},
       "layers": [\(page(0, -80, "#34C759", [20, 60, 90, 130, 200, 260])),
                  \(page(240, 0, "#FFCC00", [30, 80, 140, 180, 240, 290]))]}
      """)
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(/response (44\d|45\d) ms/), "\(run.output)")
    #expect(
      run.output.contains(/\n  moves by (238|239|240)(\.\d)? px to the left,/), "\(run.output)")
    #expect(
      run.output.contains(
        /by the same curve, another part moves by (79|80)(\.\d)? px to the left,/),
      "\(run.output)")
    #expect(run.output.contains(/"layer-2", "property": "translateX", "from": 0, "to": -(79|80)/))
  }

  @Test func `movements with a rest between them are told one after the other`() throws {
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 2600,
       "canvas": {"size": [200, 160], "scale": 1, "fps": 60, "background": "#F2F2F7"},
       "layers": [{"id": "card", "size": [40, 50], "background": "#5856D6", "position": [40, 80]}],
       "animations": [
         {"layer": "card", "property": "translateX", "from": 0, "to": 110, "delay": 200,
          "duration": 500, "easing": "ease-in-out"},
         {"layer": "card", "property": "translateY", "from": 0, "to": -50, "delay": 1500,
          "easing": {"spring": {"response": 400, "dampingRatio": 0.8}}}]}
      """)
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(/, 2 movements: 0?\.2\d? to 0?\.[67]\d? s and 1\.5\d? to [12](\.\d+)? s/),
      "\(run.output)")
    #expect(run.output.contains(/moves by (109|110)(\.\d)? px to the right/), "\(run.output)")
    #expect(run.output.contains(/moves by (49|50)(\.\d)? px up/), "\(run.output)")
    #expect(run.output.contains(/'ease-in-out' over (49\d|50\d) ms/), "\(run.output)")
    #expect(run.output.contains(/response (39\d|40\d) ms/), "\(run.output)")
  }

  @Test func `growth by other factors along both axes is told, each with its factor`() throws {
    let workshop = try Workshop(
      Self.details(
        """
        {"layer": "card", "property": "scaleX", "from": 1, "to": 2, "delay": 100, "duration": 500,
         "easing": "ease-in-out"},
        {"layer": "card", "property": "scaleY", "from": 1, "to": 1.4, "delay": 100, "duration": 500,
         "easing": "ease-in-out"}
        """))
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        /grows to (1\.99\d*|2(\.0\d*)?) of its width and grows to 1\.(39|40?)\d* of its height/),
      "\(run.output)")
    #expect(run.output.contains(/"property": "scaleX", "from": 1, "to": (1\.99|2)/))
    #expect(run.output.contains(/"property": "scaleY", "from": 1, "to": 1\.(39|40?)/))
    #expect(run.output.contains(/'ease-in-out' over (49\d|50\d) ms/), "\(run.output)")
  }

  @Test(arguments: [(-70, "counterclockwise"), (25, "clockwise")])
  func `what turns about its middle is told by its angle`(degrees: Int, way: String) throws {
    let workshop = try Workshop(
      Self.details(
        """
        {"layer": "card", "property": "rotate", "from": 0, "to": \(degrees), "delay": 100,
         "easing": {"spring": {"response": 400, "dampingRatio": 0.8}}}
        """))
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    let angle = try #require(run.output.firstMatch(of: /turns by ([0-9.]+)° (\w+)/))
    #expect(abs((Double(angle.1) ?? 0) - Double(abs(degrees))) < 0.5, "\(run.output)")
    #expect(angle.2 == way)
    #expect(run.output.contains(/response (39\d|40\d) ms/), "\(run.output)")
    #expect(run.output.contains(/"property": "rotate", "from": 0, "to": -?(69|70|24|25)/))
    #expect(!run.output.contains("moves by"), "\(run.output)")
  }

  @Test func `what goes far one way and little the other is told with both`() throws {
    let workshop = try Workshop(
      Self.details(
        """
        {"layer": "card", "property": "translateY", "from": -50, "to": 50, "delay": 100,
         "easing": {"spring": {"response": 450, "dampingRatio": 0.9}}},
        {"layer": "card", "property": "translateX", "from": -10, "to": 0, "delay": 100,
         "easing": {"spring": {"response": 450, "dampingRatio": 0.9}}}
        """))
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        /moves by (9\.[89]|10(\.\d)?) px to the right and (99|100)(\.\d)? px down/),
      "\(run.output)")
  }

  @Test(arguments: [("0.4995", ", that of UIScrollView.DecelerationRate.normal"), ("0.325", "")])
  func `what slows down by friction alone is told by its time constant`(
    constant: String, name: String
  ) throws {
    let seconds = try #require(Double(constant))
    let workshop = try Workshop(
      Self.details(
        """
        {"layer": "card", "property": "translateY", "from": -50, "to": 50, "delay": 200,
         "easing": {"spring": {"response": \(2000 * Double.pi * seconds), "dampingRatio": 1,
                               "initialVelocity": \(1 / seconds)}}}
        """, length: 3200))
    let run = try workshop.run("$render scene.json -o film.mp4 --quiet; $render fit film.mp4")
    #expect(run.status == 0, "\(run.output)")
    let found = try #require(
      run.output.firstMatch(of: /a decay: time constant (\d+) ms \(± [0-9.]+\)(.*)/))
    #expect(abs((Double(found.1) ?? 0) / 1000 / seconds - 1) < 0.02, "\(run.output)")
    #expect(found.2 == name)
  }

  @Test func `an area that takes on another color is told with both colors`() throws {
    let workshop = try Workshop(
      """
      {"version": 1, "duration": 1000,
       "canvas": {"size": [160, 120], "scale": 1, "fps": 60, "background": "#F2F2F7"},
       "layers": [{"id": "card", "size": [80, 60], "position": [80, 60], "background": "#3478F6"}],
       "animations": [{"layer": "card", "property": "background", "from": "#3478F6", "to": "#FF9500",
                       "delay": 100, "duration": 500, "easing": "linear"}]}
      """)
    let run = try workshop.run(
      "$render scene.json -o film.mp4 --quiet; $render fit film.mp4; $render fit film.mp4 --as scene"
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        /changes its color from #3[2-6]7[4-9A-C]F[0-9A-F] to #F[C-F]9[2-9]0[0-5], within/),
      "\(run.output)")
    #expect(run.output.contains(/"property": "background", "from": "#3/), "\(run.output)")
    #expect(run.output.contains(/'linear' over (49\d|50\d) ms/), "\(run.output)")
  }

  /// A card with things on it in the middle of a film.
  private static func details(_ animations: String, length: Int = 1200) -> String {
    """
    {"version": 1, "duration": \(length),
     "canvas": {"size": [240, 240], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"id": "card", "size": [100, 120], "background": "#FF3B30", "position": [120, 120],
       "children": [{"frame": [10, 12, 60, 14], "background": "#FFFFFF"},
                    {"frame": [20, 50, 40, 22], "background": "#1C1C1E"},
                    {"frame": [50, 90, 40, 12], "background": "#FFFFFF"}]}],
     "animations": [\(animations)]}
    """
  }

  @Test func `where it can't tell, it prints no code`() throws {
    // Steps are no curve.
    let workshop = try Workshop(Self.card(#""duration": 600, "easing": "steps(8)""#))
    let run = try workshop.run(
      """
      $render scene.json -o film.mp4 --quiet; $render fit film.mp4; echo; $render fit film.mp4 --as swiftui; echo $?
      $render fit film.mp4 --json | grep -c -e '"code"' -e '"animations"'
      """)
    #expect(run.output.contains("can't tell"), "\(run.output)")
    #expect(!run.output.contains("animations") && !run.output.contains("iming"), "\(run.output)")
    #expect(run.output.hasSuffix("\n1\n0\n"), "\(run.output)")
    #expect(run.error.contains("can't tell"))
  }

  private static func card(_ pace: String) -> String {
    """
    {"version": 1, "duration": 1600,
     "canvas": {"size": [160, 120], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"size": [40, 50], "background": "#5856D6",
       "position": {"from": [30, 60], "to": [130, 60], "delay": 100, \(pace)}}]}
    """
  }
}
