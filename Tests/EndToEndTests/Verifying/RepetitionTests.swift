import Foundation
import TestSupport
import Testing

/// What has just been recorded is as expected, whatever a scene says twice; and each of the two is looked at.
@Suite struct RepetitionTests {
  private static let kinds = [
    "blur", "brightness", "contrast", "saturation", "hueRotation", "grayscale", "mean", "pixelate",
    "smear", "invert", "refraction",
  ]

  private static let moving = #"{"from": 0, "duration": 200, "to": 4}"#

  /// A scene of some layers, and what else it says.
  private static func scene(_ layers: String, _ more: String = "") -> String {
    """
    {"version": 1, "canvas": {"size": [60, 40], "fps": 20}, "duration": 200, \(more)
     "layers": [\(layers)]}
    """
  }

  private static func box(_ members: String) -> String {
    scene(
      """
      {"id": "below", "frame": [0, 0, 60, 40], "background": "#FFCC00"},
      {"id": "a", "frame": [5, 5, 30, 20], "background": "#0A84FF80", \(members)}
      """)
  }

  /// Scenes in which something comes more than once, each with a change of the second time, and the words in
  /// which that is told.
  private static let changes: [(scene: String, old: String, new: String, words: String)] =
    kinds.flatMap { kind in
      [("filters", ""), ("backdropFilters", "backdrop-")].map { list, prefix in
        (
          box("\"\(list)\": [{\"\(kind)\": 0.5}, {\"\(kind)\": 0.25}, {\"\(kind)\": 0.5}]"),
          "{\"\(kind)\": 0.25}", "{\"\(kind)\": 0.75}", "\(prefix)\(kind)#2 0.25 → 0.75"
        )
      }
    } + [
      (
        box("\"filters\": [{\"smear\": 2}, {\"invert\": 1}, {\"smear\": 2}]"), "1}, {\"smear\": 2}",
        "1}, {\"smear\": 3}", "smear#2 2 → 3"
      ),
      (
        box(
          "\"filters\": [{\"blur\": \(moving)}, {\"blur\": \(moving)}]"
        ),
        "4}}]", "6}}]", "blur#2 "
      ),
      (
        box("\"filters\": [{\"smear\": 2}], \"backdropFilters\": [{\"smear\": 2}, {\"smear\": 2}]"),
        "2}]}", "3}]}", "backdrop-smear#2 2 → 3"
      ),
    ]

  @Test(arguments: changes.indices.oneIn(2))
  func `the second of two is kept, and told by its number where it changes`(number: Int) throws {
    let change = Self.changes[number]
    let workshop = try Workshop(change.scene)
    let changed = change.scene.replacing(change.old, with: change.new, maxReplacements: 1)
    try #require(changed != change.scene)
    try workshop.write(Data(changed.utf8), to: "changed.json")
    let run = try workshop.run(
      """
      $render record scene.json -q; $render verify scene.json; echo $?; mv changed.json scene.json
      $render verify scene.json; echo $?; $render approve scene.json -q; $render verify scene.json; echo $?
      $render tree scene.json --json | python3 -c '
      import json, sys
      def once(pairs):
        assert len({name for name, _ in pairs}) == len(pairs), pairs
        return dict(pairs)
      json.load(sys.stdin, object_pairs_hook=once)'
      """)
    #expect(run.output.matches(of: /1 as expected\n0\n/).count == 2, "\(run)")
    #expect(run.output.contains(change.words), "\(run)")
    #expect(run.error.isEmpty && run.status == 0, "\(run.error)")
  }

  /// Scenes that say other things twice.
  private static let laws: [String] = [
    box(
      """
      "opacity": {"from": 0, "to": 1, "duration": 100},
      "translateX": {"from": 0, "to": 9, "duration": 100}
      """),
    scene(
      ##"{"id": "a", "frame": [5, 5, 30, 20], "background": "#0A84FF80"}"##,
      """
      "animations": [
        {"layer": "a", "property": "opacity", "from": 0, "to": 1, "duration": 100},
        {"layer": "a", "property": "opacity", "from": 0, "to": 1, "duration": 100},
        {"layer": "a", "property": "translateX", "from": 0, "to": 9, "duration": 200, "composition": "add"},
        {"layer": "a", "property": "translateX", "from": 0, "to": 9, "duration": 200, "composition": "add"}],
      """),
    scene(
      """
      {"id": "a", "frame": [0, 0, 60, 40], "fill": {"linear": {"stops": [
        ["#F00", 0], ["#F00", 0], ["#00F", 0.5], ["#00F", 0.5], ["#F00", 0.5]]}}}
      """),
    scene(
      """
      {"id": "a", "frame": [0, 0, 60, 40], "text": {"size": 9, "runs": [
        {"string": "a b ", "color": "#F00"}, {"string": "a b ", "color": "#F00"}, {"string": "a b "}]}}
      """),
    scene(
      """
      {"id": "a", "frame": [0, 0, 60, 40], "shadow": {"color": "#000", "blur": 2, "opacity": 0.5},
       "children": [{"id": "b", "frame": [1, 1, 9, 9], "background": "#000",
         "shadow": {"color": "#000", "blur": 2, "opacity": 0.5}}]}
      """),
    scene(
      """
      {"use": "part.json"}, {"use": "part.json", "id": "again"},
      {"use": "part.json", "id": "row", "repeat": {"count": 3, "step": [4, 0]}}
      """),
    """
    {"version": 1, "canvas": {"size": [60, 40], "fps": 20}, "screens": {
      "one": {"layers": [{"id": "p", "frame": [0, 0, 60, 40], "background": "#FFF"},
        {"id": "x", "frame": [1, 1, 20, 20], "background": "#F00", "match": "m"}]},
      "two": {"layers": [{"id": "q", "frame": [0, 0, 60, 40], "background": "#EEE"},
        {"id": "y", "frame": [20, 9, 30, 20], "background": "#00F", "match": "m"}]}},
     "flow": [{"show": "one"}, {"push": "two", "with": "classic.cross-fade"},
       {"pop": 1, "with": "classic.cross-fade"}, {"push": "two", "with": "classic.cross-fade"}]}
    """,
  ]

  @Test(arguments: laws.indices) func `whatever is said twice is as expected at once`(
    number: Int
  ) throws {
    let workshop = try Workshop(Self.laws[number])
    let run = try workshop.run(
      """
      echo '{"layer": {"id": "part", "frame": [1, 1, 9, 9], "background": "#000"}}' > part.json
      $render record scene.json > /dev/null && $render verify scene.json
      """)
    #expect(run.output == "1 case: 1 as expected\n", "\(run)")
  }

  @Test(arguments: [
    "\\u0301a b c", "\\ud83c\\udffd x y", "\\u200da \\\"b\\\" c", "a \\\"\\u0301 b", "=\\u0301 -a",
    "\\u0338",
    "a\\r\\nb c", "\\ufe0f\\ufe0f -",
  ])
  func `a text may begin with what joins the character in front of it`(text: String) throws {
    let workshop = try Workshop(
      Self.scene(
        "{\"id\": \"t\", \"size\": [60, 40], \"text\": {\"string\": \"\(text)\", \"size\": 9}}"))
    let run = try workshop.run(
      "$render record scene.json -q 2>&1; $render verify scene.json 2>/dev/null")
    #expect(run.output.hasSuffix("1 case: 1 as expected\n"), "\(run)")
  }

  @Test func `one font in two places is one line of the goldens`() throws {
    let workshop = try Workshop(
      Self.scene(
        """
        {"id": "t", "size": [60, 40], "text": {"string": "a", "font": "one", "size": 9}},
        {"id": "u", "size": [60, 40], "text": {"string": "b", "font": "two", "size": 9}}
        """, "\"assets\": {\"one\": \"x/f.ttf\", \"two\": \"y/f.ttf\"},"))
    let run = try workshop.run(
      """
      mkdir x y; cp "$(find /usr/share/fonts -name '*.ttf' -o -name '*.otf' | sort | head -1)" x/f.ttf; cp x/f.ttf y
      $render record scene.json > /dev/null && $render verify scene.json; grep -c '^font' goldens/scene.frames.txt
      """)
    #expect(run.output == "1 case: 1 as expected\n1\n", "\(run)")
  }
}
