import Foundation
import SegueVideo
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// How near a movie is to the pictures that it is made of, when it is decoded.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct FilmLikenessTests {
  private static let scenes = Package.folder.appending(path: "Scenes").path

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: scenes)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
  }()

  /// A picture file as the rasterizer converts it.
  private func planes(of png: Data) throws -> VideoPlanes {
    var budget = MemoryBudget(bytes: 1 << 30)
    let bytes = [UInt8](png)
    let surface = try PictureDecoder().decode(bytes.span, budget: &budget).surface
    let (width, height) = (surface.width, surface.height)
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    let command = DrawCommand(
      .pixels(bounds), .picture(PictureID(0), SamplingMap(x: 0, y: 0), .nearest))
    let list = DisplayList(
      width: width, height: height, background: .black,
      passes: [Pass(.canvas, in: bounds, [command])])
    var planes = VideoPlanes(width: width, height: height)
    try Rasterizer().render(list, pictures: [try Picture(surface)], into: &planes)
    return planes
  }

  /// The first and the last frame: as decoded, and as the pictures say.
  ///
  /// - Parameter rate: how many frames there are a second; the last one is the film's end at any rate.
  private func ends(
    of scene: String, quality: String, rate: Int
  ) throws -> [(decoded: DecodedFrame, picture: VideoPlanes)] {
    let workshop = try Workshop()
    let film = "'\(Self.scenes)/\(scene)' -q --scale 2"
    let run = try workshop.run(
      """
      set -e
      "$render" \(film) --quality \(quality) --fps \(rate) -o film.mp4
      "$render" \(film) --at 0 -o first.png
      "$render" \(film) --at end -o last.png
      """)
    try #require(run == Shelled(status: 0, output: "", error: ""))
    var frames: [DecodedFrame] = []
    try MovieProbe.decode(workshop.folder.appending(path: "film.mp4").path) { frame in
      // Those between are not looked at.
      if frames.count > 1 { frames.removeLast() }
      frames.append(frame)
    }
    return try zip(frames, ["first.png", "last.png"]).map { frame, name in
      (frame, try planes(of: try #require(workshop.bytes(of: name))))
    }
  }

  private func check(
    _ scene: String, quality: String, rate: Int, decibels: Double, bias: Double = 0.5
  ) throws {
    for (decoded, picture) in try ends(of: scene, quality: quality, rate: rate) {
      let luma = Likeness(decoded.planes[0], picture.luma)
      #expect(luma.decibels >= decibels, "\(scene)")
      let blue = Likeness(decoded.planes[1], picture.blue)
      let red = Likeness(decoded.planes[2], picture.red)
      for plane in [luma, blue, red] { #expect(abs(plane.bias) <= bias, "\(scene)") }
    }
  }

  @Test(arguments: names.oneIn(3))
  func `a movie begins and ends as its pictures`(_ scene: String) throws {
    try check(scene, quality: "standard", rate: 5, decibels: 40)
  }

  /// A draft rounds so coarsely that a flat color may be a level off.
  @Test(
    arguments: Cases.paired(
      [("draft", 1.25), ("standard", 0.5), ("high", 0.5), ("small", 0.5)],
      inTurnsWith: ["fade.json", "photo-zoom.json", "shared-axis.json"]))
  func `so it does with all of its frames, in each quality within its bounds`(
    _ quality: (name: String, bias: Double), _ scene: String
  ) throws {
    try check(scene, quality: quality.name, rate: 60, decibels: 40, bias: quality.bias)
  }
}
