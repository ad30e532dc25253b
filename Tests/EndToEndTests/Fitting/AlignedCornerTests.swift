import Foundation
import TestSupport
import Testing

/// `render compare --aligned` of a card whose round corners are not those of the scene.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct AlignedCornerTests {
  /// A card of a recording, and what has to be said of its corners.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The radius of the recording's card, and that of the scene.
    var radius = Radius(first: 20, last: 20)
    var agreed = Radius(first: 20, last: 20)
    /// What ffmpeg does to the pictures.
    var filter = "null"
    var rate = 60
    var goesDownAlone = false
    /// The radius of the recording and of the scene, and when; nothing for what is alike.
    var said: (own: Double, meant: Double, when: String)?
    var testDescription: String { name }
  }

  struct Radius: Sendable {
    let first: Int
    let last: Int
    var isEven = false
  }

  static let cases = [
    Case(name: "the same"),
    Case(name: "the same, smaller and at half the rate", filter: "scale=270:390", rate: 30),
    Case(name: "a pixel more", radius: Radius(first: 21, last: 21)),
    Case(name: "four pixels more", radius: Radius(first: 24, last: 24), said: (24, 20, "")),
    Case(
      name: "four pixels more, smaller", radius: Radius(first: 24, last: 24),
      filter: "scale=270:390", said: (24, 20, "")),
    Case(name: "sharp", radius: Radius(first: 0, last: 0), said: (0.5, 20, "")),
    Case(
      name: "six pixels more, down alone", radius: Radius(first: 26, last: 26), goesDownAlone: true,
      said: (26, 20, "")),
    Case(
      name: "rounder and rounder", radius: Radius(first: 20, last: 40),
      said: (40, 20, " in the end")),
    Case(
      name: "a course of its own", radius: Radius(first: 20, last: 40, isEven: true),
      agreed: Radius(first: 20, last: 40), said: (25.4, 35, " after three quarters of its way")),
  ]

  @Test(arguments: cases.oneIn(3))
  func `other corners are named, and nothing else`(_ tried: Case) throws {
    let workshop = try Workshop(Self.scene(tried.agreed, 60, isDown: tried.goesDownAlone))
    let other = Self.scene(tried.radius, tried.rate, isDown: tried.goesDownAlone)
    try workshop.write(Data(other.utf8), to: "other.json")
    let run = try workshop.run(
      """
      set -e; $render other.json -o plain.mp4 --quiet
      ffmpeg -v error -i plain.mp4 -vf '\(tried.filter)' -c:v libx264 -crf 23 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned
      """)
    try #require(run.error.isEmpty, "\(run.error)")
    #expect(run.output.contains(", and corners within "), "\(run.output)")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .filter { !$0.hasPrefix("  note: ") }
    guard let said = tried.said else {
      #expect(run.status == 0 && lines.isEmpty, "\(run.output)")
      return
    }
    #expect(run.status == 1 && lines.count == 1, "\(run.output)")
    let told = try #require(
      run.output.firstMatch(
        of:
          /the corners of layer 'card' have a radius of ([\d.]+) instead of ([\d.]+)(.*), in pixels/
      ),
      "\(run.output)")
    #expect(abs(try #require(Double(told.1)) - said.own) < 1, "\(run.output)")
    #expect(abs(try #require(Double(told.2)) - said.meant) < 1, "\(run.output)")
    #expect(told.3 == said.when, "\(run.output)")
  }

  /// A card that goes down, and to the right unless it goes `isDown` alone.
  private static func scene(_ radius: Radius, _ rate: Int, isDown: Bool) -> String {
    let spring = #"{"spring": {"response": 500, "dampingRatio": 0.9}}"#
    func move(_ from: String, _ to: String, _ easing: String) -> String {
      from == to ? from : #"{"from": \#(from), "to": \#(to), "delay": 200, "easing": \#(easing)}"#
    }
    let position = move("[110, 130]", isDown ? "[110, 350]" : "[240, 350]", spring)
    let corners = move(
      "\(radius.first)", "\(radius.last)", radius.isEven ? #""linear", "duration": 700"# : spring)
    return """
      {"version": 1, "duration": 1400,
       "canvas": {"size": [360, 520], "scale": 1, "fps": \(rate), "background": "#F2F2F7"},
       "layers": [
         {"id": "card", "size": [160, 180], "position": \(position), "cornerRadius": \(corners),
          "background": "#5856D6", "children": [
            {"frame": [50, 60, 70, 20], "background": "#FFCC00"},
            {"frame": [50, 100, 60, 16], "background": "#FFFFFF"}]}]}
      """
  }
}
