import SegueJSON
import SegueSceneFile
import TestSupport
import Testing

/// The law of lines: what a hint says to write reads without a mistake in the place that it names.
///
/// Members of other notations, in many shapes and with many numbers, right and damaged, are put into a scene that is
/// right without them. Each hint that begins with "write" is taken at its word: its line takes the place of the members
/// that it names, and the scene is read again. `Scripts/mend-mistakes` does so with the built program.
@Suite struct ToldLineTests {
  /// Objects in which members of other notations stand, with the rest of the scene around them.
  enum Place: String, CaseIterable, Sendable {
    case layer, animation, easing, text, step, scene, canvas

    /// The scene with an object of these members.
    func scene(_ members: String) -> String {
      let canvas = #""canvas": {"size": [100, 100]}"#
      let inLayer = { (text: String) in
        #"{"version": 1, \#(canvas), "layers": [{"id": "a", "frame": [0, 0, 80, 40]\#(text)}]}"#
      }
      return switch self {
      case .layer: inLayer(", \(members)")
      case .animation: inLayer(#", "opacity": {\#(members)}"#)
      case .easing: inLayer(#", "opacity": {"from": 0, "to": 1, "easing": {\#(members)}}"#)
      case .text: inLayer(#", "text": {\#(members)}"#)
      case .step:
        #"{"version": 1, \#(canvas), "screens": {"a": {}, "b": {}}, "flow": [{"show": "a"}, {\#(members)}]}"#
      case .scene: #"{"version": 1, "layers": [], \#(members)}"#
      case .canvas: #"{"version": 1, "canvas": {\#(members)}, "layers": []}"#
      }
    }

    /// What is written, with a number in place of each `~` and a name in place of each `@`.
    var shapes: [String] {
      switch self {
      case .layer:
        [
          #""initial": {"@": ~}, "animate": {"@": ~}, "transition": {"duration": ~}"#,
          #""initial": {"@": ~, "scale": ~}, "animate": {"@": ~, "scale": ~}, "transition": {"delay": ~, "repeat": ~, "repeatType": "reverse", "ease": "easeOut"}, "exit": {"@": ~}"#,
          #""animate": {"@": [~, ~, ~]}, "transition": {"times": [0, 0.3, 1], "duration": ~}"#,
          #""animate": {"@": ~}, "transition": {"type": "spring", "stiffness": ~, "damping": ~, "mass": ~}"#,
          #""animate": {"@": ~}, "transition": {"type": "spring", "duration": ~, "bounce": ~}"#,
          #""animate": {"@": ~}, "transition": {"type": "spring", "visualDuration": ~, "velocity": ~}"#,
          #""animate": {"@": ~}, "transition": {"@": {"duration": ~}, "default": {"duration": ~}}"#,
          #""from": {"@": ~}, "to": {"@": ~, "duration": ~, "ease": "power2.out", "repeat": ~, "yoyo": true}"#,
          #""from": {"@": ~}"#, #""to": {"@": ~, "stagger": ~}, "duration": ~"#,
          #""animations": [{"property": "@", "from": ~, "to": ~, "duration": ~}, {"property": "rotate", "to": ~, "loop": ~}]"#,
          #""animation": {"property": "@", "values": [~, ~, ~], "duration": ~}"#,
          #""animations": [{"property": "opacity", "keyframes": [{"offset": 0, "value": ~}, {"offset": ~, "value": ~}], "duration": ~}]"#,
          #""animations": [{"property": "@", "keyframes": [{"t": 0, "s": [~]}, {"t": ~, "s": [~]}]}]"#,
          #""transform": {"@": ~, "scale": ~}"#, #""transform": [{"@": ~}, {"rotate": "~deg"}]"#,
          #""transform": "translate(~px, ~px) rotate(~deg) scale(~)""#, #""style": {"@": ~}"#,
          #""x": ~"#, #""y": {"from": ~, "to": ~, "duration": ~}"#, #""x": "~%""#,
          #""boxShadow": "~px ~px ~px rgba(0, 0, 0, 0.5)""#,
          #""boxShadow": "~px ~px ~px ~px red, inset ~ ~ ~ black""#,
          #""boxShadow": [{"offsetX": ~, "offsetY": ~, "blurRadius": ~, "color": "black"}]"#,
          #""shadowColor": "black", "shadowOffset": {"width": ~, "height": ~}, "shadowRadius": ~, "shadowOpacity": ~"#,
          #""keyframes": {"0%": {"@": ~}, "~%": {"@": ~}, "100%": {"@": ~}}, "duration": ~"#,
          #""keyframes": [{"@": ~}, {"@": ~}], "duration": ~, "easing": "ease-in""#,
          #""ks": {"o": {"a": 0, "k": ~}, "r": {"a": 1, "k": [{"t": 0, "s": [~]}, {"t": ~, "s": [~]}]}, "s": {"k": [~, ~, ~]}}"#,
        ]
      case .animation:
        [
          #""values": [~, ~, ~], "duration": ~"#, #""values": [~, ~], "times": [0, ~]"#,
          #""start": ~, "end": ~, "duration": ~, "ease": "easeOut""#, #""from": ~, "toValue": ~"#,
          #""from": ~, "toValue": ~, "friction": ~, "tension": ~, "useNativeDriver": true"#,
          #""from": ~, "to": ~, "type": "spring", "stiffness": ~"#,
          #""from": ~, "to": ~, "type": "spring", "bounce": ~, "duration": ~"#,
          #""from": ~, "to": ~, "spring": {"response": ~, "dampingFraction": ~}"#,
          #""from": ~, "to": ~, "friction": ~"#, #""from": ~, "to": ~, "dampingRatio": ~"#,
          #""from": ~, "to": ~, "duration": 300, "iterations": ~, "direction": "alternate""#,
          #""from": ~, "to": ~, "duration": 300, "yoyo": true, "repeat": ~"#,
          #""from": ~, "to": ~, "duration": 300, "ease": [~, ~, ~, ~]"#,
          #""from": ~, "to": ~, "duration": 300, "ease": "@""#,
          #""keyframes": {"from": ~, "~%": ~, "to": ~}, "duration": ~"#,
          #""keyframes": [{"time": ~, "value": ~}, {"time": ~, "value": ~}]"#,
          #""keyframes": [{"offset": 0, "opacity": ~}, {"offset": ~, "opacity": ~}], "duration": ~"#,
          #""keyframes": [{"t": 0, "s": [~]}, {"t": ~, "s": [~]}]"#,
          #""keyframes": [~, ~, ~, ~, ~, ~, ~, ~, ~, ~, ~], "duration": ~"#,
        ]
      case .easing: [#""tension": ~, "friction": ~"#, #""response": ~, "dampingFraction": ~"#]
      case .text:
        [
          #""content": "Hi", "textAlign": "center""#, #""value": ~"#,
          #""count": ~, "format": "0.0""#,
          #""count": true, "from": ~, "to": ~, "duration": ~"#, #""string": "a", "label": "b""#,
        ]
      case .step:
        [#""wait": ~"#, #""navigate": "b", "transition": "ios.push""#, #""push": "b", "by": "@""#]
      case .scene:
        [#""width": ~, "height": ~"#, #""canvas": {"size": [9, 9]}, "fps": ~"#, #""width": ~"#]
      case .canvas: [#""width": ~, "height": ~"#, #""w": ~, "size": [9, 9]"#, #""height": ~"#]
      }
    }
  }

  /// Numbers as people write them, those that are none, and what breaks rules.
  private static let numbers = [
    "0", "1", "0.3", "0.5", "0.8", "2", "20", "300", "-1", "1e7", "\"12\"", "\"50%\"", "null",
    "true",
    "[1, 2]", "{}",
  ]
  private static let names = [
    "opacity", "x", "y", "scale", "rotation", "backgroundColor", "borderRadius", "width", "alpha",
    "foo",
  ]

  /// A shape with values chosen by a number; every third one is damaged.
  private static func text(_ shape: String, _ choice: Int) -> String {
    var random = SeededGenerator(seed: UInt64(choice &* 7919 &+ shape.utf8.count))
    let usual = choice % 3 == 2 ? numbers : Array(numbers.prefix(8))
    let name = names.randomElement(using: &random) ?? ""
    var text = ""
    for character in shape {
      switch character {
      case "~": text += Self.value(usual, inside: text, &random)
      case "@": text += name
      default: text.append(character)
      }
    }
    return text
  }

  /// A value; inside of a text only what can stand there.
  private static func value(
    _ values: [String], inside text: String, _ random: inout SeededGenerator
  ) -> String {
    let isInText = text.count { $0 == "\"" } % 2 == 1
    let usable = isInText ? values.filter { !$0.contains { "\"[{".contains($0) } } : values
    return usable.randomElement(using: &random) ?? "0"
  }

  @Test(arguments: Place.allCases)
  func `a line that is told reads without a mistake`(_ place: Place) throws {
    var told = 0
    for (number, shape) in place.shapes.enumerated() {
      for choice in 0..<60 {
        let members = Self.text(shape, choice &+ number &* 1000)
        let scene = place.scene(members)
        let found = SceneReading(scene, isValidated: false).diagnostics.all
        for hint in found where hint.hint?.hasPrefix("write ") == true {
          guard let mended = try ToldLine(hint, in: scene) else { continue }
          told += 1
          let rest = SceneReading(mended.scene, isValidated: false).diagnostics.all
          let wrong = rest.filter { $0.severity != .note && mended.isWrong($0, besides: found) }
          #expect(wrong.isEmpty, "\(scene)\n\(hint.hint ?? "")\n\(mended.scene)\n\(wrong)")
        }
      }
    }
    #expect(told > 20, "only \(told) lines were told")
  }

  /// Messages name what is missing in place of a line that would not check.
  @Test(arguments: [
    (#""opacity": {"values": [0, 1]}"#, "beside it \"duration\""),
    (#""opacity": {"start": 0, "end": 1}"#, "beside it \"duration\""),
    (#""opacity": {"keyframes": {"0%": 0, "100%": 1}}"#, "beside it \"duration\""),
    (#""animations": [{"property": "opacity", "to": 0}]"#, "in it \"duration\""),
    (#""scale": {"from": 0, "to": 1, "type": "spring", "bounce": 0.3}"#, "needs its \"duration\""),
    (#""x": "100%""#, "the layer's width, which is missing"),
  ])
  func `a number that is missing is named`(_ members: String, _ words: String) throws {
    let found = SceneReading(layers: #"{"id": "a", \#(members)}"#, isValidated: false)
    let hint = try #require(found.diagnostics.all.first?.hint)
    #expect(!hint.hasPrefix("write ") && hint.contains(words), "\(hint)")
  }

  /// What the line does not carry is named behind it.
  @Test(arguments: [
    (
      #""boxShadow": "0 1px 2px red, 0 3px 4px red""#,
      "a layer has one shadow: 1 other is not in it, and can be those of layers below"
    ),
    (
      #""boxShadow": "inset 0 1px 2px 3px red""#, "its spread of 3 is not in it; not in it: 'inset'"
    ),
    (#""animate": {"opacity": 1}, "exit": {"opacity": 0}"#, "not in it: 'exit'"),
    (
      #""animate": {"opacity": 1}, "transition": {"duration": 1, "staggerChildren": 1}"#,
      "not in it: 'staggerChildren'"
    ),
    (#""animate": {"opacity": 1}"#, "300 ms are the default of Motion"),
    (#""to": {"opacity": 1}"#, "500 ms are the default of GSAP"),
    (
      #""opacity": {"keyframes": [{"t": 0, "s": [0], "i": {}}, {"t": 6, "s": [100]}]}"#,
      "frames are counted at 60 a second, as those of the canvas; not in it: 'i'"
    ),
  ])
  func `what a line leaves out, and whose default it takes, is told`(
    _ members: String, _ words: String
  ) throws {
    let found = SceneReading(layers: #"{"id": "a", \#(members)}"#, isValidated: false)
    let hint = try #require(found.diagnostics.all.first?.hint)
    #expect(hint.hasPrefix("write ") && hint.hasSuffix("; " + words), "\(hint)")
  }

  /// Motion and GSAP count the runs after the first, CSS all of them; here a run and its way back are one.
  @Test(arguments: [
    (#""animate": {"opacity": 1}, "transition": {"duration": 1, "repeat": 2}"#, #""repeat": 3}"#),
    (
      #""animate": {"opacity": 1}, "transition": {"duration": 1, "repeat": 3, "repeatType": "reverse"}"#,
      #""repeat": 2, "autoreverse": true}"#
    ),
    (
      #""opacity": {"to": 0, "duration": 9, "iterations": 4, "direction": "alternate"}"#,
      #""repeat": 2, "autoreverse": true in place of"#
    ),
    // Origami's conversion: (40 - 30) * 3.62 + 194 and (7 - 8) * 3 + 25.
    (
      #""opacity": {"toValue": 0, "tension": 40, "friction": 7}"#,
      #"{"stiffness": 230.2, "damping": 22}"#
    ),
    (#""frame": [0, 0, 50, 9], "x": "20%""#, #"write "translateX": 10;"#),
    // A radius of React Native is half of what CSS calls blur.
    (#""shadowColor": "red", "shadowRadius": 4"#, #""blur": 8}"#),
  ])
  func `numbers that mean something else are converted`(_ members: String, _ words: String) throws {
    let found = SceneReading(layers: #"{"id": "a", \#(members)}"#, isValidated: false)
    let hint = try #require(found.diagnostics.all.first?.hint)
    #expect(hint.hasPrefix("write ") && hint.contains(words), "\(hint)")
  }
}

/// A line that a hint has said, put where the hint has named.
private struct ToldLine {
  let scene: String
  /// The bytes of the line in the scene.
  let range: Range<Int>

  /// The scene with the line in place of what the message points at, and of the other members it names.
  init?(_ message: Diagnostic, in scene: String) throws {
    let hint = try #require(message.hint).dropFirst("write ".count)
    guard let line = Self.line(in: String(hint)), let place = message.place?.range else {
      return nil
    }
    let bytes = Array(scene.utf8)
    let names =
      hint.dropFirst(line.count).hasPrefix(" in place of ")
      ? hint.split(separator: "; ")[0].matches(of: #/'([^']+)'/#).map { String($0.1) } : []
    let root = try #require(Self.parse(scene))
    // A message points at a member's name, or at a value.
    let (start, end) = (Int(place.start), Int(place.end))
    guard let object = Self.object(in: root, around: start),
      let own = object.members.first(where: {
        Int($0.keyRange.start) == start || Int($0.node.range.start) == start
      })
    else { return nil }
    if Int(own.node.range.start) == start {
      self.init(bytes, [], start..<end, line)
      return
    }
    let others = object.members.filter { $0.key != own.key && names.contains($0.key) }
    self.init(
      bytes, others.map { Int($0.keyRange.start)..<Int($0.node.range.end) },
      start..<Int(own.node.range.end), line)
  }

  private init(_ bytes: [UInt8], _ others: [Range<Int>], _ place: Range<Int>, _ line: String) {
    var bytes = bytes
    var place = place
    for other in others.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      // A comment keeps the commas right.
      let comment = Array(#""$comment": 0"#.utf8)
      let isFirst = others.allSatisfy { $0.lowerBound >= other.lowerBound }
      let text = isFirst ? comment : Array(#""x-\#(other.lowerBound)": 0"#.utf8)
      bytes.replaceSubrange(other, with: text)
      if other.lowerBound < place.lowerBound {
        let shift = text.count - other.count
        place = place.lowerBound + shift..<place.upperBound + shift
      }
    }
    bytes.replaceSubrange(place, with: Array(line.utf8))
    range = place.lowerBound..<place.lowerBound + line.utf8.count
    scene = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns true for a message about the line, or one that was not there before.
  func isWrong(_ message: Diagnostic, besides before: [Diagnostic]) -> Bool {
    // The hint has said that such a scene needs a duration, which stands elsewhere.
    if message.message.contains("one of its animations never ends") { return false }
    if let place = message.place?.range, range.overlaps(Int(place.start)..<Int(place.end)),
      Int(place.end) - Int(place.start) <= range.count
    {
      return true
    }
    // Where other mistakes are left, what depends on them is not known yet.
    return before.count == 1
  }

  private static func parse(_ text: String) -> JSONNode? {
    var diagnostics = Diagnostics()
    return JSONReader(.json5).read(SourceText(name: "a", text: text), into: &diagnostics)
  }

  /// The innermost object around a byte.
  private static func object(in node: JSONNode, around byte: Int) -> JSONObject? {
    guard Int(node.range.start) <= byte, byte < Int(node.range.end) else { return nil }
    let inner = node.object?.members.map(\.node) ?? node.array ?? []
    for node in inner where Int(node.range.start) != byte {
      if let found = object(in: node, around: byte) { return found }
    }
    return node.object
  }

  /// The longest beginning of a hint that is a value, or members of an object.
  private static func line(in hint: String) -> String? {
    let ends = hint.ranges(of: #/; | in place of |, with /#).map(\.lowerBound) + [hint.endIndex]
    for end in ends.reversed() {
      let text = String(hint[..<end])
      if (try? JSONValue(parsing: text)) != nil { return text }
      if (try? JSONValue(parsing: "{\(text)}")) != nil { return text }
    }
    return nil
  }
}
