import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct TextSliceTests {
  private static func scene(_ change: (Int, inout LayerProperties) -> Void = { _, _ in }) -> Scene {
    let size = Size(40, 20)
    let slices: [TextSlice] = [.bytes(0..<1), .bytes(1..<2), .bytes(2..<Int.max)]
    let pieces = slices.enumerated().map { index, slice in
      Layer(LayerID("a.\(index)")) {
        $0.size = size
        $0.anchor = .topLeft
        var text = TextContent([TextRun("abc")])
        text.slice = slice
        $0.content = .text(text)
        change(index, &$0)
      }
    }
    let parent = Layer("a", children: pieces) { $0.frame = Rect(x: 5, y: 5, width: 40, height: 20) }
    return Scene(canvas: Canvas(size: Size(50, 30)), layers: [parent]).joiningSlices
  }

  /// The words that each layer shows, none for those that show nothing.
  private static func words(_ scene: Scene) -> [String] {
    scene.items.map { item in
      guard case .text(let text) = item.properties.content, !item.properties.isHidden else {
        return ""
      }
      return text.shownString
    }
  }

  @Test func `parts at rest are the text of the layer around them`() {
    #expect(Self.words(Self.scene()) == ["abc", "", "", ""])
    #expect(Self.words(Self.scene { $1.filters = [.blur(sigma: 0)] }) == ["abc", "", "", ""])
  }

  @Test func `parts that stand alike are one, and others are not`() {
    #expect(Self.words(Self.scene { $1.opacity = 0.5 }) == ["", "abc", "", ""])
    #expect(Self.words(Self.scene { $1.opacity = $0 == 2 ? 0.5 : 1 }) == ["", "ab", "", "c"])
    #expect(Self.words(Self.scene { $1.opacity = $0 == 1 ? 0.5 : 1 }) == ["", "a", "b", "c"])
    #expect(Self.words(Self.scene { $1.filters = [.blur(sigma: 2)] }) == ["", "abc", "", ""])
  }

  @Test func `parts that are stretched stay apart`() {
    let words = Self.words(Self.scene { $1.transform.scale = [2, 2, 1] })
    #expect(words == ["", "a", "b", "c"])
    #expect(Self.words(Self.scene { $1.transform.translation.y = 3 }) == ["", "abc", "", ""])
  }

  @Test func `a part joins the next alone, and one of its kind`() {
    let first = TextSlice.bytes(0..<3)
    #expect(first.joined(with: .bytes(3..<Int.max)) == .bytes(0..<Int.max))
    #expect(first.joined(with: .bytes(4..<5)) == nil)
    #expect(first.joined(with: .lines(3..<4)) == nil)
    #expect(TextSlice.lines(0..<1).joined(with: .lines(1..<2)) == .lines(0..<2))
  }

  @Test func `a scene without parts stays as it is`() {
    let scene = Scene(
      canvas: Canvas(size: Size(9, 9)),
      layers: [Layer("a") { $0.content = .text(TextContent([TextRun("a")])) }])
    #expect(scene.joiningSlices == scene)
  }
}
