import SegueJSON

/// Something that an agent may read before it writes a scene.
package struct Resource: Sendable {
  let address: String
  let name: String
  let summary: String
  let mediaType: String
  private let text: @Sendable () -> String

  package init(
    address: String, name: String, summary: String, mediaType: String = "application/json",
    text: @escaping @Sendable () -> String
  ) {
    self.address = address
    self.name = name
    self.summary = summary
    self.mediaType = mediaType
    self.text = text
  }

  /// The protocol's description of the resource.
  var description: JSONValue {
    [
      "uri": .string(address), "name": .string(name), "description": .string(summary),
      "mimeType": .string(mediaType),
    ]
  }

  /// The content of the resource, as the protocol sends it.
  var content: JSONValue {
    ["uri": .string(address), "mimeType": .string(mediaType), "text": .string(text())]
  }
}

/// Resources of one kind, of which an address names one: `segue://schema/{section}`.
package struct ResourceTemplate: Sendable {
  /// The address up to the name of one.
  let prefix: String
  /// The word for that name.
  let variable: String
  let name: String
  let summary: String
  let mediaType: String
  private let resource: @Sendable (String) -> String?

  /// - Parameter text: the content of the one of that name; nothing where there is none.
  package init(
    prefix: String, variable: String, name: String, summary: String, mediaType: String,
    text: @escaping @Sendable (String) -> String?
  ) {
    self.prefix = prefix
    self.variable = variable
    self.name = name
    self.summary = summary
    self.mediaType = mediaType
    resource = text
  }

  /// The protocol's description of the template.
  var description: JSONValue {
    [
      "uriTemplate": .string("\(prefix){\(variable)}"), "name": .string(name),
      "description": .string(summary), "mimeType": .string(mediaType),
    ]
  }

  /// The content of the resource at an address, as the protocol sends it; nothing where it is none of these.
  func content(at address: String) -> JSONValue? {
    guard address.hasPrefix(prefix), let text = resource(String(address.dropFirst(prefix.count)))
    else { return nil }
    return ["uri": .string(address), "mimeType": .string(mediaType), "text": .string(text)]
  }
}
