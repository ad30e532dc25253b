import Foundation
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
      $render scene.json --fps 50 -o films/gif.gif --quiet
      sed s/80ms/160ms/ scene.json > late.json; $render late.json -o films/apng.apng --quiet
      $render verify films/apng.apng --goldens g --json > late || echo $?
      grep -e '"judged"' -e '"verdict"' late
      $render approve films/apng.apng --goldens g; $render verify films/apng.apng --goldens g
      ls g | wc -l
      """)
    #expect(run.error.isEmpty && run.status == 0, "\(run.error)")
    #expect(run.output.matches(of: /5 cases: 5 recorded/).count == 1)
    #expect(run.output.matches(of: /5 cases: 5 as agreed/).count == 2)
    #expect(run.output.contains("apng: as agreed, by what people see, in squares of 4 pixels"))
    #expect(run.output.contains("the frames are the agreed ones, 2 frames later"))
    #expect(run.output.contains("\"judged\": \"exact\""))
    #expect(run.output.contains("pictures: as agreed, in every pixel"))
    #expect(run.output.contains("apng: recorded: ") && run.output.contains("15\n"))
  }

  @Test func `what cannot be compared is said in one line`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run(
      """
      $render scene.json -o film.apng --quiet; $render scene.json -o scene.gif --quiet
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
      sed s/80ms/160ms/ scene.json > late.json; $render late.json -o late.gif --quiet
      $render record suite.json; $render verify suite.json --verbose --junit j.xml
      grep -c 'judged by what people see' j.xml; $render verify wrong.suite.json
      """)
    let words = run.output + run.error
    #expect(words.contains("film: as 'scene.json' draws it, by what people see"))
    #expect(words.contains("small: as 'scene.json' draws it, in every pixel"))
    #expect(words.contains("late: different, judged by what people see"))
    #expect(words.contains("the frames are the agreed ones, 2 frames later"))
    #expect(words.contains("kept: as agreed"))
    #expect(words.contains("4 cases: 3 as agreed, 1 different"))
    #expect(words.contains("a recording has no \"vars\""))
    #expect(words.contains("\"recording\""))
  }
}
