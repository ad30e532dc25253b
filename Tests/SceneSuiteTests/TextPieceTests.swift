import Foundation
import SegueCompositing
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

/// Texts that appear piece by piece, drawn.
@Suite struct TextPieceTests {
  struct Words: CustomTestStringConvertible, Sendable {
    let text: String
    let frame: String
    var testDescription: String { text }

    init(_ text: String, frame: String = "[10.3, 6.7, 180, 60]") {
      (self.text, self.frame) = (text, frame)
    }
  }

  static let words = [
    Words(#""string": "Waffle office: fjord", "size": 17"#),
    Words(#""string": "AVAToyota VVA", "size": 19, "letterSpacing": -2.5"#),
    Words(#""string": "مرحبا بالعالم 12", "size": 22, "family": "Noto Sans Arabic""#),
    Words(
      ##""runs": [{"string": "Mi"}, {"string": "xed 🎉", "color": "#e33", "underline": true}]"##),
    Words(
      #""string": "several lines\nof words that wrap where they have to", "alignment": "justified""#
    ),
    Words(
      ##""string": "gradient", "color": {"linear": {"stops": ["#f00", "#00f"]}}, "verticalAlignment": "center""##
    ),
  ]

  static let ways = [
    #""by": "letter", "stagger": 7, "translate": [3.3, 9.1]"#,
    #""by": "word", "stagger": 11, "scale": 0.3, "blur": 3"#,
    #""by": "line", "stagger": 20, "translate": [0, 9]"#,
  ]

  private static func film(
    _ words: Words, appear: String?
  ) throws -> (film: AnimatedScene, renderer: SceneRenderer, assets: AssetTable) {
    let appearance = appear.map { ", \"appear\": {\($0), \"duration\": 100, \"delay\": 20}" } ?? ""
    let text = """
      {"version": 1, "canvas": {"size": [200, 80], "scale": 1.5}, "duration": 800, "layers": [
        {"id": "a", "frame": \(words.frame), "text": {"maximumLines": 4, \(words.text)\(appearance)}}]}
      """
    var diagnostics = Diagnostics()
    let read = SceneReader().read(SourceText(name: "words.json", text: text), into: &diagnostics)
    let document = try #require(read, "\(diagnostics.text())")
    let folder = try SceneFolder(Folder(of: Package.folder.appending(path: "words.json").path))
    let assets = document.pictures(
      of: document.scene, in: folder, kernels: .widest, budget: MemoryBudget(bytes: 1 << 28),
      into: &diagnostics)
    return (document.scene, SceneRenderer(assets: assets), assets)
  }

  @Test(arguments: words, ways)
  func `a text has appeared when it is the text without`(_ words: Words, _ way: String) throws {
    let (plain, plainRenderer, _) = try Self.film(words, appear: nil)
    let (film, renderer, _) = try Self.film(words, appear: way)
    let whole = try plainRenderer.surface(of: plain.scene(at: .milliseconds(800)))
    #expect(try renderer.surface(of: film.scene(at: .milliseconds(800))) == whole)
    let empty = try renderer.surface(of: film.scene(at: .zero))
    #expect(
      (0..<empty.height).allSatisfy { y in (0..<empty.width).allSatisfy { empty[$0, y].red == 255 }
      })
    let between = try renderer.surface(of: film.scene(at: .milliseconds(60)))
    #expect(between != whole && between != empty)
  }

  @Test func `pieces that stand alike are drawn as one`() throws {
    let words = Words(#""string": "a b c d""#)
    let way = #""by": "word", "stagger": 100, "opacity": 1, "translate": [0, 9]"#
    let (film, _, assets) = try Self.film(words, appear: way)
    let compositor = Compositor(assets: assets)
    // Before the first begins, all stand below their places; while it moves, the others do.
    let counts = [0.0, 70].map { time in
      compositor.displayList(for: film.scene(at: .milliseconds(time))).passes.last?.commands.count
    }
    #expect(counts == [1, 2])
  }

  @Test func `a piece grows about its own middle`() throws {
    let words = Words(#""string": "ll ll", "size": 40"#, frame: "[10, 10, 180, 60]")
    let (film, renderer, _) = try Self.film(
      words, appear: #""by": "word", "stagger": 0, "opacity": 1, "scale": 0.5"#)
    func middle(_ surface: Surface, _ columns: Range<Int>) -> Double {
      var (sum, moment) = (0.0, 0.0)
      for x in columns {
        let ink = (0..<surface.height).reduce(0.0) { $0 + Double(255 - surface[x, $1].red) }
        (sum, moment) = (sum + ink, moment + ink * Double(x))
      }
      return moment / sum
    }
    let small = try renderer.surface(of: film.scene(at: .zero))
    let large = try renderer.surface(of: film.scene(at: .milliseconds(800)))
    let inked = (0..<large.width).filter { x in
      (0..<large.height).contains { large[x, $0].red < 255 }
    }
    let gaps = zip(inked, inked.dropFirst()).map { (width: $1 - $0, middle: ($0 + $1) / 2) }
    let gap = try #require(gaps.max { $0.width < $1.width }).middle
    for columns in [0..<gap, gap..<large.width] {
      #expect((middle(small, columns) - middle(large, columns)).magnitude < 0.5)
    }
  }
}
