import Foundation
import TestSupport
import Testing

/// `render compare` with films that were recorded elsewhere: faults are planted in three films, which are
/// stored in five ways, and each has to be named.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct CompareRecordingTests {
  /// A fault, and the words by which it is named.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let words: String
    /// What is done to the frames in `frames/`, which are the expected ones unless the scene is another.
    var script = ""
    /// What is different about the scene.
    var scene = Motion()
    var testDescription: String { name }
  }

  /// What the layers of all three scenes do.
  struct Motion: Sendable {
    var delay = 100
    var duration = 400
    var isClipped = false
  }

  static let faults = [
    Fault(name: "nothing", words: ": alike"),
    Fault(
      name: "reversed", words: "the film runs backwards",
      script: """
        mkdir r; for i in $(seq 0 30); do
          mv $(printf frames/%06d.png $i) $(printf r/%06d.png $((30 - i)))
        done; rm -r frames; mv r frames
        """),
    Fault(
      name: "a dropped frame", words: "dropped: frame 9;",
      script: "cp frames/000008.png frames/000009.png"),
    Fault(
      name: "a doubled frame", words: "doubled: frame ",
      script: """
        for i in $(seq 30 -1 9); do
          cp $(printf frames/%06d.png $i) $(printf frames/%06d.png $((i + 1)))
        done
        """),
    Fault(
      name: "30 ms later", words: "the movement is the expected one, 3",
      scene: Motion(delay: 130)),
    Fault(name: "slower", words: "the movement takes 1.", scene: Motion(duration: 600)),
    Fault(
      name: "a clipped corner", words: "a region looks different, within 80,0 to 95,15",
      scene: Motion(isClipped: true)),
    Fault(
      name: "the wrong color range", words: "the color range is off",
      script: """
        mkdir r; l='val*219/255+16'
        ffmpeg -v error -i frames/%06d.png -vf "lutrgb=r=$l:g=$l:b=$l" -start_number 0 r/%06d.png
        rm -r frames; mv r frames
        """),
  ]

  /// How frames are stored, and how ffmpeg does that.
  static let endings = [
    ("mp4", "-c:v libx264 -crf 18 -pix_fmt yuv420p"),
    ("gif", "-vf 'split[a][b];[a]palettegen[p];[b][p]paletteuse'"),
    ("apng", "-f apng"),
    ("webp", "-c:v libwebp_anim -lossless 1"),
  ]

  static let layers = ["push", "card", "fade"]

  private static func scene(_ name: String, _ motion: Motion = Motion()) -> String {
    func move(_ from: String, _ to: String) -> String {
      """
      {"from": \(from), "to": \(to), "duration": "\(motion.duration)ms",
       "delay": "\(motion.delay)ms", "easing": "ease-in-out"}
      """
    }
    func box(_ size: String, _ place: String, _ color: String, _ more: String = "") -> String {
      "{\"size\": \(size), \"position\": \(place), \"background\": \"\(color)\"\(more)}"
    }
    let page = "[96, 128]"
    var layers =
      switch name {
      case "push":
        [
          box(
            page, move("[48, 64]", "[20, 64]"), "#34C759",
            ", \"children\": [\(box("[96, 20]", "[48, 10]", "#1C1C1E"))]"),
          box(
            page, move("[144, 64]", "[48, 64]"), "#FFFFFF",
            ", \"children\": [\(box("[70, 14]", "[48, 50]", "#FF9500"))]"),
        ]
      case "card":
        [box("[60, 60]", move("[32, 32]", "[60, 92]"), "#5856D6", ", \"cornerRadius\": 8")]
      default:
        [
          box("[80, 60]", "[40, 40]", "#AF52DE", ", \"opacity\": \(move("0", "1"))"),
          box("[40, 16]", move("[24, 110]", "[72, 110]"), "#FF3B30", ", \"cornerRadius\": 8"),
        ]
      }
    if motion.isClipped { layers.append(box("[16, 16]", "[88, 8]", "#000000")) }
    return """
      {"version": 1, "duration": "1s",
       "canvas": {"size": \(page), "scale": 1, "fps": 30, "background": "#F2F2F7"},
       "layers": [\(layers.joined(separator: ", "))]}
      """
  }

  @Test(arguments: Cases.paired(faults, inTurnsWith: layers))
  func `each fault is named, however the film is stored`(_ fault: Fault, _ name: String) throws {
    let workshop = try Workshop(Self.scene(name))
    try workshop.write(Data(Self.scene(name, fault.scene).utf8), to: "other.json")
    let made = Self.endings.map {
      "ffmpeg -v error -framerate 30 -i frames/%06d.png \($1) film.\($0)"
    }
    let run = try workshop.run(
      """
      set -e
      $render other.json -o frames/ --quiet
      \(fault.script)
      \(made.joined(separator: "\n"))
      for film in film.mp4 film.gif film.apng film.webp frames; do
        $render compare scene.json $film
        echo =
      done
      """)
    try #require(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let answers = run.output.split(separator: "=\n")
    #expect(answers.count == 5)
    for answer in answers { #expect(answer.contains(fault.words), "\(answer)") }
  }

  @Test func `films are compared with each other, and what is no film is refused`() throws {
    let workshop = try Workshop(Self.scene("card"))
    let run = try workshop.run(
      """
      for end in mp4 gif apng webp; do $render scene.json --hold-first 0 -o film.$end --quiet; done
      $render scene.json -o frames/ --quiet
      $render compare film.mp4 film.gif; $render compare film.apng film.webp
      $render compare film.gif frames; $render compare frames film.mp4
      head -c 900 film.apng > cut.apng
      $render compare scene.json cut.apng; echo $?
      $render compare frames/000001.png film.gif; echo $?
      """)
    #expect(run.output.matches(of: /: alike/).count == 4)
    #expect(run.output.contains("65") && run.error.contains("unexpected end of file in an APNG"))
    #expect(run.error.contains("it is no film"))
  }
}
