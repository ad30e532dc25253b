import Foundation
import TestSupport
import Testing

/// Films that were recorded elsewhere, in `render record`, `verify` and `approve`.
@Suite(.serialized)
struct RecordedCaseTests {
  private static let scene = """
    {"version": 1, "duration": "400ms",
     "canvas": {"size": [31, 24], "scale": 2, "fps": 25, "background": "#F2F2F7"},
     "layers": [{"size": [10, 10], "background": "#5856D6", "position": {
       "from": [8, 12], "to": [23, 12], "duration": "200ms", "delay": "80ms", "easing": "linear"}}]}
    """

  @Test func `goldens of a recording are written, kept, compared and approved`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run(
      """
      set -e; mkdir films
      for end in mp4 gif apng webp; do $render scene.json -o films/$end.$end --quiet; done
      $render scene.json -o films/pictures/ --quiet
      $render record films --goldens g; $render record films --goldens g
      $render verify films --goldens g --verbose
      cp films/mp4.mp4 films/apng.apng; $render verify films/apng.apng --goldens g --verbose
      $render scene.json --fps 50 --hold-first 0 -o films/gif.gif --quiet
      sed s/80ms/160ms/ scene.json > late.json; $render late.json -o films/apng.apng --quiet
      $render verify films/apng.apng --goldens g --json > late || echo $?
      grep -e '"judged"' -e '"verdict"' late
      $render approve films/apng.apng --goldens g; $render verify films/apng.apng --goldens g
      ls g | wc -l
      """)
    #expect(run.error.isEmpty && run.status == 0, "\(run.error)")
    #expect(run.output.matches(of: /5 cases: 5 recorded/).count == 1)
    #expect(run.output.matches(of: /5 cases: 5 as expected/).count == 2)
    #expect(run.output.contains("apng: as expected, by what people see, in squares of 4 pixels"))
    #expect(run.output.contains("the frames are the expected ones, 2 frames later"))
    #expect(run.output.contains("\"judged\": \"exact\""))
    #expect(run.output.contains("pictures: as expected, in every pixel"))
    #expect(run.output.contains("apng: recorded: ") && run.output.contains("15\n"))
  }

  @Test func `what cannot be compared is said in one line`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run(
      """
      $render scene.json -o film.apng --quiet; $render scene.json --hold-first 0 -o scene.gif --quiet
      $render record scene.json; $render verify scene.gif; echo $?
      $render record film.apng; cp film.apng c.apng; cp goldens/film.looks.png c.png
      head -c 60 c.png > goldens/film.looks.png; $render verify film.apng; echo $?
      cp c.png goldens/film.looks.png
      sed -i 's/^rate 25/rate 26/' goldens/film.recording.txt; $render verify film.apng; echo $?
      head -c 200 c.apng > film.apng; $render verify film.apng; echo $?
      $render verify c.apng --keep timeline; echo $?
      """)
    let lines = run.output + run.error
    #expect(
      lines.contains("'scene.gif' is a recording, and 'goldens/scene' has the goldens of a scene"))
    #expect(lines.contains("the golden sheet of small frames is damaged"))
    #expect(lines.contains("goldens/film.recording.txt:"))
    #expect(lines.contains("'film.apng': unexpected end of file in an APNG"))
    #expect(lines.contains("of which at least 'frames' are kept"))
    #expect(run.output.matches(of: /(?m)^(65|1|2)$/).count == 5)
  }

  /// The scene with a box in a corner, of another color in every film: a clock, say.
  private static func clock(_ color: String) -> String {
    scene.replacing(
      "\"layers\": [",
      with: "\"layers\": [{\"size\": [8, 4], \"position\": [26, 3], \"background\": \"\(color)\"}, "
    )
  }

  @Test(arguments: ["apng", "mp4"])
  func `what is ignored of a recording is not compared, and is part of what was expected`(
    ending: String
  ) throws {
    let workshop = try Workshop(Self.clock("#FF0000"))
    try workshop.write(Data(Self.clock("#00C000").utf8), to: "later.json")
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [{"recording": "film.\(ending)", "name": "clock",
          "ignore": [{"box": [44, 0, 18, 12], "because": "a clock"}]}]}
        """.utf8), to: "suite.json")
    let run = try workshop.run(
      """
      $render scene.json -o film.\(ending) --quiet; $render record film.\(ending) --ignore 44,0,18,12
      $render record suite.json
      grep -h ignored goldens/film.recording.txt goldens/clock.recording.txt
      $render later.json -o new.\(ending) --quiet; $render compare film.\(ending) new.\(ending)
      $render compare film.\(ending) new.\(ending) --ignore 44,0,18,12
      $render compare later.json film.\(ending) --ignore 44,0,18,12
      mv new.\(ending) film.\(ending)
      $render verify film.\(ending) --ignore 44,0,18,12; $render verify suite.json
      $render verify film.\(ending) --ignore 44,0,9,12 || echo $?
      $render verify film.\(ending) || echo $?
      $render verify film.\(ending) --against scene.json --ignore 44,0,18,12
      $render verify film.\(ending) --against scene.json || echo $?
      """)
    #expect(run.output.matches(of: /ignored 44,0 18x12/).count == 2, "\(run.output)\(run.error)")
    #expect(run.output.matches(of: /a region looks different,/).count == 2, "\(run.output)")
    #expect(run.output.matches(of: /: alike/).count == 2, "\(run.output)\(run.error)")
    #expect(run.output.matches(of: /1 case: 1 as expected/).count == 3, "\(run.output)")
    let otherwise = /other regions are ignored than when the frames were recorded/
    #expect(run.output.matches(of: otherwise).count == 2, "\(run.output)")
    #expect(run.output.matches(of: /(?m)^1$/).count == 3)
  }

  @Test func `what cannot be ignored is refused, and a damaged list of it is damage`() throws {
    let workshop = try Workshop(Self.scene)
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [{"recording": "film.apng",
          "ignore": [{"layer": "clock", "because": "a clock"}]}]}
        """.utf8), to: "suite.json")
    let run = try workshop.run(
      """
      $render scene.json -o film.apng --quiet; $render verify suite.json; echo $?
      $render verify scene.json --ignore 0,0,4,4; echo $?
      $render compare scene.json scene.json --ignore 0,0,4,4; echo $?
      $render verify film.apng --ignore 0,0,4; echo $?
      $render record film.apng --ignore 0,0,4,4
      sed -i 's/^ignored 0,0 4x4/ignored 0,0 4/' goldens/film.recording.txt
      $render verify film.apng --ignore 0,0,4,4; echo $?
      """)
    let words = run.output + run.error
    #expect(words.contains("a recording has no layers to ignore"))
    #expect(words.contains("'scene.json' is a scene, and no recording"))
    #expect(words.contains("leaves out pixels of recordings, and none are compared here"))
    #expect(words.contains("'0,0,4' is no box"))
    #expect(words.contains("a box such as 'ignored 0,0 390x44'"), "\(words)")
    #expect(run.output.matches(of: /(?m)^(65|1|2)$/).count == 5, "\(run.output)")
  }

  @Test func `suites name recordings, and scenes that recordings are held to`() throws {
    let workshop = try Workshop(Self.scene)
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [
          {"recording": "film.mp4", "against": "scene.json"},
          {"recording": "small.apng", "against": "scene.json"},
          {"recording": "late.gif", "against": "scene.json"},
          {"recording": "film.mp4", "name": "kept"}]}
        """.utf8), to: "suite.json")
    try workshop.write(
      Data(
        #"{"version": 1, "cases": [{"recording": "film.mp4", "vars": {}}, {"name": "x"}]}"#.utf8),
      to: "wrong.suite.json")
    let run = try workshop.run(
      """
      $render scene.json -o film.mp4 --quiet; $render scene.json --scale 1 -o small.apng --quiet
      sed s/80ms/160ms/ scene.json > late.json; $render late.json --hold-first 0 -o late.gif --quiet
      $render record suite.json; $render verify suite.json --verbose --junit j.xml
      grep -c 'judged by what people see' j.xml; $render verify wrong.suite.json
      """)
    let words = run.output + run.error
    #expect(words.contains("film: as 'scene.json' draws it, by what people see"))
    #expect(words.contains("small: as 'scene.json' draws it, in every pixel"))
    #expect(words.contains("late: different, judged by what people see"))
    #expect(words.contains("the frames are the expected ones, 2 frames later"))
    let advice = /note: pixels are compared; with --aligned only the movement is/
    // By 'record' and by 'verify', of the one that differs.
    #expect(words.matches(of: advice).count == 2)
    #expect(words.contains("kept: as expected"))
    #expect(words.contains("4 cases: 3 as expected, 1 different"))
    #expect(words.contains("a recording has no \"vars\""))
    #expect(words.contains("\"recording\""))
  }
}
