import Foundation
import SeguePresets
import TestSupport
import Testing

/// The transitions under FFmpeg's names, from pictures to pictures, compared with what the program
/// `ffmpeg` makes of the same two.
@Suite(
  .enabled(
    if: Shelled.isInstalled("bash") && Shelled.isInstalled("ffmpeg"),
    "there is no ffmpeg to compare with"))
struct XfadeLikenessTests {
  private static let (width, height) = (110, 96)
  private static let size = width * height * 4

  /// What the program says of its filter, which lists the transitions that its version knows.
  private static let manual = (try? Shelled.run("ffmpeg", "-v", "error", "-h", "filter=xfade"))?
    .output.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let names: [String] = PresetCatalog.names.compactMap { name in
    guard name.hasPrefix("xfade.") else { return nil }
    let kind = String(name.dropFirst(6))
    return manual?.contains(kind) == true ? kind : nil
  }

  /// Those that take other pixels than FFmpeg.
  private static let stretched: Set = ["squeezeh", "squeezev", "zoomin"]

  /// FFmpeg 5.1 takes the gray of this one from places that differ with the number of its threads.
  private static let exact = names.filter { !stretched.contains($0) && $0 != "fadegrays" }

  @Test func `the program knows what it is asked for, but for what is new in it`() {
    let kinds = PresetCatalog.names.filter { $0.hasPrefix("xfade.") }.map { $0.dropFirst(6) }
    let unknown = kinds.filter { !Self.names.contains(String($0)) }
    #expect(
      unknown.allSatisfy {
        $0.hasSuffix("wind") || $0.hasPrefix("cover") || $0.hasPrefix("reveal")
      })
    #expect(Self.names.count >= 40)
  }

  /// Those that mix no two pixels.
  private static let hard = exact.filter { kind in
    ["wipe", "slide", "cover", "reveal"].contains { kind.hasPrefix($0) }
      || kind.hasSuffix("slice") || kind.hasSuffix("crop")
  }

  @Test(arguments: hard.oneIn(2))
  func `what has hard edges is what FFmpeg makes, bit by bit`(kind: String) throws {
    let (ours, theirs) = try Self.films(kind, Self.noise)
    for moment in [1, 2, 4, 6, 7] {
      let range = moment * Self.size..<(moment + 1) * Self.size
      #expect(ours[range] == theirs[range], "\(kind) at \(moment)/8")
    }
  }

  /// FFmpeg cuts off what is below a level, here it is rounded; means are rounded before they are mixed.
  @Test(
    arguments: exact.filter { !hard.contains($0) && !["dissolve", "pixelize"].contains($0) }.oneIn(
      2)
  )
  func `what is mixed is at most a level above FFmpeg`(kind: String) throws {
    let (ours, theirs) = try Self.films(kind, Self.noise)
    let isRoundedTwice = ["fadeblack", "fadewhite", "hblur"].contains(kind)
    for place in Self.size..<8 * Self.size {
      let difference = Int(ours[place]) - Int(theirs[place])
      if difference < (isRoundedTwice ? -1 : 0) || difference > (isRoundedTwice ? 2 : 1) {
        Issue.record("\(kind): \(difference) at \(place)")
        return
      }
    }
  }

  private static func noise(_ x: Int, _ y: Int, _ seed: Int) -> UInt32 {
    var random = SeededGenerator(seed: UInt64((y * width + x) * 2 + seed))
    return UInt32(truncatingIfNeeded: random.next())
  }

  /// The two of the exact ones that have no bound above.
  @Test(arguments: exact.filter { ["dissolve", "pixelize"].contains($0) })
  func `squares and specks look as in FFmpeg, within two levels`(kind: String) throws {
    let (ours, theirs) = try Self.films(kind, Self.noise)
    for moment in [1, 2, 4, 6, 7] {
      // The sine that chance hangs on is not rounded everywhere alike, nor is the edge of a square that
      // falls exactly between two pixels: a column and a row.
      let allowed =
        switch kind {
        case "dissolve": Self.width * Self.height / 200
        case "pixelize" where moment == 4: Self.width + Self.height - 1
        default: 0
        }
      let others = Self.count(unlike: 2, ours, theirs, at: moment)
      #expect(others <= allowed, "\(kind) at \(moment)/8: \(others) pixels")
    }
  }

  /// What is stretched is sampled smoothly, and half a pixel beside FFmpeg's place: pictures whose
  /// neighbors hardly differ show the same, but for two rows or columns at the edges.
  @Test(arguments: names.filter { stretched.contains($0) })
  func `what is stretched looks as in FFmpeg where pictures are soft`(kind: String) throws {
    let (ours, theirs) = try Self.films(kind) { x, y, seed in
      seed == 0 ? UInt32(40 + x) | UInt32(200 - y) << 8 | 90 << 16 : 0x20_60D0
    }
    for moment in [1, 2, 4, 5] {
      let others = Self.count(unlike: 4, ours, theirs, at: moment)
      #expect(others <= 2 * max(Self.width, Self.height), "\(kind) at \(moment)/8: \(others)")
    }
  }

  // MARK: - Films

  /// Frames of four bytes a pixel, one for each eighth of the way: ours and FFmpeg's.
  private static func films(
    _ kind: String, _ picture: (Int, Int, Int) -> UInt32
  ) throws -> (Data, Data) {
    let workshop = try Workshop()
    for (seed, name) in ["a", "b"].enumerated() {
      let pixels = (0..<height).flatMap { y in (0..<width).map { picture($0, y, seed) } }
      let bytes = pixels.flatMap { word in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
      try workshop.write(Data(bytes), to: "\(name).rgb")
    }
    let raw = "-f rawvideo -pix_fmt rgb24 -video_size \(width)x\(height)"
    let run = try workshop.run(
      """
      set -e
      for name in a b; do
        ffmpeg -v error -nostdin \(raw) -i $name.rgb $name.png
      done
      ffmpeg -v error -nostdin -loop 1 -framerate 8 -i a.png -loop 1 -framerate 8 -i b.png \
        -filter_complex '[0]format=gbrp[a];[1]format=gbrp[b];[a][b]xfade=\(kind):duration=1,format=rgba' \
        -frames:v 9 -f rawvideo theirs.rgba
      "$render" between a.png b.png --with xfade.\(kind) --fps 8 -q -o ours.rgba
      """)
    try #require(run.status == 0, "\(run.error)")
    let films = try ["ours.rgba", "theirs.rgba"].map { try #require(workshop.bytes(of: $0)) }
    try #require(films.allSatisfy { $0.count == 9 * size })
    return (films[0], films[1])
  }

  /// The number of pixels that differ by more than some levels.
  private static func count(
    unlike levels: Int, _ a: Data, _ b: Data, at moment: Int
  ) -> Int {
    let (a, b) = ([UInt8](a), [UInt8](b))
    return stride(from: moment * size, to: (moment + 1) * size, by: 4).count { pixel in
      (pixel..<pixel + 4).contains { abs(Int(a[$0]) - Int(b[$0])) > levels }
    }
  }
}
