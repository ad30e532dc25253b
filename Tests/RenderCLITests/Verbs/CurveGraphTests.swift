import Foundation
import SeguePictureCoding
import SegueRaster
import Testing

@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct CurveGraphTests {
  /// The graph of a curve, 1760 x 1120 pixels; its plot begins at (144, 208) and is 1552 x 768.
  private static func graph(_ curve: String) throws -> Surface {
    let workshop = try Workshop()
    let run = try workshop.run("\"$render\" curve '\(curve)' -o graph.png")
    try #require(run.status == 0 && run.output.isEmpty, "\(run.error)")
    let bytes = Array(try #require(workshop.bytes(of: "graph.png")))
    var budget = MemoryBudget(bytes: 1 << 28)
    return try PictureDecoder().decode(bytes.span, budget: &budget).surface
  }

  /// Whether a pixel is of the color of the position, or of the settling mark.
  private static func isBlue(_ surface: Surface, _ x: Int, _ y: Int) -> Bool {
    surface.pixels[y * surface.width + x] == 0xFFFF_6C0A
  }

  private static func isGreen(_ surface: Surface, _ x: Int, _ y: Int) -> Bool {
    surface.pixels[y * surface.width + x] == 0xFF45_A728
  }

  @Test func `a straight curve goes straight from corner to corner`() throws {
    let graph = try Self.graph("linear")
    #expect((graph.width, graph.height) == (1760, 1120))
    for fraction in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let (x, y) = (144 + Int(1552 * fraction), 976 - Int(768 * fraction))
      #expect(Self.isBlue(graph, x, y))
      #expect(!Self.isBlue(graph, x, y - 12) && !Self.isBlue(graph, x, y + 12))
    }
  }

  @Test func `a spring is marked where it has settled, and an easing is not`() throws {
    func hasMark(_ surface: Surface) -> Bool {
      (144..<1700).contains { x in (220..<960).contains { Self.isGreen(surface, x, $0) } }
    }
    #expect(hasMark(try Self.graph("swiftui.bouncy")))
    #expect(!hasMark(try Self.graph("ease-in-out")))
  }

  @Test(arguments: ["steps(4, jump-both)", "ios.system", "linear(0, 2, -1, 1)", "circular-out"])
  func `strange curves are drawn as well`(_ curve: String) throws {
    let graph = try Self.graph(curve)
    let columns = (150..<1690).filter { x in
      (0..<graph.height).contains { Self.isBlue(graph, x, $0) }
    }
    #expect(columns.count == 1540)
  }

  @Test(arguments: [
    ("-o graph.txt", "'graph.txt' is no name for a picture"),
    ("-o - --json", "option '--json': standard output takes what is drawn already"),
  ])
  func `what cannot be drawn is explained`(_ options: String, _ message: String) throws {
    let run = try Workshop().run("\"$render\" curve linear \(options) < /dev/null | cat")
    #expect(run.error.hasPrefix("render: error: \(message)\n"))
    #expect(run.output.isEmpty)
  }
}
