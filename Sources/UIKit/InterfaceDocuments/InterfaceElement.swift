/// An element of a storyboard or a nib: its name, its attributes, and the elements inside.
package struct InterfaceElement: Equatable, Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [InterfaceElement]
  /// Its line in the file, from 1.
  package var line: Int

  package init(
    name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [],
    line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.line = line
  }
}
