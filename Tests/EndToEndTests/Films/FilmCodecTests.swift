import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// What a movie is compressed with, and in which file.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct FilmCodecTests {
  @Test(arguments: [
    (
      "film.webm --codec h264", "found 'h264', expected vp9 or av1 in a .webm",
      "h264 goes into .mp4, .mov or .mkv"
    ),
    (
      "film.mp4 --codec prores",
      "found 'prores', expected h264, h264-lossless, vp9 or av1 in a .mp4",
      "prores goes into .mov or .mkv"
    ),
    (
      "film.mov --codec ffv1", "found 'ffv1', expected h264, h264-lossless or prores in a .mov",
      "ffv1 goes into .mkv"
    ),
    (
      "- --format mp4 --codec ffv1",
      "found 'ffv1', expected h264, h264-lossless, vp9 or av1 in a .mp4", "ffv1 goes into .mkv"
    ),
    (
      "film.y4m --codec vp9", "it compresses movies, and this is none",
      "name a .mp4, .mov, .mkv or .webm with -o"
    ),
    (
      "film.png --at 0 --codec vp9", "it compresses movies, and this is none",
      "name a .mp4, .mov, .mkv or .webm with -o"
    ),
  ])
  func `a codec that the file cannot hold is refused before anything is read`(
    _ output: String, _ message: String, _ hint: String
  ) throws {
    let workshop = try Workshop("no scene")
    let run = try workshop.run("\"$render\" scene.json -o \(output)")
    #expect(
      run
        == Shelled(
          status: ExitCode.usage.rawValue, output: "",
          error: "render: error: option '--codec': \(message)\n  hint: \(hint)\n"))
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test(arguments: [
    ("film.mp4", "ftypisom"), ("film.mov", "ftypqt  "), ("film.mov --codec h264", "ftypqt  "),
    ("film.mp4 --codec av1", "av01"), ("film.mkv --codec h264", "matroska"), ("film.webm", "webm"),
    ("film.webm --codec av1", "V_AV1"), ("film.mkv", "FFV1"),
  ])
  func `the ending says what kind of file it is`(_ output: String, _ mark: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run("\"$render\" scene.json --frames 0-4 -o \(output)")
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let name = try #require(output.split(separator: " ").first)
    let bytes = try #require(workshop.bytes(of: String(name)))
    #expect(bytes.range(of: Data(mark.utf8)) != nil)
  }

  @Test func `where FFmpeg is not there, movies alone need it`() throws {
    let workshop = try Workshop()
    // A file of that name that is no library hides the one of the system.
    let run = try workshop.run(
      """
      mkdir lib; for version in {58..63}; do touch lib/libavformat.so.$version; done
      export LD_LIBRARY_PATH=$PWD/lib
      "$render" scene.json --at 0 -o film.png || exit
      "$render" scene.json -o film.mp4
      """)
    #expect(run.status == ExitCode.unavailable.rawValue)
    let words = try run.error.wholeMatch(
      of: Regex(
        """
        render: error: movies need the libraries of FFmpeg: .*libavformat.so.*
          hint: install them, or write pictures or raw frames, which need no FFmpeg

        """))
    #expect(words != nil, "\(run.error)")
    #expect(try workshop.names() == ["scene.json", "film.png", "lib"])
  }
}
