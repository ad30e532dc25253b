import Foundation
import TestSupport
import Testing

/// Goldens of recordings are compared whole: every digit of every digest, and every picture.
@Suite struct RecordedDamageTests {
  private static let scene = """
    {"version": 1, "canvas": {"size": [60, 40], "fps": 20}, "layers": [
     {"id": "c", "frame": [5, 5, 30, 20], "background": "#0A84FF",
      "translateX": {"from": 0, "to": 20, "duration": 250}}]}
    """

  /// A film `rec/r`, recorded, and the goldens of another one of its size and length in `other`.
  private static func workshop(_ ending: String) throws -> Workshop {
    let workshop = try Workshop(scene)
    let run = try workshop.run(
      """
      mkdir rec other; $render scene.json -o rec/r.\(ending) -q; sed s/0A84FF/BF5AF2/ scene.json > o.json
      $render o.json -o other/r.\(ending) -q; $render record rec other/r.\(ending) > /dev/null
      mv other/goldens/* other; $render verify rec
      """)
    try #require(run.output == "1 case: 1 as expected\n", "\(run)")
    return workshop
  }

  /// What is done to the goldens `r.*`, and in which words it is told.
  private static let damages: [(name: String, script: String, words: String)] = [
    (
      "a broken strip",
      "printf '\\377\\377\\377\\377' | dd of=r.strip.png bs=1 seek=120 conv=notrunc",
      "r.strip.png: found what cannot be read"
    ),
    (
      "a strip of a billion columns",
      "printf '\\100' | dd of=r.strip.png bs=1 seek=16 conv=notrunc",
      "r.strip.png: found what cannot be read"
    ),
    ("a strip that breaks off", "truncate -s 200 r.strip.png", "found a file that breaks off"),
    ("another film's strip", "cp ../../other/r.strip.png .", "film strip: "),
    (
      "another picture", "$render ../../scene.json --at 0 -o r.strip.png",
      "pixels, expected 60x40"
    ),
    (
      "broken looks", "printf '\\377\\377\\377\\377' | dd of=r.looks.png bs=1 seek=60 conv=notrunc",
      "sheet of small frames is damaged"
    ),
    (
      "looks of a billion columns", "printf '\\100' | dd of=r.looks.png bs=1 seek=16 conv=notrunc",
      "sheet of small frames is damaged"
    ),
    (
      "another size of squares", "sed -i 's/^square 4/square 5/' r.recording.txt",
      "found 'square 5', expected 'square 4'"
    ),
  ]

  @Test func `a picture that would fill the memory is refused by its size`() throws {
    let workshop = try Self.workshop("apng")
    let run = try workshop.run(
      """
      cat > bomb.py <<'END'
      import struct, sys, zlib
      def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
      side = 16000
      head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
      rows = zlib.compress(bytes((side // 8 + 1) * side))
      open(sys.argv[1], "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", head)
        + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
      END
      cp -r rec/goldens good
      for kind in strip looks; do
        python3 bomb.py rec/goldens/r.$kind.png; $render verify rec; echo $?; cp good/* rec/goldens
      done
      """)
    #expect(run.output.matches(of: /(?m)^1$/).count == 2, "\(run)")
    #expect(run.output.contains("it has 16000x16000 pixels, more than"), "\(run)")
    #expect(run.output.contains("found 16000x16000 pixels, expected 90x10"), "\(run)")
  }

  @Test(arguments: Cases.paired(Array(damages.indices), inTurnsWith: ["apng", "gif", "mp4"]))
  func `damage is named, whatever kept the pixels`(number: Int, ending: String) throws {
    let damage = Self.damages[number]
    let workshop = try Self.workshop(ending)
    let run = try workshop.run(
      "cd rec/goldens; { \(damage.script); } 2>/dev/null; cd ../..; $render verify rec")
    #expect(run.status == 1, "\(damage.name): \(run)")
    #expect(run.output.contains(damage.words), "\(damage.name): \(run)")
  }

  /// What is done to the goldens of a film whose every pixel counts.
  private static let exactDamages: [(name: String, script: String)] = [
    (
      "the 17th digit",
      "sed -i -E '6 { s/^(0 0ms .{16})0/\\11/; t; s/^(0 0ms .{16})./\\10/ }' r.recording.txt"
    ),
    (
      "all but 16 digits",
      "sed -i -E 's/^(0 0ms .{16}).*/\\1000000000000000000000000000000000000000000000000/' r.recording.txt"
    ),
    ("the last digit", "sed -i '$ { s/0$/1/; t; s/.$/0/ }' r.recording.txt"),
    ("capitals", "sed -i -E '6,$ s/[a-f]/\\U&/g' r.recording.txt"),
    ("another film's looks", "cp ../../other/r.looks.png ."),
    ("another film's list", "cp ../../other/r.recording.txt ."),
  ]

  @Test(arguments: exactDamages.indices)
  func `where every pixel counts, every digit and every color does`(number: Int) throws {
    let damage = Self.exactDamages[number]
    let workshop = try Self.workshop("apng")
    let run = try workshop.run(
      """
      cp -r rec/goldens good; cd rec/goldens; \(damage.script); cd ../..; diff -r good rec/goldens > /dev/null
      echo "changed $?"; $render verify rec
      """)
    #expect(run.output.hasPrefix("changed 1\n"), "\(damage.name): \(run)")
    #expect(run.status == 1, "\(damage.name): \(run)")
  }

  @Test(arguments: ["apng", "mp4"])
  func `the same film in other files is as expected, its strip as well`(ending: String) throws {
    let workshop = try Self.workshop(ending)
    let run = try workshop.run(
      """
      for other in apng mp4 gif; do
        hold=; [ $other != gif ] || hold='--hold-first 0 --hold-last 0'
        $render scene.json -o x.$other -q $hold; cp x.$other rec/r.\(ending); $render verify rec/r.\(ending)
      done
      """)
    #expect(run.output.matches(of: /1 as expected/).count == 3, "\(run)")
  }

  @Test func `a movie of a size that had to be even has the strip of what was filmed`() throws {
    let workshop = try Workshop(Self.scene.replacing("[60, 40]", with: "[61, 41]"))
    let run = try workshop.run(
      """
      $render scene.json -o film.apng -q; $render record film.apng > /dev/null; $render scene.json -o film.mp4 -q
      mv film.mp4 film.apng; $render verify film.apng
      """)
    #expect(run.output == "1 case: 1 as expected\n", "\(run)")
  }
}
