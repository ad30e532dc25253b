import Foundation
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// All frames of a film in one picture, and the list of their places beside it.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct SpriteSheetTests {
  private static let scene = """
    {
      "version": 1, "duration": 200,
      "canvas": { "size": [20, 10], "scale": 2, "fps": 30, "background": "transparent" },
      "layers": [{
        "id": "box", "frame": [0, 0, 6, 10], "background": "#FF950080", "cornerRadius": 3,
        "translateX": { "from": 0, "to": 14, "duration": 200, "easing": "linear" }
      }]
    }
    """

  @Test func `a sheet has every frame at the place that is listed`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run(
      "\"$render\" scene.json --grid 3 -o walk.png && \"$render\" scene.json -o film.rgba")
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let frames = try #require(workshop.bytes(of: "film.rgba"))
    let picture = Array(try #require(workshop.bytes(of: "walk.png")))
    var budget = MemoryBudget(bytes: 1 << 30)
    let sheet = try PictureDecoder().decode(picture.span, budget: &budget).surface.straight()
    #expect((sheet.width, sheet.height) == (120, 60))
    let atlas = try Self.atlas(in: workshop)
    let listed = try #require(atlas["frames"] as? [String: [String: Any]])
    #expect(listed.keys.sorted() == (0..<7).map { "walk-000\($0)" })
    for index in 0..<7 {
      let place = try #require(listed["walk-000\(index)"]?["frame"] as? [String: Int])
      #expect(place == ["x": index % 3 * 40, "y": index / 3 * 20, "w": 40, "h": 20])
      for y in 0..<20 {
        for x in 0..<40 {
          let at = (index * 20 + y) * 160 + 4 * x
          let expected = (0..<4).reduce(UInt32(0)) {
            $0 | UInt32(frames[at + $1]) << (8 * UInt32($1))
          }
          let word = sheet.pixels[(index / 3 * 20 + y) * 120 + index % 3 * 40 + x]
          if word != expected { Issue.record("frame \(index), pixel \(x),\(y)") }
        }
      }
    }
    // Where no frame is there is nothing.
    #expect(sheet.pixels[59 * 120 + 119] == 0)
  }

  private static func atlas(in workshop: Workshop) throws -> [String: Any] {
    let bytes = try #require(workshop.bytes(of: "walk.atlas.json"))
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  @Test func `the list has the names that sprite tools know`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run("\"$render\" scene.json --grid 3 -o walk.png")
    #expect(run.status == 0, "\(run.error)")
    let atlas = try Self.atlas(in: workshop)
    let meta = try #require(atlas["meta"] as? [String: Any])
    #expect(meta["image"] as? String == "walk.png" && meta["scale"] as? String == "2")
    #expect(meta["size"] as? [String: Int] == ["w": 120, "h": 60])
    let tags = try #require(meta["frameTags"] as? [[String: Any]])
    #expect(tags.count == 1 && tags[0]["name"] as? String == "walk" && tags[0]["to"] as? Int == 6)
    let animations = try #require(atlas["animations"] as? [String: [String]])
    #expect(animations["walk"] == (0..<7).map { "walk-000\($0)" })
    let frames = try #require(atlas["frames"] as? [String: [String: Any]])
    // A thirtieth of a second is no whole number, and the sum is that of the film.
    let times = (0..<7).compactMap { frames["walk-000\($0)"]?["duration"] as? Int }
    #expect(times == [33, 34, 33, 33, 34, 33, 33])
    for frame in frames.values {
      #expect(frame["rotated"] as? Bool == false && frame["trimmed"] as? Bool == false)
      #expect(frame["sourceSize"] as? [String: Int] == ["w": 40, "h": 20])
      #expect(
        frame["spriteSourceSize"] as? [String: Int] == ["x": 0, "y": 0, "w": 40, "h": 20])
    }
  }

  @Test(arguments: [
    ("--grid 3 -o x.mp4", "name a .png with -o"), ("--grid 0 -o x.png", ""),
    ("--grid 3 --strip -o x.png", "choose from them with --fps, --every, --from, --to or --frames"),
    ("--grid 3 --at 0 -o x.png", "choose from them with --fps, --every, --from, --to or --frames"),
    (
      "--grid 3 --moments 4 -o x.png",
      "choose from them with --fps, --every, --from, --to or --frames"
    ),
    ("--grid 3 -o - --format png", "name a .png with -o"),
  ])
  func `what is no sheet is refused`(_ options: String, _ hint: String) throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run("\"$render\" scene.json \(options)")
    #expect(run.status == 64 || run.status == 2, "\(run.status)")
    #expect(hint.isEmpty || run.error.contains("  hint: \(hint)\n"), "\(run.error)")
    #expect(workshop.bytes(of: "x.png") == nil && workshop.bytes(of: "x.atlas.json") == nil)
  }

  @Test func `a sheet that is too large for a picture is refused`() throws {
    let workshop = try Workshop(Self.scene.replacing("[20, 10]", with: "[24, 10]"))
    let run = try workshop.run(
      "\"$render\" scene.json --grid 100 --fps 240 --scale 16 -o x.png")
    #expect(run.status != 0)
    #expect(run.error.contains("the picture would have 18816x160 pixels"), "\(run.error)")
    #expect(run.error.contains("  hint: choose fewer moments or frames, or a smaller --width\n"))
    #expect(workshop.bytes(of: "x.png") == nil && workshop.bytes(of: "x.atlas.json") == nil)
  }

  @Test func `fewer frames make a smaller sheet`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run("\"$render\" scene.json --grid 16 --every 2 --width 20 -o walk.png")
    #expect(run.status == 0, "\(run.error)")
    let meta = try Self.atlas(in: workshop)["meta"] as? [String: Any]
    #expect(meta?["size"] as? [String: Int] == ["w": 80, "h": 10])
  }
}
