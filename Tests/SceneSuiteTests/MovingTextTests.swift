import Foundation
import SegueCompositing
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import TestSupport
import Testing

/// Letters move with what they stand on, and stand on whole rows where they rest.
@Suite struct MovingTextTests {
  /// Where the middle of what is darker than `ground` is, in pixels, among these rows.
  private func inkCenter(_ surface: Surface, rows: Range<Int>) -> (x: Double, y: Double) {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in rows {
      for column in 0..<surface.width {
        let ink = Double(255 - surface[column, row].red)
        sum += ink
        x += ink * (Double(column) + 0.5)
        y += ink * (Double(row) + 0.5)
      }
    }
    return (x / sum, y / sum)
  }

  /// Where the left edge of a card without blue is, which is left of `middle`.
  private func edge(_ surface: Surface, row: Int, middle: Int) -> Double {
    Double(middle) - (0..<middle).reduce(0) { $0 + Double(255 - surface[$1, row].blue) / 255 }
  }

  @Test(arguments: [false, true], [0, 14])
  func `a card and its words move together`(clips: Bool, radius: Int) throws {
    let looks = #""clip": \#(clips), "cornerRadius": \#(radius),"#
    let (film, renderer) = try Self.film(
      """
      { "version": 1, "canvas": { "size": [320, 120], "scale": 1, "fps": 60 }, "layers": [
        { "id": "card", "frame": [40, 20, 160, 60], \(looks) "background": "#FFCC00",
          "translateX": { "from": 0, "to": 8, "duration": 1000, "easing": "linear" }, "children": [
            { "id": "words", "frame": [60, 10, 90, 40], "text":
              { "string": "Il|H", "size": 17, "color": "#000", "verticalAlignment": "center" } } ] } ] }
      """)
    let rest = try renderer.surface(of: film.scene(frame: 0))
    let start = (edge(rest, row: 50, middle: 90), inkCenter(rest, rows: 30..<70).x)
    var (edges, gaps): ([Double], [Double]) = ([], [])
    for frame in 0..<film.frameCount {
      let surface = try renderer.surface(of: film.scene(frame: frame))
      let edge = edge(surface, row: 50, middle: 90)
      edges.append(edge - start.0 - 8 * Double(frame) / 60)
      gaps.append(inkCenter(surface, rows: 30..<70).x - edge - (start.1 - start.0))
    }
    let meanSquare = edges.reduce(0) { $0 + $1 * $1 } / Double(edges.count)
    #expect(meanSquare.squareRoot() <= 0.06)
    #expect(gaps.max()! - gaps.min()! <= 0.13, "\(gaps)")
  }

  @Test(arguments: [20, 20.4], [1, 2.625, 3])
  func `words do not hop where their origin is whole`(y: Double, scale: Double) throws {
    let (film, renderer) = try Self.film(
      """
      { "version": 1, "canvas": { "size": [160, 60], "scale": \(scale), "fps": 60 }, "layers": [
        { "id": "words", "frame": [20, \(y), 120, 30], "text": { "string": "Hxnumber", "size": 15 },
          "translateY": { "from": 0, "to": 8, "duration": 1000, "easing": "linear" } } ] }
      """)
    let places = try (0..<film.frameCount).map {
      let surface = try renderer.surface(of: film.scene(frame: $0))
      return inkCenter(surface, rows: 0..<surface.height).y
    }
    // Letters stand on a grid of eighths of a pixel.
    let most: Double = 8 * scale / 60 + 0.14
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(after > before - 0.01 && after <= before + most, "\(after - before)")
    }
  }

  /// A bar has no curves: where it stands on whole rows there is no gray above or below it.
  @Test(arguments: Array(stride(from: 20, to: 21, by: 0.125)), [1, 2.625])
  func `baselines that rest are whole rows, before a movement and after it`(
    y: Double, scale: Double
  ) throws {
    let (film, renderer) = try Self.film(
      """
      { "version": 1, "canvas": { "size": [60, 60], "scale": \(scale), "fps": 60 }, "layers": [
        { "id": "words", "frame": [10, \(y), 40, 30], "text": { "string": "___", "size": 16 },
          "translateY": { "from": 0.3, "to": 7.7, "duration": 500, "easing": "linear" } } ] }
      """)
    func rows(_ frame: Int) throws -> [UInt8] {
      let surface = try renderer.surface(of: film.scene(frame: frame))
      let column = Int(18 * scale)
      return (0..<surface.height).map { surface[column, $0].red }.filter { $0 < 255 }
    }
    let first = try rows(0)
    #expect(!first.isEmpty)
    #expect(try rows(film.frameCount - 1) == first)
  }

  private static func film(_ text: String) throws -> (film: AnimatedScene, SceneRenderer) {
    var diagnostics = Diagnostics()
    let folder = try SceneFolder(
      Folder(of: Package.folder.appending(path: "Scenes/scene.json").path))
    let source = SourceText(name: "scene.json", bytes: Array(text.utf8))
    let read = SceneReader(fragments: folder).read(source, into: &diagnostics)
    let document = try #require(read, "\(diagnostics.text())")
    let assets = document.pictures(
      of: document.scene, in: folder, kernels: .widest, budget: MemoryBudget(bytes: 1 << 30),
      into: &diagnostics)
    try #require(diagnostics.all.isEmpty, "\(diagnostics.text())")
    return (document.scene, SceneRenderer(assets: assets))
  }
}
