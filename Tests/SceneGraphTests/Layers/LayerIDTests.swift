import SegueSceneGraph
import Testing

@Suite struct LayerIDTests {
  @Test(arguments: ["a", "card-2", "A.b_c", "0", String(repeating: "x", count: 64)])
  func `plain names need no quotes`(_ name: String) {
    #expect(LayerID.isValid(name))
    #expect(LayerID(name).description == name)
  }

  @Test(
    arguments: ["", "a b", "a/b", "é", "a\n", "‐", "a,b", String(repeating: "x", count: 65)])
  func `other names do`(_ name: String) {
    #expect(!LayerID.isValid(name))
  }
}
