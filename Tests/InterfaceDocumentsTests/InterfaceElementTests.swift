import SegueInterfaceDocuments
import Testing

@Suite struct InterfaceElementTests {
  private let view = InterfaceElement(
    name: "view", attributes: ["tag": "4"],
    children: [
      InterfaceElement(name: "rect", attributes: ["key": "frame"], line: 4),
      InterfaceElement(
        name: "subviews", children: [InterfaceElement(name: "label", line: 6)], line: 5),
    ], line: 3)

  @Test func `an element without attributes has none`() {
    #expect(InterfaceElement(name: "view", line: 3).attributes.isEmpty)
  }

  @Test func `children are found by name, by what they hold, and by the property they are`() {
    #expect(view["tag"] == "4")
    #expect(view.child("subviews")?.line == 5)
    #expect(view.list("subviews").map(\.name) == ["label"])
    #expect(view.list("constraints").isEmpty)
    #expect(view.value(of: "frame")?.name == "rect")
  }
}
