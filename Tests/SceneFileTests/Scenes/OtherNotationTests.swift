import SegueJSON
import SegueSceneFile
import TestSupport
import Testing

/// What people bring from other formats, and the line that they are told to write.
@Suite struct OtherNotationTests {
  /// A layer with members of another format, the one message about it, and its hint.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let members: String
    let message: String
    let hint: String
    var testDescription: String { members }

    init(_ members: String, _ message: String, _ hint: String) {
      (self.members, self.message, self.hint) = (members, message, hint)
    }
  }

  static let mistakes = [
    Mistake(
      #""initial": {"opacity": 0}, "animate": {"opacity": 1}, "transition": {"duration": 0.3}"#,
      "unknown property 'initial'",
      #"write "opacity": {"from": 0, "to": 1, "duration": 300} in place of 'initial', 'animate' and 'transition'"#
    ),
    Mistake(
      #""animate": {"x": 40}, "transition": {"type": "spring", "stiffness": 300, "damping": 20}"#,
      "unknown property 'animate'",
      #"write "translateX": {"to": 40, "easing": {"spring": {"stiffness": 300, "damping": 20}}} in place of 'animate' and 'transition'"#
    ),
    Mistake(
      #""from": {"y": 20}, "to": {"y": 0, "duration": 0.5, "ease": "power2.out"}"#,
      "unknown property 'from'",
      #"write "translateY": {"from": 20, "to": 0, "duration": 500, "easing": "power2.out"} in place of 'from' and 'to'"#
    ),
    Mistake(
      #""animations": [{"property": "opacity", "from": 0, "to": 1, "duration": 300}]"#,
      "unknown property 'animations'", #"write "opacity": {"from": 0, "to": 1, "duration": 300}"#),
    Mistake(
      #""transform": {"translateX": {"from": 0, "to": 10, "duration": 300}}"#,
      "unknown property 'transform'",
      #"write "translateX": {"from": 0, "to": 10, "duration": 300}; its parts stand in the layer itself"#
    ),
    Mistake(
      #""y": {"from": 0, "to": 10, "duration": 300}"#, "unknown property 'y'",
      #"write "translateY": {"from": 0, "to": 10, "duration": 300}; where the layer stands is its "frame": [x, y, width, height]"#
    ),
    Mistake(
      #""type": "rect""#, "unknown property 'type'",
      #"leave it out: what a layer shows is its "background", "text", "image" or "path""#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "spring": {"response": 300}}"#,
      "unknown property 'spring'", #"write "easing": {"spring": {"response": 300}}"#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "type": "spring", "stiffness": 300, "damping": 20}"#,
      "unknown property 'type'",
      #"write "easing": {"spring": {"stiffness": 300, "damping": 20}} in place of 'type', 'stiffness' and 'damping'"#
    ),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "easing": {"type": "spring", "stiffness": 300, "damping": 20}}"#,
      "unknown property 'type'", "leave it out: the numbers say that it is a spring"),
    Mistake(
      #""opacity": {"values": [0, 1, 0], "duration": 300}"#, "unknown property 'values'",
      #"write "keyframes": [{"at": "0%", "value": 0}, {"at": "50%", "value": 1}, {"at": "100%", "value": 0}]"#
    ),
    Mistake(
      #""opacity": {"keyframes": {"0%": 0, "100%": 1}, "duration": 300}"#,
      "found an object, expected a list of keyframes",
      #"write [{"at": "0%", "value": 0}, {"at": "100%", "value": 1}]"#),
    Mistake(
      #""opacity": {"keyframes": [{"time": 0, "value": 0}, {"time": 300, "value": 1}], "duration": 300}"#,
      "these are no keyframes: each says 'at' when it has which 'value'",
      #"write [{"at": 0, "value": 0}, {"at": 300, "value": 1}]"#),
    Mistake(
      #""opacity": {"keyframes": [{"offset": 0, "opacity": 0}, {"offset": 0.5, "opacity": 1}], "duration": 300}"#,
      "these are no keyframes: each says 'at' when it has which 'value'",
      #"write [{"at": "0%", "value": 0}, {"at": "50%", "value": 1}]"#),
    Mistake(
      #""opacity": {"keyframes": [0, 1, 0], "duration": 300}"#,
      "these are no keyframes: each says 'at' when it has which 'value'",
      #"write [{"at": "0%", "value": 0}, {"at": "50%", "value": 1}, {"at": "100%", "value": 0}]"#),
    Mistake(
      #""opacity": {"keyframes": [{"at": 0.5, "value": 1}], "duration": 300}"#,
      "0.5 milliseconds is less than a frame", #"a part of the run is a percentage: "50%""#),
    Mistake(
      #""opacity": {"start": 0, "end": 1, "duration": 300}"#, "unknown property 'start'",
      #"write "from": 0, "to": 1 in place of 'start' and 'end'"#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 300, "ease": "easeOut"}"#,
      "unknown property 'ease'", #"write "easing": "ease-out""#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 300, "iterations": 3}"#,
      "unknown property 'iterations'", #"write "repeat": 3"#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 300, "yoyo": true}"#,
      "unknown property 'yoyo'", #"write "autoreverse": true"#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 300, "easing": "spring"}"#,
      "'spring' is not an easing",
      #"write {"spring": {"response": 400, "dampingRatio": 0.8}}, with numbers of your own"#),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": "300"}"#,
      "found the text '300', expected a time such as 350 (milliseconds), '350ms' or '0.35s'",
      "write 300"),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 0.3}"#, "0.3 milliseconds is less than a frame",
      #"times are milliseconds: 300, or "0.3s""#),
    Mistake(
      #""boxShadow": "0 2px 4px rgba(0, 0, 0, 0.5)""#, "unknown property 'boxShadow'",
      #"write "shadow": {"offset": [0, 2], "blur": 4, "color": "rgba(0, 0, 0, 0.5)"}"#),
    Mistake(
      #""text": {"content": "Hi"}"#, "unknown property 'content'", #"write "string": "Hi""#),
    Mistake(
      #""position": {"x": 10, "y": 20}, "size": [9, 9]"#,
      "found an object, expected a list [x, y]", "write [10, 20]"),
    Mistake(
      #""text": {"string": "Hi", "textAlign": "center"}"#, "unknown property 'textAlign'",
      #"write "alignment": "center""#),
    Mistake(
      #""text": {"string": {"from": 0, "to": 9, "duration": 300}}"#,
      "found an object, expected a text in quotes",
      #"a number that counts stands in place of 'string': "count": {"from":0,"to":9,"duration":300}"#
    ),
    Mistake(
      #""text": {"string": {"count": {"from": 0, "to": 9, "duration": 300}}}"#,
      "found an object, expected a text in quotes",
      #"a number that counts stands in place of 'string': "count": {"from":0,"to":9,"duration":300}"#
    ),
    Mistake(
      #""text": {"count": 9, "format": "0.0"}"#, "unknown property 'format'",
      #"write "count": {"value": 9, "format": "0.0"} in place of 'count' and 'format'; it stands in the count"#
    ),
    Mistake(
      #""opacity": {"from": 0, "to": 1, "duration": 300, "repeat": -1}"#,
      "found -1, expected a number above 0 and at most 1000000",
      #"what never ends is written "forever""#),
  ]

  private static func reading(_ members: String, rest: String = "") -> SceneReading {
    SceneReading(
      #"{"version": 1, "canvas": {"size": [9, 9]}, "layers": [{"id": "a", \#(members)}]\#(rest)}"#)
  }

  @Test(arguments: mistakes) func `one message says the line to write`(_ mistake: Mistake) {
    let found = Self.reading(mistake.members).diagnostics.all
    #expect(found.map(\.message) == [mistake.message], "\(found)")
    #expect(found.first?.hint == mistake.hint)
  }

  @Test func `the numbers of a spring are an easing`() {
    for numbers in [
      #"{"stiffness": 300, "damping": 20}"#,
      #"{"response": 400, "dampingRatio": 0.8}"#,
    ] {
      let reading = Self.reading(#""opacity": {"from": 0, "to": 1, "easing": \#(numbers)}"#)
      #expect(reading.document != nil, "\(numbers): \(reading.diagnostics.all)")
    }
  }

  @Test func `a direction is that of the layout`() {
    let found = Self.reading(#""size": [9, 9]"#, rest: #", "direction": "rtl""#).diagnostics.all
    #expect(found.map(\.hint) == [#"write "layoutDirection": "right-to-left""#])
  }

  @Test func `what belongs to the canvas stands there`() {
    let sides = SceneReading(#"{"version": 1, "canvas": {"width": 9, "height": 7}, "layers": []}"#)
    #expect(
      sides.diagnostics.all.map(\.hint) == [
        #"write "size": [9, 7] in place of 'width' and 'height'"#
      ])
    let beside = SceneReading(
      #"{"version": 1, "canvas": {"size": [9, 9]}, "fps": 30, "layers": []}"#)
    #expect(
      beside.diagnostics.all.map(\.hint) == [
        #"write "canvas": {"size": [9, 9], "fps": 30} in place of 'canvas' and 'fps'"#
      ])
  }

  @Test(arguments: [
    (#"{"push": "b", "with": {"transition": "ios.push"}}"#, #"write "use": "ios.push""#),
    (#"{"push": "b", "transition": "ios.push"}"#, #"write "with": "ios.push""#),
    (#"{"navigate": "b"}"#, #"write "push": "b""#), (#"{"wait": 300}"#, #"write "hold": 300"#),
    (
      #"{"push": "b", "with": "ios.cover", "duration": 0.4}"#,
      #"write "with": {"use": "ios.cover", "duration": 400} in place of 'with' and 'duration'"#
    ),
  ])
  func `words of routers are told as steps`(_ step: String, _ hint: String) {
    let found = SceneReading(
      #"{"version": 1, "canvas": {"size": [9, 9]}, "screens": {"a": {}, "b": {}}, "flow": [{"show": "a"}, \#(step)]}"#
    ).diagnostics.all
    #expect(found.map(\.hint) == [hint], "\(found)")
  }

  @Test func `a time that is calculated may come to be less than a frame`() {
    let text =
      #"{"version": 1, "canvas": {"size": [9, 9]}, "vars": {"n": 1}, "layers": [{"id": "a", "opacity": {"from": 0, "to": 1, "duration": 9, "delay": "${n / 4}"}}]}"#
    let reading = SceneReading(text)
    #expect(reading.document != nil)
    #expect(reading.diagnostics.all.map(\.severity) == [.warning], "\(reading.diagnostics.all)")
    let half = text.replacing("\"${n / 4}\"", with: "\"0.5ms\"")
    #expect(SceneReading(half).diagnostics.all.isEmpty)
  }

  @Test func `a Lottie animation is told to be one`() {
    let reading = SceneReading(
      #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [{"ty": 4}]}"#)
    #expect(
      reading.diagnostics.all.map(\.message) == ["this is a Lottie animation, expected a scene"])
  }

  @Test func `a file of design tokens is told to be one`() {
    let reading = SceneReading(
      #"{"motion": {"enter": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}}"#)
    #expect(
      reading.diagnostics.all.map(\.message) == [
        "this is a file of design tokens, expected a scene"
      ])
    let other = SceneReading(#"{"canvas": {"size": [9, 9]}, "x": {"$value": 1}}"#)
    #expect(other.diagnostics.all.contains { $0.message == "a scene needs 'version'" })
  }
}
