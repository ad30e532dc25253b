/// An element of a storyboard or a nib: its name, its attributes, and the elements inside.
package struct InterfaceElement: Equatable, Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [InterfaceElement]
  /// The characters inside, those of its children left out.
  package var text: String
  /// Its line in the file, from 1.
  package var line: Int

  package init(
    name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [],
    text: String = "", line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The children of the first child of a name: `subviews`, `constraints`, `connections`.
  package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The child that is the value of a property: `<rect key="frame" …/>`.
  package func value(of key: String) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key }
  }
}
