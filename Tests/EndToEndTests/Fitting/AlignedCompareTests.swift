import Foundation
import TestSupport
import Testing

/// `render compare --aligned`: recordings as devices and simulators make them, in which something is planted
/// that has to be named, and nothing else.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct AlignedCompareTests {
  /// What is done to the recording, and what has to be said.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What ffmpeg does to the pictures.
    var filter = "null"
    var motion = Motion()
    /// The rate of the recording.
    var rate = 60
    /// What is said, all of it in order; nothing for what is alike.
    var findings: [String] = []
    var notes: [String] = []
    var testDescription: String { name }
  }

  struct Motion: Sendable {
    var response = 500
    var ratio = 0.8
    var delay = 100
  }

  static let cases = [
    Case(name: "nothing", notes: ["the scene is 1 times as large", "from 0,0 on"]),
    Case(name: "larger", filter: "scale=300:480", notes: ["the scene is 1.5 times as large"]),
    Case(
      name: "cropped", filter: "crop=180:280:10:30",
      notes: ["from -10,-30 on", "29 % of the scene's picture is outside"]),
    Case(name: "padded", filter: "pad=260:400:30:50:black", notes: ["from 30,50 on"]),
    Case(
      name: "a status bar", filter: "drawbox=0:0:200:16:white:fill",
      notes: ["always looks otherwise: 0,0 200x16, as a status bar is"]),
    Case(
      name: "120 ms later", motion: Motion(delay: 220), notes: ["the recording is 12", " ms late"]),
    Case(name: "half the rate", rate: 30, notes: ["from 0,0 on"]),
    Case(
      name: "half the rate, shown twice", filter: "fps=60", rate: 30,
      notes: ["repeat the one before, and are not measured"]),
    Case(
      name: "every second picture repeated", filter: "shuffleframes=0 0 2 2 4 4 6 6",
      notes: ["repeat the one before, and are not measured"]),
    Case(
      name: "mixed pictures", filter: "framerate=fps=60:interp_start=0:interp_end=255:scene=100",
      rate: 30, notes: ["are mixed from those around them, and are not measured"]),
    Case(
      name: "three hundredths slower", motion: Motion(response: 515),
      notes: ["alike is within 5 % of that time"]),
    Case(
      name: "a slower spring", motion: Motion(response: 600),
      findings: ["layer 'to' takes ", " longer: a spring with response "]),
    Case(
      name: "a bouncy spring", motion: Motion(ratio: 0.6),
      findings: ["layer 'to' takes ", " % beyond its end instead of 1.5 %"]),
    Case(
      name: "all of it",
      filter: "scale=300:480,pad=340:560:20:40:gray,drawbox=20:40:300:24:yellow:fill",
      motion: Motion(response: 560, delay: 180),
      findings: ["layer 'to' takes "],
      notes: ["the scene is 1.5 times as large", "0,0 200x16, as a status bar is"]),
  ]

  @Test(arguments: [
    "film.mp4 scene.json", "scene.json film.mp4", "film.mp4 film.mp4", "film.mp4 - < scene.json",
  ])
  func `a recording that is none is named`(_ films: String) throws {
    let run = try Workshop().run("echo junk > film.mp4; $render compare \(films) --aligned")
    #expect(run.status == 65)
    #expect(run.error.hasPrefix("render: error: 'film.mp4': it is no film;"), "\(run)")
  }

  @Test func `one scene may come from standard input, and not both`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      for pair in 'scene.json -' '- scene.json'; do $render compare $pair < scene.json; done
      $render compare - - < scene.json; echo $?
      """)
    #expect(run.output == "-: alike\nscene.json: alike\n2\n", "\(run)")
    #expect(run.error.contains("only one of both scenes can come from standard input"))
  }

  @Test(arguments: cases.oneIn(3))
  func `what is planted is named, and nothing else`(_ tried: Case) throws {
    let workshop = try Workshop(Self.scene(Motion(), 60))
    try workshop.write(Data(Self.scene(tried.motion, tried.rate).utf8), to: "other.json")
    let run = try workshop.run(
      """
      set -e; $render other.json -o plain.mp4 --quiet
      ffmpeg -v error -i plain.mp4 -vf '\(tried.filter)' -c:v libx264 -crf 20 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned
      """)
    try #require(run.error.isEmpty, "\(run.error)")
    #expect(run.status == (tried.findings.isEmpty ? 0 : 1))
    #expect(run.output.contains(": alike\n") == tried.findings.isEmpty, "\(run.output)")
    for words in tried.findings + tried.notes {
      #expect(run.output.contains(words), "\(words) in \(run.output)")
    }
    if !tried.findings.isEmpty { try Self.expectPace(tried.motion, in: run.output) }
  }

  /// Expects that the recording's spring is told, and the scene's, both within a twentieth.
  private static func expectPace(_ motion: Motion, in output: String) throws {
    let told = output.matches(of: /a spring with response (\d+) ms, damping ratio ([\d.]+)/)
    try #require(told.count == 2, "\(output)")
    for (match, meant) in zip(told, [motion, Motion()]) {
      let (response, ratio) = (Double(match.1) ?? 0, Double(match.2) ?? 0)
      #expect(abs(response / Double(meant.response) - 1) < 0.05, "\(output)")
      #expect(abs(ratio / meant.ratio - 1) < 0.05, "\(output)")
    }
  }

  /// The gallery's push is full of letters; here they are a third of their size, and then half as large again.
  @Test func `letters on another raster are no difference`() throws {
    let scenes = Package.folder.appending(path: "Scenes").path
    let run = try Workshop("{}").run(
      """
      set -e; ln -s '\(scenes)' Scenes; $render Scenes/push.json --width 390 -o plain.mp4 --quiet
      ffmpeg -v error -i plain.mp4 -vf 'scale=584:1266,pad=644:1366:30:60:gray' -pix_fmt yuv420p film.mp4
      $render compare film.mp4 Scenes/push.json --aligned
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains(": alike\n"), "\(run.output)")
  }

  @Test func `another film is not found, and programs get the landmarks`() throws {
    let workshop = try Workshop(Self.scene(Motion(), 60))
    let other = """
      {"version": 1, "duration": 500, "canvas": {"size": [200, 320], "background": "#102030"},
       "layers": [{"size": [90, 40], "position": {"from": [60, 30], "to": [60, 250], "duration": 400}, "background": "#FFCC00"}]}
      """
    try workshop.write(Data(other.utf8), to: "other.json")
    let run = try workshop.run(
      """
      $render other.json -o other.mp4 --quiet; $render compare other.mp4 scene.json --aligned; echo $?
      $render scene.json -o film.mp4 --quiet; $render compare scene.json film.mp4 --aligned --json
      """)
    #expect(run.output.contains("65"))
    #expect(run.error.contains("what rests at both ends is not that of the scene"))
    #expect(run.output.contains(#""90%""#) && run.output.contains(#""overshoot""#))
  }

  /// The difference is as large as the tolerance, and pixels are not told that well.
  @Test func `what can't be told is said, and --strict makes it a code`() throws {
    let workshop = try Workshop(Self.scene(Motion(), 60))
    try workshop.write(Data(Self.scene(Motion(response: 525), 30).utf8), to: "other.json")
    let run = try workshop.run(
      """
      $render other.json -o film.mp4 --quiet
      $render compare film.mp4 scene.json --aligned; echo $?
      $render compare film.mp4 scene.json --aligned --strict --json > answer; echo $?
      $render compare film.mp4 scene.json --strict; echo $?; cat answer
      """)
    #expect(run.output.hasPrefix("film.mp4: can't tell\n  layer 'to' takes "), "\(run.output)")
    #expect(run.output.contains("; that is too near to 5 % to be told"), "\(run.output)")
    let codes = run.output.split(separator: "\n").filter { Int($0) != nil }
    #expect(codes == ["0", "75", "2"])
    #expect(
      run.output.contains(#""verdict": "can't tell""#) && run.output.contains(#""alike": false"#))
  }

  @Test func `a stretch of a recording is compared alone`() throws {
    let there = Self.scene(Motion(), 60)
    let workshop = try Workshop(there)
    let run = try workshop.run(
      """
      $render scene.json -o there.mp4 --quiet
      ffmpeg -v error -i there.mp4 -i there.mp4 -filter_complex '[1:v]reverse[b];[0:v][b]concat=n=2:v=1' \
        -c:v libx264 -crf 20 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned --from 1.4s; echo $?
      $render compare film.mp4 scene.json --aligned --to 1.4s; echo $?
      $render verify film.mp4 --against scene.json --aligned --from 1.4s > said; echo $?; grep broken said
      $render verify film.mp4 --against scene.json --aligned --to 1.4s; echo $?
      $render verify film.mp4 scene.json --to 1.4s; echo $?
      $render verify film.mp4 --against scene.json --aligned --from 1.4s --json | grep reproduce
      """)
    #expect(run.error.matches(of: /--from and --to cut it/).count == 1, "\(run.error)")
    #expect(run.error.contains("option '--to' is about recordings that are aligned"))
    #expect(!run.output.contains("movements are in the recording"), "\(run.output)")
    #expect(
      run.output.hasPrefix("65\nfilm.mp4: alike\n")
        && run.output.contains(
          "\n0\n65\nfilm: broken\n1 case: 1 broken\n1 case: 1 as expected\n0\n2\n"),
      "\(run.output)")
    #expect(run.output.contains("--against scene.json --aligned --from 1400ms"), "\(run.output)")
  }

  /// What comes first in the recording is the scene, and what comes back is not.
  @Test func `the scene is found among several movements, and that is said`() throws {
    let run = try Workshop(Self.scene(Motion(), 60)).run(
      """
      $render scene.json -o there.mp4 --quiet
      ffmpeg -v error -i there.mp4 -i there.mp4 -filter_complex '[1:v]reverse[b];[0:v][b]concat=n=2:v=1' \
        -c:v libx264 -crf 20 -pix_fmt yuv420p both.mp4
      ffmpeg -v error -i there.mp4 -i there.mp4 -filter_complex '[1:v]reverse[b];[b][0:v]concat=n=2:v=1' \
        -c:v libx264 -crf 20 -pix_fmt yuv420p back.mp4
      $render compare both.mp4 scene.json --aligned; echo $?
      $render compare back.mp4 scene.json --aligned; echo $?
      """)
    #expect(run.error.isEmpty, "\(run.error)")
    let notes = run.output.matches(
      of: /2 movements are in the recording, and what is seen from (\d+) ms to (\d+) ms is compared/
    )
    let begins = notes.compactMap { Int($0.1) }
    try #require(begins.count == 2, "\(run.output)")
    #expect(begins[0] == 0 && begins[1] > 600, "\(run.output)")
    #expect(run.output.matches(of: /mp4: alike\n/).count == 2, "\(run.output)")
    #expect(run.output.split(separator: "\n").filter { $0 == "0" }.count == 2)
  }

  @Test func `a recording in which nothing moves is different`() throws {
    let run = try Workshop(Self.scene(Motion(), 60)).run(
      """
      $render scene.json -o there.mp4 --quiet
      ffmpeg -v error -i there.mp4 -vf 'trim=end=0.05,loop=60:1' -c:v libx264 -crf 26 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned --report r.html; echo $?; grep -c 'Nothing moves in the' r.html
      """)
    #expect(
      run.output.hasPrefix(
        "film.mp4: different\n  nothing moves in the recording, which shows what the scene begins with\n"
      ),
      "\(run)")
    #expect(run.output.hasSuffix("\n1\n1\n"), "\(run.output)")
  }

  /// A camera in front of the screen: fainter, and noisy.
  @Test func `a rough recording can't be told, and one of something else is refused`() throws {
    let workshop = try Workshop(Self.scene(Motion(), 60))
    // It begins as the scene does, and ends otherwise.
    let page = ##""background": "#FFFFFF", "id": "to""##
    let other = Self.scene(Motion(), 60).replacing(
      page, with: page.replacing("FFFFFF", with: "102030"))
    try workshop.write(Data(other.utf8), to: "other.json")
    let run = try workshop.run(
      """
      for i in scene other; do $render $i.json -o $i.mp4 --quiet; done
      ffmpeg -v error -i scene.mp4 -vf 'eq=contrast=0.6,noise=alls=30:allf=t' -c:v libx264 -crf 24 \
        -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned; echo $?
      $render compare film.mp4 scene.json --aligned --strict > said; echo $?
      $render compare other.mp4 scene.json --aligned; echo $?
      """)
    #expect(
      run.output.hasPrefix(
        "film.mp4: can't tell\n  both ends are those of the scene only roughly, by "),
      "\(run)")
    #expect(!run.output.contains("not compared, because"), "\(run.output)")
    #expect(run.output.hasSuffix("\n0\n75\n65\n"), "\(run.output)")
  }

  static func scene(_ motion: Motion, _ rate: Int) -> String {
    func move(_ from: String, _ to: String) -> String {
      """
      {"from": \(from), "to": \(to), "delay": \(motion.delay),
       "easing": {"spring": {"response": \(motion.response), "dampingRatio": \(motion.ratio)}}}
      """
    }
    func box(_ size: String, _ place: String, _ color: String, _ more: String = "") -> String {
      "{\"size\": \(size), \"position\": \(place), \"background\": \"\(color)\"\(more)}"
    }
    let page = "[200, 320]"
    let old = [
      box("[200, 40]", "[100, 20]", "#1C1C1E"), box("[60, 50]", "[60, 120]", "#FF2D55"),
      box("[120, 20]", "[80, 220]", "#FFFFFF"),
    ]
    let new = [
      box("[200, 40]", "[100, 20]", "#5856D6"), box("[140, 24]", "[90, 100]", "#FF9500"),
      box("[100, 24]", "[70, 150]", "#007AFF"), box("[80, 60]", "[120, 240]", "#FF3B30"),
    ]
    func named(_ name: String, _ boxes: [String]) -> String {
      ", \"id\": \"\(name)\", \"children\": [\(boxes.joined(separator: ", "))]"
    }
    return """
      {"version": 1, "duration": 1400,
       "canvas": {"size": \(page), "scale": 1, "fps": \(rate), "background": "#F2F2F7"},
       "layers": [\(box(page, move("[100, 160]", "[40, 160]"), "#34C759", named("from", old))),
                  \(box(page, move("[300, 160]", "[100, 160]"), "#FFFFFF", named("to", new)))]}
      """
  }
}
