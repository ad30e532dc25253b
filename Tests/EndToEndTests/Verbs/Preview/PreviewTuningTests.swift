import Foundation
import SegueMotion
import SegueJSON
import SegueSceneFile
import TestSupport
import Testing

/// Sliders under `render preview --watch`: what they show is what the scene shows with these values.
@Suite(.serialized, .enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct PreviewTuningTests {
  private static let scene = """
    {
      "version": 1,
      "canvas": { "size": [96, 64], "scale": 1, "fps": 60, "background": "${paper}" },
      "vars": {
        "paper": "#F2F2F7", "damping": 0.7, "wide": 24,
        "loud": { "type": "boolean", "default": false },
        "pause": { "type": "time", "default": "100ms" },
        "theme": { "default": "light", "sets": { "light": { "ink": "#000000" }, "dark": { "ink": "#3355AA" } } }
      },
      "layers": [
        { "id": "box", "frame": [4, 4, "${wide}", 24], "background": "${ink}",
          "translateX": { "from": 0, "to": 40, "duration": 600, "delay": "${pause}",
            "easing": { "spring": { "response": 300, "dampingRatio": "${damping}" } } },
          "translateY": { "from": 0, "to": 20, "duration": 600,
            "easing": { "spring": { "stiffness": 200 } } } },
        { "id": "dot", "frame": [70, 40, 16, 16], "background": "#FF0000",
          "scale": { "from": 0.2, "to": 1, "duration": 600, "easing": { "spring": "swiftui.bouncy" } } }
      ]
    }
    """

  private static func workshop() throws -> Workshop { try Workshop(scene) }

  @Test(arguments: [
    ("{\"var-damping\": 0.3}", "--set damping=0.3", 200),
    (
      "{\"var-paper\": \"#FFCC00\", \"var-theme\": \"dark\"}",
      "--set paper='#FFCC00' --set theme=dark", 0
    ),
    (
      "{\"var-wide\": 40.5, \"var-pause\": 250, \"var-loud\": true}",
      "--set wide=40.5 --set pause=250ms --set loud=true", 350
    ),
    ("{}", "", 600),
  ])
  func `a redrawn frame is the frame that draw writes`(
    _ values: String, _ settings: String, _ time: Int
  ) throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    let answer = try caller.ask(
      "POST", "still/scene", "{\"values\": \(values), \"time\": \(time)}")
    #expect(answer.status == 200)
    #expect(answer.head.contains("Content-Type: image/png"))
    let run = try workshop.run("$render scene.json \(settings) --at \(time)ms -o drawn.png")
    #expect(run.status == 0, "\(run.error)")
    #expect(answer.body == workshop.bytes(of: "drawn.png"))
  }

  /// Numbers of a spring in its own words, of one with words left out, and of one with a name.
  private static let turned = """
    {"spring-0-response": 480, "spring-1-stiffness": 120.5, "spring-1-damping": 9, \
    "spring-2-bounce": 0.55, "var-damping": 0.5, "var-theme": "dark"}
    """

  @Test func `the lines to put back make the scene that was seen`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    let look = try caller.look(Self.turned)
    #expect(look.mistake == nil)
    #expect(look.edits.map(\.place) == [5, 8, 13, 15, 17].map { "scene.json, line \($0)" })
    let still = try caller.ask("POST", "still/scene", "{\"values\": \(Self.turned), \"time\": 200}")
    let film = try caller.ask("POST", "film/scene", "{\"values\": \(Self.turned)}")
    #expect(film.head.contains("X-Frames: 43\r\nX-Microseconds: 700000"))
    // Nothing has been written.
    #expect(workshop.bytes(of: "scene.json") == Data(Self.scene.utf8))

    var lines = Self.scene.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in look.edits {
      let number = try #require(Int(edit.place.split(separator: " ").last ?? ""))
      lines[number - 1] = edit.text
    }
    try workshop.write(Data(lines.joined(separator: "\n").utf8), to: "scene.json")
    let run = try workshop.run("$render scene.json --at 200ms -o drawn.png")
    #expect(run.status == 0, "\(run.error)")
    #expect(still.status == 200 && still.body == workshop.bytes(of: "drawn.png"))
    try caller.untilDrawn()
    #expect(film.body == workshop.bytes(of: "site/films/scene.mp4"))
  }

  /// Copies that follow each other, each fading in for a while, after a pause.
  private static let copies = """
    {
      "version": 1, "canvas": { "size": [60, 20], "scale": 1, "fps": 60 }, "duration": 900,
      "fragments": { "dot": { "size": [10, 10], "background": "#000000",
        "opacity": { "from": 0, "to": 1, "duration": "200ms", "delay": 40, "easing": "linear" } } },
      "layers": [{ "use": "#/fragments/dot", "id": "dot", "position": [10, 10],
        "repeat": { "count": 3, "step": [15, 0], "delay": 80 } }]
    }
    """

  @Test func `delay, duration and stagger are turned as they stand in the file`() throws {
    let workshop = try Workshop(Self.copies)
    let caller = try PreviewCaller(in: workshop)
    let values = """
      {"times-0-duration": 350, "times-0-delay": 0, "times-1-stagger": 120}
      """
    let look = try caller.look(values)
    #expect(look.mistake == nil)
    #expect(look.edits.map(\.place) == ["scene.json, line 4", "scene.json, line 6"])
    let still = try caller.ask("POST", "still/scene", "{\"values\": \(values), \"time\": 300}")
    let mended = Self.copies.replacing("\"200ms\"", with: "350").replacing(
      "\"delay\": 40", with: "\"delay\": 0"
    ).replacing("\"delay\": 80", with: "\"delay\": 120")
    try workshop.write(Data(mended.utf8), to: "mended.json")
    let run = try workshop.run("$render mended.json --at 300 -o drawn.png")
    #expect(run.status == 0, "\(run.error)")
    #expect(still.body == workshop.bytes(of: "drawn.png"))
    // The film's own length is no movement's.
    #expect(!(try caller.ask("GET", "scene.html").text.contains("value=\"900\"")))
  }

  @Test func `a transparent canvas is seen before a checkerboard`() throws {
    let workshop = try Workshop(
      Self.copies.replacing("\"fps\": 60", with: "\"fps\": 60, \"background\": \"transparent\""))
    let caller = try PreviewCaller(in: workshop)
    let page = try caller.ask("GET", "scene.html").text
    #expect(page.contains(".webm?") && page.contains("repeating-conic-gradient"))
    let film = try caller.ask("POST", "film/scene", "{\"values\": {}}")
    #expect(film.head.contains("Content-Type: video/webm"))
    let opaque = try Self.workshop()
    let plain = try PreviewCaller(in: opaque)
    #expect(try plain.ask("GET", "scene.html").text.contains(".mp4?"))
  }

  @Test func `what a command line says is put back there`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop, ["--set", "damping=0.9"])
    let page = try caller.ask("GET", "scene.html").text
    #expect(
      page.contains("data-knob=\"var-damping\" aria-label=\"damping\" step=\"any\" value=\"0.9\""))
    let look = try caller.look("{\"var-damping\": 0.4}")
    #expect(look.edits == [.init(place: "command line", text: "--set damping=0.4")])
  }

  @Test func `comments stay where they are`() throws {
    let workshop = try Self.workshop()
    let scene = Self.scene.replacing(
      "{ \"stiffness\": 200 }", with: "{ stiffness: +200., /* for now */ }")
    try workshop.write(Data(scene.utf8), to: "scene.json5")
    let caller = try PreviewCaller(in: workshop, watching: "scene.json5")
    let look = try caller.look("{\"spring-1-stiffness\": 150, \"spring-1-damping\": 8}")
    #expect(look.mistake == nil)
    #expect(
      look.edits.map { $0.text.trimmingCharacters(in: .whitespaces) } == [
        "\"easing\": { \"spring\": { stiffness: 150, \"damping\": 8, /* for now */ } } } },"
      ])
  }

  @Test func `two curves stand in one graph, and both have the same scale`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    let saved = try caller.look("{}")
    #expect(saved.groups.map(\.id) == ["spring-0", "spring-1", "spring-2"])
    #expect(saved.groups.allSatisfy { $0.graph.now == $0.graph.was })
    let slow = try caller.look("{\"spring-0-response\": 600}")
    let graph = slow.groups[0].graph
    #expect(graph.now != graph.was)
    // Half as slow, it takes half of the width, and rests there to the end.
    #expect(graph.now == saved.groups[0].graph.now)
    #expect(graph.was.hasSuffix(" L 240 \(graph.one)") || graph.was.hasSuffix(" 240 \(graph.one)"))
    #expect(graph.was.contains("L 120 "))
    // A variable bends the spring that uses it, and no other.
    let loose = try caller.look("{\"var-damping\": 0.2}")
    #expect(loose.groups.map { $0.graph.now != $0.graph.was } == [true, false, false])
  }

  @Test func `code of a tuned spring is read back as the same curve`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    let look = try caller.look("{\"spring-0-response\": 410, \"var-damping\": 0.65}")
    let spring = TimingCurve.spring(.response(0.41, dampingFraction: 0.65))
    try Self.expect(look.groups[0].codes.map { ($0.title, $0.text) }, toBe: spring)
  }

  @Test func `code on a page that nobody serves is read back as the curve of the scene`() throws {
    let workshop = try Self.workshop()
    _ = try workshop.run("$render preview scene.json -o static")
    let page = String(
      decoding: try #require(workshop.bytes(of: "static/scene.html")), as: UTF8.self)
    #expect(!page.contains("class=\"tuning\""))
    let lists = page.matches(of: /<details class="codes">(.*?)<\/details>/.dotMatchesNewlines())
    let springs: [Spring] = [
      .response(0.3, dampingFraction: 0.7), .physical(stiffness: 200, damping: 0),
      .duration(0.5, bounce: 0.3),
    ]
    #expect(lists.count == springs.count)
    for (list, spring) in zip(lists, springs) where spring.dampingRatio > 0 {
      let codes = list.output.1.matches(
        of: /<dt>(.*?)<\/dt><dd><code dir="ltr">(.*?)<\/code><\/dd>/)
      try Self.expect(
        codes.map { (String($0.output.1), Self.plain(String($0.output.2))) }, toBe: .spring(spring))
    }
  }

  private static func plain(_ markup: String) -> String {
    markup.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// All languages, each of which gives the curve to a millionth; a style sheet as near as it can say.
  private static func expect(
    _ codes: [(title: String, text: String)], toBe pace: TimingCurve
  ) throws {
    #expect(codes.map(\.title) == CurveLanguage.listed.map(\.title))
    let end = try #require(pace.naturalDuration)
    for (title, text) in codes {
      var diagnostics = Diagnostics()
      let read = try #require(
        try CurveCode.read(text) ?? CurveReader.read(text, into: &diagnostics), "\(text)")
      for step in 1..<200 {
        let time = end * Double(step) / 200
        let distance = abs(read.fraction(at: time, of: end) - pace.fraction(at: time, of: end))
        #expect(distance < (title == "CSS" ? 0.0005 : 1e-6), "\(title) at \(time)")
      }
    }
  }

  @Test func `a mistake is one line, and the next value is drawn`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    for values in [
      "{\"spring-0-response\": 0}", "{\"spring-0-response\": 1e300}", "{\"var-wide\": -1}",
      "{\"var-paper\": \"no color\\n<b>\"}", "{\"spring-2-bounce\": 7}",
    ] {
      let look = try caller.look(values)
      let words = try #require(look.mistake, "\(values)")
      #expect(!words.isEmpty && !words.contains("\n"))
      for verb in ["still", "film"] {
        let answer = try caller.ask("POST", "\(verb)/scene", "{\"values\": \(values)}")
        #expect(answer.status == 422)
        #expect(!answer.text.contains("\n"))
      }
    }
    #expect(try caller.ask("POST", "still/scene", "{\"values\": {}}").status == 200)
  }

  @Test func `what is no wish is refused`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    for body in [
      "", "{", "[]", "{}", "{\"values\": []}", "{\"values\": {\"unknown\": 1}}",
      "{\"values\": {\"spring-0-response\": \"fast\"}}", "{\"values\": {\"var-damping\": true}}",
      "{\"values\": {\"var-theme\": \"blue\"}}", "{\"values\": {}, \"variant\": 1}",
      "{\"values\": {}, \"variant\": -1}", "{\"values\": {}, \"time\": -1}",
      "{\"values\": {}, \"time\": \"now\"}", "{\"values\": {}, \"path\": \"/etc\"}",
      "{\"values\": {\"var-paper\": \"\(String(repeating: "x", count: 5000))\"}}",
      String(repeating: "[", count: 100_000),
    ] {
      #expect(try caller.ask("POST", "still/scene", body).status == 400, "\(body.prefix(60))")
    }
    #expect(try caller.ask("POST", "still/other", "{\"values\": {}}").status == 404)
    #expect(try caller.ask("GET", "still/scene").status == 405)
    #expect(try caller.ask("POST", "scene.html").status == 405)
  }

  @Test func `the server has the pages and nothing else`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    try workshop.write(Data("secret".utf8), to: "site/secret.txt")
    try workshop.write(Data("secret".utf8), to: "site/films/secret.mp4")
    let index = try caller.ask("GET", "")
    #expect(index.status == 200 && index.body == workshop.bytes(of: "site/index.html"))
    for name in ["index.html", "scene.html", "version.js", "films/scene.mp4"] {
      let answer = try caller.ask("GET", name)
      #expect(answer.status == 200 && answer.body == workshop.bytes(of: "site/\(name)"), "\(name)")
    }
    for name in [
      "secret.txt", "films/secret.mp4", "films", "scene.json", "../scene.json", "site/index.html",
      "films/../../scene.json", "/scene.html",
    ] {
      #expect(try caller.ask("GET", name).status == 404, "\(name)")
    }
  }

  @Test func `the newest wish for a film is drawn, whatever came before it`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    func wish(_ damping: Double) -> String { "{\"values\": {\"var-damping\": \(damping)}}" }
    let calls = try (1...8).map { try caller.call("POST", "film/scene", wish(Double($0) / 10)) }
    let answers = try calls.map { try $0.answer() }
    #expect(answers.allSatisfy { [200, 409].contains($0.status) })
    #expect(answers.contains { $0.status == 200 })
    let alone = try caller.ask("POST", "film/scene", wish(0.8))
    #expect(alone.status == 200)
    for (number, answer) in answers.enumerated() where answer.status == 200 {
      #expect(
        answer.body == (try caller.ask("POST", "film/scene", wish(Double(number + 1) / 10)).body))
    }
  }

  @Test func `a port is for who watches, and for one server`() throws {
    let workshop = try Self.workshop()
    let alone = try workshop.run("$render preview scene.json --port 8000")
    #expect(alone.status == 2)
    #expect(alone.error.contains("there is a server only while scenes are watched"))
    let caller = try PreviewCaller(in: workshop)
    let second = try workshop.run(
      "$render preview scene.json --watch -o other --port \(caller.port)")
    #expect(second.status == 69)
    #expect(second.error.contains("no server at port \(caller.port): it is taken"))
  }

  @Test func `sliders have the numbers of the file, and room around them`() throws {
    let workshop = try Self.workshop()
    let caller = try PreviewCaller(in: workshop)
    let page = try caller.ask("GET", "scene.html").text
    func slider(_ knob: String) throws -> [String] {
      let found = page.matches(
        of:
          /<input type="range" data-knob="([^"]*)" aria-label="[^"]*" min="([^"]*)" max="([^"]*)" step="([^"]*)" value="([^"]*)"/
      )
      let one = try #require(found.first { $0.output.1 == knob })
      return [one.output.2, one.output.3, one.output.4, one.output.5].map(String.init)
    }
    #expect(try slider("spring-0-response") == ["50", "2000", "10", "300"])
    #expect(try slider("spring-1-stiffness") == ["10", "1000", "5", "200"])
    #expect(try slider("spring-1-damping") == ["0", "100", "0.5", "0"])
    #expect(try slider("spring-2-duration") == ["50", "2000", "10", "500"])
    #expect(try slider("spring-2-bounce") == ["-0.9", "0.9", "0.01", "0.3"])
    #expect(try slider("times-0-duration") == ["10", "2000", "10", "600"])
    #expect(!page.contains("data-knob=\"times-0-delay\""))
    #expect(try slider("var-damping") == ["0", "2", "0.005", "0.7"])
    #expect(try slider("var-wide") == ["0", "100", "1", "24"])
    #expect(try slider("var-pause") == ["0", "500", "1", "100"])
    #expect(page.contains("<legend><bdi>box › translateX</bdi> <small>line 13</small></legend>"))
    #expect(page.contains("<input type=\"checkbox\" data-knob=\"var-loud\" aria-label=\"loud\"/>"))
    #expect(page.contains("<option value=\"light\" selected=\"\">light</option>"))
    #expect(!page.contains("data-knob=\"spring-0-dampingRatio\""))
  }
}
