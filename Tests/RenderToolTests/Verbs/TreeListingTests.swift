import SegueCommandLine
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRenderTool
import SegueSceneGraph
import Testing

/// The layers of a film at several moments, one moment after the other.
@Suite struct TreeListingTests {
  private static let scene = """
    {"version": 1, "canvas": {"size": [40, 40]}, "duration": 100, "layers": [
      {"id": "a", "frame": [0, 0, 10, 10], "opacity": {"from": 0, "to": 1, "duration": 100}},
      {"id": "b", "frame": [0, 0, 10, 10], "background": "#f00"}]}
    """

  @Test func `a document of several moments is what it would be in one piece`() async throws {
    let transcript = await Transcript("tree", "-", "--at", "0-100/20", "--json", input: Self.scene)
    #expect(transcript.code == .done)
    let read = try Self.document(transcript.output)
    #expect(read.pretty + "\n" == transcript.output)
    guard case .object(let members) = read, case .array(let moments) = members[1].value else {
      Issue.record("there are no moments in \(transcript.output)")
      return
    }
    #expect(members.map(\.key) == ["schemaVersion", "moments"])
    #expect(moments.count == 6)
  }

  @Test func `each moment of several is what it is alone`() async throws {
    let all = await Transcript("tree", "-", "--at", "0,50,100", input: Self.scene)
    var parts: [String] = []
    for time in ["0", "50", "100"] {
      parts.append(await Transcript("tree", "-", "--at", time, input: Self.scene).output)
    }
    #expect(all.output == parts.joined(separator: "\n"))
  }

  /// What is written of a film of so many layers at ten moments, and what is said of the rest.
  private static func listing(
    layers: Int, mostLines: Int, isJSON: Bool = false
  ) throws -> (output: String, shortfall: String?) {
    let layers = (0..<layers).map { Layer(LayerID("layer-\($0)")) }
    let film = AnimatedScene(
      canvas: Canvas(size: Size(10, 10)), duration: .seconds(1),
      epochs: [Epoch(tree: LayerTree(layers))])
    var parser = ArgumentParser(.render)
    try parser.read(["manual"])
    let output = Recording()
    let terminal = Terminal(
      console: Console(input: { _ in [] }, output: { output.append($0) }, error: { _ in }),
      environment: Environment(), preferences: Preferences(parser.invocation), commands: .render)
    let moments = (0..<10).map { Time.milliseconds(Double($0) * 100) }
    let listing = TreeListing(film, at: moments, isJSON: isJSON, mostLines: mostLines)
    let shortfall = try listing.write(on: terminal)
    return (output.text, shortfall)
  }

  @Test(arguments: [(40, 10), (39, 9), (11, 2), (4, 1), (0, 1)])
  func `moments are listed until the lines are used up, the first in any case`(
    lines: Int, moments: Int
  ) throws {
    let (output, shortfall) = try Self.listing(layers: 4, mostLines: lines)
    #expect(output.split(separator: "\n").count == moments * 5)
    let words = "\(moments) of 10 moments are listed: all of them have more than \(lines) lines"
    #expect(shortfall == (moments == 10 ? nil : words))
  }

  @Test func `a document that is cut off says so, and is whole`() throws {
    let (output, shortfall) = try Self.listing(layers: 1, mostLines: 3, isJSON: true)
    let read = try Self.document(output)
    #expect(read.pretty + "\n" == output)
    guard case .object(let members) = read else { return }
    #expect(members.map(\.key) == ["schemaVersion", "moments", "shortfall"])
    #expect(members.last?.value == shortfall.map { .string($0) })
  }

  private static func document(_ text: String) throws -> JSONValue {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "answer", text: text)
    let node = JSONReader(.json).read(source, into: &diagnostics)
    return JSONValue(try #require(node))
  }
}
