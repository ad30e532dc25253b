import Foundation
import SegueCommandLine
import SegueImages
import SegueRaster
import TestSupport
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
    // Who asks for JSON gets the same as a document.
    #expect(run.output.isEmpty == !options.contains("--json"))
    #expect(run.output.isEmpty || run.output.contains(message))
  }

  @Test(arguments: [
    "linear(0, 20)", "linear(0, 9, 1)", "cubic-bezier(0,50,1,1)", "linear(0, 1000000)",
    "linear(-1000000, 1000000)", "cubic-bezier(0, 1000000, 1, -1000000)",
  ])
  func `curves that go far are graphs, with both marks`(_ curve: String) async throws {
    for rows in ["5", "8", "16", "200"] {
      let run = await Transcript("curve", curve, "--height", rows)
      #expect(run.code == .done)
      let marks = run.output.split(separator: "\n").compactMap { line in
        line.contains("┤") ? line.prefix { $0 != "┤" }.filter { $0 == "0" || $0 == "1" } : nil
      }.joined()
      #expect(marks.sorted() == ["0", "1"], "\(run.output)")
      let json = await Transcript("curve", curve, "--json")
      #expect(json.code == .done && !json.output.contains("null"))
    }
    #expect(try Self.graph(curve).width == 1760)
  }

  @Test(arguments: [
    "spring(response: 1000000, dampingFraction: 1000000)",
    "spring(stiffness: 1000000, damping: 1e-300)", "spring(stiffness: 0.000001, damping: 0)",
    ".interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 1000000)",
    "{\"spring\": {\"stiffness\": 1000000, \"mass\": 1e-6, \"damping\": 1000000}}",
  ])
  func `extreme springs have numbers everywhere`(_ curve: String) async throws {
    for words in [["--json"], ["--as", "all"], [], ["-d", "3600s"], ["-d", "0.000001ms"]] {
      let run = await Transcript(of: ["curve", curve] + words)
      #expect(run.code == .done, "\(words): \(run.error)")
      for word in ["null", "nan", "inf"] { #expect(!run.output.contains(word), "\(run.output)") }
    }
    #expect(try Self.graph(curve).width == 1760)
  }

  @Test(arguments: [
    ("linear(1e308, -1e308)", "found '1e308', expected a number from -1000000 to 1000000"),
    ("CubicBezierEasing(0f, 1e308f, 1f, 1f)", "expected a number from -1000000 to 1000000"),
    (".spring(response: 1e-300)", "response = 1e-300, expected a number that makes a swing take"),
    ("{\"spring\": {\"stiffness\": 1e6, \"mass\": 1e-300}}", "expected a number that makes"),
  ])
  func `numbers that no curve may have are named`(_ curve: String, _ message: String) async {
    let run = await Transcript("curve", curve)
    #expect(run.code == .invalidData)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
