import SegueInterfaceDocuments
import Testing

@Suite struct InterfaceElementTests {
  @Test func `an element without attributes has none`() {
    #expect(InterfaceElement(name: "view", line: 3).attributes.isEmpty)
  }
}
