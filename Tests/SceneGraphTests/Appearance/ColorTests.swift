import SegueSceneGraph
import Testing

@Suite struct ColorTests {
  @Test func `bytes become components`() {
    #expect(Color(rgb: 0xFF3300) == Color(red: 1, green: 0.2, blue: 0, alpha: 1))
    #expect(Color(rgb: 0x000066, alpha: 0.5) == Color(red: 0, green: 0, blue: 0.4, alpha: 0.5))
    #expect(Color(white: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
    #expect(Color.white == Color(rgb: 0xFFFFFF) && Color.black == Color(rgb: 0))
  }

  @Test func `components in order, there and back`() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(Color(components: color.components) == color)
  }

  @Test func `a color is opaque when nothing shows through`() {
    #expect(Color.white.isOpaque)
    #expect(Color(white: 0, alpha: 1.2).isOpaque)
    #expect(!Color(white: 0, alpha: 0.999).isOpaque && !Color.clear.isOpaque)
  }
}
