import Foundation
import SegueCommandLine
import SegueFiles
import TestSupport
import Testing

/// What becomes of files when something goes wrong with an output.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct FilmOutputTests {
  /// 'make sanitize' sets the sanitizer's options, and nobody else.
  private static let isThreadSanitized = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

  private static let canMount = canRun("unshare -m mount -t tmpfs -o size=64k none /mnt")
  private static let canBeNobody = canRun(
    "setpriv --reuid 65534 --clear-groups '\(Workshop.program)' --version")

  private static func canRun(_ command: String) -> Bool {
    (try? Shelled.run("bash", "-c", command).status) == 0
  }

  @Test(arguments: [
    ("no/film.mp4", "the directory 'no' does not exist\n  hint: 'mkdir -p no' makes it"),
    ("frames.mp4", "it is a directory"),
    (
      "frames.mp4/film.y4m/x.png --at 0",
      "the directory 'frames.mp4/film.y4m' does not exist\n  hint: 'mkdir -p frames.mp4/film.y4m' makes it"
    ),
    ("scene.json/film.mp4", "the directory 'scene.json' does not exist"),
  ])
  func `a place where no file can be is an error`(_ output: String, _ words: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run("mkdir frames.mp4; \"$render\" scene.json -o \(output)")
    let path = output.prefix { $0 != " " }
    #expect(
      run
        == Shelled(
          status: ExitCode.cannotCreate.rawValue, output: "",
          error: "render: error: cannot create '\(path)': \(words)\n"))
    #expect(try workshop.names() == ["scene.json", "frames.mp4"])
  }

  @Test func `what cannot be created is found before anything is drawn`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 800, height: 800))
    let run = try workshop.run("timeout 5 \"$render\" scene.json -o no/film.mp4")
    #expect(run.status == ExitCode.cannotCreate.rawValue)
  }

  @Test(arguments: ["scene.json", "link.json", "./scene.json", "copy.json"])
  func `what a film is made of is never replaced`(_ name: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      ln -s scene.json link.json; ln scene.json copy.json
      "$render" scene.json --format mp4 -o \(name)
      """)
    #expect(
      run
        == Shelled(
          status: ExitCode.cannotCreate.rawValue, output: "",
          error: "render: error: cannot create '\(name)': it is one of the inputs\n"))
    #expect(workshop.bytes(of: "scene.json") == Data(Workshop.scene(seconds: 1).utf8))
  }

  @Test(arguments: ["pictures/card.png", "row.json"])
  func `neither a picture nor a fragment is replaced`(_ name: String) throws {
    let scene = """
      {
        "version": 1, "canvas": { "size": [96, 64], "scale": 1 },
        "assets": { "card": "pictures/card.png" }, "duration": 100,
        "layers": [
          { "id": "card", "frame": [0, 0, 96, 64], "image": "card" },
          { "use": "row.json", "id": "row" }
        ]
      }
      """
    let row = #"{ "version": 1, "layer": { "frame": [0, 0, 9, 9], "background": "black" } }"#
    let workshop = try Workshop()
    try workshop.write(Data(scene.utf8), to: "card.json")
    try workshop.write(Data(row.utf8), to: "row.json")
    let run = try workshop.run(
      """
      mkdir pictures; "$render" scene.json --at 0 -o pictures/card.png; cp \(name) copy
      "$render" card.json --format mp4 -o film.mp4 && "$render" card.json --format mp4 -o \(name)
      """)
    #expect(
      run
        == Shelled(
          status: ExitCode.cannotCreate.rawValue, output: "",
          error: "render: error: cannot create '\(name)': it is one of the inputs\n"))
    #expect(workshop.bytes(of: name) == workshop.bytes(of: "copy"))
  }

  @Test func `neither of two pictures is replaced`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      "$render" scene.json --at 0 -o a.png; cp a.png b.png
      "$render" between a.png b.png --at 0 -o b.png
      """)
    #expect(run.status == ExitCode.cannotCreate.rawValue)
    #expect(workshop.bytes(of: "b.png") == workshop.bytes(of: "a.png"))
  }

  @Test(arguments: ["film.mp4", "frames/"])
  func `a file that exists is kept where the user says so`(_ output: String) throws {
    let workshop = try Workshop()
    let file = output == "frames/" ? "frames/000040.png" : output
    let run = try workshop.run(
      """
      mkdir frames; echo old > \(file)
      "$render" scene.json --no-clobber -o \(output)
      """)
    #expect(run.status == ExitCode.cannotCreate.rawValue)
    #expect(run.error == "render: error: cannot create '\(file)': it exists already\n")
    #expect(workshop.bytes(of: file) == Data("old\n".utf8))
    #expect(workshop.bytes(of: "frames/000000.png") == nil)
  }

  @Test(arguments: ["mp4", "y4m", "rgba", "png", "apng", "webp", "gif"])
  func `a full device is an error of writing`(_ format: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run("\"$render\" scene.json --format \(format) -o - > /dev/full")
    #expect(run.status == ExitCode.writeFailed.rawValue)
    let line =
      /render: error: cannot write '-': no space left on device, after \d+ of (61|126) frames\n/
    #expect(run.error.wholeMatch(of: line) != nil, "\(run.error)")
  }

  @Test(.enabled(if: !isThreadSanitized, "the thread sanitizer itself needs files to grow"))
  func `a failure says how far the film has come`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 400, height: 400))
    // A frame has 240 000 bytes, and the file may have 2 MiB.
    let run = try workshop.run("ulimit -f 2048; \"$render\" scene.json -o film.y4m")
    #expect(
      run
        == Shelled(
          status: ExitCode.writeFailed.rawValue, output: "",
          error: """
            render: error: cannot write 'film.y4m': file too large, after 8 of 61 frames

            """))
  }

  @Test(
    .enabled(if: !isThreadSanitized, "the thread sanitizer itself needs files to grow"),
    arguments: ["film.mp4", "film.rgba", "frames/", "film.apng", "film.webp", "film.gif"])
  func `a limit on the size of files leaves nothing behind`(_ output: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 400, height: 400))
    let run = try workshop.run("mkdir frames; ulimit -f 1; \"$render\" scene.json -o \(output)")
    #expect(run.status == ExitCode.writeFailed.rawValue)
    #expect(run.error.lowercased().contains("file too large"))
    #expect(try workshop.names() == ["scene.json", "frames"])
  }

  @Test(
    .enabled(if: canMount, "nothing can be mounted here"), arguments: [4, 8, 16, 32, 64])
  func `a full disk leaves what was there`(_ kilobytes: Int) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 20, width: 400, height: 400))
    let run = try workshop.run(
      """
      mkdir disk; unshare -m bash -c '
        mount -t tmpfs -o size=\(kilobytes)k none disk
        echo old > disk/film.mp4
        '"$render"' scene.json -o disk/film.mp4
        echo $?; cat disk/film.mp4; ls -A disk'
      """)
    #expect(run.output == "\(ExitCode.writeFailed.rawValue)\nold\nfilm.mp4\n")
    #expect(run.error.lowercased().contains("no space left on device"))
  }

  @Test(.enabled(if: canMount, "nothing can be mounted here"))
  func `a disk that cannot be written is found before anything is drawn`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir disk; unshare -m bash -c '
        mount -t tmpfs -o ro none disk
        '"$render"' scene.json -o disk/film.mp4'
      """)
    #expect(
      run
        == Shelled(
          status: ExitCode.cannotCreate.rawValue, output: "",
          error: "render: error: cannot create 'disk/film.mp4': read-only file system\n"))
  }

  @Test(.enabled(if: canBeNobody, "no other user can be had here"))
  func `a folder of somebody else is found before anything is drawn`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      chmod 755 .
      setpriv --reuid 65534 --clear-groups "$render" scene.json -o film.mp4
      """)
    #expect(
      run
        == Shelled(
          status: ExitCode.cannotCreate.rawValue, output: "",
          error: "render: error: cannot create 'film.mp4': permission denied\n"))
  }

  @Test func `a folder that nothing came into goes again`() throws {
    let workshop = try Workshop(TooMuchTests.scene)
    let run = try workshop.run("\"$render\" scene.json -o new/frames/; echo $?; ls")
    #expect(run.output == "\(ExitCode.invalidData.rawValue)\nscene.json\n")
    #expect(run.error.contains("more than"))
  }

  @Test func `closed streams and few descriptors do no harm to a movie`() throws {
    let workshop = try Workshop()
    // Hardly more than a run asks for, besides what is open already.
    let few = try workshop.needs().files + 8
    let run = try workshop.run(
      """
      "$render" scene.json -o usual.mp4
      "$render" scene.json -o closed.mp4 <&- >&- 2>&-
      (ulimit -n \(few); "$render" scene.json -o few.mp4)
      sha256sum *.mp4 | cut -d ' ' -f 1 | sort -u | wc -l
      ls *.mp4 | wc -l
      """)
    #expect(run == Shelled(status: 0, output: "1\n3\n", error: ""))
  }

  @Test(arguments: ["mp4", "y4m", "rgba", "png", "apng", "webp", "gif"])
  func `a reader that goes away ends the film quietly with 141`(_ format: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 20))
    let run = try workshop.run(
      "\"$render\" scene.json --format \(format) -o - | head -c 10 | wc -c; echo ${PIPESTATUS[0]}")
    #expect(run == Shelled(status: 0, output: "10\n141\n", error: ""))
  }
}
