import SegueJSON

/// Something that an agent may read before it writes a scene.
package struct Resource: Sendable {
  let address: String
  let name: String
  let summary: String
  private let text: @Sendable () -> String

  package init(
    address: String, name: String, summary: String, text: @escaping @Sendable () -> String
  ) {
    self.address = address
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// The protocol's description of the resource.
  var description: JSONValue {
    [
      "uri": .string(address), "name": .string(name), "description": .string(summary),
      "mimeType": "application/json",
    ]
  }

  /// The content of the resource, as the protocol sends it.
  var content: JSONValue {
    ["uri": .string(address), "mimeType": "application/json", "text": .string(text())]
  }
}
